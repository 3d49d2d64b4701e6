import { expect, test } from "vitest";
import { inSeconds, secondsFor } from "./sending.ts";

test("eight bits a byte", () => {
  expect(secondsFor(3, 400)).toBeCloseTo(0.06);
  expect(secondsFor(480, 400)).toBeCloseTo(9.6);
});

test("short times are shown more precisely than long ones", () => {
  expect([0.06, 9.6, 76.8].map(inSeconds)).toEqual(["0.06 s", "9.6 s", "77 s"]);
});
