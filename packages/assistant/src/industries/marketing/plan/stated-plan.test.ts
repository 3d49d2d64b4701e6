import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a monthly or weekly amount is totalled once", () => {
  const say = talk("marketing");
  say("more sales for my hair salon, 400 a month");
  expect(say("6 weeks").text).toMatch(
    /^\$400 a month for 6 weeks is about \$554 in all\. For more sales/,
  );
  expect(talk("marketing")("more sales, 200 per week for 5 weeks").text).toMatch(
    /^\$200 a week for 5 weeks is \$1,000 in all/,
  );
});

test("an event in a month ends the campaign, and a small number of companies is addressed by name", () => {
  const say = talk("marketing");
  const plan = say(
    "we make pumps and need leads, only 30 companies, exhibition in february, 4,000 for linkedin",
  );
  expect(plan.text).toMatch(/\$4,000 over \d+ weeks: \$3,600 for LinkedIn/);
  expect(say("how many meetings can we expect?").text).toMatch(
    /^Of 30 companies, about 3 to 8 meetings/,
  );
  expect(say("is 4k enough then").text).toMatch(/^Yes: for 30 companies it’s \$133 each/);
});

test("a target group persists through the question about the goal, and the count follows the question that names it", () => {
  const say = talk("marketing");
  say("2000 dollars, 6 weeks, only instagram, for my tattoo studio");
  const expected = say("how many enquiries will that be?");
  expect(expected.text).toMatch(/^About \d+ enquiries.*social ads/);
  expect(expected.reply.cards?.[0]?.rows.map(({ label }) => label)).not.toContain("Paid search");
  expect(say("only google please").text).toContain("for paid search");
});

test("the first weeks are described, not just announced", () => {
  const say = talk("marketing");
  expect(say("how does a first campaign go?").text).toContain("Week 1");
  say("more sales for my bakery, 2000 dollars over 8 weeks");
  expect(say("so what do i do in the first month?").text).toMatch(/^Week 1: .*Week 4/);
});

test("a repeated open question contains nothing else", () => {
  const say = talk("marketing");
  say("1500 dollars over 5 weeks for my studio");
  expect(say("what does seo mean?").text).toMatch(/What should the campaign achieve\?$/);
});
