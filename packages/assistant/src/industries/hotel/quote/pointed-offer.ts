import type { Turn } from "../../../dialogue/types.ts";
import { namedIn, placeIn } from "../../../records/references.ts";
import type { Offer } from "../rooms/offers.ts";
import { roomRecords } from "../rooms/room-records.ts";
import type { Quoted } from "./room-questions.ts";

/** Returns the offer a message refers to. */
export function pointedOffer(plain: string, quoted: Quoted): Offer | undefined {
  const { offers, chosen } = quoted;
  const place = placeIn(plain, offers.length);
  if (place !== undefined) return offers[place];
  if (/\bcheap(?:est|er)\b/.test(plain)) return [...offers].sort((a, b) => a.total - b.total)[0];
  if (/\bthe other\b/.test(plain)) return offers.find((offer) => offer !== chosen);
  const [named] = namedIn(roomRecords, plain);
  return named && offerOf(named.id, quoted);
}

/** The offer of one kind of room, whether or not it was shown. */
export const offerOf = (id: string | undefined, { every }: Quoted): Offer | undefined =>
  every.find(({ rooms: set }) => set.length === 1 && set[0]?.room.id === id);

/** The offer for the room discussed last. */
export const topicOffer = ({ state }: Turn, quoted: Quoted): Offer | undefined =>
  state.before === "room_types" || / would be \$/.test(state.exchanges.at(-1)?.bot ?? "")
    ? offerOf(state.topic, quoted)
    : undefined;
