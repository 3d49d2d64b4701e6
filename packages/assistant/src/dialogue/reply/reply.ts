import type { ChatReply, ReplyCard, ReplyChoice, ReplySource } from "@brightkeel/contracts";
import { type SourceId, sources } from "../../knowledge/sources.ts";

type Parts = {
  source?: SourceId | ReplySource | readonly SourceId[];
  next?: readonly string[];
  choices?: readonly ReplyChoice[];
  card?: ReplyCard;
};

/** Builds a reply with its sources, suggestions, choices and card. */
export function say(content: string, { source, next, choices, card }: Parts = {}): ChatReply {
  const named = source === undefined ? [] : typeof source === "object" ? [source].flat() : [source];
  return {
    message: { content },
    ...(named.length > 0
      ? { sources: named.map((one) => ({ ...(typeof one === "string" ? sources[one] : one) })) }
      : {}),
    ...(choices !== undefined && choices.length > 0 ? { choices: [...choices] } : {}),
    ...(next !== undefined && next.length > 0 ? { suggestions: next.slice(0, 4) } : {}),
    ...(card === undefined ? {} : { cards: [card] }),
  };
}

export const withLead = (lead: string, reply: ChatReply): ChatReply => ({
  ...reply,
  message: { content: lead + reply.message.content },
});

/** Joins two replies: the cards of both; choices and suggestions of the second if it has any. */
export const join = (first: ChatReply, second: ChatReply, between = "\n\n"): ChatReply => {
  const sources = distinct(
    [...(first.sources ?? []), ...(second.sources ?? [])],
    ({ href }) => href,
  );
  const cards = distinct([...(first.cards ?? []), ...(second.cards ?? [])], ({ title }) => title);
  return {
    ...first,
    ...second,
    message: { content: first.message.content + between + second.message.content },
    ...(sources.length > 0 ? { sources } : {}),
    ...(cards.length > 0 ? { cards } : {}),
  };
};

/** Returns the items in their order, of those with the same key the latest. */
export const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

export const person = {
  label: "Talk to a person",
  send: "I want to talk to a person",
} satisfies ReplyChoice;

/** Formats a count: “1 night”, “2 nights”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** Cleans a name for display: removes whatever is not part of a name; empty if nothing is left. */
export const shownName = (name: string): string =>
  name
    .replace(/<[^>]*>|https?:\S+/g, " ")
    .replace(/[^\p{L}\p{M} .’'-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 60);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats a list: “a, b and c”. */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat("en-GB").format(parts);

export const pick = (...labels: readonly string[]): ReplyChoice[] =>
  labels.map((label) => ({ label, send: label }));

/** Formats an amount: “$1,500”, “€12.50”. Amounts are never converted, as there are no exchange rates here. */
export const money = (value: number, currency: string): string =>
  value.toLocaleString("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(Math.round(value * 100) / 100) ? 0 : 2,
    maximumFractionDigits: 2,
  });
export const dollars = (value: number): string => money(value, "USD");

/** Formats a date: “Friday, 27 November”. */
export const spoken = (date: Temporal.PlainDate): string =>
  date
    .toLocaleString("en-GB", { weekday: "long", day: "numeric", month: "long" })
    .replace(/^(\w+) /, "$1, ");

/** Formats a share: “a fifth”, or “15%” if there is no short name. */
export const shareInWords = (percent: number): string =>
  ({ 50: "half", 25: "a quarter", 20: "a fifth", 10: "a tenth" })[percent] ?? `${percent}%`;

/** Formats a count in words (“eight”), or in digits from sixteen on. */
export const inWords = (count: number): string => numberWords[count] ?? String(count);
const numberWords =
  "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
    " ",
  );

/** “tom reyes” as a name is written; what has capitals of its own keeps them. */
export const inCapitals = (name: string): string =>
  name === name.toLowerCase()
    ? name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/** Returns a reply with other words in the place of some of its own. */
export const withWords = (reply: ChatReply, words: string, sent: string): ChatReply => ({
  ...reply,
  message: { content: reply.message.content.replace(words, () => sent) },
});
