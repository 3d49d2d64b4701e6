import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { figuresIn } from "./figures.ts";

test.each([
  ["20 euro per order and a candle is 18", { orderCost: 20, price: 18 }],
  ["a soap is 9, an order costs me 7", { orderCost: 7, price: 9 }],
  ["40 a day and like 2 orders", { rate: 40, orders: 2 }],
  ["soup and bread for 6, costs me 2.50", { price: 6, unitCost: 2.5 }],
  ["the jar costs me 3 to make", { unitCost: 3 }],
  ["cost of goods is 22", { unitCost: 22 }],
  ["my ads cost me 480 last month and i got 9 orders at 60", { spent: 480, orders: 9, price: 60 }],
  ["from 45 to 52, is that too big a price jump", { oldPrice: 45, newPrice: 52 }],
  ["300 on the list maybe 30 open it", { list: 300, opened: 30 }],
])("figures are extracted from “%s”", (message, figures) => {
  expect(figuresIn(message)).toMatchObject(figures);
});

test("the ad cost per order is compared with the price, in any order of the figures", () => {
  const say = talk("marketing");
  expect(say("fb ads 30 a day and i get 3 orders, should i stop").text).toMatch(/less than 10/);
  expect(say("a soap is 9").text).toMatch(/costs 10 .*brings in 9, so you lose 1/);
  const pays = talk("marketing")(
    "instagram ads 6 euro per order, a bag is 40 and costs me 15",
  ).text;
  expect(pays).toMatch(/€40 minus €15 to make and €6 for the ad leaves €19/);
});

test("monthly ad costs are divided by the orders, and a corrected figure is used", () => {
  const say = talk("marketing");
  const first = say("my ads cost me 480 last month and i got 9 orders at 60. is that good").text;
  expect(first).toMatch(/53\.33/);
  expect(say("cost of goods is 22").text).toMatch(/^You lose 15\.33 an order.*480 ÷ 9/);
  expect(say("no sorry, 26").text).toMatch(/you lose 19\.33/i);
  expect(say("so should i stop them").text).toMatch(/you lose 19\.33/i);
  expect(say("and if i raise the price to 70").text).toMatch(/^Then you lose 9\.33/);
});

test("an offer, with and without its cost, and with another price", () => {
  const say = talk("marketing");
  expect(say("would soup and bread for 6 euro at lunch work or do i lose money").text).toMatch(
    /more than €6 to make/,
  );
  expect(say("costs me 2").text).toMatch(/you keep €4 of €6, 66.7%|you keep €4 of €6, 67%/);
  expect(say("and if it costs me 3?").text).toMatch(/you keep €3 of €6, 50%/);
});

test("how many must be sold to cover a stall", () => {
  expect(
    talk("marketing")(
      "market stall costs 120, i sell jars at 6 and they cost me 2 to make, worth it?",
    ).text,
  ).toMatch(/^30: each one earns you 4/);
});

test("reviews needed to restore an average", () => {
  const say = talk("marketing");
  say("got a 1 star review on google");
  expect(say("i have 20 reviews with 4.8, how many 5 stars to get back to 4.8").text).toMatch(
    /^19 with five stars/,
  );
});

test("a price rise in percent, and how many customers it may lose", () => {
  expect(
    talk("marketing")("i want to raise from 40 to 44, is that too much of a jump").text,
  ).toMatch(/^No, .* is 10% more\. Up to 9 of 100/);
  expect(talk("marketing")("i take 40 now, is 60 too much of a jump").text).toMatch(/50% more/);
});

test.each([
  "what does facebook cost",
  "is seo worth it",
  "we open from 2 to 5",
  "how many people read newsletters",
])("“%s” is not a calculation", (message) => {
  expect(talk("marketing")(message).handled).not.toMatch(/^trade:/);
});

test("spending and new customers, compared with the price", () => {
  const say = talk("marketing");
  expect(say("spent 80 on boosting a post and 4 people came, worth it?").text).toMatch(
    /20 \(80 ÷ 4\)/,
  );
  expect(say("a manicure is 30").text).toMatch(/^Not like that: out of 30 the ad takes 20/);
  const many = talk("marketing");
  expect(many("paid 60 for instagram ads, 12 booked, a class is 20. worth it").text).toMatch(
    /^It can pay off: out of 20 the ad takes 5/,
  );
});

test("a lower price against the usual one", () => {
  expect(talk("marketing")("is 15 too low? normally 20").text).toMatch(
    /25% off, so 14 have to come/,
  );
});

test("how many to sell to recover spending, given over several messages", () => {
  const say = talk("marketing");
  say("a jar is 9 and costs me 4");
  expect(say("how many do i have to sell to get the 100 back").text).toMatch(
    /^20 sales: \$100 ÷ \$5/,
  );
});

test("how long it takes to reach a number of reviews", () => {
  expect(talk("marketing")("i do 10 jobs a week, how long until i have 30 reviews").text).toMatch(
    /^About 10 weeks/,
  );
});

test("how many may leave follows from the price given before", () => {
  const say = talk("marketing");
  say("i run a yoga studio, should i raise my price");
  say("its 16 a class");
  expect(say("how many could i lose if i go to 18").text).toMatch(
    /16 to 18 is 13% more\. Up to 11/,
  );
});
