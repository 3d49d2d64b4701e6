import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("a plan is made from plain words, and can be doubled in a word", () => {
  const say = talk("marketing");
  say("plan a campaign");
  say("get more bookings for my restaurant");
  expect(say("about two thousand").text).toMatch(/^\$2,000 in all\./);
  expect(say("three months").text).toMatch(/\$2,000 over 3 months.*about \$154 a week/);
  expect(say("what if i had double").text).toMatch(/\$4,000 over 3 months/);
  expect(say("and half the time").text).toMatch(/\$4,000 over 7 weeks.*about \$571 a week/);
  expect(say("no wait, 20000").text).toMatch(/\$20,000 over 7 weeks/);
});

test("a plan starts after preparation time and has an end date", () => {
  const say = talk("marketing");
  say("campaign for leads, 10000 dollars, 8 weeks");
  expect(say("start next monday").text).toMatch(
    /^That leaves no time to prepare, so Saturday, 5 December/,
  );
  expect(say("start on 4 january").text).toMatch(/can start on Monday, 4 January/);
  expect(say("when is it over?").text).toBe(
    "On Sunday, 28 February: 8 weeks from Monday, 4 January.",
  );
});

test("a budget too small for the duration is pointed out, with a duration it covers", () => {
  const say = talk("marketing");
  say("plan a campaign");
  say("leads");
  expect(say("$1").text).toMatch(
    /^Below \$60, a campaign doesn’t teach you anything\..*What can you spend/,
  );
  say("$300");
  expect(say("13 weeks").text).toMatch(
    /is \$23 a week, and below \$60.*enough for 5 weeks\..*should it be\?$/,
  );
  expect(say("5 weeks").text).toMatch(/\$300 over 5 weeks/);
});

test("a return answers questions about itself", () => {
  const say = talk("marketing");
  say("roi if i spend 5k and make 20k");
  expect(say("margin?").text).toMatch(/^The margin is what’s left.*after goods and delivery\?/);
  expect(say("30 percent").text).toContain("= 20%");
  expect(say("so is that good").text).toMatch(/^Yes: it earns you \$1,000 after its cost/);
  expect(say("what would i need to break even").text).toBe("A revenue of $16,667: $5,000 ÷ 30%.");
  expect(say("whats my cpa with 50 sales").text).toBe("100 a sale: 5,000 ÷ 50 sales.");
});

test("revenue may be given as pieces and their price", () => {
  expect(
    talk("marketing")("spent 2000 on ads, sold 150 shirts at 20 each with 40% margin").text,
  ).toMatch(/^You lose 5\.33 a shirt, 800 in all/);
});

test("technical terms are explained, and unsupported requests are declined", () => {
  expect(talk("marketing")("what is roas").text).toMatch(/^ROAS is the revenue per dollar/);
  expect(talk("marketing")("can you write me a post").text).toBe(
    "Happy to. What’s the post about, and what’s your business called?",
  );
  expect(talk("marketing")("how much do you charge").text).toMatch(/first call/);
  expect(talk("marketing")("how much is that in euros?").text).toMatch(/don’t know exchange rates/);
});

test("a bare number changes the last value given, if plausible", () => {
  const say = talk("marketing");
  say("a plan for leads, 3000 dollars, 8 weeks");
  expect(say("nah make it 6").text).toMatch(/\$3,000 over 6 weeks/);
  expect(say("actually 10").text).toMatch(/\$3,000 over 10 weeks/);
  expect(say("no wait, 4000").text).toMatch(/\$4,000 over 10 weeks/);
});

test("wanting people to stay means loyalty, not sales", () => {
  for (const wish of [
    "i run a yoga studio, 2000 dollars over 8 weeks, my students quit and i want them to stay",
    "1500 for 6 weeks, keep our existing guests",
    "3000 over 10 weeks so that customers buy again",
  ])
    expect(talk("marketing")(wish).text).toMatch(/^For customers who come back/);
  expect(talk("marketing")("2000 for 6 weeks, more guests to stay for dinner").text).toMatch(
    /^For more sales/,
  );
});

test("why a channel is worth it is answered with its advantage and drawback", () => {
  expect(talk("marketing")("why retargeting").text).toMatch(
    /^People who’ve been there once.*The downside/,
  );
  expect(talk("marketing")("what is the point of flyers").text).toMatch(/The downside is/);
});

test("the amount to earn back is divided by the profit per item, whatever the item", () => {
  const say = talk("marketing");
  expect(say("each haircut makes me 12 profit, how many to break even").text).toMatch(
    /^\$12 of profit each, got it\. What does the campaign cost/,
  );
  expect(say("600").text).toMatch(/^50 to earn it back: \$600 ÷ \$12 each\./);
  const planned = talk("marketing");
  planned("plan for sales, 900 dollars, 6 weeks");
  expect(planned("one bouquet makes me 15 profit, how many to break even").text).toMatch(
    /^60 sales: \$900 ÷ \$15 each/,
  );
  expect(talk("marketing")("i make 5 per mug, how many to break even on 400").text).toMatch(
    /^80 to earn it back/,
  );
});

test("the duration offered for a small monthly budget can be accepted", () => {
  const say = talk("marketing");
  say("plan for sales, 200 a month");
  expect(say("52 weeks").text).toMatch(/^\$2,400 over 52 weeks.*enough for 40 weeks/);
  expect(say("40 weeks fine").text).toMatch(/\$2,400 over 40 weeks: .*about \$60 a week/);
});

test("members' fees are not a budget", () => {
  const say = talk("marketing");
  say("plan for sales, gym, 3000 dollars, 9 weeks");
  expect(say("why 9 weeks, and it is memberships, $45 a month").text).not.toMatch(/Below|\$93/);
  expect(say("budget is 3000. 8 weeks").text).toMatch(/\$3,000 over 8 weeks/);
});

test("the maximum cost of an order follows from its value and margin", () => {
  expect(
    talk("marketing")("what is a reasonable cpa for a brand at $60 AOV and 50% gross margin?").text,
  ).toMatch(/^\$30 .* at most/);
  expect(talk("marketing")("break-even CPA at 70% margin on 45?").text).toMatch(
    /^31\.50 a customer at most/,
  );
});

test("clicks are not money", () => {
  const say = talk("marketing");
  say("what was my return on investment");
  say("cost 8000. clicks 12000");
  expect(say("the 12000 is clicks, revenue was about 450").text).not.toMatch(/12,000/);
  expect(say("30%").text).toMatch(/\(\$450 × 30% − \$8,000\) ÷ \$8,000/);
});
