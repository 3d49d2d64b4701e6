/** Whether a text says something already, in whatever order. */

const small =
  /^(?:the|and|for|our|your|you|with|that|this|get|one|are|has|have|from|its|was|them|they|about|bit|part|also|too|just|not|but|any|all)$/;

/** The words that tell what a phrase is about, as stems of five letters. */
export const tellingStems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => (word.length > 2 && !small.test(word)) || /\d/.test(word))
    .map((word) => word.slice(0, 5).replace(/s$/, ""));

/** Whether all telling words of a phrase stand in a text. */
export function says(text: string, phrase: string): boolean {
  const stems = tellingStems(phrase);
  const own = new Set(tellingStems(text));
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}

/** The share of a phrase's telling words that a text has. */
export function shareSaid(text: string, phrase: string): number {
  const stems = tellingStems(phrase);
  const own = new Set(tellingStems(text));
  return stems.length === 0 ? 0 : stems.filter((stem) => own.has(stem)).length / stems.length;
}
