import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import type { AdviceBook } from "../../../knowledge/questions/advice.ts";
import type { Values } from "./recipe.ts";
import { isList, rendered } from "./render.ts";

/** The next version of a text, and several at once. */

/** A text that was to change and reads the same gets its next version. */
export function differing(
  next: FlowSlots,
  last: FlowSlots,
  render: (draft: FlowSlots) => string,
): FlowSlots {
  if (next.count !== undefined || render(next) !== render(last)) return next;
  return { ...next, variant: Number(next.variant ?? 0) + 1 };
}

/** The next version, where the very same text was written a moment ago. */
export function anotherVersion(turn: Turn, draft: FlowSlots, book: AdviceBook): FlowSlots {
  const text = rendered(turn, draft, book);
  const isSaid = turn.state.exchanges.slice(-2).some(({ bot }) => bot.includes(text));
  return isSaid ? { ...draft, variant: Number(draft.variant ?? 0) + 1 } : draft;
}

/** As many versions of a text as were asked for, those that differ. */
export function versions(turn: Turn, draft: FlowSlots, values: Values, book: AdviceBook): string {
  const most = isList(draft, values) ? 1 : (values.count ?? 1);
  const from = Number(draft.variant ?? 0);
  const all = Array.from({ length: most }, (_, index) =>
    rendered(turn, { ...draft, variant: from + index }, book),
  );
  return most === 1 ? (all[0] ?? "") : [...new Set(all)].map((one) => `– “${one}”`).join("\n");
}
