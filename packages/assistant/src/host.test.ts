import { expect, test } from "vitest";
import { checkedHost, namedService } from "./host.ts";
import { sampleHost } from "./sample-host.ts";

test("the sample host is one", () => {
  expect(checkedHost(sampleHost)).toBe(sampleHost);
});

test("a host that does not fit is refused with a sentence that names what does not", () => {
  const { company } = sampleHost;
  expect(() => checkedHost({ ...sampleHost, company: { ...company, email: "" } })).toThrow(
    /company\.email/,
  );
  expect(() =>
    checkedHost({ ...sampleHost, serviceNames: [{ service: "ships", pattern: /ship/ }] }),
  ).toThrow(/no service “ships”/);
});

test("a service is known by its names, the first that fits", () => {
  expect(namedService(sampleHost, "do you do SAP in the cloud?")?.id).toBe("sap");
  expect(namedService(sampleHost, "do you paint houses?")).toBeUndefined();
});
