import { dollars } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "./prices.ts";

/** Room requests other than breakfast, pets and cars; flowers and bottles have a price and are part of the total. */

type RoomWish = {
  readonly id: string;
  readonly asks: RegExp;
  /** The front desk's wording. */
  readonly what: string;
  /** The price in words. */
  readonly costs?: string;
  /** The price for the stay, which a quote adds to its total. */
  readonly price?: number;
};

export const roomWishes: readonly RoomWish[] = [
  {
    id: "cot",
    asks: /\b(?:cots?|cribs?|baby ?beds?|travel ?cots?)\b/,
    what: "a free cot",
  },
  {
    id: "off-lift",
    asks: /\b(?:away|far) from (?:the )?(?:lift|elevator)\b|\bnot (?:by|beside|near|next to) (?:the )?(?:lift|elevator)\b/,
    what: "a room away from the lift",
  },
  {
    id: "by-lift",
    asks: /\b(?:near|close to|beside|next to|by) (?:the )?(?:lift|elevator)\b/,
    what: "a room beside the lift",
  },
  { id: "quiet", asks: /\b(?:quiet(?:er|est)?|calm|not (?:too )?noisy)\b/, what: "a quiet room" },
  { id: "high", asks: /\b(?:high|higher|top|upper) floor\b|\bhigh up\b/, what: "a high floor" },
  {
    id: "low",
    asks: /\b(?:low|lower|first|ground) floor\b|\bdownstairs\b/,
    what: "a low floor",
  },
  {
    id: "beds",
    asks: /\b(?:twin|two|2|separate|two single|2 single|single) beds\b|\b(?:twin|single) bed\b|\bbeds? apart\b/,
    what: "two single beds",
  },
  {
    id: "one-bed",
    asks: /\b(?:double|large|king|queen|one big|king size) bed\b/,
    what: "one large bed",
  },
  {
    id: "extra-bed",
    asks: /\b(?:extra|additional|fold(?:ing)?|camp) bed\b/,
    what: "an extra bed",
    costs: `${dollars(hotelRules.extraBed)} a night for children of 6 to 12`,
  },
  { id: "high-chair", asks: /\bhigh ?chair\b/, what: "a high chair" },
  {
    id: "together",
    asks: /\b(?:(?:rooms?|be|us) (?:next to each other|side by side|together)|adjacent|adjoining|connecting|same floor|near each other)\b/,
    what: "rooms side by side",
  },
  {
    id: "access",
    asks: /\b(?:wheelchair|accessible|level shower|step ?free|(?:no|without) (?:stairs|steps))\b/,
    what: "the accessible room",
  },
  { id: "charger", asks: /\bcharger\b|\bcharging\b/, what: "a space with a charger" },
  { id: "feathers", asks: /\bfeathers?\b/, what: "bedding without feathers" },
  {
    id: "flowers",
    asks: /\b(?:flowers|roses|bouquet)\b/,
    what: "flowers in the room",
    costs: `from ${dollars(hotelRules.flowers)}`,
    price: hotelRules.flowers,
  },
  {
    id: "champagne",
    asks: /\bchampagne\b/,
    what: "a bottle of champagne in the room",
    costs: dollars(hotelRules.champagne),
    price: hotelRules.champagne,
  },
  {
    id: "bottle",
    asks: /\b(?:prosecco|sparkling wine|bubbly|bottle of (?:wine|something)|(?:put|have|leave|get)(?: \w+)? a bottle(?! of champagne))\b/,
    what: "a bottle of sparkling wine in the room",
    costs: dollars(hotelRules.sparklingWine),
    price: hotelRules.sparklingWine,
  },
  {
    id: "occasion",
    asks: /\b(?:anniversary|birthday|honeymoon|engagement)\b/,
    what: "the occasion",
  },
  {
    id: "late",
    asks: /\b(?:late arrival|arriv\w* late|com(?:e|ing) late|after midnight)\b/,
    what: "the late arrival",
  },
  {
    id: "invoice",
    asks: /\b(?:invoice|bill) (?:to|for) (?:(?:the|my|our|a) )?(?:company|firm|office|employer)\b|\bcompany (?:pays|invoice)\b|\binvoice (?:them|the company)\b/,
    what: "the invoice to the company (tell the desk its address and tax number)",
  },
];

