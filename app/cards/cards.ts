import { industryIds } from "@brightkeel/contracts";
import { company } from "#content/company.ts";
import { paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import { type SitePage, sitePages } from "../search/site-pages.ts";
import type { Card } from "./card.ts";
import type { Plan } from "./plans.ts";

/** The site's host, for the bottom of a card. */
const foot = new URL(company.origin).host.replace(/^www\./, "");

const kindLabels = { service: "Service", page: "", job: "Open job" } as const;

const homeLabel = `${services.length} services · one crew`;

/** Pages whose card shows the page's own drawing. */
const drawnPages: Readonly<Record<string, Plan>> = {
  [paths.home]: "body",
  [paths.services]: "routes",
  [paths.quantaFramework]: "months",
  [paths.aboutUs]: "fridayPage",
  [paths.partners]: "moorings",
  [paths.hospitalityChatbot]: "hotel",
  [paths.securityAndTerms]: "access",
  [paths.downloads]: "sheets",
  [paths.demoData]: "sheets",
  ...Object.fromEntries(industryIds.map((id) => [paths.demoSheet(id), "sheets" as const])),
};

function cardOf(page: SitePage): Card {
  const number = services.findIndex((entry) => entry.link === page.path);
  if (number !== -1) {
    return {
      label: `Service ${String(number + 1).padStart(2, "0")} · ${page.name}`,
      title: page.headline,
      foot,
      plan: "body",
      seed: number / (services.length - 1),
    };
  }
  const own = drawnPages[page.path];
  return {
    label: [kindLabels[page.kind], page.path === paths.home ? homeLabel : page.name]
      .filter(Boolean)
      .join(" · "),
    title: page.headline,
    foot,
    plan: own ?? "breadth",
    seed: page.path === paths.home ? 0 : fraction(page.path),
  };
}

/** The cards of all pages except posts, by path of the image. */
export const pageCards: ReadonlyMap<string, Card> = new Map([
  ...sitePages.map((page) => [paths.card(page.path), cardOf(page)] as const),
  [
    paths.card(paths.blogs),
    {
      label: "Blog",
      title: "Notes from our work",
      foot,
      plan: "soundings",
      seed: 0.5,
    },
  ] as const,
]);

export const postCard = (post: {
  title: string;
  slug: string;
  readingTime: number;
  categories: readonly { title: string }[];
}): Card => ({
  label: [post.categories[0]?.title ?? "Blog", `${post.readingTime} min read`].join(" · "),
  title: post.title,
  foot,
  plan: "soundings",
  seed: fraction(post.slug),
});

/** Returns a number from 0 to 1 that is always the same for a text. */
function fraction(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum / 9972;
}
