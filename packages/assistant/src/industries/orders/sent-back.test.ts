import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a return that never arrived is traced, a step further each time", () => {
  const say = talk("e-commerce");
  expect(say("we returned our stove ages ago, still waiting for the refund").text).toMatch(
    /^I’m sorry about the wait\. Our record still shows BK-10355 .*hasn’t been logged yet/,
  );
  expect(say("dropped it at the post office, where is my money").text).toMatch(
    /^It’s with the shop team now: BK-10355/,
  );
});

test("a return that arrived has its own day, and the rule stays the rule", () => {
  const say = talk("e-commerce");
  expect(say("i sent it back, BK-10391, where is the refund").text).toMatch(/\$149/);
  const ruled = talk("e-commerce");
  expect(ruled("once i returned the stove, how long does the money take").text).not.toMatch(
    /logged yet/,
  );
});

test("who asks whether a thing can be sent back has sent none", () => {
  const say = talk("e-commerce");
  expect(say("Can the stove be sent back after use?").text).not.toMatch(/logged yet|I’m sorry/);
});
