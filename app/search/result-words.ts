import type { Kind } from "./documents.ts";

/** Label of each kind of result. */
export const kindNames: Record<Kind, string> = {
  service: "Service",
  page: "Page",
  post: "Article",
  question: "Question",
  job: "Job",
};

export const resultCount = (count: number): string =>
  `${count} ${count === 1 ? "result" : "results"}`;

/** Says where words occur that neither title nor summary contains. */
export const standsBelow = (kind: Kind, terms: readonly string[]): string =>
  `${kind === "question" ? "In the answer" : "On the page"}: ${terms.join(", ")}`;
