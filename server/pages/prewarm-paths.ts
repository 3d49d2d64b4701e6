import { services } from "#content/services/index.ts";

/**
 * Pages that are made right after the start, the most visited first, so that nobody waits for them. Those with a form
 * are not among them: they are made for each visitor.
 */
export const prewarmPaths: readonly string[] = [
  "/",
  "/services",
  ...services.map((entry) => entry.link),
  "/blogs",
  "/hospitality-chatbot",
  "/ai-chatbot/demo-data",
  "/quanta-framework",
  "/about-us",
  "/partners",
  "/downloads",
  "/careers",
  "/privacy-policy",
  "/search-index.json",
];
