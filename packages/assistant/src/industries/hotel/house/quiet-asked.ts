import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { quotedIn } from "../quote/pass-on.ts";
import { hasComplained } from "../stay/guest-of-house.ts";

/** Answers how quiet the hotel is: the yard side, and the side where the ferry lands. */

const place = wordList`it, that, the (hotel|house|place|area|street|rooms?), your (hotel|place|rooms?), rooms?, everything, there, here`;
const level = wordList`quiet, loud, noisy, calm, peaceful, silent`;
const asksQuiet = anywhere(wordList`
  (is|are|be|how) ${place}( (very|really|too|so|quite|usually|normally))? ${level}, how (quiet|loud|noisy), (is|are) there( (a|any|much|some|lots? of))? (noise|quiet (side|rooms?|part|corner)),
  (quiet|quieter) (side|part)( of the (house|hotel))?, (hear|from) the (ferry|harbou?r|boats?|street|traffic|bar)( noise)?, (much|any) (street |harbou?r |ferry |night )?noise
`);
const asks = /\?|^(?:(?:and|so|but|ok|hm+) )*(?:is|are|how|do|does|can|will|would|what)\b/;
/** A certain room, other guests or the facilities. */
const ofElse = anywhere(wordList`
  suite, standard, family, harbou?r room, restaurant, bar, sauna, gym, breakfast, june, july, september, season, neighbou?rs?, upstairs, above, next door, party, hours, which, walk, swim
`);
const mostWords = 16;

export function quietAsked(turn: Turn): Outcome | undefined {
  const { plain, message, state, slots } = turn;
  if (hasComplained(turn) || slots.dates.length > 0 || plain.split(" ").length > mostWords)
    return undefined;
  if (!asksQuiet.test(plain) || !asks.test(message.toLowerCase()) || ofElse.test(plain))
    return undefined;
  const room = quotedIn(turn)?.chosen.rooms[0]?.room;
  const own =
    room === undefined
      ? ""
      : room.id === "standard" || room.id === "family"
        ? ` The ${room.name} I quoted is on that quiet side.`
        : ` The ${room.name} I quoted looks on the water.`;
  return {
    handled: "room_types",
    state,
    reply: say(
      nextStep(state, [
        `Standard and Family rooms face the yard and are quiet. Harbour rooms and the Suite look on the water, where the ferry lands until evening.${own}`,
        `The yard side is the quiet one, and quiet hours are 22:00–7:00 in the whole hotel.${own}`,
      ]),
      { source: "hotelRooms" },
    ),
  };
}
