import { expect, test } from "vitest";
import { end, exceptions, hold, lanes, marksOf, midnight, roll, stops } from "./night.ts";

const at = (clock: string) => stops.find(({ time }) => time === clock)?.at;

test("the calendar turns at midnight, the books at the hour of the text", () => {
  expect(at("00:00")).toBe(midnight);
  expect(at("02:30")).toBe(roll);
  expect(stops.map((stop) => stop.at)).toEqual(
    stops.map((stop) => stop.at).toSorted((a, b) => a - b),
  );
});

test("messages are held while the date rolls, and leave before three is over", () => {
  expect(hold.from).toBeLessThan(roll);
  expect(hold.to).toBeCloseTo(at("03:00") ?? 0, 1);
  for (const { spans } of lanes)
    for (const mark of marksOf(spans)) {
      expect(mark > hold.from && mark < hold.to).toBe(false);
      expect(mark).toBeLessThan(end);
    }
});

test("nothing is open any more when the date rolls", () => {
  const closed = exceptions.find(([, level]) => level === 0);
  expect(closed?.[0]).toBeLessThan(roll);
  // The only rise comes from the closing outlets.
  const rises = exceptions.filter(([, level], index) => level > (exceptions[index - 1]?.[1] ?? 1));
  expect(rises.map(([hour]) => hour)).toEqual([at("23:30")]);
});

test("finance hears the figures at five", () => {
  const [first] = lanes.find(({ name }) => name === "Finance & tax")?.spans ?? [];
  expect(first?.[0]).toBe(at("05:00"));
});
