import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = (first = "harbour room for 2, 13 to 15 december") => {
  const say = talk("hospitality");
  const { text } = say(first);
  return { say, text };
};

test.each([
  "harbour room for 2, 13 to 15 december",
  "need a bed for one from 20 january, 2 nights",
  "four of us, 22nd to 24th january, how much",
])("the first quote for “%s” is short and mentions one alternative", (message) => {
  const { text } = quoted(message);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(40);
  expect(text).toMatch(/in all\. Also free: [^,]+\. Shall I pass it on to the front desk\?$/);
});

describe("a message that changes nothing", () => {
  test.each([
    ["for 2 people, 2 nights", "2 guests, 2 nights"],
    ["its the 13th december i said", "from Sunday, 13 December"],
    ["no, two nights", "2 nights"],
  ])("“%s” is acknowledged, with the price", (message, stated) => {
    expect(quoted().say(message).text).toBe(
      `I have that: ${stated}. It stays at $296 in all. Shall I pass it on?`,
    );
  });

  test.each(["away from the lift please", "high floor please", "need twin beds"])(
    "“%s” is noted, and nothing is asked back",
    (message) => {
      expect(quoted().say(message).text).toMatch(
        /^Noted: .+\. It stays at \$296 in all\. Shall I pass it on\?$/,
      );
    },
  );

  test("a child's age gives the price of breakfast", () => {
    const { say } = quoted("2 adults and 1 child, 13 to 15 december");
    expect(say("she is 7").text).toBe(
      "Noted, aged 7: it stays at $407 in all, or $487 with breakfast. Shall I pass it on?",
    );
  });

  test("the same sentence is not repeated", () => {
    const { say } = quoted();
    const first = say("2 people").text;
    expect(say("2 people!").text).not.toBe(first);
  });
});

test("a change is requoted, not reported as unchanged", () => {
  expect(quoted().say("3 people").text).toContain("2 nights, 3 guests: ");
});
