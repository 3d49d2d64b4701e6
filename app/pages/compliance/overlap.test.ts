import { expect, test } from "vitest";
import { compliance, frameworks } from "#content/services/compliance.ts";
import { overlapsOf } from "./overlap.ts";

test("a control counts where both frameworks ask for it", () => {
  const iso = overlapsOf("ISO 27001");
  expect(iso).toHaveLength(frameworks.length - 1);
  expect(iso.find(({ name }) => name === "SOC 2")?.shared).toHaveLength(8);
  expect(iso.find(({ name }) => name === "HIPAA")?.shared).toHaveLength(7);
});

test("what a framework does not ask for is no head start", () => {
  const pci = overlapsOf("PCI DSS");
  expect(pci.find(({ name }) => name === "HIPAA")?.shared).toHaveLength(6);
  expect(
    pci.flatMap(({ shared }) => shared).some(({ control }) => control === "Restore tests"),
  ).toBe(false);
});

test("the list at the top names every framework once", () => {
  expect(compliance.facts.items.map(({ name }) => name)).toEqual(frameworks);
});
