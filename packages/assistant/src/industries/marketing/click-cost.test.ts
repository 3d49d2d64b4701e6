import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

const opening = "i sell candles online for 18 euros each, they cost me 6 to make";

test.each([
  ["are ads worth it at 0.90 a click", /^No, a loss of €33 on each: €0\.90 ÷ 2% = €45 an order/],
  [
    "ads cost 0.30 per click and 4% buy",
    /^You earn €4\.50 an order.*€7\.50 for ads \(€0\.30 ÷ 4%\)/,
  ],
  [
    "what if i pay 1 euro a click and 10% of them order",
    /you earn €2 an order.*€10 for ads \(€1 ÷ 10%\)/,
  ],
])("“%s” is compared with the profit of an order", (message, text) => {
  const say = talk("marketing");
  say(opening);
  expect(say(message).text).toMatch(text);
});

test("a question about the result is answered", () => {
  const say = talk("marketing");
  say(opening);
  say("are ads worth it at 0.90 a click");
  expect(say("they say 10% buy").text).toMatch(
    /^You earn €3 an order.*€9 for ads \(€0\.90 ÷ 10%\)/,
  );
});
