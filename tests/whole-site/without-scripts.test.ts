import { expect, inject, test } from "vitest";
import { company } from "#content/company.ts";
import { only, readable, readDocument, textOf } from "../support/document.ts";
import { pagePaths } from "../support/pages.ts";

/** The content of a page before any script has run; its appearance is tested in tests/without-javascript.spec.ts. */

test.each(pagePaths)("%s can be read", async (path) => {
  const page = await readDocument(inject("siteOrigin") + path);
  expect(textOf(only(page, "h1"))).not.toBe("");
  expect(textOf(readable(only(page, "main"))).length).toBeGreaterThan(600);
  expect(textOf(only(page, "footer:not(main footer)"))).toContain(company.blurb);
});
