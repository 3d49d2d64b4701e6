import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "what can people see with the link",
  "can anyone open the board with a public link?",
  "what does somebody with the link get to see",
])("“%s” says what a link shows", (message) => {
  expect(talk("support")(message).text).toMatch(/^Anyone who has the link|read-only/);
});

test("what is asked of the link next is answered of it", () => {
  const say = talk("support");
  say("who can see the project through the link");
  expect(say("can they change anything").text).toMatch(/^A link is read-only/);
  expect(say("do I see how often it was opened?").text).toMatch(/but not by whom/);
  expect(say("can it expire").text).toMatch(/^Yes, under “Share”, “Link”/);
});

test("links of mails are other links", () => {
  expect(talk("support")("who gets the link to reset a password").text).not.toMatch(
    /^Anyone who has the link/,
  );
});
