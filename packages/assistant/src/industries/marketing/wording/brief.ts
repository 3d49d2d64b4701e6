import type { Turn } from "../../../dialogue/types.ts";
import { bareClause } from "../copy/clauses.ts";
import type { Copy } from "../copy/copy.ts";
import { channelOrdered, orderIn } from "../copy/orders.ts";
import { toldIn } from "../copy/own/change.ts";
import { valueLost } from "../copy/own/faithful.ts";
import { withLine } from "../copy/own/join.ts";
import { isOffer, type Line } from "../copy/own/line.ts";
import { praises } from "../copy/promo/content.ts";
import { refilled, separator } from "../copy/refill.ts";
import { isToWriter } from "../drafts/brief/to-writer.ts";
import { shareSaid, tellingStems } from "../drafts/said.ts";
import { clauseEnds, matterIn, ordersText } from "./matter.ts";
import { readingOf } from "./parts.ts";

/** Reads all messages about a text again: what it is to say, and what was said to its writer. */

/** What a text is to say, from all messages about it. */
export type Brief = {
  readonly copy: Copy;
  readonly lines: readonly Line[];
  readonly aside: readonly string[];
  readonly log: readonly string[];
  readonly earlier: readonly string[];
};

const mostBack = 12;
export const leastShared = 0.5;
export const isText = (handled: string | undefined): boolean =>
  handled?.startsWith("draft:") === true;
const tells = (message: string): boolean =>
  ordersText(message) && matterIn(message).facts.length > 0;

const isSame = /\b(?:same|again|re-?do|re-?write|instead(?! of))\b/i;
/** The messages about the text in hand, of which the first orders it and tells for it; undefined if none does. */
function logOf({ message, state }: Turn): { log: string[]; earlier: string[] } | undefined {
  const visitors = state.exchanges.slice(-mostBack);
  if (tells(message) && !isSame.test(message))
    return { log: [message], earlier: visitors.map(({ visitor }) => visitor) };
  const kept = state.draft?.kind === "copy" ? String(state.draft.log).split(separator) : [];
  const first = kept.findIndex(tells);
  if (first >= 0)
    return {
      log: [...kept.slice(first), message],
      earlier: [...String(state.draft?.earlier ?? "").split(separator), ...kept.slice(0, first)],
    };
  const at = visitors.findLastIndex(({ visitor, handled }) => isText(handled) && tells(visitor));
  if (at < 0)
    return ordersText(message)
      ? { log: [message], earlier: visitors.map(({ visitor }) => visitor) }
      : undefined;
  return {
    log: [
      ...visitors.slice(at).flatMap(({ visitor, handled }) => (isText(handled) ? [visitor] : [])),
      message,
    ],
    earlier: visitors.slice(0, at).map(({ visitor }) => visitor),
  };
}

export const asLine = (text: string): Line => ({ text, of: isOffer(text) ? "offer" : "told" });

export const namesOf = ({ name, owner }: Copy): string[] =>
  [name, owner].filter((one) => one !== undefined);

const forgot =
  /^(?:(?:but|and|no|oh),? )*(?:you|u)(?:['’]ve| have)? (?:forgot|forgotten|left out|missed)(?: to (?:say|mention|write))?(?: that)? /i;
/** The lines after a later message: corrected, and with what it tells besides. */
function withTold(lines: readonly Line[], message: string, copy: Copy): readonly Line[] {
  const next = toldIn(["", message], copy, lines).lines;
  if (message.includes("?") || readingOf(message, false).orders.length > 0) return next;
  const fresh = matterIn(message.replace(forgot, ""), namesOf(copy)).facts.flatMap((fact) =>
    fact.split(clauseEnds).filter((one) => isNews(one, message, next)),
  );
  return fresh.reduce<readonly Line[]>((all, one) => withLine(all, asLine(one)), next);
}
/** Whether a clause tells readers what no line does. */
function isNews(clause: string, message: string, lines: readonly Line[]): boolean {
  const told = lines.map(({ text }) => text).join(" ");
  const own = bareClause(clause);
  return (
    tellingStems(own).length > 1 &&
    !isToWriter(own) &&
    !/\b(?:not|instead|rather|wrong)\b/i.test(message) &&
    orderIn(own) === undefined &&
    channelOrdered(own) === undefined &&
    !praises.test(own) &&
    (valueLost(told, asLine(own)) !== undefined || shareSaid(told, own) < leastShared)
  );
}

/** The lines that the messages tell one after the other; the first orders the text. */
export const linesTold = (log: readonly string[], copy: Copy): readonly Line[] =>
  log
    .slice(1)
    .reduce<readonly Line[]>(
      (lines, message) => withTold(lines, message, copy),
      matterIn(log[0] ?? "", namesOf(copy)).facts.map(asLine),
    );

/** Returns what the text is to say that a message orders or goes on with; undefined if no order for one is known. */
export function briefOf(turn: Turn): Brief | undefined {
  const found = logOf(turn);
  if (found === undefined) return undefined;
  const { log, earlier } = found;
  const copy = refilled({
    about: "promo",
    log: log.join(separator),
    earlier: earlier.join(separator),
  });
  return {
    copy,
    lines: linesTold(log, copy),
    aside: log.flatMap((message) => matterIn(message).aside),
    log,
    earlier,
  };
}
