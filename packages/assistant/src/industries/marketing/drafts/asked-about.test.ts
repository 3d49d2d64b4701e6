import { expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

test.each([
  "need a post for instagram pls, we are a bike repair shop",
  "i need a text for a newsletter pls, small yoga studio",
])("“%s” is about the business, and asks for more", (message) => {
  expect(talk("marketing")(message).text).toMatch(
    /For (?:bikes and repairs|yoga classes), come to us\..*Give me an offer/s,
  );
});

test("the answer becomes the text, also after a side question", () => {
  const say = talk("marketing");
  say("need a post for instagram pls, we are a bike repair shop");
  say("what do u need to know");
  const { text } = say("we open 3 march, first check free");
  expect(text).toContain("Your first check is free.");
  expect(text).toContain("We open on 3 March!");
  expect(text).not.toContain("[");
});

test("details given next to an offer are kept", () => {
  const say = talk("marketing");
  say("i need a text for a newsletter pls, small yoga studio");
  const { text } = say("new class thursdays at 7, first one free");
  expect(text).toMatch(/first one is free/);
  expect(text).toMatch(/class/i);
});

test("a stated name signs the text, not the visitor’s own", () => {
  const say = talk("marketing");
  say("write a text to my clients, 20% off in february");
  expect(say("put my name lena on it").text).toContain("Lena");
});

test("several items for an amount are an offer, and the amount is not the unit price", () => {
  const say = talk("marketing");
  say("can you write a text for my window, we sell second hand kids clothes");
  const { text } = say("winter jackets 2 for 15");
  expect(text).toContain("2 for 15");
  expect(text).not.toMatch(/· 15 ·|2 for 1\b/);
});

test("“the last sentence” means the one in the text", () => {
  const say = talk("marketing");
  say("write a text to my clients: we open at 8 now. there is parking behind the house");
  expect(say("remove the last sentence").text).not.toMatch(/parking/i);
});
