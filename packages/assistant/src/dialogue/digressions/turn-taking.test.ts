import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

function afterQuote(message: string) {
  const say = talk("hospitality");
  say("room for 2 from 12 to 14 december");
  return { ...say(message), say };
}

test.each([
  "let me think about it",
  "I'll ask my wife first",
  "not sure yet, sorry",
  "maybe later",
])("“%s” gets time, and the quote stays", (message) => {
  const { text, say } = afterQuote(message);
  expect(text).toMatch(/^(?:Of course, take|Take) your time|^Good, do that/);
  expect(say("what was the total again").text).toMatch(/\$264/);
});

test.each(["i am in a hurry", "no time for this", "make it quick please", "we don't have all day"])(
  "“%s” is no emergency",
  (message) => {
    const say = talk("hospitality");
    say("is there parking?");
    expect(say(message).text).toMatch(/^I’ll keep it short\./);
  },
);

test("someone who asks whether anyone is there gets the open question again", () => {
  expect(afterQuote("hello?? are you there").text).toMatch(/^Yes, I’m here\. Shall I pass it on/);
});

test.each(["i already told you", "as I said before", "you asked me that already"])(
  "“%s” gets what is known",
  (message) => {
    expect(afterQuote(message).text).toMatch(/^You did, sorry\. So far I have: .*12 December/);
  },
);

test("the visitor’s own first words are said again", () => {
  const say = talk("marketing");
  say("how do I get more reviews?");
  say("how often should I post?");
  expect(say("what did I ask first").text).toBe(
    "The first message that I still have was “how do I get more reviews?”.",
  );
});

test.each(["e-commerce", "hospitality", "support", "marketing"] as const)(
  "at %s, a message that was not meant for it is let go, and the maker is named",
  (industry) => {
    const say = talk(industry);
    say("how much is it");
    expect(say("sorry wrong window").text).toMatch(/^No problem/);
    expect(say("who made you?").text).toMatch(/^Example Works did/);
    expect(say("whatever").text).toMatch(/^All right/);
  },
);

test.each([
  ["e-commerce", "can I get it quick, by friday"],
  ["support", "I told my boss it syncs and it does not"],
  ["hospitality", "who runs the sauna"],
  ["marketing", "who made the best ads last year"],
] as const)("at %s, “%s” is about the matter", (industry, message) => {
  const say = talk(industry);
  say("hello");
  expect(say(message).text).not.toMatch(/^(?:I’ll keep it short|You did|Example Works did)/);
});
