import type { InlineHashes } from "./inline-hashes.ts";

/**
 * The single source of a page's Content-Security-Policy. Inline styles are allowed by the hash of their text. Scripts
 * are allowed by the hashes of the few that every document has, so an injected script never matches.
 * https://www.w3.org/TR/CSP3/
 */

export type PolicyInput = {
  /** Base64 SHA-256 hashes of the scripts that documents may hold; if empty, the page runs no scripts. */
  scripts?: readonly string[];
  hashes: InlineHashes;
  /** Origins of images besides our own, such as the hosted content service's. */
  imageOrigins: readonly string[];
  /** Whether the page is served over https, so that browsers request its parts over https too. */
  secure: boolean;
};

/** The Base64 SHA-256 of an empty text. */
const emptyText = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/**
 * Returns the policy of a page served to an editor: the Studio may frame it, and its overlays may insert a style
 * element, which is empty at first and gets its rules by script.
 *
 * @param studio the Studio's origin, if it differs from the page's.
 */
export const editorsPolicy = (policy: string, studio: string | undefined): string =>
  policy
    .replace("frame-ancestors 'none'", `frame-ancestors 'self'${studio ? ` ${studio}` : ""}`)
    .replace("style-src 'self'", `style-src 'self' 'sha256-${emptyText}'`);

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(" ");

/** The header's value. */
export function contentPolicy({ scripts = [], hashes, imageOrigins, secure }: PolicyInput): string {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    // Hashed files of our own origin, and the scripts that every document has.
    "script-src": scripts.length === 0 ? "'none'" : `'self' ${quoted(scripts)}`,
    // Only app/trusted-types.ts turns text into markup or into a script's address.
    "require-trusted-types-for": "'script'",
    "trusted-types": scripts.length === 0 ? "'none'" : "site",
    // `style-src-attr` and `worker-src` are omitted: they fall back to `style-src`, whose hashes allow no attributes,
    // and to `script-src`. https://www.w3.org/TR/CSP3/#directive-fallback-list
    "style-src": `'self' ${quoted(hashes.styles)}`,
    // Covers attributes that a library renders on the server; properties that scripts set one by one need no
    // permission.
    ...(hashes.styleAttributes.length > 0 && {
      "style-src-attr": `'unsafe-hashes' ${quoted(hashes.styleAttributes)}`,
    }),
    "img-src": ["'self'", "data:", ...imageOrigins].join(" "),
    "font-src": "'self'",
    // Page data and the two webhooks, always on our own origin.
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  };
  const policy = Object.entries(directives).map(([name, value]) => `${name} ${value.trim()}`);
  if (secure) policy.push("upgrade-insecure-requests");
  return policy.join(";");
}

/** Headers of every response but those of `neverDocuments`. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  // Our own server reads pages and campaigns from it; others learn nothing, as all links to them say already.
  "referrer-policy": "same-origin",
  "permissions-policy": "camera=(),geolocation=(),microphone=(),payment=(),usb=()",
  "cross-origin-opener-policy": "same-origin",
};

/**
 * Files that a browser opens as text or not at all, and uses only as part of a page: the page's own policies apply, and
 * headers that set those of a document say nothing on them. A picture or a PDF can be a document.
 */
export const neverDocuments: ReadonlySet<string> = new Set([".css", ".js", ".woff2"]);
