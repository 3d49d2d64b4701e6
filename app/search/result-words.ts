import type { Kind } from "./documents.ts";

/** What a result is, as printed beside it. */
export const kindNames: Record<Kind, string> = {
  service: "Service",
  page: "Page",
  post: "Post",
  question: "Question",
  job: "Job",
};

export const nothingFound = (query: string): string =>
  `Nothing on this site fits “${query}”. Try one word of it, or a broader one.`;

export const resultCount = (count: number): string =>
  `${count} ${count === 1 ? "result" : "results"}`;

/** Where words stand that neither title nor summary show. */
export const standsBelow = (kind: Kind, terms: readonly string[]): string =>
  `${kind === "question" ? "In the answer" : "On the page"}: ${terms.join(", ")}`;
