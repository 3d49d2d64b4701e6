import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const withTicket = () => {
  const say = talk("support");
  say("open a ticket: notifications never arrive on my tablet");
  return say;
};

test.each([
  "can i add a screenshot to it",
  "can I attach a file to the ticket",
  "i want to add some pictures to it",
])("“%s” is told where a file goes", (message) => {
  const { text, state } = withTicket()(message);
  expect(text).toMatch(/reply to the e-mail about PL-\d{4} and attach it/);
  expect(state.tickets[0]?.title).not.toMatch(/screenshot|file|pictures/);
});

test.each([
  "What did you write to them?",
  "so what have you told the team",
  "what did you put in it",
])("“%s” reads the ticket and adds nothing", (message) => {
  expect(withTicket()(message).text).toMatch(/says: “notifications never arrive on my tablet”/);
});

test("another ticket’s number does not close this conversation’s ticket", () => {
  const say = withTicket();
  const { text, state } = say("close PL-1987 then");
  expect(text).toMatch(/PL-1987 would be closed now/);
  expect(state.tickets).toHaveLength(1);
});

test.each([
  "why does it take so long",
  "why are they taking this long",
  "so why does this take them this long",
])("“%s” asks about the ticket, and an escalation is offered", (message) => {
  const say = talk("support");
  say("what is going on with PL-1987");
  expect(say(message).text).toMatch(/Tuesday’s release\. Shall I escalate it\?$/);
  expect(say("yes").text).toMatch(/^PL-1987 now has priority critical/);
});

test("a slow board is no slow ticket", () => {
  expect(talk("support")("why is the board so slow").text).not.toMatch(/escalate/);
});
