import { SECRET_TTL, schemaType } from "@sanity/preview-url-secret/constants";
import { z } from "zod";
import { timingSafeEqual } from "#server/http/timing-safe-equal.ts";

/**
 * The secrets of preview links. The Studio keeps each as a document that only holders of a token can read, as the tools
 * of Sanity do. https://www.sanity.io/docs/visual-editing/implementing-draft-mode
 */

/** Lifetime of secrets that do not state one, as in Sanity's tools. */
const usualLife = Temporal.Duration.from({ seconds: SECRET_TTL });
/** Longest lifetime of a secret, whatever its document says. */
const longestLife = Temporal.Duration.from({ hours: 48 });

/** The newest thousand; fewer than that are created in two days. */
export const secretsQuery = `*[_type == "${schemaType}" && defined(secret)]
  | order(_updatedAt desc)[0...1000]{ secret, expiresAt, studioUrl, _updatedAt }`;

const secretDocuments = z.array(
  z.object({
    secret: z.string(),
    expiresAt: z.iso.datetime({ offset: true }).nullish().catch(null),
    studioUrl: z.string().nullish().catch(null),
    _updatedAt: z.iso.datetime({ offset: true }),
  }),
);

/** What a secret opens, or why it opens nothing. */
export type Verdict = { valid: true; studio: string | undefined } | "expired" | "unknown";

/** Secrets that no tool would generate are not looked up. */
export const isSecret = (text: string): boolean => /^[\w-]{16,128}$/.test(text);

/**
 * Looks up a link's secret in the answer to `secretsQuery`. Each is compared in constant time.
 *
 * @param now milliseconds since 1970.
 */
export function judgeSecret(given: string, documents: unknown, now: number): Verdict {
  let verdict: Verdict = "unknown";
  for (const { secret, expiresAt, studioUrl, _updatedAt } of secretDocuments.parse(documents)) {
    if (!timingSafeEqual(given, secret)) continue;
    verdict =
      now < endOf(_updatedAt, expiresAt).epochMilliseconds
        ? { valid: true, studio: originOf(studioUrl) }
        : "expired";
  }
  return verdict;
}

/** The origin of the Studio that made a secret; only its editors can write one. */
function originOf(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : undefined;
}

function endOf(updatedAt: string, expiresAt: string | null | undefined): Temporal.Instant {
  const made = Temporal.Instant.from(updatedAt);
  const own = expiresAt ? Temporal.Instant.from(expiresAt) : made.add(usualLife);
  const longest = made.add(longestLife);
  return Temporal.Instant.compare(own, longest) < 0 ? own : longest;
}
