import { expect, test } from "vitest";
import { categoryIds } from "#content/blogs/categories.ts";
import { closingOf } from "./practice.server.ts";

const serviceOf = (title: string, ...slugs: string[]) =>
  closingOf({ title, categories: slugs.map((slug) => ({ slug })) })?.service;

test("every category of the site has a service", () => {
  for (const id of categoryIds) expect(serviceOf("A title without a subject", id)).toMatch(/\S/);
});

test("the subject in the title decides within a category", () => {
  expect(serviceOf("Halve what AWS charges for idle disks", "cloud-and-operations")).toBe(
    "AWS Cloud Services",
  );
  expect(serviceOf("Deploy on Fridays", "cloud-and-operations")).not.toBe("AWS Cloud Services");
  expect(serviceOf("What a chatbot may promise", "ai")).toBe("AI Chatbot");
});

test("the main category comes before the others, and one that editors added is passed over", () => {
  expect(serviceOf("Close the day", "hospitality", "sap")).toBe("Hospitality");
  expect(serviceOf("Close the day", "news", "sap")).toBe("SAP");
  expect(serviceOf("Close the day", "news")).toBeUndefined();
});
