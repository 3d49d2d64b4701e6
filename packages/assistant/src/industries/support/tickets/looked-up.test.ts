import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "could you mark it urgent",
  "set this to critical priority please",
  "please escalate it",
])("“%s” raises the ticket that was looked up, and opens none", (message) => {
  const say = talk("support");
  say("where is PL-2041 at");
  const { text, state } = say(message);
  expect(text).toMatch(/^PL-2041 now has priority critical/);
  expect(state.tickets).toEqual([]);
  expect(say("when will someone answer me?").text).not.toMatch(/I’m raising/);
});

test.each([
  "PL-2041: I reconnected and it still does not sync",
  "tried that for PL-2041, no luck",
  "pl-2041 reconnecting did not help",
])("“%s” answers what the ticket waits for, and its status says so from then on", (message) => {
  const say = talk("support");
  expect(say(message).text).toMatch(/^Thank you: I’ve added to PL-2041/);
  for (const asked of ["when will they reply", "what is the status of PL-2041"])
    expect(say(asked).text).not.toMatch(/waiting for you/i);
});

test("a question about its step answers nothing", () => {
  expect(talk("support")("did reconnect not help with PL-2041?").text).not.toMatch(/I’ve added/);
});

test.each([
  ["my mail is ida@brook.example", "ida@brook.example"],
  ["please write to team@brook.example instead", "team@brook.example"],
])("“%s” goes into the ticket that was just opened", (message, address) => {
  const say = talk("support");
  say("the notifications do not arrive");
  say("open a ticket please");
  expect(say(message).text).toMatch(/^I’ve added this to PL-\d{4}/);
  expect(say("what does the ticket say").text).toContain(address);
});
