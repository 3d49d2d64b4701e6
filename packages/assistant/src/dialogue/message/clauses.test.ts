import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import { clausesOf } from "./clauses.ts";

test("a message is split at punctuation and conjunctions, questions first", () => {
  expect(clausesOf("the sea was rough, we got lost. when is breakfast")).toEqual([
    "when is breakfast",
    "we got lost",
    "the sea was rough",
  ]);
  expect(clausesOf("when is breakfast")).toEqual([]);
});

test.each([
  ["hospitality", "long story with the ferry and my aunt, anyway. where can i park", /spaces/],
  [
    "support",
    "my nephew talks of nothing else; so is there a dark mode",
    /^Yes, .*in your profile/,
  ],
  ["marketing", "the wife says no but tell me, is linkedin worth it", /^For selling to companies/],
] as const)("%s: a wish is found in “%s”", (industry, message, answer) => {
  expect(talk(industry)(message).text).toMatch(answer);
});

test("no part of a nonsense message is answered", () => {
  expect(talk("e-commerce")("the moon is cheese, can a penguin file taxes").handled).toBe(
    "out_of_scope",
  );
});

test("typos do not prevent answers from the records", () => {
  const say = talk("e-commerce");
  expect(say("wich sleping bag is warmst").text).toMatch(/^The Ember/);
  expect(say("hw much is tht").text).toMatch(/\$149/);
});
