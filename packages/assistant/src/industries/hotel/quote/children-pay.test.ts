import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const family = () => {
  const say = talk("hospitality");
  say("2 adults and 2 kids, 12 to 14 february");
  return say;
};

test.each([
  "kids are 4 and 9, do they pay?",
  "they have 4 and 9 years. must they pay also?",
  "my children are 9 and 4, what do they cost",
])("“%s”: the room price covers everyone, and breakfast depends on age", (message) => {
  const { text } = family()(message);
  expect(text).toMatch(/^The \$\d+ covers the room for all 4 of you, city tax included\./);
  expect(text).toMatch(/Only breakfast is extra: .*four-year-old eats free/);
  expect(text).toContain("nine-year-old pays $8");
});

test.each(["is that for breakfast or for the room", "sorry, for the room or for breakfast?"])(
  "“%s” is told which",
  (message) => {
    const say = family();
    say("kids are 4 and 9, do they pay?");
    expect(say(message).text).toMatch(/^That’s for breakfast only\. The \$\d+ covers the room/);
  },
);

describe("breakfast per morning", () => {
  test.each([
    "how much is breakfast for us all one day",
    "only breakfast price please, not room",
    "what does breakfast cost per day for the 4 of us",
  ])("“%s” does not change the dates of the stay", (message) => {
    const say = family();
    say("the kids are 4 and 9");
    expect(say(message).text).toMatch(
      /^Breakfast for the 4 of you is \$40 a morning: 2 × \$16 \+ 1 × \$8, and one free\. For 2 mornings that’s \$80\./,
    );
    expect(say("total?").text).toContain("2 mornings");
  });

  test("a question about the total with breakfast is answered separately", () => {
    expect(family()("how much with breakfast").text).toContain("in all");
  });
});
