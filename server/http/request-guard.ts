import { errorResponse } from "./http-error.ts";
import { isSameOrigin } from "./same-origin.ts";

/** Finds the page at an address; undefined, or with undefined methods, if there is none. */
export type FindPage = (pathname: string) =>
  | {
      methods: readonly string[] | undefined;
      /** Whether capitals in the address matter. */
      facts: { keepsCapitals: boolean };
    }
  | undefined;

export type RequestGuardOptions = {
  find: FindPage;
  /** Public origin without a trailing slash. */
  origin: string;
};

/**
 * Longest address that is accepted, in characters: it leaves room for campaign parameters, and our own links are much
 * shorter.
 */
const longestAddress = 4_000;

/**
 * Checks the HTTP rules before any page is rendered: one address for each page, only methods that the address allows,
 * and forms only from our own pages.
 *
 * @returns the response to a request that gets no page; undefined if the page is to answer.
 */
export function guardRequest(
  request: Request,
  { find, origin }: RequestGuardOptions,
): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (pathname.length + search.length > longestAddress) {
    return errorResponse(
      414,
      "This address is longer than any of ours. Try the part before the question mark.",
    );
  }
  if (!isReadable(pathname)) {
    return errorResponse(
      400,
      "This address has a faulty % code in it. Copy the whole address again.",
    );
  }
  const { method } = request;
  const reading = method === "GET" || method === "HEAD";
  const canonical = canonicalPath(pathname, find);
  if (canonical !== pathname && (reading || method === "POST")) {
    return new Response(null, {
      status: 308,
      headers: {
        "cache-control": "no-store",
        location: canonical + search,
      },
    });
  }
  if (reading) return undefined;

  const methods = find(pathname)?.methods;
  if (methods === undefined) return errorResponse(404, "There is nothing at this address.");
  const allow = { allow: [...methods, "OPTIONS"].join(", ") };
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: allow });
  if (!methods.includes(method)) {
    return errorResponse(
      405,
      `${method} is not accepted here. Open the address, or send the form again from its own page.`,
      allow,
    );
  }
  return rejectCrossSiteForm(request, origin);
}

/** Whether the path decodes as UTF-8 without control characters, which none of our addresses has. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * Returns the canonical path of a page: no trailing or doubled slashes, and lower case. A path of only slashes
 * becomes the home page, so a redirect never leads to another host.
 */
function canonicalPath(pathname: string, find: FindPage): string {
  const single = `/${pathname.split("/").filter(Boolean).join("/")}`;
  const small = single.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
  // Titles in addresses of posts begin with a capital, and IDs may contain some; such a page checks the case itself.
  return find(small)?.facts.keepsCapitals === false ? small : single;
}

/** @returns the response that refuses a form of another site; undefined for one of ours. */
function rejectCrossSiteForm(request: Request, publicOrigin: string): Response | undefined {
  if (isSameOrigin(request.headers, publicOrigin)) return undefined;
  const origin = request.headers.get("origin") ?? "null";
  return errorResponse(
    403,
    `This form was sent from another site${origin === "null" ? "" : ` (${origin.slice(0, 200)})`}, so nothing was stored. Open it at ${publicOrigin} and send it from there.`,
  );
}
