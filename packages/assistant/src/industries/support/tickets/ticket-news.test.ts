import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

/** More messages than a conversation keeps the words of. */
const meanwhile = [
  "does the export hold comments?",
  "can i print the gantt chart?",
  "is there a dark mode?",
  "how many guests may i invite?",
  "do you have an app for android?",
  "where are your servers?",
  "can i pay by invoice?",
];

test("a ticket that was escalated stays so, however long ago that was", () => {
  const say = talk("support");
  say("escalate PL-2041");
  for (const message of meanwhile) say(message);
  expect(say("what is the status of PL-2041").text).toMatch(/^PL-2041.*: escalated\./);
  expect(say("please escalate PL-2041").text).toMatch(/^Yes, PL-2041 is escalated/);
});

test("an answer that a ticket waited for is in it, however long ago that was", () => {
  const say = talk("support");
  say("status of PL-2041");
  expect(say("i tried that and it did not help").text).toMatch(/added to PL-2041/);
  for (const message of meanwhile) say(message);
  expect(say("what is the status of PL-2041").text).toMatch(/: in progress\. .*back with engineer/);
});

test("only the ticket that was escalated is", () => {
  const say = talk("support");
  say("escalate PL-2041");
  expect(say("what is the status of PL-1987").text).not.toMatch(/escalated/);
});
