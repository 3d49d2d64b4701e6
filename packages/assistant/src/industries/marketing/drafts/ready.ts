import type { Turn } from "../../../dialogue/types.ts";
import { filled } from "../advice/business-words.ts";
import type { Values } from "./recipe.ts";
import { says } from "./said.ts";
import { saidToCustomer } from "./voice.ts";

/** The ready-made text of a subject of advice (`draft`), with its blanks filled in. */

export type Style = { readonly length?: string; readonly tone?: string; readonly variant: number };

/** Another version has a different beginning and ending. */
const otherwise = (line: string): string =>
  line
    .replace(/^Hi \[first name\],$/, "Good morning [first name],")
    .replace(/^Hello \[name\],$/, "Dear [name],")
    .replace(/^See you soon/, "We look forward to seeing you");

const formally = (line: string): string =>
  line
    .replace(/^Hi \[first name\],$/, "Dear [name],")
    .replace(/^Hello \[name\],$/, "Dear [name],")
    .replace(/^See you soon/, "Best regards")
    .replace("A quick “yes” is enough.", "A quick reply is enough.");

/** If details were given, a line with another blank is dropped. */
const untold = /\[what they had\]|\[what (?:they|you) bought\]/;

/** The offer says itself how long it holds. */
const isLimited = /\b(?:until|till|by|before|through|only on|this week|today|tomorrow)\b/i;

const givenOffer = ({ offer, terms, percent, names }: Values): string =>
  offer !== undefined
    ? saidToCustomer(terms === undefined ? offer : `${offer} ${terms}`, names)
    : percent === undefined
      ? "[your offer]"
      : `${percent}% off`;

/** Returns the lines of the text in the requested length and tone, with the visitor’s own sentences before its end. */
export function readyLines(
  draft: string,
  values: Values,
  turn: Turn,
  style: Style,
  more: readonly string[],
): string {
  const lines = draft.split("\n").flatMap((line) => {
    const isExtra = line.startsWith("+ ");
    const isOpen = values.offer !== undefined && untold.test(line);
    return isOpen || (isExtra && style.length === "short") ? [] : [line.replace(/^\+ /, "")];
  });
  const offer = givenOffer(values);
  const all = lines
    .map((line) => (isLimited.test(offer) ? line.replace(", until [date]", "") : line))
    .map((line) => line.replaceAll("{offer}", offer))
    .map((line) => (style.variant % 2 === 1 ? otherwise(line) : line))
    .map((line) => (style.tone === "formal" ? formally(line) : line));
  const end =
    all.findLastIndex((line) => !/\[your name\]|\{close\}|^Please give|\[link\]\.?$/.test(line)) +
    1;
  const text = withTold(filled(all.join("\n"), turn), values);
  const own = more.filter((line) => !says(text, line));
  const done = text.split("\n");
  if (style.tone === "warm") own.push("It would make our day to see you.");
  done.splice(Math.max(1, Math.min(end, done.length)), 0, ...own);
  return done.join("\n");
}

/** Fills the blanks for which values were given. */
function withTold(text: string, values: Values): string {
  const { price, date, hours, days, thing, topic, currency, address, link, phone, names } = values;
  const sign = currency === "EUR" ? "€" : currency === "GBP" ? "£" : "$";
  const when = [date ?? days, hours].filter((part) => part !== undefined).join(", ");
  const what = thing ?? (topic === undefined ? undefined : saidToCustomer(topic, names));
  const fills: readonly (readonly [RegExp, string | undefined])[] = [
    [/\[price\]/, price === undefined ? undefined : `${sign}${price}`],
    [/\[(?:day and time|date|day)\]/, when === "" ? undefined : when],
    [/\[(?:what|job|thing|what you do|what is due|one thing)\]/i, what],
    [/\[(?:new )?address\]/, address],
    [/\[link\]/, link],
    [/\[number\]/, phone],
  ];
  return fills.reduce(
    (all, [blank, value]) => (value === undefined ? all : all.replace(blank, value)),
    text,
  );
}
