import { isNode, isReference, type Node } from "./vocabulary/check.ts";

/**
 * What Google requires of structured data beyond the vocabulary, for the types that it displays.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

const required: Record<string, readonly string[]> = {
  // .../structured-data/article: all of these are recommended, and our posts have them.
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  // .../structured-data/job-posting
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "validThrough",
    "employmentType",
    "hiringOrganization",
    "jobLocation",
    "identifier",
    "directApply",
  ],
  // .../structured-data/faqpage
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  // .../structured-data/breadcrumb
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position"],
  // .../structured-data/organization
  Organization: ["name"],
  // .../structured-data/local-business
  LocalBusiness: ["name", "address"],
};

const listOf = (value: unknown): Node[] => [value].flat().filter(isNode);

/**
 * Returns what a node lacks.
 *
 * @param page the page's text, for what must also be readable on it.
 */
export function missingIn(node: Node, page: string): string[] {
  const type = String(node["@type"]);
  const missing = (required[type] ?? [])
    .filter((property) => node[property] === undefined || node[property] === "")
    .map((property) => `${type}: ${property} is missing`);
  const inside = Object.values(node)
    .flatMap(listOf)
    .filter((value) => !isReference(value))
    .flatMap((value) => missingIn(value, page));
  return [...missing, ...(rules[type]?.(node, page) ?? []), ...inside];
}

const dayOf = (value: unknown) => Date.parse(String(value));

const rules: Record<string, (node: Node, page: string) => string[]> = {
  BlogPosting: (node) => [
    ...(String(node.headline).length > 110 ? ["BlogPosting: the headline is too long"] : []),
    ...(dayOf(node.dateModified) < dayOf(node.datePublished)
      ? ["BlogPosting: changed before it was published"]
      : []),
  ],
  JobPosting: (node, page) => [
    ...(dayOf(node.validThrough) > dayOf(node.datePosted)
      ? []
      : ["JobPosting: ends before it begins"]),
    ...(dayOf(node.validThrough) > Date.now() ? [] : ["JobPosting: has run out"]),
    ...(dayOf(node.datePosted) > Date.now() ? ["JobPosting: is posted in the future"] : []),
    ...([node.employmentType].flat().every((kind) => employmentTypes.has(String(kind)))
      ? []
      : ["JobPosting: no such employmentType"]),
    ...(node.jobLocationType === "TELECOMMUTE" && node.applicantLocationRequirements === undefined
      ? ["JobPosting: from where one may work remotely is missing"]
      : []),
    ...(page.includes(String(node.title)) ? [] : ["JobPosting: the page has another title"]),
    ...([node.employmentType].flat().includes("FULL_TIME") === /full-time/i.test(page)
      ? []
      : ["JobPosting: the page says other hours"]),
    ...(/<h1|<script/i.test(String(node.description)) ? ["JobPosting: description"] : []),
  ],
  FAQPage: (node, page) =>
    listOf(node.mainEntity).flatMap((question) =>
      [question.name, ...listOf(question.acceptedAnswer).map((answer) => answer.text)]
        .filter((text) => !page.includes(String(text)))
        .map((text) => `FAQPage: “${text}” is not to be read on the page`),
    ),
  BreadcrumbList: (node) => {
    const items = listOf(node.itemListElement);
    return [
      ...(items.length < 2 ? ["BreadcrumbList: leads nowhere"] : []),
      ...(items.every((item, index) => item.position === index + 1 && item.name && item.item)
        ? []
        : ["BreadcrumbList: its items are not numbered, named and linked"]),
    ];
  },
};

const employmentTypes = new Set([
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
]);
