import { addDays, daysBetween, isoDate, parseIsoDate } from "../../understanding/slots.ts";
import { fullBreakfasts } from "./ages.ts";
import { hotelRules } from "./prices.ts";
import { type Room, rooms } from "./rooms.ts";

/** Rooms taken together, of one kind or of several. */
export type RoomSet = readonly { room: Room; count: number }[];

export type Stay = {
  /** YYYY-MM-DD. */
  arrival: string;
  nights: number;
  guests: number;
  breakfast: boolean;
  /** Paid now and not refundable; counts where the arrival is far enough ahead. */
  early: boolean;
  /** Of the children among the guests, as far as they were said. */
  ages?: readonly number[];
  /** Of the guests, those who sleep in a cot: they need no bed and pay no tax. */
  cots?: number;
  /** Animals and cars that come along. */
  pets?: number;
  cars?: number;
};

/** `why` completes “12% off for …”. */
export type Discount = { percent: number; why: string; amount: number };

export type Offer = {
  /** Names the rooms: “family:1+standard:2”. */
  id: string;
  rooms: RoomSet;
  nights: readonly { date: string; rates: readonly number[] }[];
  breakfast: number;
  cityTax: number;
  /** Animals and cars, each with what it costs for the stay. */
  extras: readonly { label: string; value: number }[];
  /** The largest that applies: they do not add up. */
  discount?: Discount;
  total: number;
};

const isWeekend = (date: string): boolean => [5, 6].includes(parseIsoDate(date).dayOfWeek);

/** How many rooms of a kind are free in a night of the sample: steady for a date, fewer at weekends. */
export function freeRooms(id: Room["id"], date: string): number {
  const room = rooms.find((entry) => entry.id === id);
  if (!room) return 0;
  let seed = 0;
  for (const letter of date + id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  const taken = (seed % 5) + (isWeekend(date) ? 2 : 0);
  return Math.max(0, room.count - Math.floor((taken * room.count) / 8));
}

const datesOf = ({ arrival, nights }: Pick<Stay, "arrival" | "nights">): string[] =>
  Array.from({ length: nights }, (_night, index) => addDays(arrival, index));

/** How many rooms of a kind are free in every night of a stay. */
export const freeThroughout = (room: Room, stay: Pick<Stay, "arrival" | "nights">): number =>
  Math.min(...datesOf(stay).map((date) => freeRooms(room.id, date)));

export const countOf = (set: RoomSet): number => set.reduce((sum, { count }) => sum + count, 0);
const sleepsIn = (set: RoomSet): number =>
  set.reduce((sum, { room, count }) => sum + room.sleeps * count, 0);

/** Every way to put a number of rooms together from what is free. */
function sets(stay: Pick<Stay, "arrival" | "nights">): RoomSet[] {
  return rooms.reduce<RoomSet[]>(
    (all, room) =>
      all.flatMap((set) =>
        Array.from({ length: freeThroughout(room, stay) + 1 }, (_room, count) =>
          count === 0 ? set : [...set, { room, count }],
        ),
      ),
    [[]],
  );
}

/** Whoever sleeps in a cot takes no bed. */
export const bedsOf = ({ guests, cots = 0 }: Pick<Stay, "guests" | "cots">): number =>
  Math.max(1, guests - cots);

/** Whether no room of it could be left out. */
const isTight = (set: RoomSet, guests: number): boolean =>
  set.every(({ room }) => sleepsIn(set) - room.sleeps < guests);

/**
 * What is free for a stay, cheapest first: in as many rooms as are asked for where so many guests fit into them, else
 * in the fewest that hold them; where no number is asked for, in any that leave no room empty.
 */
export function offersFor(stay: Stay, asked: number | undefined, now: Date): Offer[] {
  const beds = bedsOf(stay);
  const holding = sets(stay).filter((set) => sleepsIn(set) >= beds);
  const fewest = Math.min(...holding.map(countOf));
  const wanted =
    asked === undefined
      ? holding.filter((set) => isTight(set, beds))
      : holding.filter((set) => countOf(set) === Math.max(asked, fewest));
  return wanted.map((set) => priced(set, stay, now)).sort((a, b) => a.total - b.total);
}

/** Every night at its rate, less the best discount, with city tax and breakfast where they are wanted. */
export function priced(set: RoomSet, stay: Stay, now: Date): Offer {
  const nights = datesOf(stay).map((date) => ({
    date,
    rates: set.map(({ room }) =>
      isWeekend(date) ? Math.round(room.rate * (1 + hotelRules.weekend / 100)) : room.rate,
    ),
  }));
  const sum = nights.reduce(
    (total, { rates }) =>
      total + rates.reduce((night, rate, index) => night + rate * (set[index]?.count ?? 0), 0),
    0,
  );
  const best = bestDiscount(set, stay, now);
  const discount = best && { ...best, amount: Math.round(sum * best.percent) / 100 };
  const each = bedsOf(stay) * stay.nights;
  const breakfast = stay.breakfast ? breakfastOf(stay) : 0;
  const cityTax = each * hotelRules.cityTax;
  const extras = extrasOf(stay);
  return {
    id: set.map(({ room, count }) => `${room.id}:${count}`).join("+"),
    rooms: set,
    nights,
    breakfast,
    cityTax,
    extras,
    ...(discount ? { discount } : {}),
    total:
      sum -
      (discount?.amount ?? 0) +
      breakfast +
      cityTax +
      extras.reduce((all, { value }) => all + value, 0),
  };
}

/** What breakfast costs for the whole stay. */
export const breakfastOf = ({ guests, nights, ages = [] }: Stay): number =>
  fullBreakfasts(guests, ages) * nights * hotelRules.breakfast;

const extrasOf = ({ pets = 0, cars = 0, nights }: Stay): Offer["extras"] => [
  ...(pets > 0
    ? [{ label: pets === 1 ? "A pet" : `${pets} pets`, value: pets * nights * hotelRules.pet }]
    : []),
  ...(cars > 0
    ? [
        {
          label: cars === 1 ? "Parking" : `Parking, ${cars} cars`,
          value: cars * nights * hotelRules.parking,
        },
      ]
    : []),
];

/** Whether the early-booking rate is open for an arrival. */
export const isEarly = (arrival: string, now: Date): boolean =>
  daysBetween(isoDate(now), arrival) >= hotelRules.earlyDays;

export const isMidweek = (stay: Pick<Stay, "arrival" | "nights">): boolean =>
  stay.nights >= 3 && datesOf(stay).every((date) => !isWeekend(date));

function bestDiscount(set: RoomSet, stay: Stay, now: Date): Omit<Discount, "amount"> | undefined {
  const { midweekDiscount, groupDiscount, groupRooms, earlyDiscount } = hotelRules;
  const open = [
    isMidweek(stay) && { why: "Sunday to Thursday", percent: midweekDiscount },
    stay.early && isEarly(stay.arrival, now) && { why: "early booking", percent: earlyDiscount },
    countOf(set) >= groupRooms && { why: "a group", percent: groupDiscount },
  ].filter((entry) => entry !== false);
  return open.sort((a, b) => b.percent - a.percent)[0];
}
