import { expect, test } from "vitest";
import { workedOut } from "./arithmetic.ts";

test.each([
  ["so 282 + 64?", "282 + 64 = 346"],
  ["what is 1,200 plus 350.50", "1,200 + 350.50 = 1,550.5"],
  ["$189 x 2", "189 × 2 = 378"],
  ["100 / 3", "100 ÷ 3 = 33.33"],
  ["1 + 2 + 3", "1 + 2 + 3 = 6"],
  ["40 x 18 minus 350 minus 160?", "40 × 18 − 350 − 160 = 210"],
  ["64 - 24.32 - 7.50 - 1.60, so?", "64 − 24.32 − 7.50 − 1.60 = 30.58"],
  ["30.58 / 21.22 - 1 = ?", "30.58 ÷ 21.22 − 1 = 0.44"],
  ["140 a week times 10 weeks", "140 × 10 = 1,400"],
  ["2 + 3 x 4", "2 + 3 × 4 = 14"],
  ["(((1 + 2)) * 3)", "(((1 + 2)) × 3) = 9"],
  ["$20 * (3 + 4)", "20 × (3 + 4) = 140"],
  ["140 x 16 x 12, less 20 percent. Can you confirm?", "140 × 16 × 12 − 20% = 21,504"],
  ["140 x 16 minus 20%", "140 × 16 − 20% = 1,792"],
  ["80 + 20 plus 10 per cent", "(80 + 20) + 10% = 110"],
  ["250 * 2 reduced by 12.5%, so?", "250 × 2 − 12.5% = 437.5"],
  ["what is 12,5 x 4", "12.5 × 4 = 50"],
  ["€1.250,50 minus 250,5?", "1250.50 − 250.5 = 1,000"],
])("“%s” is %s", (message, result) => expect(workedOut(message)).toBe(result));

test.each([
  ["2400/920 = 2.61 no?", "Yes: 2400 ÷ 920 = 2.61"],
  ["900 + 600 is 1,500 right", "Yes: 900 + 600 = 1,500"],
  ["so $12 x 30 = 350?", "No: 12 × 30 = 360"],
  ["1000/3 = 333", "Yes: 1000 ÷ 3 = 333.33"],
  ["(544-306) x 10/30 = 79.33 net due today", "Yes: (544 − 306) × 10 ÷ 30 = 79.33"],
  ["350+100=450, /25 = 18. right?", "Yes: 350 + 100 = 450, and 450 ÷ 25 = 18"],
  [
    "40 x 0,90 x 190 = 6840. minus 12 x 300 = 3240 left. right?",
    "Yes: 40 × 0.90 × 190 = 6,840, and 6,840 − 12 × 300 = 3,240",
  ],
  ["3 x 1,99 = 6,97, correct?", "No: 3 × 1.99 = 5.97"],
  ["350+100=450, /25 = 19. right?", "No: 350 + 100 = 450, and 450 ÷ 25 = 18"],
])("the claim of “%s” is checked, yes or no first: %s", (message, result) =>
  expect(workedOut(message)).toBe(result),
);

test.each([
  ["60-50", "60 − 50 = 10"],
  ["what is 60-50?", "60 − 50 = 10"],
])("“%s” is %s, not a range", (message, result) => expect(workedOut(message)).toBe(result));

test.each([
  "what is 7 / 0",
  "something around 50-60?",
  "a bag for 20–30 litres",
  "420 euros over 3 weeks",
  "15% + 20%",
  "2 adults, 3 kids",
  "two nights",
  "the square root of 9",
])("“%s” is left alone", (message) => expect(workedOut(message)).toBeUndefined());
