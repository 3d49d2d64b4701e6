import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";

test.each([
  [
    "marketing",
    "420 / 21 = ? and write me a line for our window, first 50 people get a free pretzel",
    /^420 ÷ 21 = 20\. .*pretzel/,
  ],
  [
    "marketing",
    "what is 1,800 divided by 9, and who should check such an ad account?",
    /1,800 ÷ 9 = 200/,
  ],
  ["support", "(544-306) x 10/30 = 79.33, correct?", /^Yes: \(544 − 306\) × 10 ÷ 30 = 79\.33/],
  ["hospitality", "387 + 64 + 36 = 497, right?", /^No: 387 \+ 64 \+ 36 = 487/],
] as const)("%s: “%s” has its sum", (industry, message, sum) => {
  expect(talk(industry)(message).text).toMatch(sum);
});

test("a sum takes the place of not understanding the rest", () => {
  const desk = talk("marketing");
  expect(desk("40 x 18 minus 350, or how would you put that?").text).toMatch(
    /^40 × 18 − 350 = 370/,
  );
});

test.each(["12 - 15 december for 2?", "a table at 7 or 8?", "2 rooms, 3 nights?"])(
  "“%s” is no sum",
  (message) => {
    expect(talk("hospitality")(message).text).not.toContain(" = ");
  },
);
