import { dollars } from "../../../dialogue/reply/reply.ts";
import { at } from "../../../dialogue/turn.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { roomRecords } from "../rooms/room-records.ts";
import { quotedIn } from "./pass-on.ts";
import { tell } from "./quote-money.ts";

/** “Which room has a bath, and what would that be for the same nights?”, beside a quote. */

const asksPrice = anywhere(
  wordList`how much, costs?, price, what (would|will)( \w+){0,3} (be|cost|come to)`,
);
const asksWhich =
  /\b(?:which|what|any|the) (?:room|rooms|one)\b|\brooms? (?:with|that (?:has|have))\b/;
const among = new Set("bath view balcony".split(" "));
const mostWords = 24;

/** The cheapest room free for the quoted stay that has what is asked for, with its sum. */
export function featurePrice(turn: Turn): Outcome | undefined {
  const { plain, slots } = turn;
  if (plain.split(" ").length > mostWords || !asksPrice.test(plain) || !asksWhich.test(plain))
    return undefined;
  const quoted = quotedIn(turn);
  if (!quoted || slots.dates.length > 0 || namedIn(roomRecords, plain).length > 0) return undefined;
  if (slots.nights !== undefined && slots.nights !== quoted.stay.nights) return undefined;
  const feature = roomRecords.attributes.find(
    ({ id, asks, holds }) => among.has(id) && holds && asks.test(plain),
  );
  if (!feature) return undefined;
  const having = roomRecords.things.filter((thing) => feature.holds?.(thing, undefined, plain));
  const [offer] = quoted.every
    .filter(({ rooms }) => rooms.length === 1 && having.some(({ id }) => id === rooms[0]?.room.id))
    .sort((a, b) => a.total - b.total);
  const thing = having.find(({ id }) => id === offer?.rooms[0]?.room.id);
  const says = thing && feature.says(thing);
  if (!offer || !thing || says === undefined) return undefined;
  const more = offer.total - quoted.chosen.total;
  const than =
    more === 0
      ? ""
      : `, ${dollars(Math.abs(more))} ${more > 0 ? "more" : "less"} than the one quoted`;
  const outcome = tell(
    at(turn, { ...turn.state, topic: thing.id }),
    `The ${thing.name} ${says}: it’s ${dollars(offer.total)} in all for the same dates${than}.`,
  );
  return { ...outcome, whole: true };
}
