import { expect, test } from "vitest";
import { sap } from "#content/services/sap.ts";
import { type Fate, laneNames, roads } from "./road-plan.ts";

const written = sap.routes.options;
const fates = (road: string, lane: (typeof laneNames)[number]): readonly Fate[] =>
  roads.find(({ name }) => name === road)?.lanes[lane] ?? [];

test("the roads are those of the table, in its order, each with the same lanes", () => {
  expect(roads.map(({ name }) => name)).toEqual(written.map(({ name }) => name));
  for (const { name } of roads)
    for (const lane of laneNames) expect(fates(name, lane)).toHaveLength(6);
});

test("a conversion takes all data along and drops unused code", () => {
  for (const lane of ["configuration", "master data", "open items", "history"] as const)
    expect(new Set(fates("Brownfield", lane))).toEqual(new Set(["crosses"]));
  expect(new Set(fates("Brownfield", "custom code"))).toEqual(new Set(["crosses", "ends"]));
});

test("a selection leaves something out, and loses no open item", () => {
  for (const lane of ["custom code", "master data", "history"] as const)
    expect(new Set(fates("Selective", lane)).size).toBe(2);
  expect(new Set(fates("Selective", "open items"))).toEqual(new Set(["crosses"]));
});

test("a new implementation configures again, carries open items and archives its history", () => {
  expect(new Set(fates("Greenfield", "configuration"))).toEqual(new Set(["new"]));
  expect(new Set(fates("Greenfield", "open items"))).toEqual(new Set(["crosses"]));
  expect(new Set(fates("Greenfield", "history"))).toEqual(new Set(["archive"]));
  expect(fates("Greenfield", "custom code")).not.toContain("crosses");
});
