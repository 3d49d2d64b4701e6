import { describe, expect, test } from "vitest";
import { talk } from "./talk-for-tests.ts";

type Desk = Parameters<typeof talk>[0];

describe("a question that the talk would mislead is answered as it was asked", () => {
  test.each<[Desk, readonly string[], string, RegExp]>([
    [
      "hospitality",
      ["how much is the suite", "does it have a balcony"],
      "and on which floor is that",
      /top|floors? (?:one|two)/,
    ],
    [
      "hospitality",
      ["tell me about the family room", "is there a lift"],
      "how many of us can sleep in it",
      /Family room.*5/,
    ],
    [
      "e-commerce",
      ["Can I return a tent I've used once?"],
      "What if it's only been up in the garden?",
      /at home|yard/,
    ],
  ])("%s, after %j: “%s”", (desk, before, question, answer) => {
    const say = talk(desk);
    for (const message of before) say(message);
    expect(say(question).text).toMatch(answer);
  });
});

test("what the records of an order say stays, though no written question is near", () => {
  const say = talk("e-commerce");
  say("where is BK-10482");
  expect(say("what did i pay for it").text).toContain("$228");
});

test("an admission stays where nothing on record answers", () => {
  const say = talk("e-commerce");
  say("how much is the kettle stove");
  expect(say("how loud is it").text).toMatch(/don’t have that for the Kettle stove/);
});
