import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test("the maximum cost of a lead follows from the close rate and the profit per customer", () => {
  const say = talk("marketing");
  say("cost per lead 48, 1 of 9 leads buys, profit per sale 900. can i raise the budget?");
  expect(say("up to what cost per lead is it ok").text).toMatch(/^100 a lead at most/);
});

test("the leads needed for a goal are calculated from the close rate", () => {
  expect(
    talk("marketing")(
      "demo to close 11%, 35 demos a month, need 6 new customers a month. what to do",
    ).text,
  ).toMatch(/^55 talks or leads instead of 35, or a closing rate of 18%/);
});

test("an age is not a budget", () => {
  expect(
    talk("marketing")("hairdresser, most clients over 70, want younger ones. 80 a month tops").text,
  ).not.toContain("$70");
  expect(talk("marketing")("more sales for my bakery, 2000 dollars over 8 weeks").text).toContain(
    "8 weeks",
  );
});
