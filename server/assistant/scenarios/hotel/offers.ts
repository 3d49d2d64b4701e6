import { hotelRules, rooms } from "#content/assistant/sample/hotel.ts";
import { addDays, parseIsoDate } from "../../understanding/slots.ts";

export type Room = (typeof rooms)[number];

export type RoomOffer = {
  room: Room;
  /** How many are needed, and how many are free in every night. */
  rooms: number;
  free: number;
  nights: readonly { date: string; rate: number; weekend: boolean }[];
  discount: number;
  total: number;
};

const isWeekend = (date: string): boolean => [5, 6].includes(parseIsoDate(date).getDay());

/** How many rooms of a kind are free in a night of the sample: steady for a date, fewer at weekends. */
export function freeRooms(id: Room["id"], date: string): number {
  const room = rooms.find((entry) => entry.id === id);
  if (!room) return 0;
  let seed = 0;
  for (const letter of date + id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  const taken = (seed % 5) + (isWeekend(date) ? 2 : 0);
  return Math.max(0, room.count - Math.floor((taken * room.count) / 8));
}

/** What rooms of one kind cost for a stay: every night at its rate, less the midweek discount, plus the city tax. */
export function roomOffer(
  room: Room,
  stay: { arrival: string; nights: number; guests: number },
  asked: number,
): RoomOffer {
  const { arrival, nights, guests } = stay;
  const needed = Math.max(asked, Math.ceil(guests / room.sleeps));
  const each = Array.from({ length: nights }, (_night, index) => {
    const date = addDays(arrival, index);
    const weekend = isWeekend(date);
    const rate = weekend ? Math.round(room.rate * (1 + hotelRules.weekend / 100)) : room.rate;
    return { date, rate, weekend };
  });
  const sum = each.reduce((total, { rate }) => total + rate, 0) * needed;
  const midweek = nights >= 3 && each.every((night) => !night.weekend);
  const discount = midweek ? Math.round(sum * hotelRules.midweekDiscount) / 100 : 0;
  return {
    room,
    rooms: needed,
    free: Math.min(...each.map(({ date }) => freeRooms(room.id, date))),
    nights: each,
    discount,
    total: sum - discount + guests * nights * hotelRules.cityTax,
  };
}
