import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each(["sorry i lost the number", "i dont have a number", "no idea", "which number?"])(
  "whoever has no ticket number hears where it stands: %s",
  (message) => {
    const say = talk("support");
    say("what is the status of my ticket");
    expect(say(message).text).toMatch(/^It’s in the subject line of the ticket’s e-mail/);
  },
);

test("a new ticket replaces one that cannot be found", () => {
  const say = talk("support");
  say("what is the status of my ticket");
  const opened = say("then just open a new one: labels of the timeline overlap");
  expect(opened.state.tickets[0]?.title).toBe("labels of the timeline overlap");
});

test("a ticket number is still recognised, and an order is a different matter", () => {
  const say = talk("support");
  say("what is the status of my ticket");
  expect(say("the number is PL-1987").text).toMatch(/^PL-1987/);
  const order = talk("support");
  order("where is my wall display");
  expect(order("i have no number").text).not.toMatch(/the ticket’s e-mail/);
});

test("people invited by mistake are removed, and what they saw is answered", () => {
  const say = talk("support");
  expect(say("i accidentally invited someone from another firm").text).toMatch(/“Deactivate”/);
  expect(say("could they read anything").text).toMatch(/every project that isn’t private/);
  expect(talk("support")("we invited five people and no mail came").text).not.toMatch(
    /take them out right away/,
  );
});
