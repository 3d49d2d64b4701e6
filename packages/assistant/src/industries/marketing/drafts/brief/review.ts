/** Extracts the complaint from a quoted review. */

const quote = /["“]([^"”]{8,400})["”]/;
const hasSubject = /^(?:i|we|the|it|they|my|our|there|this|staff|food|service|nobody|no one)\b/i;
const hasVerb = /^(?:\w+ed|had|got|found|paid|came|went|left|felt|took|lost|broke|sat)\b/i;

/** Returns the first clause of the review in a message, with its subject; undefined if it is not a sentence. */
export function complaintQuoted(message: string): string | undefined {
  const clause = quote
    .exec(message)?.[1]
    ?.split(/[,.;!?]/)[0]
    ?.trim()
    .toLowerCase();
  if (clause === undefined || !/\breview\b/i.test(message)) return undefined;
  if (hasSubject.test(clause)) return clause;
  return hasVerb.test(clause) ? `i ${clause}` : undefined;
}
