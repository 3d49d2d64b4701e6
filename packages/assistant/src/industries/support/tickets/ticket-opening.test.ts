import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { textsOf } from "../ticket-file/file.ts";

it.each([
  ["put in the ticket that it must go to our new account", "it must go to our new account"],
  ["please add to the ticket that the old card is blocked", "the old card is blocked"],
])("“%s” opens the ticket that was on offer with it", (message, note) => {
  const say = talk("support");
  say("you charged us 54 dollars although we cancelled in october");
  const opened = say(message);
  expect(opened.text).toMatch(/^Ticket PL-\d{4} is open/);
  expect(textsOf(opened.state.tickets)).toContain(note);
});

it.each(["can i add something to a ticket later", "add Ruth to the project"])(
  "“%s” opens none",
  (message) => {
    const say = talk("support");
    say("the board is slow");
    expect(say(message).state.tickets).toEqual([]);
  },
);

it("what goes into an open ticket leaves out where it goes", () => {
  const say = talk("support");
  say("open a ticket: nobody can sign in, critical");
  expect(say("write in it that our admin is away until Thursday").text).toMatch(
    /“our admin is away until Thursday”\.$/,
  );
});
