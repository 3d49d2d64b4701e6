import { describe, expect, test } from "vitest";
import { talk } from "../../../dialogue/talk-for-tests.ts";

const quoted = () => {
  const say = talk("hospitality");
  say("Two of us Monday 11 January for three nights. The cheap one");
  return say;
};

describe("a feature of a room, beside a quote", () => {
  test.each([
    "does the cheap one have a bath?",
    "Lovely. My wife likes a long soak in the evening, after all those walks. Does the cheapest room have a bathtub?",
    "does it have a bathtub?",
  ])("“%s” is answered about the room quoted", (message) => {
    const { text } = quoted()(message);
    expect(text).toMatch(/Standard room has a shower, no bath/);
    expect(text).not.toMatch(/in all/);
  });

  test.each([
    [
      "Which room has a bath then, and how much would that be for the same three nights?",
      /Suite has a bath: it’s \$643\.32 in all/,
    ],
    ["what would the room with a balcony cost?", /Suite has a balcony: it’s \$643\.32 in all/],
    [
      "how much is the one with a view of the water?",
      /Harbour room looks out on the water: it’s \$392\.52/,
    ],
  ])("“%s” gets the sum of that room for the same stay", (message, answer) => {
    expect(quoted()(message).text).toMatch(answer);
  });
});
