import type { CardPicture, ChatReply, ReplyCard } from "@brightkeel/contracts";
import { counted, dollars, listed, person, pick, say, spoken } from "../../dialogue/reply.ts";
import type { DraftTurn, FlowState } from "../../dialogue/types.ts";
import { addDays, isoDate, parseIsoDate } from "../../understanding/slots.ts";
import {
  bedsOf,
  breakfastOf,
  countOf,
  freeThroughout,
  isEarly,
  isMidweek,
  type Offer,
  offersFor,
  type RoomSet,
  type Stay,
} from "./offers.ts";
import { hotelRules } from "./prices.ts";
import { type Room, rooms } from "./rooms.ts";
import { noted } from "./stay-wishes.ts";

/** What “yes” stands for below a quote, and below the reply that nothing is free. */
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
    ...(slots.ages === undefined ? {} : { ages: String(slots.ages).split(",").map(Number) }),
    cots: Number(slots.cots ?? 0),
    pets: Number(slots.pets ?? 0),
    cars: Number(slots.cars ?? 0),
    ...(slots.regular === undefined ? {} : { regular: true }),
    ...(slots.late === undefined ? {} : { late: Number(slots.late) }),
  };
}

const askedRooms = ({ slots }: FlowState): number | undefined =>
  slots.rooms === undefined ? undefined : Number(slots.rooms);

const isOfOneKind = ({ rooms: set }: Offer): boolean => set.length === 1;
const holds = (kind: string | number | undefined, { rooms: set }: Offer): boolean =>
  set.some(({ room }) => room.id === kind);

/** Chooses the offer asked for, or the cheapest, and up to two alternatives with as few kinds of rooms as possible. */
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
    .sort((a, b) => a.total - b.total);
  return { chosen, others, cheapest, every: offers };
}

export const several = (set: RoomSet): string =>
  listed(set.map(({ room, count }) => (count === 1 ? `a ${room.name}` : `${count} ${room.name}s`)));
const titled = (set: RoomSet): string =>
  set.map(({ room, count }) => (count === 1 ? room.name : `${count} ${room.name}s`)).join(" and ");

/** Replies with the quote for a complete stay, or with the nearest date that is available. */
export function quoteReply(turn: DraftTurn, flow: FlowState): ChatReply {
  const stay = stayOf(flow);
  if (!stay) throw new Error("A quote needs arrival, nights and guests.");
  const found = chooseOffer(flow, stay, turn.now);
  if (!found) return nothingFree(turn, flow, stay);
  const { chosen, others, cheapest } = found;
  flow.slots.options = [chosen, ...others].map(({ id }) => id).join("|");
  flow.slots.shown = chosen.id;
  flow.slots.cheapest = cheapest.id;
  const again = flow.slots.quoted !== undefined;
  flow.slots.quoted = 1;
  turn.state.offer = { send: quoteOffers.passOn, age: 0 };
  const { arrival, nights, guests } = stay;
  const dates = `${day(arrival)} to ${day(addDays(arrival, nights))}`;
  const offered = `${several(chosen.rooms)} ${countOf(chosen.rooms) === 1 ? "is" : "are"} free, ${dollars(chosen.total)} in all`;
  const stayIs = `${dates}, ${counted(nights, "night")}, ${counted(guests, "guest")}${withWhat(stay)}`;
  const said = turn.state.exchanges.at(-1)?.bot.includes(`${stayIs}: ${offered}`) ?? false;
  // The other rooms were named with these days and guests already.
  const frame = `${arrival} ${nights} ${guests} ${chosen.id}`;
  const known = flow.slots.frame === frame;
  flow.slots.frame = frame;
  const wanted = noted(turn, flow);
  const also = others.map((offer) => `${titled(offer.rooms)} ${dollars(offer.total)}`);
  return say(
    [
      ...unmet(flow, stay, chosen),
      `${said ? "Here’s what I have: " : ""}${stayIs}: ${offered}${chosen.discount ? `, with ${chosen.discount.percent}% off for ${chosen.discount.why}` : ""}.`,
      ...wanted,
      ...(also.length > 0 && !said && !known ? [`Also free: ${also.join(", ")}.`] : []),
      ...(openAges(flow, stay)
        ? ["How old are the children? Up to 5 they eat free, and up to 12 they pay half."]
        : []),
      ...((again || wanted.length > 0) && !stay.early ? [] : [terms(flow, stay, chosen, turn.now)]),
      said
        ? "Shall I pass it on, or which part is different?"
        : "Shall I pass it on to the front desk?",
    ].join(" "),
    {
      source: "hotelRooms",
      choices: [
        ...pick("Yes, pass it on"),
        ...others.map((offer, index) => ({
          label: `Take the ${titled(offer.rooms)}`,
          send: isOfOneKind(offer)
            ? `The ${offer.rooms[0]?.room.name ?? ""}, please`
            : `The ${index === 0 ? "second" : "third"} option, please`,
        })),
        ...pick("Other dates"),
      ],
      card: quoteCard(stay, chosen),
    },
  );
}

