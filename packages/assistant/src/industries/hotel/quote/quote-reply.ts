import type { ChatReply } from "@brightkeel/contracts";
import { counted, dollars, person, pick, say, spoken } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { addDays, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import {
  countOf,
  freeThroughout,
  isEarly,
  isMidweek,
  type Offer,
  offersFor,
  type Stay,
} from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { treatsAmong } from "../rooms/room-wishes.ts";
import { rooms } from "../rooms/rooms.ts";
import { noted } from "../stay/stay-wishes.ts";
import { quoteCard } from "./quote-card.ts";
import { keptAs, quoteIn, several, titled, withWhat } from "./quote-words.ts";
import { partsInWords, pricedParts, totalOf } from "./stay-parts.ts";

/** What “yes” stands for after a quote, and after the reply that nothing is available. */
export const quoteOffers = { passOn: "Please pass it on to the front desk", move: "Look then" };

const day = (iso: string): string => spoken(parseIsoDate(iso));

/** The stay of a quote flow; undefined while something is missing. */
export function stayOf({ slots }: FlowState): Stay | undefined {
  const { arrival, nights, guests } = slots;
  if (typeof arrival !== "string" || nights === undefined || guests === undefined) return undefined;
  return {
    arrival,
    nights: Number(nights),
    guests: Number(guests),
    breakfast: slots.breakfast !== undefined,
    early: slots.early !== undefined,
    ...(slots.eaters === undefined || Number(slots.eaters) >= Number(guests)
      ? {}
      : { eaters: Number(slots.eaters) }),
    ...(slots.ages === undefined ? {} : { ages: String(slots.ages).split(",").map(Number) }),
    cots: Number(slots.cots ?? 0),
    pets: Number(slots.pets ?? 0),
    cars: Number(slots.cars ?? 0),
    rides: Number(slots.rides ?? 0),
    treats: treatsAmong(String(slots.wishes ?? "")),
    ...(slots.regular === undefined ? {} : { regular: true }),
    ...(slots.late === undefined ? {} : { late: Number(slots.late) }),
  };
}

const askedRooms = ({ slots }: FlowState): number | undefined =>
  slots.rooms === undefined ? undefined : Number(slots.rooms);

const isOfOneKind = ({ rooms: set }: Offer): boolean => set.length === 1;
const holds = (kind: string | number | undefined, { rooms: set }: Offer): boolean =>
  set.some(({ room }) => room.id === kind);

/**
 * Chooses the offer asked for, or the cheapest, and an alternative to mention, with as few kinds of rooms as possible.
 */
export function chooseOffer(
  flow: FlowState,
  stay: Stay,
  now: Date,
): { chosen: Offer; others: Offer[]; cheapest: Offer; every: Offer[] } | undefined {
  const offers = offersFor(stay, askedRooms(flow), now);
  const { chosen: id, room: kind } = flow.slots;
  const [cheapest] = offers;
  if (!cheapest) return undefined;
  const chosen =
    offers.find((offer) => offer.id === id) ??
    offers.find((offer) => isOfOneKind(offer) && holds(kind, offer)) ??
    offers.find((offer) => holds(kind, offer)) ??
    cheapest;
  const rest = offers.filter((offer) => offer !== chosen);
  const ofTwoKinds = rest.filter(({ rooms: set }) => set.length === 2);
  const others = [...rest.filter(isOfOneKind), ...ofTwoKinds]
    .slice(0, 2)
    .sort((a, b) => a.total - b.total)
    .slice(0, 1);
  return { chosen, others, cheapest, every: offers };
}

/** Replies with the quote for a complete stay, or with the nearest date that is available. */
export function quoteReply(turn: DraftTurn, flow: FlowState): ChatReply {
  const stay = stayOf(flow);
  if (!stay) throw new Error("A quote needs arrival, nights and guests.");
  const parts = pricedParts(flow.slots, stay, turn.now);
  if (parts) return quoteOfParts(turn, flow, stay, parts);
  const found = chooseOffer(flow, stay, turn.now);
  if (!found) return nothingFree(turn, flow, stay);
  const { chosen, others, cheapest } = found;
  flow.slots.options = [chosen, ...others].map(({ id }) => id).join("|");
  flow.slots.shown = chosen.id;
  flow.slots.cheapest = cheapest.id;
  const again = flow.slots.quoted !== undefined;
  flow.slots.quoted = 1;
  turn.state.offer = { send: quoteOffers.passOn, age: 0 };
  const { guests, nights, arrival } = stay;
  // The alternative has been mentioned for these dates and guests already.
  const frame = `${arrival} ${nights} ${guests} ${chosen.id}`;
  const known = flow.slots.frame === frame;
  flow.slots.frame = frame;
  const quote = quoteIn(stay, chosen);
  const unchanged = again && flow.slots.said === quote;
  flow.slots.said = quote;
  const wanted = noted(turn, flow);
  const [other] = others;
  const said = turn.state.exchanges.at(-1)?.bot ?? "";
  return say(
    (unchanged
      ? keptAs(turn, { stay, chosen, wanted, said })
      : [
          ...unmet(flow, stay, chosen),
          quote,
          ...wanted,
          ...(other === undefined || known
            ? []
            : [`Also free: ${titled(other.rooms)} ${dollars(other.total)}.`]),
          ...(openAges(flow, stay)
            ? ["How old are the children? Up to 5 they eat free, and up to 12 they pay half."]
            : []),
          ...(stay.early && isEarly(arrival, turn.now) && !isMidweek(stay) ? [prepaid] : []),
          wasSaid(turn.state, "the front desk now has your enquiry")
            ? "Shall I send the desk this change?"
            : "Shall I pass it on to the front desk?",
        ]
    ).join(" "),
    {
      source: "hotelRooms",
      choices: [
        ...pick("Yes, pass it on"),
        ...others.map((offer) => ({
          label: `Take the ${titled(offer.rooms)}`,
          send: isOfOneKind(offer)
            ? `The ${offer.rooms[0]?.room.name ?? ""}, please`
            : "The second option, please",
        })),
        ...pick("Other dates"),
      ],
      card: quoteCard(stay, chosen),
    },
  );
}

/** The quote of a stay whose rooms are wanted for different days. */
function quoteOfParts(
  turn: DraftTurn,
  flow: FlowState,
  stay: Stay,
  parts: NonNullable<ReturnType<typeof pricedParts>>,
): ChatReply {
  flow.slots.quoted = 1;
  turn.state.offer = { send: quoteOffers.passOn, age: 0 };
  const sum = `${dollars(totalOf(parts))} in all${withWhat(stay)}: ${partsInWords(parts)}.`;
  return say([sum, ...noted(turn, flow), "Shall I pass it on to the front desk?"].join(" "), {
    source: "hotelRooms",
    choices: pick("Yes, pass it on", "Other dates"),
  });
}

/** The price at the early-booking rate; empty if unavailable or already chosen. */
export function earlyPrice(flow: FlowState, stay: Stay, chosen: Offer, now: Date): string {
  if (stay.early || isMidweek(stay) || !isEarly(stay.arrival, now)) return "";
  const slots = { ...flow.slots, chosen: chosen.id };
  const found = chooseOffer({ ...flow, slots }, { ...stay, early: true }, now);
  return found ? ` Prepaid and not refundable, it’s ${dollars(found.chosen.total)}.` : "";
}

const prepaid = `You pay this rate now and it isn’t refunded, but you can move the dates once for ${dollars(hotelRules.dateChange)}.`;

/** Whether to ask for the children's ages: they matter for the price of breakfast and are unknown. */
const openAges = ({ slots }: FlowState, { breakfast, ages }: Stay): boolean =>
  breakfast && ages === undefined && Number(slots.children ?? 0) > 0;

/** Requests that cannot be met. */
function unmet(flow: FlowState, stay: Stay, chosen: Offer): string[] {
  const wanted = rooms.find(({ id }) => id === flow.slots.room);
  const asked = askedRooms(flow);
  const count = countOf(chosen.rooms);
  return [
    wanted &&
      !holds(wanted.id, chosen) &&
      (freeThroughout(wanted, stay) === 0
        ? `The ${wanted.name} isn’t available for those dates.`
        : `The ${wanted.name} doesn’t fit that many people.`),
    asked !== undefined &&
      count > asked &&
      `For ${counted(stay.guests, "guest")} you’d need at least ${counted(count, "room")}.`,
  ].filter((part) => typeof part === "string");
}

/** Offsets in days at which another date is tried. */
const nearby = [1, -1, 2, -2, 3, -3];

function nothingFree(turn: DraftTurn, flow: FlowState, stay: Stay): ChatReply {
  const { arrival, nights, guests } = stay;
  const asked = askedRooms(flow);
  const today = isoDate(turn.now);
  const other = nearby
    .map((shift) => addDays(arrival, shift))
    .filter((date) => date >= today)
    .map((date) => ({ date, found: chooseOffer(flow, { ...stay, arrival: date }, turn.now) }))
    .find(({ found }) => found !== undefined);
  const none = `From ${day(arrival)} to ${day(addDays(arrival, nights))} there aren’t enough rooms left in the sample calendar for ${counted(guests, "guest")}${asked === undefined ? "" : ` in ${counted(asked, "room")}`}.`;
  const choices = [
    ...(nights > 1 ? [{ label: "One night less", send: counted(nights - 1, "night") }] : []),
    { ...person, label: "Talk to the desk" },
  ];
  if (!other?.found) {
    delete flow.slots.nearest;
    return say(`${none} Another week might work, or the desk can help.`, {
      source: "hotelRooms",
      choices: [...pick("Other dates"), ...choices],
    });
  }
  flow.slots.nearest = other.date;
  turn.state.offer = { send: quoteOffers.move, age: 0 };
  return say(
    `${none} From ${day(other.date)} you could have ${several(other.found.chosen.rooms)}, ${dollars(other.found.chosen.total)} in all. Shall I take that?`,
    { source: "hotelRooms", choices: [...pick("Yes, take that"), ...choices] },
  );
}
