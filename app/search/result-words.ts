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