/** A guest who needs a room without stairs, narrow doors or a step into the shower. */
export const needsAccess = anywhere(wordList`
  wheel ?chairs?, accessible, disabled, roll[ -]in, step[ -]free, level shower, walker, can not (walk|climb|do stairs|manage (the )?stairs), mobility
`);

const refuses = wordList`no, without, drop, skip, forget, leave out, (do|does) not (want|need)`;
/** “No flowers” declines the request; “no feathers” is the request. */
const isRefused = ({ id, asks }: RoomWish, plain: string): boolean =>
  id !== "feathers" &&
  new RegExp(`\\b${refuses} (?:(?:the|any|a|an) )?(?:${asks.source})`).test(plain);

/** Returns the wishes in a message in plain words. */
export const roomWishesIn = (plain: string): RoomWish[] =>
  roomWishes.filter((wish) => wish.asks.test(plain) && !isRefused(wish, plain));

/** Formats a request: “a quiet room”, “flowers (from $25)”. */
export const wishNamed = ({ what, costs }: RoomWish): string =>
  costs === undefined ? what : `${what} (${costs})`;

/** The requests among these ids that have a price for the stay. */
export const treatsAmong = (ids: string): { id: string; what: string; price: number }[] =>
  roomWishes.flatMap(({ id, what, price }) =>
    price !== undefined && ids.split(",").includes(id)
      ? [{ id, what: what.replace(" in the room", ""), price }]
      : [],
  );

const lastHour = 18;
const lateWords =
  /\b(?:late|later) (?:check ?out|departure)\b|\b(?:check(?:ing)? ?out|leave|depart)(?: the room)? (?:late|later)\b|\bsleep in\b.{0,30}\bcheck ?out\b/;
const keeps = wordList`stay, keep (the )?room, check(ing)? ?out, leave, be out, have (the|my|our) room`;
const ofDate = wordList`\d, nights?, days?, weeks?, (st|nd|rd|th|am|of)\b, jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec`;
const untilHour = new RegExp(
  `\\b${keeps}\\b(?: \\w+){0,3} (?:until|till?|at|by|around) (\\d{1,2})(?::\\d\\d)? ?(?:pm|p\\.m\\.|o'?clock)?(?! ?${ofDate})`,
);
/** “Late check-out, 3pm”: an hour of the afternoon needs no “until”. */
const afternoon = new RegExp(
  `\\b${keeps}\\b(?: \\w+){0,4} (\\d{1,2})(?::\\d\\d)? ?(?:pm|p\\.m\\.|o'?clock)`,
);

/** Returns the requested check-out hour, rounded to the two that have a price: 14 or 18. */
export function lateHourIn(plain: string): number | undefined {
  if (noLate.test(plain)) return undefined;
  // “Can we leave our bags until three?” is not a late check-out.
  if (leavesThings.test(plain) && !lateWords.test(plain)) return undefined;
  const found = untilHour.exec(plain) ?? afternoon.exec(plain);
  const named = Number(found?.[1] ?? Number.NaN);
  const hour = named < 8 ? named + 12 : named;
  if (hour >= 12 && hour <= lastHour) return hour <= 14 ? 14 : lastHour;
  return lateWords.test(plain) && !asksRule.test(plain) ? 14 : undefined;
}
const leavesThings =
  /\b(?:leave|keep|store|drop|stay) (?:\w+ ){0,3}(?:stuff|bags?|luggage|suitcases?|things|cases|gear|backpacks?|car|bikes?)\b/;
/** “I said leave the late check-out”. */
const noLate =
  /\b(?:leave|no|without|forget|drop|skip|not) (?:the |a |any |that )?late(?:r)? (?:check ?-?out|departure)/;
const asksRule = anywhere(wordList`
  how late, until when, is (there|a|late), do you (offer|have), what is
`);
