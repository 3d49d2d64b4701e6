import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const withStove = () => {
  const say = talk("e-commerce");
  say("need a stove");
  expect(say("the kettle, ill take it").text).toMatch(/^Good choice: the Kettle stove, \$69\.90/);
  return say;
};

test.each([
  ["add one more", /^\$130 for 2 × Kettle stove/],
  ["another one please", /^\$130 for 2 × Kettle stove/],
  ["make it 3 then", /3 × Kettle stove/],
  ["remove one", /^Done, your basket is empty/],
  ["checkout", /^Your basket: the Kettle stove, \$69\.90 in all.*demo/],
  ["so what do i pay now", /^\$69\.90 in all: \$65 for the Kettle stove/],
])("“%s” is about the basket", (message, reply) => {
  expect(withStove()(message).text).toMatch(reply);
});

test("a count can be undone in a few words", () => {
  const say = withStove();
  say("make it 2");
  expect(say("actually no only one").text).toMatch(/^\$69\.90 in all: \$65 for the Kettle stove/);
});

test("with an empty basket, the same words mean something else", () => {
  const say = talk("e-commerce");
  expect(say("checkout").text).not.toMatch(/basket:/);
  expect(talk("e-commerce")("remove one").text).not.toMatch(/^Done/);
});
