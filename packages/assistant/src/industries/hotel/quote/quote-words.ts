import { counted, dollars, inWords, listed, spoken } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn } from "../../../dialogue/types.ts";
import { addDays, parseIsoDate } from "../../../understanding/slots.ts";
import { agesIn } from "../rooms/ages.ts";
import { breakfastOf, countOf, type Offer, type RoomSet, type Stay } from "../rooms/offers.ts";

/** The wording of a quote: the stay, its rooms and price, how the price is calculated, and what is unchanged. */

const day = (iso: string): string => spoken(parseIsoDate(iso));

export const several = (set: RoomSet): string =>
  listed(set.map(({ room, count }) => (count === 1 ? `a ${room.name}` : `${count} ${room.name}s`)));
export const titled = (set: RoomSet): string =>
  set.map(({ room, count }) => (count === 1 ? room.name : `${count} ${room.name}s`)).join(" and ");

/** The extras included in the price: breakfast, cots, pets and cars. */
export function withWhat({
  breakfast,
  eaters,
  cots = 0,
  pets = 0,
  cars = 0,
  rides = 0,
  treats = [],
  late,
}: Stay): string {
  const parts = [
    breakfast && (eaters === undefined ? "breakfast" : `breakfast for ${inWords(eaters)}`),
    cots > 0 && (cots === 1 ? "a free cot" : `${cots} free cots`),
    pets > 0 && (pets === 1 ? "a pet" : `${pets} pets`),
    cars > 0 && (cars === 1 ? "parking" : `parking for ${cars} cars`),
    rides > 0 && "the car to the airport",
    ...treats.map(({ what }) => what),
    late !== undefined && `check-out until ${late}:00`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "" : `, with ${listed(parts)}`;
}

/** The stay with its price: “Friday, 12 February to …, 2 nights, 2 guests: a Harbour room is free, $338 in all.” */
export function quoteIn(stay: Stay, { rooms: set, total, discount }: Offer): string {
  const { arrival, nights, guests } = stay;
  const stayIs = `${day(arrival)} to ${day(addDays(arrival, nights))}, ${counted(nights, "night")}, ${counted(guests, "guest")}${withWhat(stay)}`;
  const offered = `${several(set)} ${countOf(set) === 1 ? "is" : "are"} free, ${dollars(total)} in all`;
  return `${stayIs}: ${offered}${discount ? `, with ${discount.percent}% off for ${discount.why}` : ""}.`;
}

/** Whether a room of the offer faces the water. */
const overlooks = ({ rooms: set }: Offer): boolean =>
  set.some(({ room: { id } }) => id === "harbour" || id === "suite");

type Kept = { stay: Stay; chosen: Offer; wanted: readonly string[]; said: string };

/** The reply to a message that does not change the quote: acknowledges it and repeats the price. */
export function keptAs(turn: DraftTurn, { stay, chosen, wanted, said }: Kept): string[] {
  const { arrival, nights, guests, breakfast } = stay;
  const total = dollars(chosen.total);
  const ages = agesIn(turn.message).filter((age) => stay.ages?.includes(age));
  if (ages.length > 0 && !breakfast)
    return [
      `Noted, aged ${listed(ages.map(String))}: it stays at ${total} in all, or ${dollars(chosen.total + breakfastOf(stay))} with breakfast.`,
      "Shall I pass it on?",
    ];
  const loud = wanted.some((text) => text.includes("a quiet room")) && overlooks(chosen);
  if (loud)
    return [
      "Noted: a quiet room. The water side hears the ferry until evening; the Standard and Family rooms face the quiet yard.",
      `Shall I change it, or leave it at ${total}?`,
    ];
  if (wanted.length > 0) return [...wanted, `It stays at ${total} in all.`, "Shall I pass it on?"];
  const { slots, plain } = turn;
  const stated = [
    slots.people !== undefined && counted(guests, "guest"),
    slots.nights !== undefined && counted(nights, "night"),
    slots.dates.length > 0 && `from ${day(arrival)}`,
    /\bbreakfasts?\b/.test(plain) && breakfast && "with breakfast",
  ].filter((part) => part !== false);
  const full = `It’s ${total} in all: ${several(chosen.rooms)}, ${counted(nights, "night")} from ${day(arrival)}, ${counted(guests, "guest")}${withWhat(stay)}.`;
  const short = `I have that: ${stated.join(", ")}. It stays at ${total} in all.`;
  return [stated.length > 0 && !said.includes(short) ? short : full, "Shall I pass it on?"];
}

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
