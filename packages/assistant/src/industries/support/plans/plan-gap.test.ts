import { expect, it } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

it.each([
  "what is the difference per person if we take Business instead?",
  "how much more is Business per seat",
  "and how much is Team cheaper per person",
])("gives the difference in money: %s", (message) => {
  const say = talk("support");
  say("what does Team cost for 20 people");
  expect(say(message).text).toBe(
    "$7 a month per person: Business is $16, Team $9. For 20 people that’s $140 a month.",
  );
});

it("goes on with the difference for a whole team", () => {
  const say = talk("support");
  say("how much dearer is business per seat");
  expect(say("and for all 30 of us").text).toMatch(/For 30 people that’s \$210 a month\.$/);
});

it("gives no difference to those who only name their number", () => {
  expect(talk("support")("and for all 30 of us").text).not.toContain("$7 a month per person");
});

it("takes the team of the plan that was priced, for a bill after a move to Team", () => {
  const say = talk("support");
  say("we switched from Business to Team in spring and still pay the old price, we’re 18");
  expect(say("how much should it be").text).toMatch(/^\$162 a month on Team \(18 × \$9\)/);
  expect(say("and what should we pay our accountant").text).not.toContain("18 × $9");
});

it("says what a bill should have been after a move to Team, and what was paid too much", () => {
  const say = talk("support");
  say("we went from Business to Team in May but the new invoice has $16 a seat for 6 seats");
  expect(say("how much should it be?").text).toMatch(/^\$54 a month on Team \(6 × \$9\), not \$96/);
  expect(say("so how much did we overpay").text).toMatch(/^\$42: 6 × \$16 is \$96/);
});

it.each([
  "what is the difference between Team and Business in features",
  "what is the difference between a guest and a viewer",
  "what is the difference between monthly and yearly on Business",
])("no such difference: %s", (message) => {
  expect(talk("support")(message).text).not.toContain("$7 a month per person");
});

it("adds those who join partway to the team's bill", () => {
  const say = talk("support");
  say("what does Team cost us for 19 people a month");
  expect(say("on 12 November we add 5 more. what is the bill for that month?").text).toMatch(
    /^\$199\.50 on Team: 19 × \$9 = \$171, and \$28\.50 for the 5/,
  );
});

it("reads the sum on a bill against the team that was priced", () => {
  const say = talk("support");
  say("what does Team cost for 11 people and 6 viewers a month");
  expect(say("the invoice shows 153 dollars").text).toMatch(/^\$153 is 17 seats on Team a month/);
  expect(say("and what do we get back?").text).toContain("$54 a month (6 × $9)");
});

it.each([
  "our budget is 150 dollars",
  "the other tool was 90 euros for us",
  "the bill has 14 pages",
  "the invoice has 25 lines",
])("takes no other figure for the sum on a bill: %s", (message) => {
  const say = talk("support");
  say("what does Team cost for 20 people");
  expect(say(message).text).not.toMatch(/it should be|seats? on Team|seats? on Business/);
});

it.each(["it says 198 dollars now", "the amount on it was 198 dollars"])(
  "reads the sum on the bill that was spoken of: %s",
  (message) => {
    const say = talk("support");
    say("what does Team cost for 20 people");
    say("the invoice looks wrong");
    expect(say(message).text).toMatch(/^\$198 is 22 seats on Team a month, and you have 20/);
  },
);

it("counts those who were named before, and the whole team for single sign-on", () => {
  const say = talk("support");
  say("what does Team cost for 7 people");
  say("two freelancers help us for a while, do they need seats?");
  expect(say("if we add them on 10 November, what is the bill for that month?").text).toMatch(
    /^\$75\.60 on Team/,
  );
  expect(say("how much more would single sign-on be for all 9?").text).toContain(
    "For 9 people that’s $63 a month.",
  );
});

it("counts only those who work in it, and knows “the rest” for people", () => {
  const { text } = talk("support")(
    "we are a choir, 14 people, but only 5 of us plan things, the rest just reads. what do we pay on Team?",
  );
  expect(text).toContain("For 5 people a month: Team $45");
  expect(text).not.toContain("API");
});

it.each([
  [
    "how much do we save by paying yearly",
    "$345.60 a year: Team for 16 people is $1,728 by the month and $1,382.40 if you pay yearly.",
  ],
  [
    "what do we save yearly with 10 people",
    "$216 a year: Team for 10 people is $1,080 by the month and $864 if you pay yearly.",
  ],
  [
    "how much more is Business than Team, by the year",
    "$7 a month per person: Business is $16, Team $9. For 16 people that’s $112 a month, or $1,075.20 a year if you pay yearly.",
  ],
])("“%s” is worked out for the team that was priced", (message, text) => {
  const say = talk("support");
  say("what does Team cost for 16 people");
  expect(say(message).text).toBe(text);
});

it("names no saving for a team that is not known", () => {
  expect(talk("support")("how much do we save by paying yearly").text).not.toContain(
    "by the month and",
  );
});
