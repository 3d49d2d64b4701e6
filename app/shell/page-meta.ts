import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import { absolute, paths } from "#content/paths.ts";
import { shorten } from "../ui/shorten.ts";
import { organizationId, type StructuredData, websiteId } from "./structured-data.ts";

type PageMetaOptions = {
  /** Without the company's name, which is added. */
  title: string;
  /** Cut between two words where it is longer than what search engines show. */
  description: string;
  /** Canonical path, from `content/paths.ts`. */
  path: string;
  /** Schema.org nodes of this page, joined with those of the organisation and the site. */
  structuredData?: readonly StructuredData[];
  type?: "website" | "article";
  /** Pages that must not be listed, such as search results. */
  noindex?: boolean;
};

/** The part of a route's meta arguments that page metadata needs: the root's data carries the public origin. */
type MatchesWithRoot = {
  matches: readonly ({ loaderData?: unknown; id: string } | undefined)[];
};

/** Search engines show about this many characters of a title and of a description. */
const longestTitle = 65;
const longestDescription = 160;

/** The company's name comes last, where it fits: what the page is about matters more. */
function documentTitle({ title, path }: Pick<PageMetaOptions, "title" | "path">): string {
  if (path === paths.home) return `${company.name} – ${title}`;
  const whole = `${title} – ${company.name}`;
  return whole.length <= longestTitle ? whole : title;
}

/** The public origin, which the root loader gives; the company file's before that. */
function originOf({ matches }: MatchesWithRoot): string {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return typeof data === "object" &&
    data !== null &&
    "origin" in data &&
    typeof data.origin === "string"
    ? data.origin
    : company.origin;
}

/**
 * Everything in the head that belongs to one page: title, description, canonical address, robots, Open Graph and
 * X cards, structured data. The one place where they are made.
 */
export function pageMeta(args: MatchesWithRoot, options: PageMetaOptions): MetaDescriptor[] {
  const origin = originOf(args);
  const url = absolute(origin, options.path);
  const title = documentTitle(options);
  const description = shorten(options.description, longestDescription);
  // Unlisted pages, such as search results, have no card of their own: they show the home page's.
  const imageUrl = absolute(origin, paths.card(options.noindex ? paths.home : options.path));
  const imageAlt = `${company.name}: ${options.noindex ? company.tagline : options.title}`;
  return [
    { title },
    { name: "description", content: description },
    { name: "robots", content: options.noindex ? "noindex, follow" : "index, follow" },
    ...(options.noindex ? [] : [{ tagName: "link", rel: "canonical", href: url } as const]),
    { property: "og:site_name", content: company.name },
    { property: "og:type", content: options.type ?? "website" },
    { property: "og:title", content: options.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: imageUrl },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: imageAlt },
    // The rest is read from the properties above. https://developer.x.com/en/docs/x-for-websites/cards/overview/abouts-cards
    { name: "twitter:card", content: "summary_large_image" },
    ...(options.structuredData === undefined
      ? []
      : [
          {
            "script:ld+json": {
              "@context": "https://schema.org",
              "@graph": [
                about.has(options.path) ? wholeOrganization(origin) : organization(origin),
                ...(options.path === paths.home ? [website(origin)] : []),
                ...options.structuredData.map((make) => make({ origin, url })),
              ],
            },
          },
        ]),
  ];
}

/** The pages about the company say all of it; the others name it, and its id leads there. */
const about: ReadonlySet<string> = new Set([paths.home, paths.aboutUs, paths.contactUs()]);

function organization(origin: string) {
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: company.name,
    url: absolute(origin, paths.home),
  };
}

function wholeOrganization(origin: string) {
  return {
    ...organization(origin),
    legalName: company.legalName,
    logo: absolute(origin, paths.icon("icon-512.png")),
    description: company.blurb,
    email: company.email,
    telephone: company.phones.us.dial,
    sameAs: Object.values(company.social),
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "sales",
        telephone: company.phones.us.dial,
        areaServed: "US",
      },
      {
        "@type": "ContactPoint",
        contactType: "sales",
        telephone: company.phones.india.dial,
        areaServed: "IN",
      },
    ],
  };
}

/** Search engines read the site's name on its start page. https://developers.google.com/search/docs/appearance/site-names */
function website(origin: string) {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    name: company.name,
    url: absolute(origin, paths.home),
    publisher: { "@id": organizationId(origin) },
  };
}
