import type { Framework } from "#content/services/compliance.ts";

/** Where the facts of a framework stand on the page. */
export const anchorOf = (framework: Framework): string =>
  framework.toLowerCase().replaceAll(" ", "-");
