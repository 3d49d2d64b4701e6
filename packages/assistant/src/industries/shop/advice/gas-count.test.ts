import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  ["how many canisters for 2 people and 3 days", /^One canister of 230 g: .* about 12\./],
  [
    "we need 3 litres a day for 4 days, how much gas is that",
    /^2 canisters of 230 g: .* about 24\./,
  ],
  ["4 people, 5 nights in the snow: how many cartridges?", /^Take 3 canisters .* about 40\./],
])("“%s” is worked out", (message, answer) => {
  const say = talk("e-commerce");
  say("tell me about the kettle stove");
  expect(say(message).text).toMatch(answer);
});

test("figures of earlier messages count, and the answer may be asked for again", () => {
  const say = talk("e-commerce");
  say("what gas does the kettle need, we are 2 people");
  const { text } = say("it is 10 days, how many canisters");
  expect(text).toMatch(/about 40\./);
  expect(say("is one enough or two?").text).toContain("about 40.");
});

test("without figures, what a canister gives is told", () => {
  const say = talk("e-commerce");
  say("tell me about the kettle stove");
  expect(say("how long does a canister last").text).toMatch(/ten times/);
});

test.each([
  [
    "we are two, which stove do you have",
    "how many cartridges for 4 days",
    /^One canister of 230 g: .* about 16\./,
  ],
  [
    "tell me about the kettle stove",
    "2 people for 8 days, I have 1 canister. how many more?",
    /^1 canister of 230 g more: .* about 32\./,
  ],
  [
    "how much gas for 2 people and 3 days",
    "I still have one full one, so how many more?",
    /^None, the one you have is enough/,
  ],
])("“%s”, then “%s” counts who goes and what is there", (first, message, answer) => {
  const say = talk("e-commerce");
  say(first);
  expect(say(message).text).toMatch(answer);
});

test.each(["and what does a canister cost", "how much are gas cartridges?"])(
  "“%s” gets no other price",
  (message) => {
    const say = talk("e-commerce");
    say("tell me about the kettle stove");
    expect(say(message).text).toMatch(/can’t give you a price/);
  },
);

test.each([
  "I own your stove, what else do we need to make coffee and meals?",
  "we have the stove from you. what else do you need to cook meals on it",
])("“%s” is told what belongs to a stove", (message) => {
  expect(talk("e-commerce")(message).text).toMatch(/^A pot up to 18 cm/);
});

test("pots are not sold, and the stove’s own size is still told", () => {
  const say = talk("e-commerce");
  say("tell me about the kettle stove");
  expect(say("what pots fit on it").text).toContain("18 cm");
  expect(say("do you have cooking pots").text).toMatch(/^No, the sample shop has no pots/);
});
