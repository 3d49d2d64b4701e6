import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("the price is calculated for the team size given before, however it was worded", () => {
  for (const [stated, asked] of [
    ["we are a design office with 9 people, what plans do you have", "and what would that cost us"],
    ["which plan is right for 9 users", "how much would it be"],
    ["I run a team of 9 people. do guests pay?", "what is the total per month"],
  ] as const) {
    const say = talk("support");
    say(stated);
    expect(say(asked).text, asked).toContain("Team $81");
  }
});

test("the price after the trial is the plan's price, not what happens to the team", () => {
  const say = talk("support");
  say("business for 20 people, how much");
  expect(say("and what do we pay once the free trial is over?").text).toContain("$320 a month");
});

test("a corrected number or another plan is repriced, and a second question is still answered", () => {
  const say = talk("support");
  say("how much is Team for 12 people");
  expect(say("actually make it 15, yearly").text).toContain("$1,296 a year");
  const both = say("and business for the same people? do guests need a seat?").text;
  expect(both).toContain("15 × $16");
  expect(both).toMatch(/free on every plan/);
  expect(say("half of them are viewers").text).toContain("8 people");
});

test("people affected by a fault, refunds and other amounts do not price a plan", () => {
  for (const [stated, asked] of [
    ["the boards are stuck for 8 people", "how much longer will it take"],
    ["we are 8 people on Team", "how much do I get back when I cancel"],
    ["we are 8 people on Team", "how much time does the import take"],
  ] as const) {
    const say = talk("support");
    say(stated);
    expect(say(asked).text, asked).not.toMatch(/\$72|\$128|8 × /);
  }
});

test.each([
  ["we are 6 nurses and 2 doctors, which plan do you recommend?", 8],
  ["3 designers, 5 devs and a boss: how much is Team", 9],
  ["7 consultants plus a secretary, what would Team cost", 8],
  ["20 people, 12 developers and 8 testers, how much is Team", 20],
  ["we need to add 4 people, we are 10 so far. how much is Team then", 14],
  ["hiring 3 designers, 9 people right now, what would Team cost", 12],
  ["we have 20 and invite 5 new colleagues: how much is Team", 25],
  ["a team of 11, which plan do we need", 11],
  ["we are 9 now, Free is not enough. what do we need and how much is it", 9],
])("“%s” is priced for all of them", (message, people) => {
  expect(talk("support")(message).text).toMatch(new RegExp(`for ${people} people`));
});

test("people affected by a fault and viewers do not count as the team", () => {
  expect(talk("support")("10 people can't log in, which plan has phone support").text).not.toMatch(
    /for 10 people/,
  );
  expect(talk("support")("which plan has single sign-on for 12 people").text).toMatch(/^Business/);
});
