import { type Channel, channelNamed } from "../drafts/channel.ts";
import { aboutOf, clausesIn } from "./clauses.ts";

const channelWord =
  /\b(flyer|leaflet|poster|sign|board|sms|whatsapp|instagram|insta|facebook|linkedin|e-?mail|mail|newsletter)\b/i;

/** “Needs flyer text”: the channel that the order for a text names, with or without an article. */
export function channelAsked(message: string): Channel | undefined {
  const named = channelNamed(message);
  if (named !== undefined && !/\bnewsletter\b/i.test(message)) return named;
  const order = clausesIn(message).find((clause) => aboutOf(clause) !== undefined) ?? "";
  const word = channelWord.exec(order)?.[1]?.toLowerCase();
  return word === undefined ? named : word === "newsletter" ? "e-mail" : channelNamed(`a ${word}`);
}
