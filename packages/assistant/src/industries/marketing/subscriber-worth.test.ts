import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

const opening = "our tool: 50 a month, margin 80%, churn 4%, CAC 400";

test.each([
  ["what can i bid per click? 10% click to trial, 20% trial to paid", "$6.67 a click at most."],
  ["max cpc if 2% of clicks become customers and target ltv:cac 4", "$5 a click at most."],
  ["how much may i pay for a click, clicks -> paid 1%", "$3.33 a click at most."],
])("“%s” is answered with the maximum bid", (message, sum) => {
  const say = talk("marketing");
  say(opening);
  expect(say(message).text.startsWith(sum)).toBe(true);
});

test("a bare percentage is the churn within the calculation, and a ratio is not a cost", () => {
  const say = talk("marketing");
  say(opening);
  expect(say("so at 5% what's the ltv").text).toMatch(/^LTV: \$50 × 80% ÷ 5% = \$800\..*2 times/);
  expect(say("and ltv if churn is 2%?").text).toMatch(/\$2,000.*5 times the \$400/);
  expect(say("max cpc for ltv:cac 3, click->trial 5%, trial->paid 10%").text).not.toContain("$3 ");
});

test("a question about channels is not a calculation, whatever figures it contains", () => {
  const say = talk("marketing");
  say(opening);
  expect(say("which channel other than ads for a tool at arpu 50").handled).not.toMatch(/^sum:/);
});
