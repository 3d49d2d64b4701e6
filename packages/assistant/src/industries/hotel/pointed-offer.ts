import type { Turn } from "../../dialogue/types.ts";
import { namedIn, placeIn } from "../../records/references.ts";
import type { Offer } from "./offers.ts";
import type { Quoted } from "./room-questions.ts";
import { roomRecords } from "./room-records.ts";

/** Returns the offer a message refers to. */
export function pointedOffer(plain: string, { offers, chosen }: Quoted): Offer | undefined {
  const place = placeIn(plain, offers.length);
  if (place !== undefined) return offers[place];
  if (/\bcheap(?:est|er)\b/.test(plain)) return [...offers].sort((a, b) => a.total - b.total)[0];
  if (/\bthe other\b/.test(plain)) return offers.find((offer) => offer !== chosen);
  const [named] = namedIn(roomRecords, plain);
  return named && offers.find(({ rooms: set }) => set.length === 1 && set[0]?.room.id === named.id);
}

/** The offer for the room discussed last. */
export const topicOffer = ({ state }: Turn, { offers }: Quoted): Offer | undefined =>
  state.before === "room_types"
    ? offers.find(({ rooms: set }) => set.length === 1 && set[0]?.room.id === state.topic)
    : undefined;
