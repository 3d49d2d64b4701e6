import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const answerTo = (...messages: readonly string[]): string => {
  const say = talk("marketing");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

test.each([
  ["conversion is 2.4%, want to see +15% relative, how many visitors per variant for an a/b test"],
  ["sample size for an A/B test: baseline 2.4%, detect a 15% uplift"],
  ["split test, we convert 2.4%, how many visits do we need to detect 15 percent more?"],
])("the size of a test: “%s”", (message) => {
  expect(answerTo(message)).toMatch(/^About 31,000 visitors a version, 62,000 in all/);
});

test.each([
  ["how much per day is 420 euros over 3 weeks", /^€20 a day: €420 ÷ 21 days\./],
  ["600 for 4 weeks, what's that a week?", /^\$150 a week: \$600 ÷ 4 weeks\./],
  ["we have £900 over 3 months, how much is that monthly", /^£300 a month: £900 ÷ 3 months\./],
])("an amount by days, weeks or months: “%s”", (message, result) => {
  expect(answerTo(message)).toMatch(result);
});

test.each([
  ["if I give 20% off and my margin is 40%, how much more must I sell", /^You must sell 100% more/],
  ["what does a 10% discount do to my profit with a 30% margin?", /^You must sell 50% more/],
  ["50% discount at a 40% margin, what happens to my profit", /^No: at a 40% margin/],
  ["how many more do I have to sell with 10% off?", /^It depends on your margin: .* 40% 33%/],
])("a discount: “%s”", (message, result) => {
  expect(answerTo(message)).toMatch(result);
});

test("a discount in money, from what an order leaves", () => {
  expect(
    answerTo(
      "our AOV is 60 euros and the contribution is 30 per order",
      "with 10% off, how many more orders do we need for the same contribution?",
    ),
  ).toMatch(/^25% more orders: each leaves €24 instead of €30/);
});

test.each([
  ["if I spend 500 and a customer costs me 25, how many do I get", /^20 customers: 500 ÷ 25/],
  [
    "€1500 a month at €12 per lead, 1 in 5 buys, how many customers",
    /^25 customers: 125 leads \(€1,500 ÷ €12\) × 20%/,
  ],
  [
    "we have 2000 visitors, 3% buy, average 45. how much revenue?",
    /^2,700 of revenue: 45 × 60 orders/,
  ],
  ["1 in 40 buys and I pay 2 euros a click, what does a sale cost me?", /^€80 a sale/],
])("from a budget or visits to customers: “%s”", (message, result) => {
  expect(answerTo(message)).toMatch(result);
});

test.each([
  ["140 a week times 10 weeks", /140 .*× 10.* = 1,?400/],
  ["what is 12% of 3,400", /^12% of 3,400 is 408\./],
  ["how many customers must the ad bring if it costs 600 and one leaves me 40?", /^15 to cover it/],
  ["I earn 45 per customer and spent 300, how many do I need", /^7 to cover it: \$300 ÷ \$45/],
  ["is a 2% click rate on google normal?", /^A bit low: 3–6% is usual for search ads/],
])("sums and rates alone: “%s”", (message, result) => {
  expect(answerTo(message)).toMatch(result);
});

test("several shares in a row are not taken for one", () => {
  const text = "newsletter to 1200 people, 30% open, 3% click, 10% of those buy. how many orders?";
  expect(answerTo(text)).not.toMatch(/120/);
});

test("views of the budget told before", () => {
  expect(
    answerTo(
      "I have 420 euros for facebook",
      "it costs 8 euros per 1000 views and 1 in 100 who see it comes, how many people is that?",
    ),
  ).toMatch(/^525 people: 52,500 views \(€420 ÷ €0\.008\) × 1%/);
});

test.each([
  ["the agency charges 900 a month and brought 4 leads, is that normal?", /^That’s \$225 a lead/],
  ["spent €1,800 and got 9 new patients. is this ok?", /^That’s €200 a patient/],
  ["1 booking from 50 clicks, good or bad?", /^Normal: 1 from 50 is 2%/],
  ["2 calls from 1000 flyers, is that usual?", /^Normal: 2 from 1,000 is 0\.2%/],
])("whether it is normal: “%s”", (message, result) => {
  expect(answerTo(message)).toMatch(result);
});

test.each([
  ["write a post: 20% off all scarves until friday, what a deal"],
  ["plan a campaign for more sales with 6000 over 8 weeks"],
  ["we open on 12 march with 50 free pretzels, is that a good idea?"],
])("“%s” is no such sum", (message) => {
  const say = talk("marketing");
  expect(say(message).handled).not.toMatch(/^sum:(?:test_size|over_days|discount|funnel|normal)$/);
});
