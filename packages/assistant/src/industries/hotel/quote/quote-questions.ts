import type { ChatReply } from "@brightkeel/contracts";
import { counted, dollars, pick, say } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { breakfastShares } from "../rooms/breakfast-shares.ts";
import { breakfastOf, isMidweek, type Offer } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { chooseOffer, earlyPrice, quoteOffers, stayOf } from "./quote-reply.ts";
import { sumOf } from "./quote-words.ts";

export const asksCheaper =
  /\b(?:cheap(?:er|est)|less expensive|lower price|too (?:expensive|much|dear)|save money)\b/i;
/** “Is breakfast cheaper for a child”, “the cheapest main” ask for the price of something other than the room. */
export const ofOther = anywhere(wordList`
  breakfasts?, kids?, child(ren|s)?, parking, dinner, menu, main( course| dish)?s?, dish(es)?, meals?, food, eat, drinks?, wine, beer, coffee, taxi, bus, massage, lunch
`);
const perPerson =
  /\b(?:per|for each|a) (?:person|head|guest|adult)\b|\beach of us\b|\bapiece\b|\b(?:how much|what) (?:is|are|do we pay|is it|is that|would it be)? ?each$|\b(?:do|would) we (?:each )?pay each\b/i;
/** “Is the price for person or for room?” */
const forWhom =
  /\b(?:per|for|by|each) (?:a |the |each )?(?:persons?|people|head|guest|rooms?|all)\b.*\bor\b.*\b(?:persons?|people|head|guest|rooms?|all|each|both)\b/;
const perNight = /\b(?:per|each|a|one) night\b/i;
const asksPrice = /\b(?:how much|what|price|cost|pay)\b|^(?:and |so )*(?:per|each)\b/i;
const breakfastIn =
  /\bbreakfasts? (?:is |are |be )?(?:included|inside|in (?:it|that|there|the (?:price|room)|\$?\d{2,4}))|\bincludes? (?:the )?breakfast\b/i;
