import { expect, test } from "vitest";
import { arrivalOf, inTime } from "./delivery-days.ts";

/** A Wednesday, before and after the express cut-off. */
const morning = new Date(2027, 2, 3, 9);
const evening = new Date(2027, 2, 3, 18);

test("working days are counted without weekends", () => {
  expect(arrivalOf("standard", morning).map(String)).toEqual(["2027-03-08", "2027-03-10"]);
  expect(arrivalOf("express", morning).map(String)).toEqual(["2027-03-04", "2027-03-04"]);
  expect(arrivalOf("express", evening).map(String)).toEqual(["2027-03-05", "2027-03-05"]);
  expect(arrivalOf("abroad", morning).map(String)).toEqual(["2027-03-10", "2027-03-16"]);
});

test("a deadline is answered with yes, no, or the shipping method that meets it", () => {
  const at = (by: string, abroad = false) => inTime(morning, { abroad, by });
  expect(at("2027-03-10")).toMatch(/^Yes, .*Wednesday, 10 March/);
  expect(at("2027-03-05")).toMatch(/^Yes, with express\. .*Thursday, 4 March/);
  expect(at("2027-03-03")).toMatch(/^Not by post, .*[Ss]tore/);
  expect(at("2027-03-12", true)).toMatch(/^Probably, but not for sure/);
  expect(at("2027-03-09", true)).toMatch(/^No, international delivery takes 5–9 working days/);
});
