import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("the required churn, cost or price is calculated from the other values", () => {
  const say = talk("marketing");
  say("cac 640, arpu 45/month, gross margin 80, churn 3.5% a month. are we ok?");
  expect(say("how far does churn have to drop to get to 3").text).toMatch(
    /^To 1\.87% a month, from 3\.5%/,
  );
  expect(say("and what may cac be at most").text).toMatch(/^\$342 at most/);
  expect(say("which one first").text).toMatch(/^First who’s leaving/);
});

test("the cost of a paying customer is calculated from sign-ups and conversion", () => {
  expect(
    talk("marketing")(
      "2% of signups pay 20/mo, ad spend 5k brings 1000 signups, they stay 10 months. worth it?",
    ).text,
  ).toMatch(/^No: one stays 10 months and brings \$200, 0\.8 times the \$250 it costs/);
});

test("the missing figure is named", () => {
  expect(talk("marketing")("cac 900, acv 1200 a year. can we scale ads?").text).toMatch(
    /^9 months: .*What share leaves each month\?/,
  );
});

test("a revenue goal is divided by the price, and a count is not an amount", () => {
  expect(
    talk("marketing")("average pledge is 55, goal is 30000. how many backers is that").text,
  ).toMatch(/546 .*\$30,000 ÷ \$55/);
  expect(talk("marketing")("goal is 30 new members, how many leads do i need").text).not.toMatch(
    /÷/,
  );
});

test("of two channels, the one with the lower CAC gets more, in steps", () => {
  const say = talk("marketing");
  expect(say("ltv 420, cac 180 on meta and 95 on google. shift budget?").text).toMatch(
    /^Yes, in steps: a customer brings in 4\.4 times its cost on Google and 2\.3 on Meta/,
  );
  expect(talk("marketing")("200 a month for google and 300 for meta, more sales").handled).not.toBe(
    "sum:channels",
  );
});

test("lead cost and close rate give the cost of a customer", () => {
  expect(
    talk("marketing")(
      "cost per lead 48, 1 of 9 leads buys, profit per sale 900. can i raise the budget?",
    ).text,
  ).toMatch(/^You earn 468 a sale/);
});

test("a number of items is not a budget", () => {
  const { text } = talk("marketing")(
    "family vineyard, 40k bottles a harvest. want to sell more directly. where do we start?",
  );
  expect(text).not.toContain("40,000");
});
