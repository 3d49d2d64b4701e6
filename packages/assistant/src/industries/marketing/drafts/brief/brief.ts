import type { FlowSlots, ScenarioState, Turn } from "../../../../dialogue/types.ts";
import { channelNamed } from "../channel.ts";
import { detailsIn } from "../details.ts";
import { firmIn } from "./audience.ts";
import { contactIn } from "./contact.ts";
import { daysIn } from "./days.ts";
import { hoursNamed, withoutRange } from "./hours.ts";
import { offerIn } from "./offer.ts";
import { senderIn } from "./sender.ts";

/** Extracts the details for a text from any message: sender, offer, dates, contact. */

const comesOut =
  /\b(?:i|we) (?:go|come|drive|travel|visit)s?(?: out)? to (?:them|you|people|customers|clients|their|your)\b/i;

const lapsed =
  /\b(?:have ?n[o'’]?t|has ?n[o'’]?t|not) (?:been|come|seen|booked|ordered|visited)\b|\bwin (?:them |\w+ ){0,3}back\b|\blapsed\b|\bstopped coming\b/i;

/** “Name Garage Kern”, “call it Pipe & Tile”: the name, and nothing else. */
const isNameAlone =
  /^(?:(?:and|the|our|my|put|add|with|please)[ ,]+){0,4}(?:name|call it|call us)(?: is|:|,)* (\p{Lu}[\p{L}\p{N}'’-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\p{N}'’-]*)){0,4})[.! ]*$/u;
const nameAlone = (message: string): string | undefined =>
  isNameAlone.exec(
    message.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  )?.[1];

/** Returns the sender. */
function senderTold(message: string): FlowSlots {
  const { owner, business } = senderIn(message);
  const named = business ?? nameAlone(message);
  return {
    ...(owner === undefined ? {} : { owner }),
    ...(named === undefined ? {} : { name: named }),
  };
}

/** Returns the details for a text in one message. */
export function briefIn(message: string, now: Date): FlowSlots {
  const contact = contactIn(message);
  // The digits of a telephone number are not a price.
  const rest = Object.values(contact).reduce(
    (text, one) => text.replace(String(one), " "),
    message,
  );
  // Nor are hours: “lunch 12 to 15”.
  const priced = withoutRange(rest);
  const found: FlowSlots = { ...detailsIn(priced, now), ...senderTold(message), ...contact };
  delete found.medium;
  const offer = offerIn(message);
  if (offer) {
    found.offer = offer.offer;
    if (offer.terms !== undefined) found.terms = offer.terms;
    // An amount that is part of an offer is not a price.
    if (typeof found.price === "number" && offer.offer.includes(String(found.price)))
      delete found.price;
  }
  const days = daysIn(message);
  if (days !== undefined) found.days = days;
  const hours = hoursNamed(rest);
  if (hours !== undefined) found.hours = hours;
  const firm = firmIn(message);
  if (lapsed.test(message)) found.lapsed = 1;
  if (firm !== undefined) found.to = firm;
  if (comesOut.test(message)) found.mobile = /\bvan\b/i.test(message) ? "in my van" : "to you";
  return found;
}

/** Values that apply to all of a visitor's texts. */
const lasting = [
  "owner",
  "name",
  "link",
  "phone",
  "address",
  "mail",
  "currency",
  "mobile",
] as const;

/** Returns the details of the sender from the whole conversation. */
export function senderOf({ message, state, now }: Turn): FlowSlots {
  const found: FlowSlots = {};
  const kept: FlowSlots = { ...ownNames(state), ...state.draft };
  for (const name of lasting) {
    const value = kept[name];
    if (value !== undefined) found[name] = value;
  }
  for (const text of [...state.exchanges.map(({ visitor }) => visitor), message]) {
    const stated = briefIn(text, now);
    for (const name of lasting) {
      const value = stated[name];
      if (value !== undefined) found[name] = value;
    }
  }
  return found;
}

const ownNames = ({ business = {} }: Readonly<ScenarioState>): FlowSlots => ({
  ...(business.owner === undefined ? {} : { owner: business.owner }),
  ...(business.name === undefined ? {} : { name: business.name }),
});

/** Returns details about the subject from earlier messages, newest first, without amounts of other subjects. */
export function matterBefore({ state, now }: Turn): FlowSlots {
  const found: FlowSlots = {};
  for (const { visitor } of state.exchanges) {
    const { offer, terms, days, to } = briefIn(visitor, now);
    if (offer !== undefined) {
      found.offer = offer;
      delete found.terms;
    }
    for (const [name, value] of Object.entries({ terms, days, to }))
      if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Returns the channel that the message, or else the conversation, names. */
export const channelTold = ({ message, state }: Turn): string | undefined =>
  channelNamed(message) ??
  state.exchanges
    .toReversed()
    .map(({ visitor }) =>
      /\b(?:write|draft|text to|message to)\b/i.test(visitor) ? channelNamed(visitor) : undefined,
    )
    .find((one) => one !== undefined);
