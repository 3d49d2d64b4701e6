import { expect, it } from "vitest";
import { withoutSlips } from "./slips.ts";

it.each([
  ["the 12th, sorry the 13th december", "13th december"],
  ["2 nights no 3", "3 nights"],
  ["for three, i mean two nights", "two nights"],
  ["friday, wait, saturday please", "saturday please"],
  ["arriving on monday no sorry on tuesday", "arriving tuesday"],
])("keeps what was meant of “%s”", (typed, meant) => {
  expect(withoutSlips(typed)).toBe(meant);
});

it.each([
  "3 nights, no breakfast",
  "is it 3 or 4 nights",
  "two rooms, sorry for the late question",
  "from the 3rd to the 5th",
])("leaves “%s” as it is", (typed) => {
  expect(withoutSlips(typed)).toBe(typed);
});
