import { type Book, bookOf, ofOne, type Role, ratios, type Told, totals } from "./identities.ts";

/** Other books than the one that was told: one figure supposed, or one sought that brings a result. */

/** What stays as it is if a figure changes, in this order; whatever contradicts it gives way. */
const stays: Partial<Record<Role, readonly Role[]>> = {
  price: ["unitCost", ...totals, ...ratios.slice(0, 6), "margin"],
  unitCost: ["price", ...totals, ...ratios],
  margin: ["price", ...totals, ...ratios, "revenue"],
  left: ["price", ...totals, ...ratios],
  spend: [...ofOne, ...ratios],
  clicks: [...ofOne, ...ratios],
  sent: [...ofOne, "ctr", ...ratios],
  ctr: [...ofOne, "sent", "spend", ...ratios.slice(1, 5)],
  cpc: [...ofOne, "spend", "rate", "leadRate", "closeRate"],
  cpl: [...ofOne, "spend", "closeRate", "clicks"],
  leads: [...ofOne, "spend", "closeRate", "clicks"],
  roas: [...ofOne, "spend", "clicks"],
  revenue: [...ofOne, "spend", "clicks", "leads"],
  goods: ["price", "orders", "spend", "clicks", "leads"],
};
const usual: readonly Role[] = [...ofOne, "spend", "sent", "clicks", "leads", "cpc", "cpl"];

const valuesOf = (book: Book, order: readonly Role[]): Told[] =>
  order.flatMap((role): Told[] => {
    const value = book[role]?.value;
    return value === undefined ? [] : [[role, value]];
  });

/** Returns the book as it would be with other figures. */
export function supposed(book: Book, changes: readonly Told[]): Book {
  const order = stays[changes[0]?.[0] ?? "orders"] ?? usual;
  return bookOf([...changes, ...valuesOf(book, order)]).book;
}

/** What is given when a figure is sought: what of the other side stays. */
const givenFor: Partial<Record<Role, readonly Role[]>> = {
  spend: [...ofOne, "orders", "clicks", "leads", "rate", "closeRate"],
  cpc: [...ofOne, "orders", "clicks", "leads", "rate", "closeRate", "leadRate"],
  cpl: [...ofOne, "orders", "clicks", "leads", "rate", "closeRate", "leadRate"],
  price: ["unitCost", "spend", "orders", "cpo", "cpl", "cpc", "rate", "closeRate", "margin"],
  unitCost: ["price", "spend", "orders", "cpo", "cpl", "cpc", "rate", "closeRate"],
  margin: ["price", "spend", "orders", "cpo", "roas"],
  closeRate: [...ofOne, "spend", "leads", "cpl"],
};

const isTold = (book: Book, role: Role): boolean =>
  book[role] !== undefined && book[role].from === undefined;

/** Returns the book in which an order earns a given sum after ads, without a figure that is sought. */
export function evenFor(book: Book, sought: Role, earned = 0): Book {
  const all = givenFor[sought] ?? [...usual, "leadRate"];
  // A margin that was told stays at any price; costs that follow from it do not.
  const ofMargin = sought === "price" && isTold(book, "margin") && !isTold(book, "unitCost");
  const given = (ofMargin ? (["margin", ...all] as const) : all).filter(
    (role) => role !== sought && !(ofMargin && role === "unitCost"),
  );
  const known = valuesOf(book, given);
  // A ratio is the same at any price.
  const atAnyPrice: Told[] = book.price === undefined ? [["price", 100]] : [];
  const free = sought === "roas" || sought === "margin" ? atAnyPrice : [];
  return bookOf([["profitPer", earned], ...known, ...free]).book;
}
