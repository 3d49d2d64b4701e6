import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const invited = (first = "I was invited by my boss, but the invitation link is invalid") => {
  const say = talk("support");
  say(first);
  return say;
};

it.each([
  "I'm new in the team and can't get in, it says invalid link",
  "I have deleted the e-mail with his invitation, I am afraid",
  "my invitation link is broken",
  "our treasurer invited me, but when I press the button it tells me the link has expired",
])("“%s” is told whom to ask for a new one", (message) => {
  expect(talk("support")(message).text).toMatch(/^A link works once.*Ask whoever invited you/);
});

it.each([
  ["who has to send it again, my manager?", /^Whoever invited you, or any owner/],
  ["so what exactly shall I say to my manager?", /^Send them this: “Please press/],
  ["could you send it again for me", /^I can’t invite anyone from here/],
  ["I have no password yet, I never made one. I was only invited.", /^There’s none to reset yet/],
  ["is it quicker if I ask my manager directly?", /^Yes, whoever invited you is quickest/],
])("“%s” is answered for the one who was invited", (message, text) => {
  expect(invited()(message).text).toMatch(text);
});

it.each(["the invitation to our new colleague never arrives", "the share link is invalid"])(
  "“%s” has its own answer",
  (message) => {
    expect(talk("support")(message).text).not.toMatch(/Ask whoever invited you/);
  },
);
