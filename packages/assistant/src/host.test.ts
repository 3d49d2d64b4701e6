import { expect, test } from "vitest";
import { checkedHost, namedService } from "./host.ts";
import { sampleHost } from "./sample-host.ts";

test("the sample host is valid", () => {
  expect(checkedHost(sampleHost)).toBe(sampleHost);
});

test("an invalid host is rejected with a message that names the problem", () => {
  const { company } = sampleHost;
  expect(() => checkedHost({ ...sampleHost, company: { ...company, email: "" } })).toThrow(
    /company\.email/,
  );
  expect(() =>
    checkedHost({ ...sampleHost, serviceNames: [{ service: "ships", pattern: /ship/ }] }),
  ).toThrow(/no service “ships”/);
});

test("a service is recognised by its names, the first match", () => {
  expect(namedService(sampleHost, "do you do SAP in the cloud?")?.id).toBe("sap");
  expect(namedService(sampleHost, "do you paint houses?")).toBeUndefined();
});
