import { money } from "../../../dialogue/reply/reply.ts";
import type { Way } from "../business/kinds.ts";
import type { Channel } from "./channel.ts";
import type { DraftKind } from "./kinds.ts";

/** The values of a text. Those not given are absent; the text has a blank for each that is required. */
export type Values = {
  kind: DraftKind;
  /** The business, as in “our café”. */
  business?: string;
  name?: string;
  customers: string;
  thing?: string;
  price?: number;
  /** Whether the price is the lowest of several. */
  from?: true;
  /** The last day, as in “by 30 November”. */
  deadline?: string;
  /** How often another subject line was asked for. */
  subject?: number;
  /** How many texts are asked for. */
  count?: number;
  /** Additional content for a list of lines. */
  lines?: string;
  oldPrice?: number;
  percent?: number;
  date?: string;
  hours?: string;
  /** “Mondays”: the weekday on which it applies. */
  days?: string;
  reason?: string;
  complaint?: string;
  untrue?: boolean;
  /** The sentence that the visitor wants said, in their words. */
  content?: string;
  currency?: string;
  /** The person who writes. */
  owner?: string;
  /** The offer, and its terms. */
  offer?: string;
  terms?: string;
  /** What the text is about, as the visitor put it. */
  topic?: string;
  link?: string;
  phone?: string;
  address?: string;
  mail?: string;
  /** The company addressed. */
  to?: string;
  /** Whether reviews are posted on Google. */
  google?: true;
  /** Whether the recipients have not visited for a long time. */
  lapsed?: true;
  channel?: Channel;
  tone?: string;
  length?: string;
  way?: Way;
  /** Names of the sender and the business, as written. */
  names: readonly string[];
  /** Whether the visitor’s own sentences follow. */
  more?: boolean;
  walkIn: boolean;
  online: boolean;
  /** Whether the visitor wants no price in it. */
  silent?: boolean;
};

export type Part = {
  text: string;
  /** A short text uses only the parts without a tag; a warm one uses all. */
  of?: "greeting" | "detail" | "warm" | "price" | "close";
};

/** A kind of text: its parts in order, and the values without which it has a blank. */
export type Recipe = {
  parts: (values: Values, formal: boolean, variant: number) => Part[];
  needs: readonly (readonly [value: keyof Values, question: string])[];
  /** Whether the parts are versions to choose from rather than sentences of one text. */
  list?: true;
  /** Whether its greeting stays in a short text. */
  greets?: true;
};

/** Whether a thing takes a plural verb: “tours in Wales”. */
export const isMany = (thing: string): boolean =>
  /[^s]s$/i.test(thing.split(/ (?:for|with|from|in|of) /)[0] ?? thing);

export const priced = ({ currency }: Values, value: number): string =>
  currency === undefined
    ? value.toLocaleString("en-US", { maximumFractionDigits: 2 })
    : money(value, currency);
export const priceOf = (values: Values): string =>
  values.price === undefined ? "[price]" : priced(values, values.price);
export const thingOf = ({ thing }: Values, otherwise = "[what]"): string => thing ?? otherwise;
export const bare = (thing: string): string => thing.replace(/^(?:a|an|the|our|my) /, "");
export const withArticle = (thing: string): string => {
  const noun = bare(thing);
  return /s$|\+|&| and |(?:sauce|bread|coffee|cake|wine|soap|honey)$/.test(noun)
    ? noun
    : `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
};
export const atPlace = ({ name, business }: Values): string =>
  name === undefined ? (business === undefined ? "" : ` at the ${business}`) : ` at ${name}`;
/** “On 1 May”, “from 24 December to 2 January”. */
export const onDate = (date: string): string =>
  date.includes(" to ") ? `from ${date}` : `on ${date}`;
export const when = ({ date, days, hours }: Values): string =>
  [
    date === undefined ? (days === undefined ? "" : `on ${days}`) : onDate(date),
    hours === undefined ? "" : `from ${hours}`,
  ]
    .filter(Boolean)
    .join(", ");
export const greet = (formal: boolean, values: Values): Part => ({
  text: formal ? `Dear ${values.customers},` : "Hi all,",
  of: "greeting",
});
export const turned = (complaint: string): string =>
  complaint
    .replace(/^that /, "")
    .replace(/\bmy\b/g, "your")
    .replace(/\bher\b|\bhis\b/g, "your")
    .replace(/\b(?:i|she|he)\b(?! (?:am|is|was)\b)/g, "you")
    .replace(/\b(?:she|he) (?:was|is)\b|\bi was\b/g, "you were");

/** “My costs went up” becomes “our costs went up”, as a message of the business. */
export const spoken = (reason: string): string =>
  reason.replace(/^(?:my|the) /, "our ").replace(/^(?!our )(costs|rent|wages|energy)/, "our $1");
