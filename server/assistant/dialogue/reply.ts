import { type SourceId, sources } from "#content/assistant/sources.ts";
import type { ChatReply, ReplyCard, ReplyChoice } from "../contract.ts";

type Parts = {
  source?: SourceId | readonly SourceId[];
  next?: readonly string[];
  choices?: readonly ReplyChoice[];
  card?: ReplyCard;
};

/** A reply with what belongs beside it. */
export function say(content: string, { source, next, choices, card }: Parts = {}): ChatReply {
  const ids = source === undefined ? [] : typeof source === "string" ? [source] : source;
  return {
    message: { content },
    ...(ids.length > 0 ? { sources: ids.map((id) => ({ ...sources[id] })) } : {}),
    ...(choices !== undefined && choices.length > 0 ? { choices: [...choices] } : {}),
    ...(next !== undefined && next.length > 0 ? { suggestions: next.slice(0, 4) } : {}),
    ...(card === undefined ? {} : { cards: [card] }),
  };
}

export const pick = (...labels: readonly string[]): ReplyChoice[] =>
  labels.map((label) => ({ label, send: label }));

export const dollars = (value: number): string =>
  value.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** “Friday, 27 November”. */
export const spoken = (date: Date): string =>
  date
    .toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" })
    .replace(/^(\w+) /, "$1, ");
