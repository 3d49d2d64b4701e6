import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const withTicket = () => {
  const say = talk("support");
  say("the calendar sync is broken since monday");
  expect(say("open a ticket please").text).toMatch(/PL-\d{4}/);
  return say;
};

test.each([
  [
    "my old address is jo@oldfirm.example, add that",
    /added this to PL-\d{4}: “my old address is jo@oldfirm\.example”/,
  ],
  [
    "it only happens in Safari, put that in too",
    /added this to PL-\d{4}: “it only happens in Safari”/,
  ],
  ["tell them it began after the update", /added this to PL-\d{4}: “it began after the update”/],
])("“%s” is added to the ticket that was just opened", (message, reply) => {
  expect(withTicket()(message).text).toMatch(reply);
});

test("a message for a looked-up ticket is noted in it", () => {
  const say = talk("support");
  say("PL-2041 whats happening with it");
  expect(say("tell them it happens on Safari too").text).toMatch(
    /^I’ve added this to PL-2041: “it happens on Safari too”/,
  );
});

test("a question is not a note", () => {
  expect(withTicket()("what does Business cost, by the way?").text).not.toMatch(/added this/);
});

test("missing backup codes are not the reported problem", () => {
  const say = talk("support");
  say("cant log in says wrong password");
  expect(say("i dont have any codes and no sso, just the reset mail never comes").text).not.toMatch(
    /backup codes/,
  );
  expect(talk("support")("lost my phone, no codes, cant sign in").text).toMatch(/backup codes/);
});

test("a refund for someone who leaves is a billing question", () => {
  const { text } = talk("support")(
    "someone leaves the company do we get money back for the rest of the month",
  );
  expect(text).not.toMatch(/Deactivate”\. They’re signed out/);
});
