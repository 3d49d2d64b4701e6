import { expect, test } from "vitest";
import { measurePage } from "./measure-page.ts";

const document = { startTime: 0, encodedBodySize: 20_000, transferSize: 20_300 };
const face = { startTime: 120, encodedBodySize: 14_000, transferSize: 14_300 };
const script = { startTime: 900, encodedBodySize: 6_000, transferSize: 6_300 };

test("a request that starts before the paint counts for it, even if it ends later", () => {
  const measured = measurePage([document, face, script], 600);
  expect(measured.before).toEqual({ requests: 2, kilobytes: 34 });
  expect(measured.after).toEqual({ requests: 1, kilobytes: 6 });
  expect(measured.kept).toBe(0);
});

test("a cached file counts with its size, and is listed as cached", () => {
  const measured = measurePage([document, { ...face, transferSize: 0 }], 600);
  expect(measured.before.kilobytes).toBe(34);
  expect(measured.kept).toBe(14);
});

test("a request at the moment of the paint is late", () => {
  expect(measurePage([script], 900).before.requests).toBe(0);
});
