import { expect, it } from "vitest";
import { withoutSlips } from "./slips.ts";

it.each([
  ["the 12th, sorry the 13th december", "13th december"],
  ["2 nights no 3", "3 nights"],
  ["for three, i mean two nights", "two nights"],
  ["friday, wait, saturday please", "saturday please"],
  ["arriving on monday no sorry on tuesday", "arriving tuesday"],
  ["friday, sorry, the 4th of december", "4th of december"],
  ["4 people, sorry, 3 adults and a child", "3 adults and a child"],
  ["2 rooms, actually 3 nights, no, 4", "2 rooms, actually 4 nights"],
  ["one week, rather 10 days", "10 days"],
  ["2 nights, no 3, sorry, 4 from friday", "4 nights from friday"],
])("keeps the corrected value of “%s”", (typed, meant) => {
  expect(withoutSlips(typed)).toBe(meant);
});

it.each([
  "3 nights, no breakfast",
  "is it 3 or 4 nights",
  "two rooms, sorry for the late question",
  "from the 3rd to the 5th",
  "2 rooms, actually 3 nights",
  "friday, wait, 2 nights",
  "tomorrow no 2 people",
  "four guests, oh wait, two rooms",
  "12 december, sorry, 2 adults",
  "3 nights, i mean from friday",
  "2 adults, wait, 1 kid",
  "2 rooms, wait, 3 dogs",
  "saturday, make it 3",
])("leaves “%s” unchanged", (typed) => {
  expect(withoutSlips(typed)).toBe(typed);
});
