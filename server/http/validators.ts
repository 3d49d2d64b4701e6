import { z } from "zod";

/** Validators for fields that visitors fill in, shared by the webhooks and the site's forms. */

// Control characters: no name has them, PostgreSQL refuses NUL, and a line break in a name allows e-mail header
// injection. A message may have line breaks and tabs.
const unprintable = /[\p{Cc}\u2028\u2029]/u;
const unprintableInText = /[^\P{Cc}\n\r\t]/u;

/** Bidirectional controls and invisible tag characters, which in a name serve only to deceive. */
const deceiving = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

/** A visible character: zero-width spaces are no name, nor are combining marks alone or a blank Braille pattern. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]/u;

const text = (longest: number, forbidden: RegExp) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? "is required" : "must be text") })
    // Invisible text counts as empty.
    .transform((value) => (visible.test(value) ? value.trim() : ""))
    .pipe(filled(longest, forbidden));

const filled = (longest: number, forbidden: RegExp) =>
  z
    .string()
    .min(1, "is required")
    .max(longest, `must have at most ${longest} characters`)
    .refine((value) => !forbidden.test(value), "contains control characters; remove them")
    // Replaces lone surrogates, which are no characters and cannot be stored as UTF-8.
    .transform((value) => value.toWellFormed());

/** Validates one line of at most `longest` characters, trimmed, not empty. */
export const lineOfText = (longest: number) =>
  text(longest, unprintable).transform((value) => value.replace(deceiving, "").trim());

/** Validates several lines of at most `longest` characters, trimmed, not empty. */
export const linesOfText = (longest: number) => text(longest, unprintableInText);

/**
 * Validates an e-mail address exactly as browsers do (docs/specification.md 5.1), with the pattern of the HTML
 * standard. https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailAddress = (longest: number) =>
  lineOfText(longest).refine(
    (value) => z.regexes.html5Email.test(value),
    "is not an e-mail address; write it like name@example.com",
  );
