/**
 * A funnel: what money bought, step by step (letters, clicks, enquiries, customers), what one of each step costs, which
 * share goes on to the next, and what is earned at a step. Whatever follows from the figures told is worked out.
 */

/** `count`, `each` and `share` are of a step, by its place: the share of the step before that came so far. */
export type Figure =
  | `${"count" | "each" | "share" | "price"}${number}`
  | "spend"
  | "revenue"
  | "roas";
export type Given = readonly [figure: Figure, value: number];

/** A value, and how it was worked out from two others, if it was not told. */
export type Solved = {
  readonly value: number;
  readonly from?: readonly [one: Figure, sign: "×" | "÷", other: Figure];
};
export type Book = Partial<Record<Figure, Solved>>;

type Way = readonly [found: Figure, one: Figure, sign: "×" | "÷", other: Figure];

/** What is the product of what, for so many steps. */
function productsOf(steps: number): readonly (readonly [Figure, Figure, Figure])[] {
  const all: (readonly [Figure, Figure, Figure])[] = [["revenue", "roas", "spend"]];
  for (let at = steps - 1; at >= 0; at--) {
    if (at > 0)
      all.push(
        [`count${at}`, `count${at - 1}`, `share${at}`],
        [`each${at - 1}`, `each${at}`, `share${at}`],
      );
    all.push(["spend", `count${at}`, `each${at}`], ["revenue", `count${at}`, `price${at}`]);
  }
  return all;
}
const waysOf = (steps: number): Way[] =>
  productsOf(steps).flatMap(([all, one, other]): Way[] => [
    [all, one, "×", other],
    [one, all, "÷", other],
    [other, all, "÷", one],
  ]);

function solved(known: Book, ways: readonly Way[]): Book {
  let book = { ...known };
  for (;;) {
    const next = { ...book };
    // Of two ways to a figure, the one through more that was told is shown.
    for (const most of [0, 1, 2])
      for (const [found, one, sign, other] of ways) {
        const [a, b] = [book[one], book[other]];
        if (next[found] !== undefined || a === undefined || b === undefined) continue;
        if (Number(a.from !== undefined) + Number(b.from !== undefined) > most) continue;
        const value = sign === "×" ? a.value * b.value : a.value / b.value;
        if (Number.isFinite(value)) next[found] = { value, from: [one, sign, other] };
      }
    // Each round adds a figure or is the last.
    if (Object.keys(next).length === Object.keys(book).length) return next;
    book = next;
  }
}

/** Returns all that follows from figures, the first of which count most: one that follows from those before it is left out. */
export function bookOf(
  given: readonly Given[],
  steps: number,
): { book: Book; kept: readonly Given[] } {
  const ways = waysOf(steps);
  const kept: Given[] = [];
  let book: Book = {};
  for (const [figure, value] of given) {
    if (book[figure] !== undefined) continue;
    kept.push([figure, value]);
    book = solved({ ...book, [figure]: { value } }, ways);
  }
  // Anew from all that was told, so that each figure is worked out the shortest way.
  const told = Object.fromEntries(kept.map(([figure, value]) => [figure, { value }]));
  return { book: solved(told, ways), kept };
}
