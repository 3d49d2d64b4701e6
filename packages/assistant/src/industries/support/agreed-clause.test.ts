import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test.each([
  "both are booked since two weeks. please open one",
  "that was last month, so yes open the ticket",
  "the bank says it is final; go ahead and open it",
])("“%s” takes up the ticket that was offered, with what it tells", (message) => {
  const say = talk("support");
  expect(say("we were charged twice").text).toContain("Shall I open a ticket");
  expect(say(message).text).toMatch(
    /^(?:I’m sorry[^.]*\. |That means[^.]*\. )?Ticket PL-\d+ is open/,
  );
});

test("what was offered beside something else is taken up, though its explanation does not apply", () => {
  const say = talk("support");
  say("you charged us twice, and how do I cancel?");
  expect(say("it has been 12 days so that is not a hold. yes please open one").text).toMatch(
    /Ticket PL-\d+ is open/,
  );
});

test("a clause that asks for no ticket opens none", () => {
  const say = talk("support");
  say("we were charged twice");
  expect(say("it has been a week, do not open one yet").text).not.toContain("is open");
});

test("a ticket that was raised is in hand: what it is about and who has it are told", () => {
  const say = talk("support");
  say("PL-2041 is still not answered, this is ridiculous!!");
  const { text } = say("what is that ticket about, and who has it?");
  expect(text).toContain("Calendar sync stops after a password change");
  expect(text).toContain("waiting for you");
});

test("money that comes back when cancelling is no question of how the ticket is answered", () => {
  const say = talk("support");
  say("open a ticket: the total on the invoice is wrong");
  expect(say("if we cancel the yearly plan will we get something back").text).not.toContain(
    "By e-mail",
  );
});

test.each(["no hurry with it", "we are not in a rush, no hurry", "there is no real hurry"])(
  "“%s” raises no ticket",
  (message) => {
    const say = talk("support");
    say("open a ticket: the total on the invoice is wrong");
    expect(say(message).text).toContain("now has priority low");
  },
);

test("“hurry up” still raises it", () => {
  const say = talk("support");
  say("open a ticket: the total on the invoice is wrong");
  expect(say("please hurry up").text).toContain("critical");
});
