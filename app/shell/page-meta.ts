import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import { absolute, paths } from "#content/paths.ts";
import { shorten } from "../ui/shorten.ts";
import { organizationId, type StructuredData, websiteId } from "./structured-data.ts";

type PageMetaOptions = {
  /** Without the company's name, which is added where it fits. */
  title: string;
  /** Shortened between two words if it is longer than search engines show. */
  description: string;
  /** Canonical path, from `content/paths.ts`. */
  path: string;
  /** Schema.org nodes of this page, added to those of the organisation and the site. */
  structuredData?: readonly StructuredData[];
  type?: "website" | "article";
  /** Keeps a page out of search engines, such as one of search results. */
  noindex?: boolean;
};

/** The part of a route's meta arguments that page metadata needs: the root's data has the public origin. */
type MatchesWithRoot = {
  matches: readonly ({ loaderData?: unknown; id: string } | undefined)[];
};

/** Numbers of characters that search engines show of a title and a description, approximately. */
const longestTitle = 65;
const longestDescription = 160;

/** Appends the company's name where it fits: what the page is about matters more. */
function documentTitle({ title, path }: Pick<PageMetaOptions, "title" | "path">): string {
  if (path === paths.home) return `${company.name} – ${title}`;
  const whole = `${title} – ${company.name}`;
  return whole.length <= longestTitle ? whole : title;
}

/** Returns the public origin from the root loader, or else from the company file. */
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
 * Returns everything in the head that belongs to one page: title, description, canonical address, robots, Open Graph
 * and X cards, and structured data. No other module makes any of it.
 */
export function pageMeta(args: MatchesWithRoot, options: PageMetaOptions): MetaDescriptor[] {
  const origin = originOf(args);
  const url = absolute(origin, options.path);
  const title = documentTitle(options);
  const description = shorten(options.description, longestDescription);
  // Unlisted pages, such as search results, have no card of their own and use the home page's.
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
    // X reads the rest from the properties above.
    // https://developer.x.com/en/docs/x-for-websites/cards/overview/abouts-cards
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

/** Pages about the company carry its full node; the others only name it, and its id refers to the full one. */
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

/**
 * Returns the site's node. Search engines read the site's name on the home page.
 * https://developers.google.com/search/docs/appearance/site-names
 */
function website(origin: string) {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    name: company.name,
    url: absolute(origin, paths.home),
    publisher: { "@id": organizationId(origin) },
  };
}
