import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

const after = (...before: readonly string[]) => {
  const say = talk("support");
  for (const message of before) say(message);
  return (message: string) => say(message).text;
};

test.each(["who gets it now", "whats its prio"])(
  "is answered from the open ticket: %s",
  (message) => {
    expect(after("open a ticket: forms lose their last line, normal")(message)).toMatch(/PL-\d{4}/);
  },
);

test("who sees the invoices is not a question about the ticket", () => {
  const say = after("open a ticket: forms lose their last line, normal");
  expect(say("who sees the invoices")).toMatch(/billing/);
});

test("people who left are counted after a bill that was too high", () => {
  const say = after("our bill is higher than last month", "2 of them left in september");
  expect(say("how much do we get then")).toMatch(/^\$36 on Team or \$64 on Business, if the seats/);
});

test.each(["can i do that or only the admin", "ok may we all do that or is it only the owner"])(
  "what stands in the settings of the team is an owner's: %s",
  (message) => {
    expect(after("how do i remove a colleague from the team")(message)).toMatch(
      /^(?:Only a|A)n owner/,
    );
  },
);

test.each(["alright whatever, open ticket", "just fix it please", "fine solve it then"])(
  "a ticket on offer is opened by: %s",
  (message) => {
    expect(after("the app is slow", "all of us, 12 people")(message)).toMatch(/^Ticket PL-/);
  },
);

test("additional details are noted, and an exclamation is not a question", () => {
  const say = after("the app is slow", "all of us, 12 people");
  expect(say("we are on fibre here")).not.toMatch(/couldn’t find/);
  expect(say("are you serious")).toMatch(/^I’m sorry/);
});

test("a deleted board is looked for in places not yet checked", () => {
  const say = after("someone deleted a board, can you restore it");
  expect(say("it is not in the bin")).toMatch(/Step 2 of 3/);
});

test("an owner is not told to ask an owner", () => {
  const say = after("i cant log in, the reset mail never comes");
  expect(say("nothing in spam, and i am the owner")).not.toMatch(/ask an owner/);
});

test("viewers need no seat", () => {
  const say = after("our bill is higher than last month");
  expect(say("but she only reads")).toMatch(/viewers are free/);
});

test("directory sync is explained in full", () => {
  const text = after()(
    "on Business, is JIT on? and for users removed from okta, do their sessions end",
  );
  expect(text).toMatch(/first sign-in creates a member.*Sign out everywhere/);
});

test.each([
  "how do i remove a colleague from the team",
  "where can i delete a person from our account",
  "add someone to the project",
])("a question about a person on the team does not ask for staff: %s", (message) => {
  expect(after()(message)).not.toMatch(/a person will take/);
});
