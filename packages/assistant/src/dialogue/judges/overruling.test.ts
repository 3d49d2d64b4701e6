import { expect, test } from "vitest";
import { talk } from "../talk-for-tests.ts";
import weights from "./overruling.json" with { type: "json" };
import { clues } from "./overruling.ts";

test("every feature has a weight, and vice versa", () => {
  expect(Object.keys(weights)).toEqual([...clues]);
});

test("a written question overrules a stage that matched a single word", () => {
  const send = talk("marketing");
  const { text, trace } = send("do we really need a slogan");
  expect(text).toMatch(/I don’t write slogans/);
  expect(trace.map(({ stage }) => stage)).toContain("overruled");
});

test.each(["someone fainted in the sauna, help", "my husband fell in the shower and bleeds"])(
  "“%s” is told nothing else",
  (message) => {
    expect(talk("hospitality")(message).text).toMatch(/112 or 911/);
  },
);
