import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const last = (...messages: string[]): string => {
  const say = talk("marketing");
  return messages.map((message) => say(message).text).at(-1) ?? "";
};

describe("a straight yes or no on one place", () => {
  test.each([
    [["i sew bags and sell them online", "etsy, yes or no"], /^Yes, as a second shop window/],
    [["we have a barber shop", "do i need tiktok"], /^No, not first/],
    [["i run a small pub", "should i start a newsletter"], /^Yes, once you have fifty/],
    [["i make soap and post it", "should i also sell on etsy?"], /^Yes, as a second/],
    [
      ["physio in a village, 300 euros, want to use facebook, good idea?"],
      /^Yes, above all in a small town/,
    ],
  ])("%j", (messages, text) => {
    expect(last(...messages)).toMatch(text);
  });

  test.each(["how much does a website cost", "write a caption for instagram, yes or no question"])(
    "“%s” asks something else",
    (message) => {
      expect(talk("marketing")(message).handled).not.toMatch(/^place:/);
    },
  );
});

describe("a small budget", () => {
  test.each([
    [
      ["i open a nail salon, what to do", "i have 1200 for 3 months, how do i divide it"],
      "$400 a month ($1,200 ÷ 3)",
    ],
    [
      ["we have a toy shop, 600 euros", "how should i split the money"],
      "Of the €600: €420 for ads",
    ],
    [
      ["dog groomer, $240 to spend", "can you do it with facebook only"],
      "Yes: all $240 on Facebook, about $8 a day",
    ],
    [
      ["dance school, 400 bucks for ads", "how many students will come from that"],
      "Perhaps 4 to 12",
    ],
  ])("%j", (messages, text) => {
    expect(last(...messages)).toContain(text);
  });
});
