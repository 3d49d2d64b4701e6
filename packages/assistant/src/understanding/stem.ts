/**
 * Strips the most common English endings, so that “refunded”, “refunds” and “refunding” share a stem. Deliberately
 * lighter than the Porter stemmer: character n-grams cover the rest.
 */
export function stem(word: string): string {
  if (word.length <= 3 || word.startsWith("#")) return word;
  let base = word;
  if (base.endsWith("'s")) base = base.slice(0, -2);
  if (base.length > 4 && base.endsWith("ies")) return `${base.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith("s") && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1);
  if (base.length > 5 && base.endsWith("ing") && /[aeiouy]/.test(base.slice(0, -3))) {
    base = undouble(base.slice(0, -3));
  } else if (base.length > 4 && base.endsWith("ed") && /[aeiouy]/.test(base.slice(0, -2))) {
    base = base.endsWith("ied") ? `${base.slice(0, -3)}y` : undouble(base.slice(0, -2));
  }
  if (base.length > 4 && base.endsWith("e") && !base.endsWith("ee")) base = base.slice(0, -1);
  return base;
}

/** “cancell” → “cancel”, “shipp” → “ship”; “bill”, “miss” and “staff” keep their double letters. */
function undouble(base: string): string {
  const last = base.at(-1);
  if (base.length < 4 || last === undefined || last !== base.at(-2)) return base;
  if (last === "s" || last === "f" || (last === "l" && base.length < 6)) return base;
  return base.slice(0, -1);
}
