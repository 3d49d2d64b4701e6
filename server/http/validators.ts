import { z } from "zod";

/** Fields that visitors fill in: the same checks and words in the webhooks and in the site's forms. */

// Invisible characters: no name holds them, PostgreSQL refuses NUL, and a line break in a name is how headers of
// e-mails are forged. A message may have line breaks and tabs.
const unprintable = /[\p{Cc}\u2028\u2029]/u;
const unprintableInText = /[^\P{Cc}\n\r\t]/u;

/** Signs that turn the direction of what follows, and letters that nobody sees: in a name they only deceive. */
const deceiving = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

/** Something that can be seen: spaces of no width are no name, nor accents over nothing, nor Braille without a dot. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]/u;

const text = (longest: number, forbidden: RegExp) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? "is required" : "must be text") })
    // What cannot be seen is nothing.
    .transform((value) => (visible.test(value) ? value.trim() : ""))
    .pipe(filled(longest, forbidden));

const filled = (longest: number, forbidden: RegExp) =>
  z
    .string()
    .min(1, "is required")
    .max(longest, `must have at most ${longest} characters`)
    .refine((value) => !forbidden.test(value), "contains control characters; remove them")
    // Half of a surrogate pair is no character and cannot be stored as UTF-8.
    .transform((value) => value.toWellFormed());

/** One line of at most `longest` characters, trimmed, not empty. */
export const lineOfText = (longest: number) =>
  text(longest, unprintable).transform((value) => value.replace(deceiving, "").trim());

/** Several lines of at most `longest` characters, trimmed, not empty. */
export const linesOfText = (longest: number) => text(longest, unprintableInText);

/**
 * The browser's e-mail check and no other (docs/specification.md 5.1): the same pattern, from the HTML standard.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailAddress = (longest: number) =>
  lineOfText(longest).refine(
    (value) => z.regexes.html5Email.test(value),
    "is not an e-mail address; write it like name@example.com",
  );
