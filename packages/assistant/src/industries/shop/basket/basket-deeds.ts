import type { Turn } from "../../../dialogue/types.ts";
import { partyOf } from "../goods/need.ts";
import type { BasketClause } from "./basket-clauses.ts";
import {
  type Counted,
  type Draft,
  type Goods,
  heldIn,
  kindOf,
  lastIn,
  mateOf,
  withCount,
} from "./basket-draft.ts";
import * as words from "./basket-words.ts";
import { variantOf } from "./goods-named.ts";

/** What a clause may do with the basket: put in, take out, exchange, count anew, wrap. */

/** Puts goods in the place of others, as many of them as are given up. */
export function exchange(draft: Draft, old: Counted, own: Goods): void {
  const held = heldIn(draft.basket, old.id);
  const gone = Math.min(old.count ?? held?.count ?? 0, held?.count ?? 0);
  const before = heldIn(draft.basket, own.id)?.count ?? 0;
  const come = own.count ?? Math.max(1, gone);
  draft.basket = withCount(draft.basket, own.id, before + come, own.variant);
  if (held) draft.basket = withCount(draft.basket, old.id, held.count - gone);
  draft.touched.push(own.id);
  draft.firm = true;
}

/** Takes goods out: so many of them, or all. */
export function takeOut(draft: Draft, { id, count }: Goods): void {
  const held = heldIn(draft.basket, id);
  if (!held) return;
  draft.basket = withCount(draft.basket, id, held.count - (count ?? held.count));
  draft.firm = true;
}

/** Puts goods in, or another of its kind in the place of what there is. */
export function putIn(turn: Turn, draft: Draft, goods: Goods, around: string): void {
  const { id, variant } = goods;
  const held = heldIn(draft.basket, id);
  const mate = mateOf(draft, id);
  const part = words.someOf.exec(around);
  const few = part ? Number(part[1] ?? part[2] ?? 1) : undefined;
  const count = goods.each ? (partyOf(turn) ?? goods.count) : goods.count;
  const swaps =
    words.inPlace.test(around) && !words.addsTo.test(around.replace(/\bwith wares\b/, " "));
  // Of what was only proposed, another of its kind takes the place.
  const instead = swaps || (mate?.proposed === true && !goods.more);
  if (mate && (few === undefined ? instead && !held : mate.count > few)) {
    exchange(
      draft,
      { id: mate.id, count: few },
      {
        ...goods,
        ...(few === undefined
          ? count === undefined
            ? { count: mate.count }
            : { count }
          : { count: few }),
      },
    );
    return;
  }
  const beside = goods.more || (count !== undefined && words.addsMore.test(around));
  const now = held ? (beside ? held.count + (count ?? 1) : (count ?? held.count)) : (count ?? 1);
  draft.firm ||= (held !== undefined && (beside || count !== undefined)) || variant !== undefined;
  draft.basket = withCount(draft.basket, id, now, variant);
  draft.touched.push(id);
}

/** “Make it two”, “another one”, “two of each”: counts what is spoken of, without its name. */
export function recount(turn: Turn, draft: Draft, { around, asks, sum }: BasketClause): void {
  if (words.notSoMany.test(around)) return;
  if (asks && !sum && !words.asksToChange.test(around)) return;
  const each = words.ofEach.exec(around);
  const all =
    draft.basket.length > 0
      ? draft.basket.map(({ id }) => id)
      : (turn.state.shown ?? []).slice(0, 2);
  if (each) {
    for (const id of all) draft.basket = withCount(draft.basket, id, Number(each[1] ?? each[2]));
    draft.firm = all.length > 0;
    return;
  }
  const { topic } = turn.state;
  const last = lastIn(draft, turn);
  const held = last === undefined ? undefined : heldIn(draft.basket, last);
  if (
    (words.takesIt.test(around) || words.ofThose.test(around)) &&
    topic !== undefined &&
    !heldIn(draft.basket, topic)
  ) {
    const count = Number((words.ofThose.exec(around) ?? words.ofLast.exec(around))?.[1] ?? 1);
    draft.basket = withCount(draft.basket, topic, count);
    draft.touched.push(topic);
    draft.firm = true;
    return;
  }
  if (last === undefined || !held) return;
  const less = words.oneLess.exec(around);
  const more = words.oneMore.exec(around);
  const set =
    words.setsCount.test(around) || words.takes.test(around)
      ? words.ofLast.exec(around)
      : words.ofThose.exec(around);
  const count = less
    ? held.count - Number(less[1] ?? less[2] ?? less[3])
    : more
      ? held.count + Number(more[1] ?? 1)
      : set
        ? Number(set[1])
        : undefined;
  if (count !== undefined) {
    draft.basket = withCount(draft.basket, last, count);
    draft.touched.push(last);
    draft.firm = true;
  }
  const variant = words.inVariant.exec(around)?.[1];
  if (variant === undefined || asks) return;
  const own = variantOf(variant);
  const sized = own.startsWith("size")
    ? draft.basket.find(({ id }) => kindOf(id) === "pack")?.id
    : last;
  const one = sized === undefined ? undefined : heldIn(draft.basket, sized);
  if (!one) return;
  draft.basket = withCount(draft.basket, one.id, one.count, own);
  draft.firm = true;
}

/** Gift wraps what a clause names, or else all that it points at; “not wrapped” takes that back. */
export function wrap(
  turn: Turn,
  draft: Draft,
  { around, named }: BasketClause,
  goods: readonly Goods[],
): void {
  if (!words.wraps.test(around) || draft.basket.length === 0) return;
  const all = /\b(?:both|all|them|everything|each|those|these)\b/.test(around);
  const last = lastIn(draft, turn);
  const some = /\b(\d) of (?:them|those|these)\b/.exec(around)?.[1];
  draft.basket = draft.basket.map((one) => {
    const own = goods.find(({ id }) => id === one.id);
    const { wrapped: _, ...bare } = one;
    if (words.notWrapped.test(around)) return named.length > 0 && !own ? one : bare;
    const meant = named.length > 0 ? own !== undefined : all || one.id === last;
    // “Gift wrapped” of several alike is one parcel; “both wrapped” is one of each.
    const many = some ?? own?.count ?? (all || own ? one.count : 1);
    return meant ? { ...one, wrapped: Number(many) } : one;
  });
  draft.firm = true;
}
