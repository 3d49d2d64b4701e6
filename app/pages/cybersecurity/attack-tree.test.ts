import { expect, test } from "vitest";
import { cybersecurity, type Fix } from "#content/services/cybersecurity.ts";
import { branches, cheapest, easiestWay, effort, inWords } from "./attack-tree.ts";

const branch = (name: string) => branches.find((candidate) => candidate.name === name);

test("where all leaves are needed efforts add up, else the cheapest leaf is enough", () => {
  expect(branches.map((each) => `${each.name}: ${inWords(effort(each))}`)).toEqual([
    "As an employee: 10 days",
    "Through a supplier: 5 days",
    "Through the shop: 1 day",
    "Via a test system: 4 hours",
  ]);
});

test("the cheapest path is the one that the text begins with", () => {
  expect(cheapest).toBe(branch("Via a test system"));
  expect(effort(cheapest)).toBe(4);
  expect(cybersecurity.fixes.steps[0]?.note).toContain("four hours");
});

test("each fix moves the easiest way", () => {
  const steps: readonly Fix[] = cybersecurity.fixes.steps;
  const ways = steps.map((_, index) => {
    const way = easiestWay(steps.slice(0, index + 1).flatMap(({ closes }) => closes ?? []));
    return `${way.branch.name}: ${inWords(way.hours)}`;
  });
  expect(ways).toEqual([
    "Via a test system: 4 hours",
    "Through the shop: 1 day",
    "Through a supplier: 5 days",
    "Through the shop: 6 days",
    "As an employee: 10 days",
  ]);
});

test("a leaf that is not in the tree cannot be closed", () => {
  expect(() => easiestWay(["bribe the cook"])).toThrow("no leaf");
});
