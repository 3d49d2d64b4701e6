import { securityHeaders } from "./content-policy.ts";

/**
 * An answer of one or two sentences, for requests that no page of ours sends: it is made by hand in no time, so that a
 * flood of them costs nothing. `refusal-page.ts` shows it to browsers. Nothing keeps it, for the next release may have
 * what is asked for.
 */
export const refusal = (
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      ...securityHeaders,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
