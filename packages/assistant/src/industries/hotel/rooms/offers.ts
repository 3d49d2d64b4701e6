import { capital } from "../../../dialogue/reply/reply.ts";
import { addDays, daysBetween, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { fullBreakfasts } from "./ages.ts";
import { hotelRules } from "./prices.ts";
import { type Room, rooms } from "./rooms.ts";

/** A combination of rooms, of one kind or several. */
export type RoomSet = readonly { room: Room; count: number }[];

export type Stay = {
  /** YYYY-MM-DD. */
  arrival: string;
  nights: number;
  guests: number;
  breakfast: boolean;
  /** Prepaid and non-refundable; applies if the arrival is far enough ahead. */
  early: boolean;
  /** Number of guests who have breakfast, if not all do. */
  eaters?: number;
  /** Ages of the children among the guests, as far as stated. */
  ages?: readonly number[];
  /** Number of guests in cots, who need no bed and pay no tax. */
  cots?: number;
  /** Number of pets and cars. */
  pets?: number;
  /** Cars to the airport. */
  rides?: number;
  cars?: number;
  /** Flowers or a bottle in the room, each with its price. */
  treats?: readonly { what: string; price: number }[];
  /** Whether the guest has booked several stays directly. */
  regular?: boolean;
  /** The hour until which the rooms are kept on the last day: 14, or 18 for half a night. */
  late?: number;
};

/** A discount; `why` completes “12% off for …”. */
export type Discount = { percent: number; why: string; amount: number };

export type Offer = {
  /** Identifies the rooms: “family:1+standard:2”. */
  id: string;
  rooms: RoomSet;
  nights: readonly { date: string; rates: readonly number[] }[];
  breakfast: number;
  cityTax: number;
  /** Pets, cars and a late check-out, each with its cost for the stay. */
  extras: readonly { label: string; value: number }[];
  /** The largest discount that applies; discounts are not combined. */
  discount?: Discount;
  total: number;
};

/** Whether a night has the weekend rate: Friday or Saturday. */
export const isWeekend = (date: string): boolean => [5, 6].includes(parseIsoDate(date).dayOfWeek);

/** Number of free rooms of a kind on a night: sample data, constant for a date, lower at weekends. */
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

/** Number of rooms of a kind that are free on every night of the stay. */
export const freeThroughout = (room: Room, stay: Pick<Stay, "arrival" | "nights">): number =>
  Math.min(...datesOf(stay).map((date) => freeRooms(room.id, date)));

export const countOf = (set: RoomSet): number => set.reduce((sum, { count }) => sum + count, 0);
const sleepsIn = (set: RoomSet): number =>
  set.reduce((sum, { room, count }) => sum + room.sleeps * count, 0);

/** Every combination of the rooms that are free throughout the stay. */
function sets(stay: Pick<Stay, "arrival" | "nights">): RoomSet[] {
  return rooms.reduce<RoomSet[]>(
    (all, room) => {
      const free = freeThroughout(room, stay);
      return all.flatMap((set) =>
        Array.from({ length: free + 1 }, (_room, count) =>
          count === 0 ? set : [...set, { room, count }],
        ),
      );
    },
    [[]],
  );
}

/** Guests in cots need no bed. */
export const bedsOf = ({ guests, cots = 0 }: Pick<Stay, "guests" | "cots">): number =>
  Math.max(1, guests - cots);

/** Whether every room of the combination is needed. */
const isTight = (set: RoomSet, guests: number): boolean =>
  set.every(({ room }) => sleepsIn(set) - room.sleeps < guests);

/**
 * Returns the available offers for a stay, cheapest first. They have the number of rooms asked for, or the fewest
 * that hold all guests if that number is too small; if no number is asked for, any combination without a superfluous
 * room.
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

/** Prices a stay: each night at its rate, less the best discount, plus city tax and, if wanted, breakfast. */
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
  const extras = [...extrasOf(stay), ...lateOf(stay, set, nights.at(-1)?.rates ?? [])];
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

/** Price of breakfast for the whole stay. */
export const breakfastOf = ({ guests, nights, eaters, ages = [] }: Stay): number =>
  (eaters ?? fullBreakfasts(guests, ages)) * nights * hotelRules.breakfast;

const extrasOf = ({
  pets = 0,
  cars = 0,
  rides = 0,
  treats = [],
  nights,
}: Stay): Offer["extras"] => [
  ...(rides > 0 ? [{ label: "Car to the airport", value: rides * hotelRules.airportCar }] : []),
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
  ...treats.map(({ what, price }) => ({ label: capital(what), value: price })),
];

/** A late check-out of every room: a fixed price until 14:00, half the last night until 18:00. */
function lateOf({ late }: Stay, set: RoomSet, last: readonly number[]): Offer["extras"] {
  if (late === undefined) return [];
  const halfNight = last.reduce((sum, rate, index) => sum + rate * (set[index]?.count ?? 0), 0) / 2;
  return [
    {
      label: `Late check-out until ${late}:00`,
      value: late <= 14 ? countOf(set) * hotelRules.lateCheckOut : halfNight,
    },
  ];
}

/** Whether the early-booking rate is available for an arrival date. */
export const isEarly = (arrival: string, now: Date): boolean =>
  daysBetween(isoDate(now), arrival) >= hotelRules.earlyDays;

export const isMidweek = (stay: Pick<Stay, "arrival" | "nights">): boolean =>
  stay.nights >= 3 && datesOf(stay).every((date) => !isWeekend(date));

function bestDiscount(set: RoomSet, stay: Stay, now: Date): Omit<Discount, "amount"> | undefined {
  const { midweekDiscount, groupDiscount, groupRooms, earlyDiscount, regularDiscount } = hotelRules;
  const open = [
    isMidweek(stay) && { why: "Sunday to Thursday", percent: midweekDiscount },
    stay.early && isEarly(stay.arrival, now) && { why: "early booking", percent: earlyDiscount },
    stay.regular === true && { why: "regular guests", percent: regularDiscount },
    countOf(set) >= groupRooms && { why: "a group", percent: groupDiscount },
  ].filter((entry) => entry !== false);
  return open.sort((a, b) => b.percent - a.percent)[0];
}
