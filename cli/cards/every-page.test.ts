import { industryIds } from "@brightkeel/contracts";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cardSize, drawCard } from "#app/cards/card.ts";
import { pageCards } from "#app/cards/cards.ts";
import routes from "#app/routes.ts";
import { jobSlugs } from "#content/jobs/slugs.ts";
import { paths } from "#content/paths.ts";

/** The addresses of all routes, parameters and all. */
const addresses = (entries: readonly RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap((entry) => {
    const own = [parent, entry.path].filter(Boolean).join("/");
    return entry.children ? addresses(entry.children, own) : [`/${own}`];
  });

/** Posts and the like depend on content, jobs and the demo's sheets are added by their names, files are no pages, and some pages are not listed (`noindex`). */
const unlisted = new RegExp(`[:*]|\\.\\w+$|^${paths.search()}$|^/preview/`);
const pages = [
  ...addresses(routes).filter((address) => !unlisted.test(address)),
  ...jobSlugs.map(paths.job),
  ...industryIds.map(paths.demoSheet),
];

test("every page has a card, and every card a page", () => {
  expect(pages.length).toBeGreaterThan(20);
  expect([...pageCards.keys()].sort()).toEqual(pages.map(paths.card).sort());
});

test("a card is a picture of the announced size that a link preview loads at once", async () => {
  const card = pageCards.get(paths.card(paths.home));
  if (card === undefined) throw new Error("The home page has no card.");
  const picture = await drawCard(card);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", ...cardSize });
  expect(picture.length).toBeLessThan(35_000);
});