/** “Is that with breakfast?” is a question, not an order. */
export const asksIfBreakfast = (plain: string, message: string): boolean =>
  message.includes("?") &&
  /^(?:(?:and|so|but|ok|better|good|great|hm+) )*(?:is|does|do|(?:that|this|it|the price|price)(?: is|'s|s)?)\b(?: \w+){0,4} (?:with|incl\w*|having) (?:the )?(?:breakfasts?|the price)\b/.test(
    plain,
  ) &&
  /\bbreakfast/.test(plain);
/** A meal that is excluded is not requested. */
export const withoutBreakfast =
  /\b(?:without|no|skip|drop|leave out|minus) (?:the |any )?breakfasts?\b/;
/** “What time is breakfast”, “what is there for breakfast” do not ask for a price. */
const between = wordList`it, we, that, the, a, our, you, be, pay, charge, for, with(out)?, extra`;
const noPrice = wordList`like, time, served, hours, start, end, include, room, menu`;
const asksWhat = `what (?:is(?! for\\b)|are|does|do|would|will) (?:${between} )*`;
export const breakfastPrice = new RegExp(
  `\\b(?:how much|price|costs?)\\b.*\\bbreakfasts?\\b|\\b${asksWhat}breakfasts?\\b(?! ${noPrice}\\b)|\\bbreakfasts?\\b.*\\b(?:how much|costs?|price|extra)\\b`,
);

/** “Why 282”, “how do you get to that”. */
const whySo = anywhere(wordList`
  why (is it |is that |so |the )*([$]?\d{2,5}|total|much|price|expensive)\b, how (comes?|is|do (you|u|i) get( to)?|did (you|u) get( to)?) (it |that |this |the )?([$]?\d{2,5}|total|sum|price( made)?),
  break ?down, (made|put) (up|together) of, what (is|are) (all )?in (the )?(price|total|sum|[$]?\d{2,5}), calculat\w+, show me the sum
`);

/** “How much of the 422 is breakfast?” */
const asksShare =
  /\bhow much (?:of|in)\b|\bwhat (?:part|share) of\b|\bhow much is (?:the |for )?breakfast\b/;

/** Whether the message asks how the price is made up, or for the price per night. */
export const asksParts = (plain: string): boolean =>
  whySo.test(plain) ||
  forWhom.test(plain) ||
  /\beach$/.test(plain) ||
  (perNight.test(plain) && asksPrice.test(plain));

/** The price of the nights alone, per night. */
function nightly({ nights, rooms: set }: Offer): string {
  const rates = nights.map(({ rates: each }) =>
    each.reduce((sum, rate, index) => sum + rate * (set[index]?.count ?? 1), 0),
  );
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const usual = set.reduce((sum, { room, count }) => sum + room.rate * count, 0);
  return least === most
    ? least > usual
      ? `${dollars(least)} a night: Friday and Saturday are ${hotelRules.weekend}% more than the usual ${dollars(usual)}.`
      : `${dollars(least)} a night.`
    : `${dollars(least)} a night, ${dollars(most)} on Friday and Saturday.`;
}

/** Answers a question about a quote from its figures; undefined if the message asks for another quote. */
export function aboutQuote(turn: DraftTurn, flow: FlowState): ChatReply | undefined {
  const { message, slots } = turn;
  const stay = stayOf(flow);
  if (!stay || slots.dates.length > 0 || message.split(/\s+/).length > 14) return undefined;
  const found = chooseOffer(flow, stay, turn.now);
  if (!found) return undefined;
  const { chosen } = found;
  const { total } = chosen;
  const { plain } = turn;
  const tell = (text: string, ...choices: string[]) => {
    turn.state.offer = { send: quoteOffers.passOn, age: 0 };
    return say(text, {
      source: "hotelRooms",
      choices: pick("Yes, pass it on", ...choices, "Other dates"),
    });
  };
  if (forWhom.test(plain))
    return tell(
      `For the ${chosen.rooms.length === 1 && chosen.rooms[0]?.count === 1 ? "room" : "rooms"}, not per person: ${dollars(total)} in all for ${counted(stay.guests, "guest")}, city tax included.`,
    );
  if (perPerson.test(plain) && asksPrice.test(plain) && slots.people === undefined) {
    const more = /\bbreakfasts?\b/.test(plain) && !stay.breakfast ? breakfastOf(stay) : 0;
    if (more > 0)
      return tell(
        `With breakfast it’s ${dollars((total + more) / stay.guests)} per person: ${dollars(total + more)} in all, divided by ${counted(stay.guests, "guest")}.`,
        "With breakfast",
      );
    return tell(
      `It’s ${dollars(total / stay.guests)} per person: ${dollars(total)} in all, divided by ${counted(stay.guests, "guest")}.`,
    );
  }
  if (
    whySo.test(plain) ||
    (perNight.test(plain) && asksPrice.test(plain) && (slots.nights ?? 1) === 1)
  )
    return tell(`${nightly(chosen)} In all ${sumOf(stay, chosen)} = ${dollars(total)}.`);
  const mornings = (slots.people ?? stay.guests) === stay.guests && breakfastPrice.test(plain);
  const ifIn = breakfastIn.test(plain) || asksIfBreakfast(plain, message);
  if (ifIn || mornings) {
    if (stay.breakfast)
      return tell(
        mornings && asksShare.test(plain)
          ? `${dollars(chosen.breakfast)} of the ${dollars(total)} is breakfast: ${counted(stay.nights, "morning")} for ${counted(stay.guests, "guest")}${breakfastShares(stay)}.`
          : `Yes, breakfast for ${counted(stay.guests, "guest")} is included in the ${dollars(total)}${breakfastShares(stay)}.`,
      );
    if (withoutBreakfast.test(plain))
      return tell(`The ${dollars(total)} is without breakfast already.`);
    const more = breakfastOf(stay);
    const ages =
      Number(flow.slots.children ?? 0) > 0 && stay.ages === undefined
        ? " Children up to 5 eat free, and up to 12 they pay half; how old are yours?"
        : "";
    return tell(
      `${ifIn ? "No, breakfast isn’t included. With" : "With"} breakfast for ${counted(stay.guests, "guest")} it’s ${ages === "" ? "" : "at most "}${dollars(total + more)} in all: ${counted(stay.nights, "morning")} × ${dollars(more / stay.nights)} = ${dollars(more)} more${breakfastShares(stay)}.${ages}`,
      "With breakfast",
    );
  }
  if (asksCheaper.test(message) && !ofOther.test(plain) && flow.slots.shown === found.cheapest.id)
    return tell(
      `That’s the cheapest I have for these dates.${earlyPrice(flow, stay, chosen, turn.now)}${isMidweek(stay) ? "" : ` Three nights from Sunday to Thursday cost ${hotelRules.midweekDiscount}% less.`}`,
    );
  return undefined;
}
