import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("enquiries, buyers and money in any order are calculated together, verdict first", () => {
  const say = talk("marketing");
  expect(say("420 on google ads last month and 9 calls, i am a plumber").text).toMatch(
    /^\$420 ÷ 9 = \$46\.67 a call\..*What are they\?$/,
  );
  expect(say("2 of the 9 became jobs, about 350 each").text).toMatch(
    /^No reason to stop yet: \$350 comes in for \$210 of ads\..*less than \$140/,
  );
  expect(say("so should i stop").text).toMatch(/^It depends .*350 and costs 210 in ads/);
  expect(say("what should i change first").text).toMatch(/^Look at the last 30 days/);
});

test("a share of buyers is compared with the profit of one, and can be changed", () => {
  const say = talk("marketing");
  expect(
    say("our cpl on google is 48, close rate 20%, margin per job 400. scale or not?").text,
  ).toMatch(/^It pays off: one job earns you \$400, and you keep \$160 of that\./);
  expect(say("and if close rate drops to 10%?").text).toMatch(/^It loses money: .*\$80 less/);
});

test("daily spending is converted to a monthly cost", () => {
  const say = talk("marketing");
  say("i spend 15 a day on ads");
  expect(say("got 40 enquiries in a month").text).toMatch(/^\$450 ÷ 40 = \$11\.25 an enquiry/);
});

test("a subject's text is written with the details given, and changed on request", () => {
  const say = talk("marketing");
  say("my yoga studio is half empty on tuesday evenings");
  expect(say("can you write it for me").text).toMatch(
    /^“Hi \[first name\],\n.*on Tuesday.*\n.*you’ll get \[your offer\]\./,
  );
  expect(say("shorter").text).not.toContain("See you soon");
  expect(say("with 10% off").text).toContain("10% off");
  expect(say("how often").text).toMatch(/^Once a week/);
});

test("a text for an occasion is the full text of its subject", () => {
  expect(talk("marketing")("draft a donation appeal for our animal shelter").text).toMatch(
    /\$25 pays for/,
  );
  expect(talk("marketing")("follow up mail for a quote i sent last week").text).toMatch(
    /I sent you the quote/,
  );
});
