import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("the total result of ads is given with its calculation, and recalculated at another price", () => {
  const say = talk("marketing");
  say("i spent 800 on ads got 3 clients paying 150 each, cost me 60 each to serve");
  expect(say("so what was my loss").text).toMatch(/^You lose 530 in all, 176\.67 a client/);
  expect(say("what if i raise the price to 250").text).toMatch(/^Then you lose .*230 in all/);
  expect(say("and what was the profit again before that").text).toMatch(/^You lose 530 in all/);
});

test("without the cost of service, it says that this is still to be deducted", () => {
  const { text } = talk("marketing")(
    "my facebook ads cost 400, 20 orders at 35, so did i make money",
  );
  expect(text).toMatch(/^It depends on your other costs: an order brings 35 and costs 20 in ads/);
});

test("whether that is good is answered per customer", () => {
  const say = talk("marketing");
  say("i spent 800 on ads got 3 clients paying 150 each, cost me 60 each to serve");
  expect(say("is that good").text).toMatch(/^No, you lose 176\.67 a client/);
});
