import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["we pay monthly. cancel the plan please", "until when can we use it", /^With the month you’ve/],
  ["i want to cancel my yearly subscription", "and when is it over?", /unused months after that/],
  ["how do we cancel our plan", "when does it stop", /^A monthly plan ends with the month/],
  ["cancel my plan, it's monthly", "do i get anything back", /^Not on a monthly plan/],
])("after “%s”, “%s” asks about the end of the plan", (first, asked, stated) => {
  const say = talk("support");
  say(first);
  expect(say(asked).text).toMatch(stated);
});

test("refund dates and ticket response times are different questions", () => {
  const say = talk("support");
  say("cancel my yearly plan please");
  expect(say("when is the money back").text).not.toMatch(/With the month|ends with the month/);
  expect(talk("support")("when does my trial end").text).not.toMatch(/ends with the month/);
});

test.each([
  "yes, open one, and cancel my plan too",
  "ok open the ticket. also cancel the subscription",
  "please open it and end our plan",
])("“%s” opens the ticket, and says how the plan is cancelled", (message) => {
  const say = talk("support");
  say("we were charged twice in May");
  const { text } = say(message);
  expect(text).toMatch(/Ticket PL-\d{4} is open/);
  expect(text).toMatch(/An owner can cancel it/);
});

test("a question that mentions today does not escalate the ticket", () => {
  const say = talk("support");
  say("we were charged twice in May");
  say("yes open a ticket");
  expect(say("does it run on if i cancel today").text).not.toMatch(/now has priority/);
});

test.each(["is there a contract?", "are we bound to a contract", "do we need to sign a contract"])(
  "“%s” is answered with the period that was paid",
  (message) => {
    expect(talk("support")(message).text).toMatch(/^No, there’s nothing beyond the period/);
  },
);
