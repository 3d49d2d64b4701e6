import { expect, test } from "vitest";
import { talk } from "../../dialogue/talk-for-tests.ts";

test.each([
  "where is my order its late",
  "my parcel is still not here",
  "where are my things, should have been here monday",
])("“%s” is answered by asking which order it is", (message) => {
  const { text } = talk("e-commerce")(message);
  expect(text).toMatch(/sorry[\s\S]*Which order/);
});

test.each(["where is my size guide", "where is your store", "where do i find the order number"])(
  "“%s” does not",
  (message) =>
    expect(talk("e-commerce")(message).text).not.toMatch(/Which order is it\? You’ll find/),
);

test("the answer about a day it is needed says how reliable the date is", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  const { text } = say("i need it by thursday, how sure is that");
  expect(text).toMatch(/^Probably, but I can’t promise it\. BK-10482[\s\S]*carrier’s date/);
});

test("a parcel on its way can go to a neighbour, but not to another address", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say("can i change it to be delivered to my work").text).toMatch(/^No, not to your work/);
  expect(say("can a neighbour take it").text).toMatch(/^Yes|neighbour/);
});

test("an item to be added is not mistaken for an order that contains it", () => {
  const say = talk("e-commerce");
  say("order BK-10517 can i still change it");
  expect(say("add a lantern to it").text).toMatch(/BK-10517[\s\S]*Wick lantern/);
});
