/** The reference that a person quotes when asking about a lead: the beginning of its id, all of which is random. */
export const referenceOf = (id: string): string => id.slice(0, 13).toUpperCase();

/** The range of ids with this reference; undefined for what is no reference. */
export function idsOfReference(text: string): { from: string; before: string } | undefined {
  const from = text.trim().toLowerCase();
  // Sorts after every hexadecimal digit, in either database.
  return /^[0-9a-f]{8}-[0-9a-f]{4}$/.test(from) ? { from, before: `${from}g` } : undefined;
}
