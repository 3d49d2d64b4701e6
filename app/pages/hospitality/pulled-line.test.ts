import { expect, test } from "vitest";
import { lanes } from "./night.ts";
import { pulledLines } from "./pulled-line.ts";

const line = (name: string) => pulledLines.find((each) => each.name === name);

test("every line of the drawing can be pulled", () => {
  expect(pulledLines.map(({ name }) => name)).toEqual(lanes.map(({ name }) => name));
});

test("a till that rests at night has nothing stuck, and is missed at breakfast", () => {
  expect(line("Till")).toMatchObject({ stuck: [], first: "06:24" });
});

test("what would have been sent in between is stuck", () => {
  expect(line("Finance & tax")?.first).toBe("05:00");
  expect(line("Channels")?.stuck.length).toBeGreaterThan(20);
  for (const { name, stuck, first } of pulledLines)
    if (stuck.length > 0) expect(first < "05:10", name).toBe(true);
});

test("only a line that the audit waits for holds the roll", () => {
  expect(pulledLines.filter(({ holdsTheRoll }) => holdsTheRoll).map(({ name }) => name)).toEqual([
    "Payment",
  ]);
});