/** The extras included in the price: breakfast, cots, pets and cars. */
export function withWhat({ breakfast, cots = 0, pets = 0, cars = 0, late }: Stay): string {
  const parts = [
    breakfast && "breakfast",
    cots > 0 && (cots === 1 ? "a free cot" : `${cots} free cots`),
    pets > 0 && (pets === 1 ? "a pet" : `${pets} pets`),
    cars > 0 && (cars === 1 ? "parking" : `parking for ${cars} cars`),
    late !== undefined && `check-out until ${late}:00`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "" : `, with ${listed(parts)}`;
}

/** The calculation of breakfast: “2 × 2 × $16”; with children, the number of mornings and the price of each. */
const breakfastSum = (stay: Stay): string =>
  stay.ages === undefined
    ? `${stay.guests} × ${stay.nights} × ${dollars(hotelRules.breakfast)}`
    : `${stay.nights} × ${dollars(breakfastOf(stay) / stay.nights)}`;

/** Whether to ask for the children's ages: they matter for the price of breakfast and are unknown. */
const openAges = ({ slots }: FlowState, { breakfast, ages }: Stay): boolean =>
  breakfast && ages === undefined && Number(slots.children ?? 0) > 0;

/** The calculation of a price, item by item (“2 × $136 + $64 breakfast + $10 city tax”). */
export function sumOf(
  stay: Stay,
  { nights, rooms: set, discount, breakfast, extras, cityTax }: Offer,
): string {
  const rates = nights.map(({ rates: each }) =>
    each.reduce((sum, rate, index) => sum + rate * (set[index]?.count ?? 1), 0),
  );
  const byRate = [...new Set(rates)].map((rate) => {
    const many = rates.filter((one) => one === rate).length;
    return many === 1 ? dollars(rate) : `${many} × ${dollars(rate)}`;
  });
  return [
    ...byRate,
    ...(breakfast > 0
      ? [`${dollars(breakfast)} breakfast`]
      : stay.breakfast
        ? ["free breakfast"]
        : []),
    ...extras.map(
      ({ label, value }) => `${dollars(value)} ${label.toLowerCase().replace(/^a /, "")}`,
    ),
    `${dollars(cityTax)} city tax`,
  ]
    .join(" + ")
    .concat(discount ? ` − ${dollars(discount.amount)} (${discount.percent}% off)` : "");
}

/** Wishes that cannot be met. */
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

function terms(flow: FlowState, stay: Stay, chosen: Offer, now: Date): string {
  if (stay.early && isEarly(stay.arrival, now) && !isMidweek(stay))
    return `You pay this rate now and it isn’t refunded, but you can move the dates once for ${dollars(hotelRules.dateChange)}.`;
  const early = !isMidweek(stay) && isEarly(stay.arrival, now);
  const other = early
    ? chooseOffer({ ...flow, slots: { ...flow.slots, chosen: chosen.id } }, { ...stay, early }, now)
    : undefined;
  return `You can cancel free until 18:00 the day before${other ? `; at the early-booking rate, not refundable, it’s ${dollars(other.chosen.total)}` : ""}.`;
}

/** The card picture of a room. */
const pictureOf = ({ id }: Room): CardPicture => (id === "suite" ? id : `${id}-room`);

function quoteCard(stay: Stay, { rooms: set, nights, discount, total, extras }: Offer): ReplyCard {
  const { arrival, guests, breakfast } = stay;
  const mostNights = 7;
  const [first] = set;
  const each = `${bedsOf(stay)} × ${stay.nights} × `;
  return {
    kind: "quote",
    title: titled(set),
    badge: "Sample",
    ...(first && { picture: pictureOf(first.room) }),
    rows: [
      { label: "Arrival", value: day(arrival) },
      { label: "Departure", value: day(addDays(arrival, stay.nights)) },
      { label: "Guests", value: String(guests) },
      ...nights.slice(0, mostNights).map(({ date, rates }) => ({
        label: `${day(date).slice(0, 3)} ${Number(date.slice(8))}`,
        value: rates
          .map((rate, index) => {
            const count = set[index]?.count ?? 1;
            return `${count > 1 ? `${count} × ` : ""}${dollars(rate)}`;
          })
          .join(" + "),
      })),
      ...(nights.length > mostNights
        ? [{ label: counted(nights.length - mostNights, "further night"), value: "as above" }]
        : []),
      ...(discount
        ? [
            {
              label: `${discount.percent}% off for ${discount.why}`,
              value: `−${dollars(discount.amount)}`,
            },
          ]
        : []),
      ...(breakfast ? [{ label: "Breakfast", value: breakfastSum(stay) }] : []),
      ...extras.map(({ label, value }) => ({ label, value: dollars(value) })),
      { label: "City tax", value: `${each}${dollars(hotelRules.cityTax)}` },
      { label: "Total", value: dollars(total) },
    ],
    note: `${breakfast ? "Children aged 6 to 12 pay half for breakfast, and younger ones eat free." : `Without breakfast (${dollars(hotelRules.breakfast)} per person per day).`} The hotel and its rates are made up.`,
  };
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
