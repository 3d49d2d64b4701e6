import { capital, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { hourOf } from "../../../records/hour-of.ts";
import { type Opening, on, openAnswer } from "../../../records/hours.ts";
import type { Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { dayOf, parseIsoDate } from "../../../understanding/slots.ts";
import { businesses } from "../../businesses.ts";
import { catalogue } from "../goods/catalogue.ts";
import { shopPrices } from "../goods/prices.ts";

/** Answers whether a store is open on a day or at a time, and what that means for collection. */

const { storeHours } = shopPrices;
const places = /\b(?:portland|boulder|burlington)\b/;
const stores: Opening = {
  id: "stores",
  name: "the store",
  named: /\b(?:stores?|shops?|portland|boulder|burlington)\b/,
  spans: [
    ...on([1, 2, 3, 4, 5, 6], storeHours.week.from, storeHours.week.to),
    ...on([7], storeHours.sunday.from, storeHours.sunday.to),
  ],
  hours: `Monday to Saturday ${storeHours.week.from}–${storeHours.week.to}, Sunday ${storeHours.sunday.from}–${storeHours.sunday.to}`,
};
const asksOpen =
  /\b(?:open\w*|hours|clos\w*|come by|come in|pop in|drop in|until when|how late|visit|go (?:in|to)|collect\w*|pick\w* up)\b/;

const buys = /\b(?:take|buy|total|how much|price|costs?)\b/;

const asksNow =
  /\bopen(?:ed)?\b.{0,12}\b(?:right now|now|currently|at the moment|still|today)\b|\b(?:still|now|currently) open\b/;
const ofTeam = /\b(?:phone|call|team|support|service|line|chat|they|human|person)\b/;
const team: Opening = {
  id: "team",
  name: "the shop team",
  named: ofTeam,
  spans: on([1, 2, 3, 4, 5, 6], "8:00", "20:00"),
  hours: businesses["e-commerce"].hours,
};

/** “Are you open now?”, about the stores or the team. */
function openNow({ message, now, state }: Turn): Outcome | undefined {
  const said = message.toLowerCase();
  if (!asksNow.test(said) || said.split(/\s+/).length > mostOfNow) return undefined;
  if (hourOf(message) !== undefined) return undefined;
  const recent = state.exchanges.slice(-2).some(({ bot }) => bot.includes(team.hours));
  const which = ofTeam.test(said) || (recent && !stores.named.test(said)) ? team : stores;
  const moment = { minute: now.getHours() * 60 + now.getMinutes(), day: dayOf(now).dayOfWeek };
  const text = openAnswer(which, moment);
  return text === undefined
    ? undefined
    : { handled: "store_location", state, reply: say(text, { source: "shop" }) };
}
const mostOfNow = 14;

export function storeOpen(turn: Turn): Outcome | undefined {
  const { plain, slots, message, state, now } = turn;
  const atOnce = openNow(turn);
  if (atOnce) return atOnce;
  if (!stores.named.test(plain) || !asksOpen.test(plain) || plain.split(" ").length > 16)
    return undefined;
  if (buys.test(plain)) return undefined;
  const collected = collects.test(plain) ? namedIn(catalogue, plain)[0] : undefined;
  if (collected) return collecting(turn, collected);
  const hour = hourOf(message);
  const date = slots.dates[0]?.date;
  const day = date === undefined ? undefined : parseIsoDate(date).dayOfWeek;
  if (hour === undefined && day === undefined) return undefined;
  const place = places.exec(plain)?.[0];
  const name = place === undefined ? "the store" : `the store in ${capital(place)}`;
  const asksHours = /\b(?:when|what time|hours|until when|how late)\b/.test(plain);
  const text =
    asksHours && hour === undefined
      ? `${capital(name)} is open ${day === 7 ? `on Sunday ${storeHours.sunday.from}–${storeHours.sunday.to}` : `${storeHours.week.from}–${storeHours.week.to} that day`}.`
      : openAnswer({ ...stores, name }, { minute: hour, day: day ?? dayOf(now).dayOfWeek });
  return text === undefined
    ? undefined
    : {
        handled: "store_location",
        state,
        reply: say(text, { source: "shop", next: ["Is it in stock?", "I want to return an item"] }),
      };
}

const collects = /\b(?:collect\w*|pick\w* (?:it |them )?up|get|fetch)\b/;

/** “Can I collect the stove today in Portland”. */
function collecting({ plain, state }: Turn, { id, name, values }: Thing): Outcome {
  const place = places.exec(plain)?.[0];
  const at = place === undefined ? "" : ` and ${capital(place)}`;
  return {
    handled: "store_location",
    state: { ...state, topic: id },
    reply: say(
      values.stock === "In stock"
        ? `Yes, choose “Collect from a store”${at} at checkout, and the ${name} is ready in two hours. The stores close at ${storeHours.week.to}, or at ${storeHours.sunday.to} on Sunday.`
        : `No, the ${name} is sold out, ${String(values.stock).toLowerCase()}.`,
      { source: "shop", next: ["Is it in stock?"] },
    ),
  };
}
