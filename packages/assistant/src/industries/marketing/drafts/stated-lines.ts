import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import { kindIn } from "../business/kinds.ts";
import { businessOf } from "../business/stated.ts";
import { briefIn } from "./brief/brief.ts";
import { unread } from "./brief/segments.ts";
import { serviceOf } from "./brief/service.ts";
import { asDraftKind } from "./kinds.ts";
import { linesOf, withLine } from "./lines.ts";
import { recipes } from "./texts.ts";

/** The contents of headlines and subject lines: the current text, and short phrases from the request. */

const phrase =
  /^(?!(?:we|i|it|they|you|that|this|is|are|for|and|but|not|no)\b)[\p{L}\p{N}'’& -]{3,40}$/iu;
const mostWords = 5;

/** The content fields of the current text, without those of its style. */
const carried: readonly string[] = [
  "offer",
  "terms",
  "days",
  "date",
  "deadline",
  "price",
  "from",
  "percent",
  "thing",
  "topic",
  "currency",
  "address",
];

export const isLines = (kind: string | number | undefined): boolean =>
  recipes[asDraftKind(kind) ?? "message"].list === true;

/** Returns the content of the previous text, for the lines that go with it. */
export function tellsBefore(draft: FlowSlots | undefined): FlowSlots {
  if (draft === undefined) return {};
  const fields = isLines(draft.kind) ? [...carried, "extra"] : carried;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = draft[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** A place or person that sells is not what is sold. */
const sells =
  /\b(?:shops?|stores?|salons?|studios?|places?|business|company|firm|practice|bars?|teachers?|\w+ers?|\w+ists?)$/i;

/**
 * Adds short phrases from a message: the first names what is sold, if nothing has, and the others become separate
 * lines.
 */
export function withPhrases(
  draft: FlowSlots,
  turn: Turn,
  parts = unread(turn.message, turn.now),
): FlowSlots {
  let next = draft;
  const { kind } = businessOf(turn.state);
  for (const part of parts) {
    const own = part.replace(/^(?:for|about|on|it'?s|its) (?:the |my |our |an? )?/i, "").trim();
    const { thing: _thing, mobile: _mobile, from: _from, ...stated } = briefIn(own, turn.now);
    if (Object.keys(stated).length > 0) continue;
    const isShort = phrase.test(own) && own.split(" ").length <= mostWords;
    const named = own.toLowerCase();
    const isBusiness = kindIn(named).kind === named;
    if (isBusiness && sells.test(named)) continue;
    const names = isBusiness || serviceOf(kind) === undefined;
    if (isShort && next.thing === undefined && names) next = { ...next, thing: named };
    else if (!linesOf(next.extra).includes(own))
      next = { ...next, extra: withLine(next.extra, own) };
  }
  return next;
}
