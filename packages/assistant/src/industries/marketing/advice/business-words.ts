import { capital } from "../../../dialogue/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { customersOf } from "../business/kinds.ts";
import { businessOf } from "../business/told.ts";
import { wordsOfTrade } from "./trade-words.ts";

/** The values that advice may name. */
export const businessWords: readonly string[] = [
  "customers",
  "offer",
  "photo",
  "partner",
  "search",
  "list",
];

const listTold =
  /\b(\d[\d.,]*k?) (?:\w+ ){0,3}?(?:addresses|subscribers|e-?mails?|contacts|people on|on (?:the|our|my|a) (?:\w+ )?list|(?:names|people) (?:on|in))/i;

/** Fills what is known of the visitor's business into a text. */
export function filled(text: string, { state, message }: Pick<Turn, "state" | "message">): string {
  const { kind, way } = businessOf(state);
  const said = [message, ...state.exchanges.map(({ visitor }) => visitor).toReversed()];
  const count = said.map((one) => listTold.exec(one)?.[1]).find((one) => one !== undefined);
  const values: Readonly<Record<string, string>> = {
    ...wordsOfTrade(kind),
    customers: customersOf(kind, way),
    list: count === undefined ? "your list" : `your ${count} addresses`,
  };
  return text.replace(/\{(\w+)\}/g, (_all, name: string, at: number) => {
    const value = values[name] ?? "";
    return /(?:^|[.!?]”? )$/.test(text.slice(0, at)) ? capital(value) : value;
  });
}
