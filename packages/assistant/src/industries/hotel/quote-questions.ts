import type { ChatReply } from "@brightkeel/contracts";
import { counted, dollars, pick, say } from "../../dialogue/reply.ts";
import type { DraftTurn, FlowState } from "../../dialogue/types.ts";
import { isMidweek } from "./offers.ts";
import { hotelRules } from "./prices.ts";
import { chooseOffer, quoteOffers, stayOf } from "./quote-reply.ts";

export const asksCheaper =
  /\b(?:cheap(?:er|est)|less expensive|lower price|too (?:expensive|much|dear)|save money)\b/i;
const perPerson =
  /\b(?:per|for each|a) (?:person|head|guest|adult)\b|\beach of us\b|\bapiece\b|\b(?:do|would) we (?:each )?pay each\b/i;
const perNight = /\b(?:per|each|a|one) night\b/i;
const asksPrice = /\b(?:how much|what|price|cost|pay)\b|^(?:and |so )*(?:per|each)\b/i;
const breakfastIn =
  /\bbreakfast (?:included|in (?:it|that|there))|\bincludes? (?:the )?breakfast\b/i;

/** A question about a quote, answered by its figures; undefined when it asks for another quote. */
export function aboutQuote(turn: DraftTurn, flow: FlowState): ChatReply | undefined {
  const { message, slots } = turn;
  const stay = stayOf(flow);
  if (!stay || slots.dates.length > 0 || message.split(/\s+/).length > 10) return undefined;
  const found = chooseOffer(flow, stay, turn.now);
  if (!found) return undefined;
  const { total } = found.chosen;
  const tell = (text: string, ...choices: string[]) => {
    turn.state.offer = { send: quoteOffers.passOn, age: 0 };
    return say(text, {
      source: "hotelRooms",
      choices: pick("Yes, pass it on", ...choices, "Other dates"),
    });
  };
  if (perPerson.test(message) && asksPrice.test(message) && slots.people === undefined)
    return tell(
      `${dollars(total / stay.guests)} a person: ${dollars(total)} in all, divided by ${counted(stay.guests, "guest")}.`,
    );
  if (perNight.test(message) && asksPrice.test(message) && (slots.nights ?? 1) === 1)
    return tell(
      `${dollars(total / stay.nights)} a night on average: ${dollars(total)} in all, divided by ${counted(stay.nights, "night")}.`,
    );
  if (breakfastIn.test(message)) {
    const more = stay.guests * stay.nights * hotelRules.breakfast;
    return stay.breakfast
      ? tell(`Yes: breakfast for ${counted(stay.guests, "guest")} is in the ${dollars(total)}.`)
      : tell(
          `No, breakfast is not in it. For ${counted(stay.guests, "guest")} and ${counted(stay.nights, "morning")} it is ${dollars(more)} more, ${dollars(total + more)} in all.`,
          "With breakfast",
        );
  }
  if (asksCheaper.test(message) && flow.slots.shown === found.cheapest.id)
    return tell(
      `That is the cheapest I have for these dates.${isMidweek(stay) ? "" : ` Three nights from Sunday to Thursday cost ${hotelRules.midweekDiscount}% less.`}`,
    );
  return undefined;
}
