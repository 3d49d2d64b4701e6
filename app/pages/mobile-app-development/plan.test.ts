import { expect, test } from "vitest";
import { daysOf } from "#app/service-page/days-of.ts";
import { mobileAppDevelopment } from "#content/services/mobile-app-development.ts";
import {
  appleSteps,
  breadth,
  codeFreeze,
  heldShare,
  lastDay,
  playSteps,
  submitted,
} from "./plan.ts";

const dayOf = (title: string) =>
  daysOf(mobileAppDevelopment.train.stops.find((stop) => stop.title === title)?.day ?? "")[0];

test("the code freezes and the stores get the app as long before departure as the text says", () => {
  expect(codeFreeze).toBe(dayOf("Code freeze") - dayOf("Departure"));
  expect(submitted).toBe(dayOf("Submitted") - dayOf("Departure"));
});

test("both stores go up in seven steps to everyone", () => {
  expect(mobileAppDevelopment.train.stops.at(-1)?.text).toContain("seven steps");
  for (const steps of [appleSteps, playSteps]) {
    expect(steps).toHaveLength(7);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(100);
  }
  expect(lastDay).toBe(appleSteps.length + 1);
});

test("a release held on day four stays at a tenth", () => {
  expect(heldShare).toBe(10);
});

test("more users are more breadth, and all of them the whole", () => {
  expect(appleSteps.map(breadth)).toEqual(appleSteps.map(breadth).toSorted((a, b) => a - b));
  expect(breadth(100)).toBe(1);
});
