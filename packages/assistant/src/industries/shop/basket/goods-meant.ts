import type { Turn } from "../../../dialogue/types.ts";
import { chosen } from "../goods/best-of-kind.ts";
import { needOf } from "../goods/need.ts";
import { familyTent } from "../goods/tents-for.ts";
import { type Draft, kindOf, lastIn } from "./basket-draft.ts";
import type { Named } from "./goods-named.ts";
import { limitTold } from "./spending-limit.ts";
import { lastOfKind } from "./sum-for.ts";
import { ofWhich } from "./which-of-kind.ts";

/** Finds which product goods are that a clause names by their kind. */

/** Returns the id of the product that is named: by its name, by its kind, or by what tells it from others of its kind. */
export function productOf(turn: Turn, draft: Draft, named: Named): string | undefined {
  if (named.id !== undefined) return named.id;
  const last = draft.touched.at(-1) ?? lastIn(draft, turn) ?? turn.state.topic;
  const kind = named.kind ?? kindOf(last);
  if (kind === undefined) return undefined;
  const held = draft.basket.filter(({ id }) => kindOf(id) === kind).map(({ id }) => id);
  if (named.which !== undefined && named.which !== "same")
    return ofWhich(kind, named.which, held.length > 0 ? held : [last ?? ""]);
  if (named.people !== undefined && kind === "tent") return familyTent(named.people)[0]?.id;
  return (
    draft.touched.findLast((id) => kindOf(id) === kind) ??
    held.find((id) => id === last) ??
    held.at(-1) ??
    lastOfKind(turn, kind)?.id ??
    suiting(turn, kind)
  );
}

/** What suits the customer of a kind; without a number of people, a tent is one for two. */
function suiting(turn: Turn, kind: string): string | undefined {
  const { people, cold } = needOf(turn);
  const cheap = limitTold(turn) !== undefined;
  const party = kind === "tent" ? (people ?? 2) : 1;
  return chosen(kind, { people: party, cold, light: false, cheap })[0]?.id;
}
