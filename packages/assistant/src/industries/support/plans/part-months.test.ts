import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const after = (earlier: string, message: string): string => {
  const say = talk("support");
  say(earlier);
  return say(message).text;
};

// The conversation is in November, which has 30 days.
test.each([
  ["Team for 9 people", "two more join on the 16th, how much?", "$9 (2 × $9 × 15 ÷ 30)"],
  ["Business for 4", "we hire 3 with 10 days left, what do they cost", "$16 (3 × $16 × 10 ÷ 30)"],
  ["we are on Team", "if another colleague starts on the 21st, what do we pay?", "$3 (1 × $9"],
  ["hello", "2 people join with 15 days left, how much", "$9 (2 × $9 × 15 ÷ 30) on Team or $16"],
  ["Team for 14 people", "3 leave on the 10th, what do we pay next month?", "$99 (11 × $9)"],
  ["we are 8 on Business", "if one of us quits, how much is the next bill?", "$112 (7 × $16)"],
  ["Team for 34 people", "upgrade to Business with 10 days left, what is due?", "$79.33 plus VAT"],
  ["6 users on Team", "we switch to Business on the 16th, how much today", "$21 plus VAT"],
])("after “%s”, “%s” gets its sum", (earlier, message, sum) => {
  expect(after(earlier, message)).toContain(sum);
});

test.each([
  ["4.80 I get, right?", "Yes, $4.80 is right"],
  ["so it is 5.20 correct", "I get $4.80"],
])("“%s” is compared with the sum", (message, stated) => {
  const say = talk("support");
  say("Business plan please");
  say("3 people join with 3 days left, how much");
  expect(say(message).text).toContain(stated);
});

test("the team that stays is the one that is priced next", () => {
  const say = talk("support");
  say("14 people on Team, 3 leave in May, what do we pay then?");
  expect(say("and yearly?").text).toContain("Team for 11 people is $950.40");
});

test.each([
  "someone left, how do I deactivate him",
  "2 people join the meeting on the 15th",
  "add 3 tasks on the 10th",
])("“%s” asks for no sum", (message) => {
  expect(talk("support")(message).text).not.toMatch(/÷|plus VAT/);
});
