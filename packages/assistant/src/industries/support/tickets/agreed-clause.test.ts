import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "both are booked since two weeks. please open one",
  "that was last month, so yes open the ticket",
  "the bank says it is final; go ahead and open it",
])("“%s” accepts the offered ticket and adds its details", (message) => {
  const say = talk("support");
  expect(say("we were charged twice").text).toContain("Shall I open a ticket");
  expect(say(message).text).toMatch(
    /^(?:I’m sorry[^.]*\. |That means[^.]*\. )?Ticket PL-\d+ is open/,
  );
});

test("a ticket offered alongside an explanation is accepted if the explanation does not apply", () => {
  const say = talk("support");
  say("you charged us twice, and how do I cancel?");
  expect(say("it has been 12 days so that is not a hold. yes please open one").text).toMatch(
    /Ticket PL-\d+ is open/,
  );
});

test("a clause that does not ask for a ticket opens none", () => {
  const say = talk("support");
  say("we were charged twice");
  expect(say("it has been a week, do not open one yet").text).not.toContain("is open");
});

test("an escalated ticket is current: its subject and owner are given", () => {
  const say = talk("support");
  say("PL-2041 is still not answered, this is ridiculous!!");
  const { text } = say("what is that ticket about, and who has it?");
  expect(text).toContain("Calendar sync stops after a password change");
  expect(text).toContain("lead on duty");
});

test("a question about refunds on cancelling is not about the ticket's reply", () => {
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

test("“hurry up” still escalates it", () => {
  const say = talk("support");
  say("open a ticket: the total on the invoice is wrong");
  expect(say("please hurry up").text).toContain("critical");
});

test("leaves it to the assistant only where a ticket is on offer", () => {
  const offered = talk("support");
  offered("my card was charged wrong");
  const [ticket] = offered("ok as you suggest").state.tickets;
  expect(ticket?.told).toEqual(["my card was charged wrong"]);
  const inGuide = talk("support");
  inGuide("the app crashes on startup");
  expect(inGuide("whatever you think is best").state.tickets).toEqual([]);
});
