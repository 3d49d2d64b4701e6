import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("time, price and the next step can be asked in a word or two", () => {
  const say = talk("marketing");
  say("is retargeting any good");
  expect(say("price?").text).toMatch(/^From \$100 a month, about \$0\.60 a click/);
  expect(say("how soon").text).toBe("Within days until it shows a direction.");
  expect(say("any downsides").text).toMatch(/^As I said: The downside is that below 1,000/);
});

test("a subscriber's cost, monthly price and churn are compared, and can be changed", () => {
  const say = talk("marketing");
  expect(say("arpu 50 a month, churn is 5%, cac 600, healthy?").text).toMatch(
    /^No: at 5% churn one stays 20 months and brings \$1,000, 1\.7 times the \$600/,
  );
  expect(say("and the payback").text).toMatch(/^12 months: \$600 ÷/);
  expect(say("what if churn drops to 2.5").text).toMatch(/^Yes: at 2\.5% churn .* \$2,000/);
});

test("figures given before are not asked for again, and are given for each", () => {
  const say = talk("marketing");
  expect(
    say("our return on the mailing please: 8k subs, cost 400 in all, 6k revenue, margin 50%").text,
  ).toMatch(/\(\$6,000 × 50% − \$400\) ÷ \$400 = 650%/);
  expect(say("what is that per subscriber").text).toBe(
    "Each contact: $0.05 of cost ($400 ÷ 8,000), $0.75 of revenue.",
  );
  const job = talk("marketing");
  job("900 spent on flyers, 1 job worth 2500 came of it, worth it?");
  expect(job("margin 30%").text).toMatch(/^You lose 150 an order/);
});

test("a yearly contract is converted to months next to churn and CAC", () => {
  expect(talk("marketing")("cac 500, acv 600, churn 4%, ok to spend more?").text).toMatch(
    /^No: at 4% churn one stays 25 months and brings \$1,250, 2\.5 times the \$500/,
  );
});
