import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";
import { agesIn } from "../rooms/ages.ts";

test.each([
  ["2 childs 4 and 9 year", [4, 9]],
  ["my boy is 3, girl is 8", [3, 8]],
  ["one of the kids is 6 the other 11", [6, 11]],
  ["the oldest is 12, youngest 2", [12, 2]],
  ["can the 3 yo sleep in our bed", [3]],
  ["our twins (7)", [7, 7]],
])("ages are extracted from “%s”", (message, ages) => {
  expect(agesIn(message)).toEqual(ages);
});

test.each(["she is 10 minutes late", "the kids arrive at 9 pm", "my kids and 2 rooms"])(
  "“%s” tells none",
  (message) => {
    expect(agesIn(message)).toEqual([]);
  },
);

describe("breakfast for children", () => {
  const quoted = () => {
    const say = talk("hospitality");
    say("family room for 2 adults and 2 kids, 8 to 10 december");
    return say;
  };

  test.each([
    "the kids are 3 and 8, how much is breakfast for all",
    "whats breakfast cost, children 3 and 8",
    "my girl is 8 the boy 3, so how much for breakfast",
  ])("“%s” is included in the total", (message) => {
    expect(quoted()(message).text).toMatch(
      /2 mornings × \$40 = \$80 more \(2 × \$16, 1 × \$8, one free\)/,
    );
  });

  test.each(["3 and 8", "3 and 8 i told you", "they are 8 and 3"])(
    "“%s” answers how old they are, and every later sum has it",
    (message) => {
      const say = quoted();
      expect(say("how much is breakfast for us").text).toContain("how old are yours?");
      say(message);
      expect(say("so whats the total with breakfast").text).toMatch(/\$492/);
    },
  );

  test.each([
    [
      "does the 3 year old pay for breakfast too",
      /^The three-year-old eats free\. With breakfast .*\$492/,
    ],
    [
      "breakfast free for both kids?",
      /^The three-year-old eats free, the eight-year-old pays \$8\./,
    ],
  ])("“%s” is answered child by child", (message, answer) => {
    const say = quoted();
    say("they are 3 and 8");
    expect(say(message).text).toMatch(answer);
  });

  test("an age given in a side question counts in the quote", () => {
    const say = talk("hospitality");
    say("is it nice for kids? mine are 5 and 10");
    say("8 to 10 december, 2 adults 2 children");
    expect(say("how much with breakfast").text).toContain("2 mornings × $40");
  });

  test("whether a child's breakfast is cheaper is not about the room", () => {
    expect(quoted()("is breakfast cheaper for the kids").text).not.toContain("cheapest I have");
  });
});

test("a van is not a guest, and a questioned count is corrected", () => {
  const say = talk("hospitality");
  say("room for 3 people, 8 to 10 december");
  expect(say("add breakfast and parking for 1 van").text).toContain("3 guests");
  expect(say("3 guests? 2 guests").text).toContain("2 guests");
});
