import type { InlineHashes } from "./inline-hashes.ts";

/**
 * The Content-Security-Policy of a page: the one source of it. Styles of the document are allowed by the hash of their
 * text; scripts by that of the few that every document has, so none that got into a page is among them. https://www.w3.org/TR/CSP3/
 */

export type PolicyInput = {
  /** Base64 SHA-256 of the scripts that documents may hold; without any, the page runs none at all. */
  scripts?: readonly string[];
  hashes: InlineHashes;
  /** Origins of images beside our own, such as the hosted content service's. */
  imageOrigins: readonly string[];
  /** Behind https the browser asks for every part by https. */
  secure: boolean;
};

/** The Base64 SHA-256 of nothing. */
const emptyText = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/**
 * The policy of a page as an editor gets it: the Studio may show it in a frame, and its overlays may begin a style
 * element, which is empty when it comes into the page and gets its rules by script.
 *
 * @param studio the Studio's origin, where that is not the page's own.
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
    // Hashed files of our own origin, and the scripts of every document.
    "script-src": scripts.length === 0 ? "'none'" : `'self' ${quoted(scripts)}`,
    // Text becomes markup, or the address of a script, in app/trusted-types.ts only.
    "require-trusted-types-for": "'script'",
    "trusted-types": scripts.length === 0 ? "'none'" : "site",
    // `style-src-attr` and `worker-src` are left out: they fall back to `style-src`, whose hashes allow no attribute, and to
    // `script-src`. https://www.w3.org/TR/CSP3/#directive-fallback-list
    "style-src": `'self' ${quoted(hashes.styles)}`,
    // Those that a library renders on the server; single properties set by script are not concerned.
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

/** Headers that every answer carries, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(),geolocation=(),microphone=(),payment=(),usb=()",
  "cross-origin-opener-policy": "same-origin",
};
