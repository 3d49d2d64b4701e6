import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const account =
  "Google ads last month: 900 euros spent, 1,200 clicks, 30 orders, average order 60 euros, margin 45%. did it pay off?";

test("at a margin that was told, the order value it takes is a share of it", () => {
  const say = talk("marketing");
  expect(say(account).text).toMatch(/^No, you lose €3 an order.*€66\.67 an order/);
  expect(say("and with the same 45% margin, which order value do we need?").text).toMatch(
    /^€66\.67 at 45% margin: €30 of ads ÷ 45%/,
  );
});

test("what is said of the reply is no new figure", () => {
  const say = talk("marketing");
  say(account);
  say("you took 30 as the margin. 60 is the order value. what may a click cost at most?");
  expect(
    say("so what is the maximum CPC at 60 euros, 45% margin and 2.5% conversion?").text,
  ).toMatch(/^€0\.6[78] a click at most/);
});

test("ways to lower a figure are asked for, and not the figure", () => {
  const say = talk("marketing");
  say(account);
  const { text } = say("How can I bring my click price down from 0.75 to 0.60?");
  expect(text).toMatch(/search terms/);
});

test("a share of those who ask is read in words, and a forecast is the account to judge", () => {
  const say = talk("marketing");
  say("plan a campaign for more leads: £600 a month for 3 months");
  expect(say("how many enquiries do I get out of it?").text).toMatch(/£/);
  expect(
    say("a job brings 900 and every third enquiry becomes a customer. worth it?").text,
  ).toMatch(/brings £900/);
});

test("a count behind “at” is no price", () => {
  const say = talk("marketing");
  say("5 to 20 orders at £40 each, that's barely the £500 back! I keep 50%. is it worth it?");
  expect(
    say("No. Do I lose money with £500 of ads at 20 orders, £40 each, 50% margin?").text,
  ).toMatch(/lose £5 an order/);
});
