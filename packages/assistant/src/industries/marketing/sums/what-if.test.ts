import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("another conversion rate is calculated from the figures given", () => {
  const say = talk("marketing");
  say("10,000 views, 200 clicks, 4 sales");
  expect(say("what would change if conversion goes from 2% to 3%?").text).toMatch(
    /^2 more: of 200 visits 6 sales instead of 4, 50% more/,
  );
  expect(say("and what does that bring at 80 each").text).toMatch(/^\$160 more revenue/);
  expect(say("what if the ctr goes to 3%").text).toContain("300 clicks instead of 200");
  expect(
    talk("marketing")("if we raise conversion from 1% to 1.5%, how many more orders").text,
  ).toMatch(/^5 more: of 1,000 visits 15/);
});

test("another price with fewer buyers: more or less revenue, and profit by the margin", () => {
  const say = talk("marketing");
  expect(say("if i raise the price from 20 to 25 and lose 10% of 200 customers?").text).toMatch(
    /^Yes: 180 × \$25 instead of 200 × \$20 is \$500 more of revenue/,
  );
  expect(say("with a margin of 50%").text).toContain("$700 more left");
  expect(say("and if i lose 40%").text).toMatch(/^No: 120 × \$25.*\$200 less/);
});

test("two terms asked about together are both explained, with their use", () => {
  const answer = talk("marketing")("difference between cpc and cpm?").text;
  expect(answer).toContain("cost per click (CPC)");
  expect(answer).toContain("1,000 views");
  expect(answer).toMatch(
    /the CPC tells you what a visit costs, and the CPM tells you what being seen costs\.$/,
  );
});

test("a ROAS and an acquisition cost are judged by usual values", () => {
  const say = talk("marketing");
  expect(say("roas is 2.5, margin 30, do we lose money?").text).toMatch(
    /^Yes: of every 100 of revenue, 30 is left after goods.*ROAS of 3\.33/,
  );
  expect(say("our cpa is 20 and an order is 100").text).toMatch(
    /^You earn 10 a customer. A customer brings 100/,
  );
  expect(talk("marketing")("3% unsubscribe each time, is that a lot?").text).toContain("0.2–0.5%");
  expect(talk("marketing")("what is a normal ctr for facebook ads").text).toMatch(
    /^Social ads: 0\.9–1\.5%/,
  );
  expect(talk("marketing")("we pay $20 a day, how much is that per month?").text).toMatch(
    /^About \$608 a month/,
  );
  expect(
    talk("marketing")(
      "i have 2 with 1 star and 8 with 5 stars, how many do i need to be above 4.5?",
    ).text,
  ).toMatch(/^7 more with five stars/);
});

test.each([
  ["i have 2 with 1 star and 8 with 5 stars, how many to reach 4.5?", /^6 more with five stars/],
  ["2 with 1 star, 8 with 5 stars: how many do we need for at least 4.5", /^6 more/],
  ["3 of 1 star and 9 of 5 stars, how many more to get over 4.5", /^13 more/],
  ["2 with 3 stars and 6 with 5 stars, how many to be at least 4.5", /^None: 36 stars ÷ 8 is 4\.5/],
  ["2 with 3 stars and 6 with 5 stars, how many for better than 4.5", /^1 more/],
])("“%s”: the target average is reached, or exceeded if requested", (message, answer) => {
  expect(talk("marketing")(message).text).toMatch(answer);
});
