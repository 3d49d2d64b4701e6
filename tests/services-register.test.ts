import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageCards } from "#app/cards/cards.ts";
import routes from "#app/routes.ts";
import { sitePages } from "#app/search/site-pages.ts";
import { footerServices } from "#content/navigation.ts";
import { paths } from "#content/paths.ts";
import { type ServiceEntry, services } from "#content/services/index.ts";
import { dataSheets } from "../cli/downloads/data-sheets.ts";

/** Services are registered in content/services/index.ts; a separate list elsewhere that lacks one is found here. */
describe("every service of the register", () => {
  const entries: readonly ServiceEntry[] = services;
  const links = entries.map((entry) => entry.link);

  it("has a page in the folder of its name", () => {
    const files = new Map(routes.map((route) => [route.path, route.file]));
    for (const { slug } of entries) expect(files.get(slug)).toBe(`pages/${slug}/route.tsx`);
  });

  it("is found by the search, in the order of the register", () => {
    const found = sitePages.filter((page) => page.kind === "service");
    expect(found.map((page) => page.path)).toEqual(links);
    expect(found.map((page) => page.name)).toEqual(entries.map((entry) => entry.title));
  });

  it("has a card for social networks and a data sheet", () => {
    for (const link of links) expect(pageCards.has(paths.card(link))).toBe(true);
    expect(dataSheets().map((sheet) => sheet.path)).toEqual(links);
  });

  it("is in the footer under the name that its entry gives it", () => {
    expect(footerServices).toEqual(
      entries
        .filter((entry) => entry.footer !== undefined)
        .map(({ footer, link }) => ({ label: footer, href: link })),
    );
    expect(footerServices).toHaveLength(5);
  });

  it("leads on to other services, each once", () => {
    for (const { slug, related } of entries) {
      expect(new Set(related).size).toBe(related.length);
      expect(related).not.toContain(slug);
    }
  });

  it("has its card's words in the register alone", () => {
    const copies = ["content/navigation.ts", "app/search/site-pages.ts", "app/cards/cards.ts"].map(
      (file) => readFileSync(join(import.meta.dirname, "..", file), "utf8"),
    );
    for (const { desc, short } of entries) {
      for (const copy of copies) expect(copy.includes(desc) || copy.includes(short)).toBe(false);
    }
  });
});
