import { randomBytes } from "node:crypto";

/**
 * Variants of documents, encoded in their ids: `abc` is published, `drafts.abc` its draft, `versions.r1.abc` its
 * version in release r1. Any other dot in an id makes a document private
 * (https://www.sanity.io/docs/content-lake/ids).
 */
export const variants = { published: 0, draft: 1, version: 2, private: 3 } as const;
export type Variant = (typeof variants)[keyof typeof variants];

/** Returns whether an id is that of a published document, a draft or a version. */
export function variantOf(id: string): Variant {
  if (id.startsWith("drafts.")) return variants.draft;
  if (/^versions\.[^.]+\../.test(id)) return variants.version;
  return id.includes(".") ? variants.private : variants.published;
}

/** Returns the id of the published document that a draft or version belongs to; any other id as it is. */
export function publishedIdOf(id: string): string {
  if (id.startsWith("drafts.")) return id.slice("drafts.".length);
  const version = /^versions\.[^.]+\.(.+)$/.exec(id);
  return version?.[1] ?? id;
}

/** Returns the name of the release that a version belongs to; undefined for every other document. */
export const releaseOf = (id: string): string | undefined => /^versions\.([^.]+)\../.exec(id)?.[1];

/** Returns the prefix that the ids of all versions in a release share. */
export const versionPrefix = (release: string): string => `versions.${release}.`;

/** Returns the id of the document that describes a release. */
export const releaseDocumentId = (release: string): string => `_.releases.${release}`;

/** Returns the id of a document's draft, whichever of its variants is given. */
export const draftIdOf = (id: string): string => `drafts.${publishedIdOf(id)}`;

/** Letters, digits, `_`, `-` and inner dots, at most 128. */
export const isValidDocumentId = (id: string): boolean =>
  id.length <= 128 && /^[a-zA-Z0-9_][a-zA-Z0-9_-]*(\.[a-zA-Z0-9_-]+)*$/.test(id);

/** Returns 22 random characters: the id of a document, revision or transaction when the caller gives none. */
export function randomId(): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  let id = "";
  // 62 letters for 64 values: the two left over are drawn again, so that every letter is equally likely.
  while (id.length < 22)
    for (const byte of randomBytes(24)) if (id.length < 22) id += alphabet[byte & 63] ?? "";
  return id;
}
