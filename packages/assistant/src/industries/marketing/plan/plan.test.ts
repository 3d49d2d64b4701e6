import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a campaign described in one message is not asked for what it states", () => {
  expect(
    talk("marketing")("we run a flower shop and need more customers, 2400 euros for 10 weeks").text,
  ).toMatch(/^For more sales with €2,400 over 10 weeks/);
  const later = talk("marketing");
  later("we open a pottery studio, we have 1800 dollars");
  expect(later("students for the courses, until the end of january").text).toMatch(
    /\$1,800 over 8 weeks/,
  );
});

test("details given unprompted are not asked for again", () => {
  const say = talk("marketing");
  say("hello, we sell accounting software to companies and are short of demos");
  say("is linkedin worth it?");
  expect(say("ok make a plan, 9000 over 12 weeks").text).toMatch(/^For more leads with \$9,000/);
});

test("each value of a plan can be changed in any wording, and the others stay", () => {
  const say = talk("marketing");
  say("plan a campaign for more sales: $6,000 over 8 weeks");
  expect(say("sorry, i meant enquiries not sales").text).toMatch(/^For more leads with \$6,000/);
  expect(say("not 8, 12 weeks").text).toMatch(/\$6,000 over 12 weeks/);
  expect(say("and from december to february?").text).toMatch(/over 13 weeks/);
  expect(say("we would rather spend 9k").text).toMatch(/\$9,000 over 13 weeks/);
  expect(say("drop linkedin").text).not.toMatch(/LinkedIn/);
  expect(say("only e-mail and google ads").text).toMatch(/e-mail.*paid search|paid search.*e-mail/);
});

test("money taken from a channel goes to the stated target", () => {
  const say = talk("marketing");
  say("plan a campaign for more leads: $10,000 over 10 weeks");
  say("skip content and put it on linkedin");
  expect(say("how much goes to linkedin").text).toBe(
    "$5,000 for LinkedIn, out of $10,000 in total.",
  );
});

test("channels that do not suit the trade are replaced", () => {
  const say = talk("marketing");
  expect(say("our band needs people at the concert, $900, 6 weeks").text).not.toMatch(/search/);
  expect(say("which channel is best for us?").text).toMatch(/^For a band: /);
});

test("channels are compared from their records", () => {
  const say = talk("marketing");
  expect(say("what does retargeting mean?").text).toMatch(/^Retargeting means ads for people who/);
  expect(say("is seo worth it for a butcher").text).toMatch(/^Yes, for a butcher: /);
  expect(say("linkedin or instagram for a nail studio?").text).toMatch(/^Instagram: .*LinkedIn/);
  expect(say("which is faster?").text).toMatch(/^Social ads: they show a direction after 2 weeks/);
  expect(say("how much is a click on linkedin").text).toMatch(/^About \$6 a click/);
});

test("a plan says what it may yield, and how the value of a sale affects it", () => {
  const say = talk("marketing");
  say("more leads for our agency, $3,000, 10 weeks, a click is 2 dollars");
  expect(say("how many leads would we get?").text).toMatch(
    /^About \d+ leads, say \d+ to \d+: at \$2/,
  );
  expect(say("a client is worth 1500").text).toMatch(/^2 sales: \$3,000 ÷ \$1,500 each/);
  expect(say("what do i do first?").text).toMatch(/^This week /);
});

test("a return can be recalculated with another figure", () => {
  const say = talk("marketing");
  say("we spent 4,000 and made 16,000");
  expect(say("margin is 45%").text).toMatch(/= 80%/);
  expect(say("and at 30?").text).toMatch(/= 20%/);
  expect(say("what if revenue were 20k").text).toMatch(/\$20,000 × 30%.*= 50%/);
});

test("the minimum ROAS needs only the margin", () => {
  const say = talk("marketing");
  expect(say("which roas must we reach at a margin of 40%").text).toMatch(/^At least 2\.5/);
  expect(say("the ads cost 5000").text).toMatch(/^\$12,500 of revenue/);
});

test("an offered calculation is accepted together with a unit price", () => {
  const say = talk("marketing");
  say("more sales for my bakery, $1,000 over 8 weeks");
  expect(say("yes please, a cake is 25 dollars").text).toMatch(
    /\$25 apiece, \$1,000 is 40 of them/,
  );
  expect(say("60%").text).toMatch(/^67 to earn it back: \$1,000 ÷ \$15/);
});
