import type { Turn } from "../../../dialogue/types.ts";
import type { Basket } from "../goods/basket-goods.ts";
import { thingOf } from "../goods/catalogue.ts";
import { lately } from "../goods/focus.ts";
import type { BasketClause, BasketMessage } from "./basket-clauses.ts";
import { exchange, putIn, recount, takeOut, wrap } from "./basket-deeds.ts";
import { type Draft, type Goods, heldIn, kindOf } from "./basket-draft.ts";
import * as words from "./basket-words.ts";
import { productOf } from "./goods-meant.ts";
import { goodsSign, type Named } from "./goods-named.ts";
import { ownTotal } from "./own-total.ts";

/** Carries out what a message does with the basket, clause by clause. */

export type Edit = {
  readonly basket: Basket;
  /** The products that were spoken of, the latest last. */
  readonly touched: readonly string[];
  /** Whether something is taken out, exchanged or counted anew, and not only named. */
  readonly firm: boolean;
};

/** The number of signs before a place of a clause. */
const signsBefore = (around: string, at: number): number =>
  around.slice(0, at).split(goodsSign).length - 1;

/** Whether a message says the whole list anew: “no, I said two bags, the tent and the stove”. */
function listsAnew(
  clauses: readonly BasketClause[],
  neutral: readonly Goods[],
  basket: Basket,
): boolean {
  const [first] = clauses;
  const ids = [...new Set(neutral.map(({ id }) => id))];
  if (basket.length === 0 || !first || neutral.some(({ more }) => more)) return false;
  const text = clauses.map(({ around }) => around).join(". ");
  if (
    /^(?:and|with|plus|also)\b/.test(first.around) ||
    words.addsTo.test(text) ||
    words.inPlace.test(text.replace(/\bi (?:mean|meant|said)\b/g, ""))
  )
    return false;
  if (ids.length === 1) return words.onlyThat.test(text) && neutral[0]?.count === undefined;
  const known = ids.some((id) => heldIn(basket, id));
  const meant =
    words.takes.test(text) ||
    words.setsCount.test(text) ||
    clauses.some(({ sum }) => sum) ||
    neutral.some(({ count }) => count !== undefined);
  return (
    meant &&
    ids.length > 1 &&
    (known || (clauses.some(({ sum }) => sum) && !words.takes.test(text)))
  );
}

type Read = {
  clause: BasketClause;
  goods: Goods[];
  out: Goods[];
  swapped: [old: Goods, own: Goods][];
};

/** “Swap the tent for a bigger one”: one of the kind that is named just before. */
function ofKindBefore(named: readonly Named[], at: number, one: Named): Named {
  const before = named[at - 1];
  const kind = before && (before.kind ?? kindOf(before.id));
  return one.id !== undefined || one.kind !== undefined || kind === undefined
    ? one
    : { ...one, kind };
}

function readClause(turn: Turn, draft: Draft, clause: BasketClause): Read | undefined {
  const { named, around } = clause;
  const all = named.map((one, at) => ({
    ...one,
    id: productOf(turn, draft, ofKindBefore(named, at, one)),
  }));
  const known = all.filter((one): one is Goods => one.id !== undefined);
  if (known.length < all.length) return undefined;
  const [fresh, stale] = [words.newForOld.exec(around), words.oldForNew.exec(around)];
  const at = fresh ?? stale;
  const first = at ? signsBefore(around, at.index) : -1;
  const pair = at ? known.slice(first, first + 2) : [];
  const [one, other] = pair;
  const left = known.filter((goods) => !pair.includes(goods));
  const out = [words.takesOut.exec(around), words.owns.exec(around)].find(Boolean);
  const from = out && pair.length === 0 ? signsBefore(around, out.index) : known.length;
  return {
    clause,
    goods: left.slice(0, from),
    out: left.slice(from),
    swapped: one && other ? [fresh ? [other, one] : [one, other]] : [],
  };
}

/** “Two bags, the cheap ones”: says which is meant by what was named just before, which is put right. */
function explains(before: Read | undefined, { goods, out, swapped }: Read): boolean {
  const [own, another] = goods;
  const last = before?.goods.at(-1);
  if (!before || !own || !last || another || out.length + swapped.length > 0) return false;
  const vague = last.kind !== undefined && last.which === undefined;
  if (!vague || own.count !== undefined || kindOf(own.id) !== kindOf(last.id)) return false;
  before.goods[before.goods.length - 1] = { ...last, id: own.id };
  return true;
}

/** The basket before a message; “what is that with two lanterns” has the product in hand in it. */
function begunWith({ state, ...turn }: Turn, clauses: readonly BasketClause[]): Basket {
  const thing = lately({ ...turn, state }) ? thingOf(state.topic) : undefined;
  if (state.basket !== undefined && state.basket.length > 0)
    return ownTotal(turn.plain) === undefined || clauses.every(({ named }) => named.length === 0)
      ? state.basket
      : [];
  const text = clauses.map(({ around }) => around).join(". ");
  const beside = clauses.some(({ sum }) => sum) && words.besideIt.test(text);
  const kinds = clauses.flatMap(({ named }) => named.map(({ id, kind }) => kind ?? kindOf(id)));
  return thing && beside && !kinds.includes(thing.kind) ? [{ id: thing.id, count: 1 }] : [];
}

/** Returns the basket after a message; undefined if it names goods that nothing tells apart. */
export function editedBy(turn: Turn, { clauses }: BasketMessage): Edit | undefined {
  const draft: Draft = { basket: begunWith(turn, clauses), touched: [], firm: false };
  const before = draft.basket;
  const reads: Read[] = [];
  for (const clause of clauses) {
    const read = readClause(turn, draft, clause);
    if (!read) return undefined;
    draft.touched.push(...read.goods.map(({ id }) => id));
    if (!explains(reads.at(-1), read)) reads.push(read);
  }
  draft.touched = [];
  const neutral = reads.flatMap(({ goods }) => goods);
  if (listsAnew(clauses, neutral, before)) {
    const anew = neutral.map(({ id, count, pointed }) => ({
      id,
      count: count ?? (pointed ? heldIn(before, id)?.count : undefined) ?? 1,
    }));
    // “One dune, one ember” says anew which bags, and leaves the tent.
    const kinds = new Set(anew.map(({ id }) => kindOf(id)));
    const many = new Set(anew.map(({ id }) => id)).size > 1;
    const others = before.filter(({ id }) => many && kinds.size === 1 && !kinds.has(kindOf(id)));
    draft.basket = [...others, ...anew.map((one) => ({ ...heldIn(before, one.id), ...one }))];
    draft.firm = true;
  }
  for (const { clause, goods, out, swapped } of reads) {
    for (const [old, own] of swapped) exchange(draft, old, own);
    for (const one of out) takeOut(draft, one);
    const wraps = words.wraps.test(clause.around);
    for (const one of goods)
      if (!wraps || !heldIn(draft.basket, one.id)) putIn(turn, draft, one, clause.around);
    wrap(turn, draft, clause, goods);
    if (!wraps && goods.length + out.length + swapped.length === 0) recount(turn, draft, clause);
  }
  return draft;
}
