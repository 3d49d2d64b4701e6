import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("the total result of ads is given with its calculation, and recalculated at another price", () => {
  const say = talk("marketing");
  say("i spent 800 on ads got 3 clients paying 150 each, cost me 60 each to serve");
  expect(say("so what was my loss").text).toBe(
    "A loss of 530 in all: 3 × 150 − 3 × 60 − 800 for the ads.",
  );
  expect(say("what if i raise the price to 250").text).toBe(
    "At 250: a loss of 230 in all: 3 × 250 − 3 × 60 − 800 for the ads.",
  );
  expect(say("and what was the profit again before that").text).toMatch(/a loss of 530 in all/);
});

test("without the cost of service, it says that this is still to be deducted", () => {
  const { text } = talk("marketing")(
    "my facebook ads cost 400, 20 orders at 35, so did i make money",
  );
  expect(text).toMatch(/^A profit of 300 in all: 20 × 35 − 400 for the ads\. .*still comes off/);
});

test("whether that is good is answered per customer", () => {
  const say = talk("marketing");
  say("i spent 800 on ads got 3 clients paying 150 each, cost me 60 each to serve");
  expect(say("is that good").text).toMatch(
    /^No: a customer leaves you \$90 .* so you lose \$176\.67 on each/,
  );
});
