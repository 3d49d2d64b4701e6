import { capital, listed } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { customersOf, type Way } from "../business/kinds.ts";
import { businessOf } from "../business/stated.ts";
import { wordsOfTrade } from "./trade-words.ts";

/** The values that advice may name. */
export const businessWords: readonly string[] = [
  "customers",
  "offer",
  "photo",
  "partner",
  "search",
  "list",
  "close",
  "day",
  "as",
  "our",
];

const listTold =
  /\b(\d[\d.,]*k?) (?:\w+ ){0,3}?(?:addresses|subscribers|e-?mails?|contacts|people on|on (?:the|our|my|a) (?:\w+ )?list|(?:names|people) (?:on|in))/i;

/** The closing of a text, by how customers come. */
const closings: Readonly<Record<Way, string>> = {
  walk_in: "Just drop in.",
  table: "Shall I save you a spot? A quick “yes” is enough.",
  booked: "Shall I save you a spot? A quick “yes” is enough.",
  called: "Reply here or call, and I’ll save you a date.",
  online: "Here’s the link: [link].",
};

const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
/** “Tuesday and Thursday”: the days that a text names. */
const daysTold = (text: string): string =>
  listed([...text.matchAll(weekday)].map(([, day = ""]) => `${capital(day.toLowerCase())}day`));

/** Fills the details of the visitor's business into a text. */
export function filled(text: string, { state, message }: Pick<Turn, "state" | "message">): string {
  const { kind, way } = businessOf(state);
  const said = [message, ...state.exchanges.map(({ visitor }) => visitor).toReversed()];
  const count = said.map((one) => listTold.exec(one)?.[1]).find((one) => one !== undefined);
  const values: Readonly<Record<string, string>> = {
    ...wordsOfTrade(kind),
    customers: customersOf(kind, way),
    list: count === undefined ? "your list" : `your ${count} addresses`,
  };
  const days = said.map(daysTold).find((one) => one !== "") ?? "";
  const texts: Readonly<Record<string, string>> = {
    close: closings[way ?? "table"],
    day: days === "" ? "this week" : `on ${days}`,
    as: kind === undefined ? "with [what you do]" : `with my ${kind}`,
    our: kind === undefined ? "us" : `our ${kind}`,
  };
  return text.replace(/\{(\w+)\}/g, (_all, name: string, at: number) => {
    const value = values[name.toLowerCase()] ?? texts[name] ?? "";
    return /(?:^|\n|[.!?]”? )$/.test(text.slice(0, at)) ? capital(value) : value;
  });
}
