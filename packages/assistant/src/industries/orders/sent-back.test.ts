import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("each reply to a return that never arrived takes the trace one step further", () => {
  const say = talk("e-commerce");
  expect(say("we returned our stove ages ago, still waiting for the refund").text).toMatch(
    /^I’m sorry about the wait\. Our record still shows BK-10355 .*hasn’t been logged yet/,
  );
  expect(say("dropped it at the post office, where is my money").text).toMatch(
    /^It’s with the shop team now: BK-10355/,
  );
});

test("a return that arrived has its own refund date, and general questions get the rule", () => {
  const say = talk("e-commerce");
  expect(say("i sent it back, BK-10391, where is the refund").text).toMatch(/\$149/);
  const ruled = talk("e-commerce");
  expect(ruled("once i returned the stove, how long does the money take").text).not.toMatch(
    /logged yet/,
  );
});

test("asking whether an item can be sent back does not mean it has been sent", () => {
  const say = talk("e-commerce");
  expect(say("Can the stove be sent back after use?").text).not.toMatch(/logged yet|I’m sorry/);
});
