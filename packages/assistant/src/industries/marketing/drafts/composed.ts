import type { FlowSlots } from "../../../dialogue/types.ts";
import type { DraftKind } from "./kinds.ts";
import type { Part, Values } from "./recipe.ts";
import { recipes } from "./texts.ts";

/** Puts the parts of a text together, as short, warm and with as much about money as was asked. */
export function composed(kind: DraftKind, values: Values, style: FlowSlots): string {
  const recipe = recipes[kind];
  const formal = style.tone === "formal";
  const parts = recipe.parts(
    style.noPrice === undefined ? values : withoutPrice(values),
    formal,
    Number(style.variant ?? 0),
  );
  if (recipe.list) return parts.map(({ text }) => `– ${text}`).join("\n");
  const fits = ({ of }: Part): boolean => {
    if (of === undefined) return true;
    if (style.length === "short") return of === "price";
    return of !== "warm" || style.tone !== "formal" || kind === "price_change";
  };
  const used = parts.filter(fits).map(({ text }) => text);
  const joined = used.join(" ").replace(/ ·$/, "");
  const closed =
    style.tone === "warm" && style.length !== "short" && !/!/.test(joined)
      ? `${joined} ${warmth(kind, values)}`
      : joined;
  // A greeting ends with a comma, and the sentence goes on small: “Hi all, from 1 February …”.
  return closed
    .replace(
      /^((?:Hi|Dear) [^,]{1,40}, )([A-Z])(?=[a-z])/,
      (_all, hello: string, letter: string) => hello + letter.toLowerCase(),
    )
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** One more sentence of a text that shall be friendlier. */
function warmth(kind: DraftKind, { walkIn, customers }: Values): string {
  if (kind === "review_reply") return "We would love to make it up to you!";
  if (kind === "price_objection") return "I really would like to keep you.";
  return walkIn ? "We look forward to seeing you!" : `It is good to have ${customers} like you!`;
}

function withoutPrice(values: Values): Values {
  const { price: _price, oldPrice: _old, percent: _percent, ...rest } = values;
  return { ...rest, silent: true };
}
