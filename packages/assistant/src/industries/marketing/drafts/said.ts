/** Whether a text already contains something, in any order. */

const small =
  /^(?:the|and|for|our|your|you|with|that|this|get|one|are|has|have|from|its|was|them|they|about|bit|part|also|too|just|not|but|any|all)$/;

/** The content words of a phrase, as stems of five letters. */
export const tellingStems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => (word.length > 2 && !small.test(word)) || /\d/.test(word))
    .map((word) => word.slice(0, 5).replace(/s$/, ""));

/** Whether a text contains all content words of a phrase. */
export function says(text: string, phrase: string): boolean {
  const stems = tellingStems(phrase);
  const own = new Set(tellingStems(text));
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}

/** The share of a phrase's content words that a text contains. */
export function shareSaid(text: string, phrase: string): number {
  const stems = tellingStems(phrase);
  const own = new Set(tellingStems(text));
  return stems.length === 0 ? 0 : stems.filter((stem) => own.has(stem)).length / stems.length;
}
