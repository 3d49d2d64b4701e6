import { expect, test } from "vitest";
import { cloudDevops } from "#content/services/cloud-devops.ts";
import { gates, share, strands } from "./deployment-line.ts";

const written = cloudDevops.line.gates;

test("the gates are those of the text, in its order", () => {
  expect(gates.map(({ name }) => name)).toEqual(written.map(({ name }) => name));
  expect(gates.map(({ at }) => at)).toEqual(gates.map(({ at }) => at).toSorted((a, b) => a - b));
});

test("each gate may take what the text says", () => {
  for (const [index, { budget }] of gates.entries()) {
    const minutes = budget.match(/\d+/g);
    expect(written[index]?.takes.match(/\d+/g)).toEqual(minutes);
    if (budget.startsWith("<")) expect(written[index]?.takes).toMatch(/^under/);
  }
});

test("most gates are machines", () => {
  const machines = gates.filter(({ keeper }) => keeper === "machine");
  expect(machines.length).toBeGreaterThan(gates.length / 2);
  for (const { name, takes } of written)
    if (takes.includes("by a person"))
      expect(gates.find((gate) => gate.name === name)?.keeper).toBe("person");
});

test("seven changes start, every stop has its reason, and one arrives", () => {
  expect(strands).toHaveLength(7);
  for (const [index, { stopped = [] }] of gates.entries())
    expect(strands.filter(({ stops }) => stops === index)).toHaveLength(stopped.length);
  expect(strands.filter(({ stops }) => stops === undefined)).toHaveLength(1);
});

test("traffic goes from none over 5% and 25% to all, and stays a while at each", () => {
  const canary = written.find(({ name }) => name === "Canary");
  expect(canary?.stops).toMatch(/5%, then 25%/);
  for (const [at, expected] of [
    [0.55, 0],
    [0.62, 0.05],
    [0.65, 0.05],
    [0.72, 0.25],
    [0.75, 0.25],
    [0.88, 1],
    [1, 1],
  ] as const)
    expect(share(at)).toBeCloseTo(expected);
});
