import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "../ticket-file/file.ts";

test.each([
  "does it go well with knitting patterns",
  "can the board smell of lavender?",
  "I like purple boards with glitter",
])("“%s”, after a ticket was declined, gets no offer of one", (message) => {
  const say = talk("support");
  say("the reports page looks odd to me");
  say("no ticket needed dear");
  expect(say(message).text).not.toMatch(/open a ticket|as a ticket|by ticket/);
});

test.each([
  "No, you open it. It was on 27 November, 96 euros.",
  "can't you open it for me",
  "you do it please",
])("“%s” opens the ticket that was spoken of", (message) => {
  const say = talk("support");
  say("you charged us 96 euros after we cancelled");
  const { state } = say(message);
  expect(state.tickets).toHaveLength(1);
  expect(textsOf(state.tickets)).toMatch(/charged/i);
});

test("what a visitor would open is asked, not opened", () => {
  const say = talk("support");
  say("we were charged twice");
  expect(say("who opens it, you or me?").state.tickets).toHaveLength(0);
});
