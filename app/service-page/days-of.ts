/**
 * Returns the first and last day of a label such as “Days 4–8” or “Working day 3”. A label without a number is day 1.
 */
export const daysOf = (label: string): readonly [first: number, last: number] => {
  const [first = 1, last = first] = (label.match(/\d+/g) ?? []).map(Number);
  return [first, last];
};
