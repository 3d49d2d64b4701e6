import { expect, test } from "vitest";
import { compliance, frameworks } from "#content/services/compliance.ts";
import { firstMet, inAll, overlapsOf } from "./overlap.ts";

const from = (met: (typeof frameworks)[number]) => (name: string) =>
  overlapsOf(met).find((overlap) => overlap.name === name);

test("a control counts where both frameworks ask for it", () => {
  expect(overlapsOf("ISO 27001")).toHaveLength(frameworks.length - 1);
  expect(from("ISO 27001")("SOC 2")?.shared).toHaveLength(8);
});

test("controls that a framework does not require are not counted as open", () => {
  expect(from("ISO 27001")("HIPAA")).toMatchObject({ open: [] });
  expect(from("ISO 27001")("HIPAA")?.shared).toHaveLength(7);
});

test("what only the other one asks for is still open", () => {
  expect(from("PCI DSS")("HIPAA")).toMatchObject({ open: ["Restore tests"] });
  expect(from("PCI DSS")("HIPAA")?.shared).toHaveLength(6);
  expect(from("HIPAA")("PCI DSS")).toMatchObject({ open: ["Change control"] });
});

test("of all others together, each control is done or open, and counted once", () => {
  expect(inAll(overlapsOf("PCI DSS"))).toEqual({ carried: 7, open: ["Restore tests"] });
  expect(inAll(overlapsOf("HIPAA"))).toEqual({ carried: 7, open: ["Change control"] });
  expect(inAll(overlapsOf("GDPR"))).toEqual({ carried: 8, open: [] });
});

test("the first view has something left to do for every framework", () => {
  for (const { open } of overlapsOf(firstMet)) expect(open).not.toEqual([]);
});

test("each framework says once what it is and what it asks for beyond the eight", () => {
  expect(compliance.facts.items.map(({ name }) => name)).toEqual(frameworks);
});
