import { absolute } from "#content/paths.ts";
import { type ServiceEntry, services } from "#content/services/index.ts";
import type { Question } from "#content/services/types.ts";

/**
 * Makes a schema.org node from the public origin and the page's absolute address, when the page is rendered. Nodes that
 * others refer to have ids, which are stable. https://schema.org
 */
export type StructuredData = (page: { origin: string; url: string }) => Record<string, unknown>;

export const organizationId = (origin: string): string => `${origin}/#organization`;
export const websiteId = (origin: string): string => `${origin}/#website`;
const serviceId = (origin: string, link: string): string => `${absolute(origin, link)}#service`;

export const breadcrumbs =
  (trail: readonly { name: string; path: string }[]): StructuredData =>
  ({ origin }) => ({
    "@type": "BreadcrumbList",
    itemListElement: trail.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: absolute(origin, crumb.path),
    })),
  });

export const service =
  (entry: ServiceEntry, description: string): StructuredData =>
  ({ origin, url }) => ({
    "@type": "Service",
    "@id": serviceId(origin, entry.link),
    name: entry.title,
    description,
    url,
    serviceType: entry.title,
    provider: { "@id": organizationId(origin) },
  });

export const serviceList: StructuredData = ({ origin }) => ({
  "@type": "ItemList",
  name: "Services",
  numberOfItems: services.length,
  itemListElement: services.map((entry, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: {
      // The full node of each service is on its own page.
      "@type": "Service",
      "@id": serviceId(origin, entry.link),
      name: entry.title,
      url: absolute(origin, entry.link),
    },
  })),
});

/**
 * Returns the node of a page's questions. Search engines show them only for health and government sites, so only one
 * page has it (docs/specification.md 2.9).
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export const faqPage =
  (questions: readonly Question[]): StructuredData =>
  () => ({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });

/** Returns the node of a plain page, or of one of its subtypes. */
export const webPage =
  (
    type: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage",
    name: string,
    description: string,
  ): StructuredData =>
  ({ origin, url }) => ({
    "@type": type,
    name,
    description,
    url,
    about: { "@id": organizationId(origin) },
  });
