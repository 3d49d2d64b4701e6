import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("each number keeps its role: clicks are not money, a fee is not a budget", () => {
  const say = talk("marketing");
  expect(say("the ads were useless, we blew 6000 and hardly any sales").text).toMatch(
    /^I’m sorry.*How many clicks did the \$6,000 bring/,
  );
  expect(say("9000 clicks and 4 orders").text).toMatch(/4 of 9,000 clicks bought \(0\.04%\)/);
  expect(say("so is it the ads or the site?").text).toMatch(/^The page: /);
  expect(say("margin is 40%").text).toMatch(/noted\. What did one of them pay\?/);
  expect(say("revenue was 520").text).toBe(
    "You lose 1,448 an order, 5,792 in all. An order brings 130, less 78 of costs and 1,500 for ads (6,000 ÷ 4). To break even you need 1.28% conversion instead of 0.04%, or 3,750 an order.",
  );
  const studio = talk("marketing");
  studio("plan for more members for my climbing hall, 2600 dollars, 2 months");
  expect(studio("members pay 39 a month and stay 14 months. how many to break even").text).toMatch(
    /^A member brings in \$39 × 14 months = \$546\. 5 members: \$2,600 ÷ \$546 each/,
  );
});

test("a corrected number is removed from its previous role", () => {
  const say = talk("marketing");
  say("we spent 7000 and had 11000 in revenue");
  say("no, the 11000 is visitors");
  expect(say("what did a click cost").text).toBe("$7,000 ÷ 11,000 = $0.64 a click.");
  expect(say("did we make money").text).not.toMatch(/11,000/);
});

test("unit price and cost give the margin, and every calculation based on it", () => {
  const say = talk("marketing");
  expect(say("i sell lamps at 80 dollars, they cost me 30 to make. break even roas?").text).toMatch(
    /^At least 1\.6: 100 ÷ 62\.5%/,
  );
  expect(say("and the max cpa").text).toMatch(/^\$50 a customer at most/);
  expect(say("i spent 400 and sold 12. did i make money?").text).toMatch(
    /^Yes, you earn \$16\.67 .*\$200 in all/,
  );
  expect(say("and if the price is 90").text).toMatch(/^Then you earn \$26\.67 .*\$320 in all/);
  expect(say("what if i spend double").text).toMatch(
    /^Then you earn \$16\.67 .*\$400 in all.*usually sells less/,
  );
});

test("a duration in months stays in months", () => {
  expect(talk("marketing")("plan for leads, 4000 dollars for 2 months").text).toMatch(
    /\$4,000 over 2 months:/,
  );
});

test("rates are compared with usual values", () => {
  const say = talk("marketing");
  say("our campaign flopped: 60000 impressions, 240 clicks");
  expect(say("is that ctr bad?").text).toMatch(/^Weak: 0\.9–1\.5% is usual/);
});

test("a visitor without money is not asked for a budget, and addresses are not a budget", () => {
  const say = talk("marketing");
  const { text } = say("we are a small club with no money and need helpers");
  expect(text).toMatch(/^Time takes the place of money/);
  expect(text).not.toMatch(/spend/);
  expect(say("we have 1800 e-mail addresses").text).not.toMatch(/\$1,800/);
});

test("monthly spending becomes the cost", () => {
  const say = talk("marketing");
  expect(say("we pay 200/month for ads since 5 months and nothing came, stop?").text).toMatch(
    /^\$1,000 so far/,
  );
  expect(say("well, 1 customer paid 900").text).toMatch(/^You lost money: 1 × \$900/);
});
