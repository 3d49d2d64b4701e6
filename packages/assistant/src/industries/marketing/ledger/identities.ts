/** What the quantities of a sale and its advertising are to each other, and all that follows from those known. */

/** Figures of one order. */
export const ofOne = ["price", "unitCost", "margin", "left"] as const;
/** What was spent on an account, and what it brought. */
export const totals = ["spend", "clicks", "leads", "orders"] as const;
export const ratios = ["cpc", "rate", "cpl", "closeRate", "leadRate", "cpo", "roas"] as const;
/** All that a ledger holds (shares are between 0 and 1). */
export const roles = [
  ...ofOne,
  ...totals,
  ...ratios,
  "sent",
  "ctr",
  "revenue",
  "goods",
  "gross",
  "profit",
  "profitPer",
] as const;
export type Role = (typeof roles)[number];
export type Told = readonly [role: Role, value: number];

type Sign = "×" | "÷" | "+" | "−";
/** A value, and the two it was worked out from, if it was not told. */
export type Solved = {
  readonly value: number;
  readonly from?: readonly [one: Role, sign: Sign, other: Role];
};
export type Book = Partial<Record<Role, Solved>>;

const products: readonly (readonly [Role, Role, Role])[] = [
  ["spend", "cpc", "clicks"],
  ["spend", "cpl", "leads"],
  ["spend", "cpo", "orders"],
  ["clicks", "ctr", "sent"],
  ["orders", "closeRate", "leads"],
  ["orders", "rate", "clicks"],
  ["leads", "leadRate", "clicks"],
  ["cpc", "cpo", "rate"],
  ["cpc", "cpl", "leadRate"],
  ["cpl", "cpo", "closeRate"],
  ["revenue", "price", "orders"],
  ["revenue", "roas", "spend"],
  ["price", "roas", "cpo"],
  ["left", "margin", "price"],
  ["goods", "unitCost", "orders"],
  ["gross", "left", "orders"],
  ["gross", "margin", "revenue"],
  ["profit", "profitPer", "orders"],
];
const sums: readonly (readonly [Role, Role, Role])[] = [
  ["price", "unitCost", "left"],
  ["gross", "spend", "profit"],
  ["left", "cpo", "profitPer"],
  ["revenue", "goods", "gross"],
];

type Way = readonly [found: Role, one: Role, sign: Sign, other: Role];
const ways: readonly Way[] = [
  ...products.flatMap(([all, one, other]): Way[] => [
    [all, one, "×", other],
    [one, all, "÷", other],
    [other, all, "÷", one],
  ]),
  ...sums.flatMap(([all, one, other]): Way[] => [
    [all, one, "+", other],
    [other, all, "−", one],
    [one, all, "−", other],
  ]),
];

const work: Readonly<Record<Sign, (one: number, other: number) => number>> = {
  "×": (one, other) => one * other,
  "÷": (one, other) => one / other,
  "+": (one, other) => one + other,
  "−": (one, other) => one - other,
};

/** No identity can add more than all roles. */
const mostRounds = roles.length;

/** Returns all that follows from what is known, the shortest way first. */
function solved(known: Book): Book {
  let book: Book = { ...known };
  for (let round = 0; round < mostRounds; round++) {
    const next: Book = { ...book };
    for (const [found, one, sign, other] of ways) {
      const [a, b] = [book[one], book[other]];
      if (next[found] !== undefined || a === undefined || b === undefined) continue;
      const value = work[sign](a.value, b.value);
      if (Number.isFinite(value)) next[found] = { value, from: [one, sign, other] };
    }
    if (Object.keys(next).length === Object.keys(book).length) return next;
    book = next;
  }
  return book;
}

/** Takes figures one after the other; one that follows from those before is left out, right or wrong. */
export function bookOf(told: readonly Told[]): { book: Book; kept: readonly Told[] } {
  let book: Book = {};
  const kept: Told[] = [];
  for (const [role, value] of told) {
    if (book[role] !== undefined) continue;
    kept.push([role, value]);
    book = solved({ ...book, [role]: { value } });
  }
  return { book, kept };
}
