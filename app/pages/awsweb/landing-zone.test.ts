import { expect, test } from "vitest";
import { awsweb } from "#content/services/awsweb.ts";
import { units } from "./landing-zone.ts";

const { accounts } = awsweb.landing;
const compartments = units.flatMap((unit) =>
  unit.compartments.map((compartment) => ({ ...compartment, unit: unit.name })),
);

test("the ship has the units of the table below deck, and no root among them", () => {
  const written = [...new Set(accounts.map(({ unit }) => unit.toUpperCase()))];
  expect(["ROOT", ...units.map(({ name }) => name)]).toEqual(written);
});

test("each account with a name of its own has its compartment in its unit", () => {
  for (const { unit, name } of accounts.filter(
    ({ unit: of }) => of !== "Root" && of !== "Workloads" && of !== "Sandbox",
  ))
    expect(compartments).toContainEqual(
      expect.objectContaining({ unit: unit.toUpperCase(), name: name.split(" ") }),
    );
});

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
  expect(accounts.find(({ unit }) => unit === "Sandbox")?.holds).toContain("no line to your site");
  expect(compartments.find(({ unit }) => unit === "SANDBOX")?.networked).toBe(false);
  expect(compartments.filter(({ flooded }) => flooded)).toHaveLength(1);
});
