import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { ordersAYear } from "./orders-a-year.ts";

test.each([
  ["repeat is 2.4 orders a year", 2.4],
  ["they buy 3 times per year", 3],
  ["customers reorder 4x a year", 4],
  ["1.5 orders/yr", 1.5],
])("yearly orders are extracted from “%s”", (message, orders) => {
  expect(ordersAYear(message)).toBe(orders);
});

test.each([
  "we have 400 orders a month",
  "2 sales a year ago",
  "3 years in business",
  "16 a class",
])("“%s” does not state yearly orders", (message) => {
  expect(ordersAYear(message)).toBeUndefined();
});

test.each([
  "our cac is 38, aov 60, gross margin 50%, repeat 2.4 orders a year. does that work?",
  "cac 38, average order 60, margin 50%, they buy 2.4 times per year, ok?",
  "aov 60, margin 50%, 2.4 orders/yr and a cac of 38, is that healthy",
])("all orders of a year count towards the acquisition cost: “%s”", (message) => {
  expect(talk("marketing")(message).text).toMatch(
    /^Yes: \$38 is back after 2 sales of \$30, .* leaves \$72 a year \(2\.4 × \$30/,
  );
});

test("a year may not recover the cost, and the rate may be unknown", () => {
  expect(
    talk("marketing")("cac 90, aov 60, gross margin 50%, 2 orders a year. sustainable or not?")
      .text,
  ).toMatch(/^No: a customer leaves you \$60 .* so you lose \$30 on each/);
  expect(talk("marketing")("cac 38, aov 60, gross margin 50%, is that ok?").text).toMatch(
    /^No, you lose 8 a customer/,
  );
});
