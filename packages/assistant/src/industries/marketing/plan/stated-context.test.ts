import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test("a trade with a monthly budget gets a plan at once, with the assumptions", () => {
  const text = talk("marketing")("we run a small gym and can put in 400 a month").text;
  expect(text).toMatch(
    /^I’ll go with more sales and 3 months, unless you tell me otherwise\. \$400 a month for 3/,
  );
});

test("the audience is used when stated and when asked about", () => {
  const say = talk("marketing");
  say("we run a small gym and can put in 400 a month");
  expect(say("mainly students").text).toMatch(/^For students: short videos/);
  expect(talk("marketing")("how do we reach pensioners").text).toMatch(/^For people over sixty:/);
});

test("existing addresses and followers come first", () => {
  const say = talk("marketing");
  say("i need helpers for our museum");
  expect(say("there are 90 e-mails and 1200 on instagram").text).toMatch(
    /^First write to the 90 addresses .* Then tell the 1,200/,
  );
});

test("“k” is read as thousands", () => {
  const say = talk("marketing");
  say("i need helpers for our museum");
  expect(say("we have 1.5k e-mails and 2k followers on instagram").text).toMatch(
    /^First write to the 1,500 addresses .* Then tell the 2,000/,
  );
});

test("remedies already tried are not suggested again", () => {
  const say = talk("marketing");
  say("our google ads bring hardly any enquiries");
  const first = say("we have already changed the landing page, what else").text;
  expect(first).not.toMatch(/Mend the page/);
  expect(say("did that too").text).not.toBe(first);
});

test("an amount is judged with yes or no, and the reason", () => {
  const say = talk("marketing");
  say("spent 1000 on flyers, revenue was 2000, margin 20%");
  expect(say("should we stop?").text).toMatch(/^Yes, you lose 600/);
  const candles = talk("marketing");
  expect(
    candles("i keep 3 dollars profit each on candles, does advertising make sense?").text,
  ).toMatch(/^Hardly: one sale through ads costs/);
  expect(candles("why?").text).toMatch(/^Because most people who click don’t buy/);
});

test("recurring revenue gives a payback time in months", () => {
  const say = talk("marketing");
  say("spent 900 on a poster, sold 10 orders at 45, margin 40%");
  expect(say("and if it brings 10 each month?").text).toMatch(
    /^You keep \$180 each month in that case \(10 × \$45 × 40%\), and \$900 is earned back after 5 months/,
  );
  expect(say("and if it brings 1,000 each month?").text).toMatch(/^You keep \$18,000 each month/);
});
