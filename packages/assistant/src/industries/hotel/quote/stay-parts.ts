import { counted, dollars, spoken } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots } from "../../../dialogue/types.ts";
import { addDays, parseIsoDate } from "../../../understanding/slots.ts";
import { countOf, freeThroughout, type Offer, offersFor, type Stay } from "../rooms/offers.ts";
import { several } from "./quote-words.ts";

/** A stay whose rooms are wanted for different days: its parts, their prices and the sum. */

/** Rooms of a stay that are wanted for the same days. */
export type Part = { rooms: number; arrival: string; nights: number; guests: number };
type Priced = { part: Part; offer: Offer };

/** What the parts belong to: if the stay changes, they no longer hold. */
const frameOf = ({ arrival, nights, guests, rooms }: FlowSlots): string =>
  [arrival, nights, guests, rooms].join(" ");

/** The slots of a stay with these parts: from the first arrival to the last departure, with all rooms and guests. */
export function withParts(slots: FlowSlots, parts: readonly Part[]): FlowSlots {
  const [arrival = ""] = parts.map((part) => part.arrival).sort();
  const end = parts.map((part) => addDays(part.arrival, part.nights)).sort();
  const sum = (of: "rooms" | "guests") => parts.reduce((all, part) => all + part[of], 0);
  const { chosen: _chosen, ...rest } = slots;
  const all: FlowSlots = {
    ...rest,
    arrival,
    nights: parseIsoDate(arrival).until(parseIsoDate(end.at(-1) ?? arrival)).days,
    guests: sum("guests"),
    rooms: sum("rooms"),
  };
  const written = parts.map(({ rooms, arrival: from, nights, guests }) =>
    [rooms, from, nights, guests].join(","),
  );
  return { ...all, parts: written.join("|"), partsOf: frameOf(all) };
}

/** The parts of a stay; none if all its rooms are for the same days, or if the stay was changed since. */
function partsIn(slots: FlowSlots): Part[] {
  if (typeof slots.parts !== "string" || slots.partsOf !== frameOf(slots)) return [];
  return slots.parts.split("|").map((written) => {
    const [rooms, arrival = "", nights, guests] = written.split(",");
    return { rooms: Number(rooms), arrival, nights: Number(nights), guests: Number(guests) };
  });
}

/**
 * Prices each part of a stay; extras such as parking count once, with the longest.
 *
 * @returns undefined if the stay has no parts, or one of them is not free.
 */
export function pricedParts(slots: FlowSlots, stay: Stay, now: Date): Priced[] | undefined {
  const parts = partsIn(slots).sort((a, b) => b.nights - a.nights);
  const { breakfast, early } = stay;
  const found: Priced[] = [];
  for (const part of parts) {
    const { arrival, nights, guests } = part;
    const days = { arrival, nights, guests };
    const own = found.length === 0 ? { ...stay, ...days } : { ...days, breakfast, early };
    const offers = offersFor(own, part.rooms, now)
      .filter(({ rooms }) => countOf(rooms) === part.rooms)
      .filter((offer) => fits([...found, { part, offer }]));
    const ofKind = offers.find(
      ({ rooms: set }) => set.length === 1 && set[0]?.room.id === slots.room,
    );
    const offer = ofKind ?? offers[0];
    if (!offer) return undefined;
    found.push({ part, offer });
  }
  return found.length > 0 ? found : undefined;
}

/** Whether enough rooms of each kind are free for the parts that overlap. */
const fits = (found: readonly Priced[]): boolean =>
  found.every(({ part, offer }) =>
    offer.rooms.every(({ room }) => {
      const beside = found.filter(({ part: other }) => overlap(part, other));
      const wanted = beside
        .flatMap(({ offer: { rooms } }) => rooms.filter((one) => one.room.id === room.id))
        .reduce((sum, { count }) => sum + count, 0);
      return wanted <= freeThroughout(room, part);
    }),
  );
const overlap = (one: Part, other: Part): boolean =>
  one.arrival < addDays(other.arrival, other.nights) &&
  other.arrival < addDays(one.arrival, one.nights);

export const totalOf = (found: readonly Priced[]): number =>
  found.reduce((sum, { offer }) => sum + offer.total, 0);

const day = (iso: string): string => spoken(parseIsoDate(iso));

/** “2 Standard rooms from Monday, 30 November to Thursday, 3 December, 2 guests, $734.04; …” */
export const partsInWords = (found: readonly Priced[]): string =>
  found
    .map(
      ({ part: { arrival, nights, guests }, offer }) =>
        `${several(offer.rooms)} from ${day(arrival)} to ${day(addDays(arrival, nights))}, ${counted(guests, "guest")}, ${dollars(offer.total)}${offer.discount ? ` with ${offer.discount.percent}% off for ${offer.discount.why}` : ""}`,
    )
    .join("; ");
