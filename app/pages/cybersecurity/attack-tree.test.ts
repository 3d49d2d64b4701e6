import { expect, test } from "vitest";
import { cybersecurity } from "#content/services/cybersecurity.ts";
import { branches, cheapest, effort, inWords } from "./attack-tree.ts";

const branch = (name: string) => branches.find((candidate) => candidate.name === name);

test("where all leaves are needed efforts add up, else the cheapest leaf is enough", () => {
  expect(branches.map((each) => `${each.name}: ${inWords(effort(each))}`)).toEqual([
    "As an employee: 10 days",
    "Through a supplier: 5 days",
    "Through the shop: 1 day",
    "Past a test system: 4 hours",
  ]);
});

test("the cheapest path is the one that the text follows", () => {
  const [, followed] = cybersecurity.tree.reading;
  expect(followed.text).toContain("the forgotten test system");
  expect(followed.text).toContain("four hours");
  expect(cheapest).toBe(branch("Past a test system"));
  expect(effort(cheapest)).toBe(4);
});

test("with the test system closed, the invoice number is the next", () => {
  expect(cybersecurity.tree.reading[2].text).toContain("the invoice address");
  const [next] = branches
    .filter((each) => each !== cheapest)
    .toSorted((a, b) => effort(a) - effort(b));
  expect(next).toBe(branch("Through the shop"));
  const easiest = next?.leaves.toSorted((a, b) => a.hours - b.hours)[0];
  expect(easiest?.text).toBe("change an invoice number");
});
