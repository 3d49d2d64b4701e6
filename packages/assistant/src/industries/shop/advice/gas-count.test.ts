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
