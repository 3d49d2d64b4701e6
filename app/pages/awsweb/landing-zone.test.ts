import { expect, test } from "vitest";
import { units } from "./landing-zone.ts";

const compartments = units.flatMap((unit) =>
  unit.compartments.map((compartment) => ({ ...compartment, unit: unit.name })),
);

test("a product has two accounts, test and production", () => {
  const workloads = compartments.filter(({ unit }) => unit === "WORKLOADS");
  expect(workloads.map(({ name }) => name.join(" "))).toEqual([
    "A test",
    "A prod",
    "B test",
    "B prod",
  ]);
});

test("the sandbox has no line to your site, and one compartment alone is flooded", () => {
  expect(compartments.find(({ unit }) => unit === "SANDBOX")?.networked).toBe(false);
  expect(compartments.filter(({ flooded }) => flooded)).toHaveLength(1);
});
