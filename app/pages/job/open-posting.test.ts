import { expect, test } from "vitest";
import { isOpenPosting } from "./open-posting.server.ts";

const posting = {
  posted: "2026-11-01",
  validThrough: "2027-03-31",
  employmentType: ["FULL_TIME"],
  countries: ["US"],
  remote: true,
} as const;

test("a posting is open to the end of its last day in every time zone, and then no more", () => {
  expect(isOpenPosting({ posting }, Temporal.Instant.from("2027-04-01T11:00:00Z"))).toBe(true);
  expect(isOpenPosting({ posting }, Temporal.Instant.from("2027-04-01T12:00:00Z"))).toBe(false);
});
