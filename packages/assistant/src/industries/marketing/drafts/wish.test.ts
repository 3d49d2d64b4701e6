import { expect, test } from "vitest";
import { plainWords } from "../../../understanding/plain-words.ts";
import { asksForWords, wantsText } from "./wish.ts";

test.each([
  "write me a facebook ad for my salon",
  "I need an ad for our new menu",
  "can you make a post about the open day",
  "i have no time to write it, can you write the newsletter for me",
  "help me with a reply to a bad review",
  "suggest three google ads",
])("“%s” requests a text", (message) => {
  expect(wantsText(plainWords(message))).toBe(true);
});

test.each([
  "need help w google ads",
  "help with our instagram posts, nobody sees them",
  "who would write the posts",
  "should i write a newsletter every week",
  "i dont have time to do posts",
  "my daughter makes the posts for us",
  "we spent 600 on ads, got 30 leads, 4 customers, is the ad good",
])("“%s” does not request a text", (message) => {
  expect(wantsText(plainWords(message))).toBe(false);
});

test("a report to a boss is not a text for customers", () => {
  expect(asksForWords(plainWords("my boss thinks it is wasted, what do i tell him"))).toBe(false);
  expect(asksForWords(plainWords("a customer is angry, what do i tell him"))).toBe(true);
});
