import { counted, dollars, listed } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { agesIn, breakfastsOf } from "../rooms/ages.ts";
import { breakfastOf } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { withAges } from "../stay/stated-ages.ts";
import { ofChild, ofMeal, paysAtBreakfast } from "./children-breakfast.ts";
import { quotedIn } from "./pass-on.ts";
import { tell } from "./quote-money.ts";
import { chooseOffer, stayOf } from "./quote-reply.ts";
import { several } from "./quote-words.ts";
import type { Quoted } from "./room-questions.ts";

/** Says which charges are per person: a child in the room is free, and breakfast is charged per morning. */

export function paidForEach(said: Turn): Outcome | undefined {
  const turn = withAges(said);
  const { plain, slots } = turn;
  const quoted =
    slots.dates.length > 0 || plain.split(" ").length > mostWords ? undefined : quotedIn(turn);
  if (!quoted) return undefined;
  if (roomOrMeal.test(plain)) return tell(turn, `That’s for breakfast only. ${coversAll(quoted)}`);
  return breakfastADay(turn, quoted) ?? childrenPay(turn, quoted);
}
const mostWords = 22;

/** “This is for breakfast or for room?” */
const roomOrMeal =
  /\b(?:breakfast|meals?) or (?:(?:is it |for |also |the )*)room\b|\broom or (?:(?:is it |for |also |the )*)(?:breakfast|meals?)\b/;
const coversAll = ({ chosen, stay }: Quoted): string =>
  `The ${dollars(chosen.total)} covers the room for ${stay.guests === 1 ? "you" : `all ${stay.guests} of you`}, city tax included${stay.breakfast ? ", and breakfast too" : ""}.`;

const pays = anywhere(
  wordList`adds?, pay\w*, paid, costs?, free, charge\w*, count(ed|s)?, extra, price\w*, half`,
);
const they = /^(?:(?:and|do|does|must|so|but) )*(?:they|he|she|both)\b/;
/** “They are 4 and 9, do they pay too?” without a meal is answered for the room, then for breakfast. */
function childrenPay(turn: Turn, quoted: Quoted): Outcome | undefined {
  const { plain, message, slots } = turn;
  const { stay, quote } = quoted;
  const children = Number(quote.slots.children ?? 0);
  if (!pays.test(plain) || ofMeal.test(plain) || ofElse.test(plain)) return undefined;
  if (children === 0 && (stay.ages ?? []).length === 0) return undefined;
  if (slots.rooms !== undefined || ofAllRooms.test(plain)) return undefined;
  if (!ofChild.test(plain) && !they.test(plain) && agesIn(message).length === 0) return undefined;
  const added = addsUp.test(plain) ? moreWithThem(turn, quoted, children) : undefined;
  if (added !== undefined) return tell(turn, added);
  const each = listed([...new Set((stay.ages ?? []).map(paysAtBreakfast))]);
  const breakfast = stay.breakfast
    ? ""
    : ` Only breakfast is extra: ${each === "" ? "up to 5 they eat free, and up to 12 they pay half" : each}.`;
  return tell(turn, `${coversAll(quoted)}${breakfast}`);
}
/** “Which rooms, and the price together?” asks for the stay. */
const ofAllRooms = /\b(?:which|what) rooms?\b|\bprice (?:together|in all|in total)\b/;
const addsUp = /\badds?\b|\b(?:much|dollars) more\b/;
/** What the stay costs more with the children than without them. */
function moreWithThem(
  turn: Turn,
  { stay, quote, chosen }: Quoted,
  children: number,
): string | undefined {
  const { chosen: _chosen, children: _children, ages: _ages, cots: _cots, ...rest } = quote.slots;
  const guests = stay.guests - Math.max(children, (stay.ages ?? []).length);
  const without = { ...quote, slots: { ...rest, guests } };
  const alone = guests > 0 ? stayOf(without) : undefined;
  const found = alone && chooseOffer(without, alone, turn.now);
  if (!found) return undefined;
  const more = chosen.total - found.chosen.total;
  return `${dollars(more)} more: ${dollars(chosen.total)} in ${several(chosen.rooms)}, against ${dollars(found.chosen.total)} for ${counted(guests, "guest")} in ${several(found.chosen.rooms)}.`;
}

const ofElse = anywhere(
  wordList`museum, sauna, ferry, bus, cots?, beds?, massage, parking, tax(es)?, dinner, menu, high ?chairs?, babysitt\w*, refund, deposit`,
);

const aDay = anywhere(wordList`
  (one|1|a|per|each|every) (day|morning), daily, (only|just) (the )?breakfast, breakfast only, not (the |for )?room
`);
const asksPrice = /\b(?:how much|price|costs?|pay)\b/;
/** “Breakfast for all of us, how much one day?” */
function breakfastADay(turn: Turn, { stay, quote }: Quoted): Outcome | undefined {
  const { plain } = turn;
  if (!/\bbreakfasts?\b/.test(plain) || !asksPrice.test(plain) || !aDay.test(plain))
    return undefined;
  const { guests, nights, ages = [] } = stay;
  const { full, half, free } = breakfastsOf(guests, ages);
  const all = breakfastOf(stay);
  const sum = [
    `${full} × ${dollars(hotelRules.breakfast)}`,
    ...(half > 0 ? [`${half} × ${dollars(hotelRules.breakfast / 2)}`] : []),
  ].join(" + ");
  const unknown = Number(quote.slots.children ?? 0) > 0 && ages.length === 0;
  return tell(
    turn,
    `Breakfast for the ${guests} of you is ${unknown ? "at most " : ""}${dollars(all / nights)} a morning: ${sum}${free > 0 ? `, and ${free === 1 ? "one" : free} free` : ""}. For ${counted(nights, "morning")} that’s ${dollars(all)}.${unknown ? " How old are the children? Up to 5 they eat free, and up to 12 they pay half." : ""}`,
  );
}
