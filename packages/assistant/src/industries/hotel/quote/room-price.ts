import { capital, counted, dollars } from "../../../dialogue/reply/reply.ts";
import { at } from "../../../dialogue/turn.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { breakfastOf, freeThroughout, type Offer } from "../rooms/offers.ts";
import { roomRecords } from "../rooms/room-records.ts";
import { rooms } from "../rooms/rooms.ts";
import { offerOf, topicOffer } from "./pointed-offer.ts";
import { tell } from "./quote-money.ts";
import { several } from "./quote-words.ts";
import type { Quoted } from "./room-questions.ts";

/** Gives the price of another room for the quoted stay, and the difference. */

const asksPrice = anywhere(wordList`
  how much, costs?, price, what (would|will)( \w+){0,4} (be|cost), upgrad(e|ing), more expensive, dearer, difference, extra, surcharge
`);
const ofNight = /\b(?:per|a|each|one) night\b|\bnightly\b/;
const mentions =
  /^(?:(?:and|what about|how about|or|the price of) )*(?:the |a |an )?(?:\w+ )?(?:room|suite|one|standard|harbou?r|family)$/;
const otherAsked = anywhere(wordList`
  breakfast, parking, dog, view, size, bath, balcony, beds?, free, available, difference between, better, quieter, big(ger)?, included?, nicer, worth, get, have, has( not|nt)?, what is in, that the
`);
const mostWords = 11;

export function roomPrice(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { plain, message, slots } = turn;
  if (plain.split(" ").length > mostWords || ofNight.test(plain)) return undefined;
  const fed = withBreakfast(turn, quoted);
  if (fed) return fed;
  if (otherAsked.test(plain)) return undefined;
  const asks = asksPrice.test(plain) || (mentions.test(plain) && message.includes("?"));
  if (!asks || slots.dates.length > 0 || slots.nights !== undefined) return undefined;
  const [named, second] = namedIn(roomRecords, plain);
  // “What does the upgrade from the Harbour room to the Suite cost” names the target last.
  const id = second?.id ?? named?.id;
  const { chosen, every, stay } = quoted;
  const upgrade = id === undefined && /\bupgrad/.test(plain);
  const other = upgrade ? nextAbove(quoted) : offerOf(id, quoted);
  if (other === chosen || (id === undefined && !other)) return undefined;
  if (other) {
    const than = (second && offerOf(named?.id, quoted)) ?? chosen;
    const more = other.total - than.total;
    const topic = other.rooms[0]?.room.id ?? "";
    return tell(
      at(turn, { ...turn.state, topic }),
      `${capital(several(other.rooms))} would be ${dollars(other.total)} in all, ${dollars(Math.abs(more))} ${more > 0 ? "more" : "less"} than ${several(than.rooms)}.`,
    );
  }
  const room = rooms.find((one) => one.id === id);
  if (!room || every.length === 0) return undefined;
  return tell(
    turn,
    freeThroughout(room, stay) === 0
      ? `The ${room.name} isn’t free for those dates.`
      : `The ${room.name} is too small for ${counted(stay.guests, "guest")}.`,
  );
}

/** “How much is the Harbour room with breakfast?”, of another room than the one quoted. */
function withBreakfast(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { plain, slots } = turn;
  if (!/\bbreakfasts?\b/.test(plain) || !asksPrice.test(plain)) return undefined;
  if (slots.dates.length > 0 || slots.nights !== undefined || slots.people !== undefined)
    return undefined;
  const { chosen, stay } = quoted;
  const [named] = namedIn(roomRecords, plain);
  const other = named ? offerOf(named.id, quoted) : topicOffer(turn, quoted);
  if (!other || other.id === chosen.id) return undefined;
  const all = other.total + (stay.breakfast ? 0 : breakfastOf(stay));
  const eaten = dollars(breakfastOf(stay));
  const than = chosen.total + (stay.breakfast ? 0 : breakfastOf(stay));
  return tell(
    at(turn, { ...turn.state, topic: other.rooms[0]?.room.id ?? "" }),
    `${capital(several(other.rooms))} with breakfast is ${dollars(all)} in all, ${eaten} of it for breakfast; ${several(chosen.rooms)} with breakfast is ${dollars(than)}.`,
  );
}

/** The next more expensive offer with one kind of room. */
const nextAbove = ({ every, chosen }: Quoted): Offer | undefined =>
  every.find(({ rooms: set, total }) => set.length === 1 && total > chosen.total);
