/** What a person is told to name when asking about a lead: the beginning of its id, of which all is random. */
export const referenceOf = (id: string): string => id.slice(0, 13).toUpperCase();

/** Between which ids a lead with this reference stands; undefined for what is no reference. */
export function idsOfReference(text: string): { from: string; before: string } | undefined {
  const from = text.trim().toLowerCase();
  // Behind every digit that may follow, in the order of either database.
  return /^[0-9a-f]{8}-[0-9a-f]{4}$/.test(from) ? { from, before: `${from}g` } : undefined;
}
