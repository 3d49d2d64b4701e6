import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { counted, dollars, listed, say, shownName, spoken } from "../../../dialogue/reply/reply.ts";
import { unchanged, wasSaid } from "../../../dialogue/state.ts";
import type { Handler, Outcome, Turn } from "../../../dialogue/types.ts";
import { clock } from "../../../records/hours.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { requestsOf } from "../stay/stay-wishes.ts";
import { chooseOffer, stayOf } from "./quote-reply.ts";
import { several, withWhat } from "./quote-words.ts";
import type { Quoted } from "./room-questions.ts";
import { partsInWords, pricedParts, totalOf } from "./stay-parts.ts";

/** Passes a quote on to the front desk as an enquiry, and says what it contains. */

/** The quote of this conversation, unless another one is being asked for. */
export function quotedIn({ state, now }: Turn): Quoted | undefined {
  if (state.flow?.name === "quote") return undefined;
  const quote = state.done?.find(({ name }) => name === "quote");
  const stay = quote && stayOf(quote);
  const found = quote && stay && chooseOffer(quote, stay, now);
  if (!quote || !stay || !found) return undefined;
  const { chosen, others, every } = found;
  return { quote, stay, chosen, offers: [chosen, ...others], every };
}

/** Says what was sent to the front desk. */
export function passOn(turn: Turn, { stay, chosen, quote }: Quoted): Outcome {
  const extras = withWhat(stay).replace(/^, /, " That is ");
  const parts = pricedParts(quote.slots, stay, turn.now);
  const enquiry = parts
    ? `${dollars(totalOf(parts))} in all for ${partsInWords(parts)}`
    : `${several(chosen.rooms)} from ${spoken(parseIsoDate(stay.arrival))} for ${counted(stay.nights, "night")}, ${dollars(chosen.total)} in all`;
  const hour = turn.state.figures?.hour;
  const arrival =
    hour === undefined || !arrives.test(turn.plain)
      ? ""
      : ` Noted: arrival at ${clock(Number(hour))}.`;
  const requests = requestsOf(quote.slots);
  const noted = requests.length === 0 ? "" : ` Noted with it: ${listed(requests)}.`;
  if (wasSaid(turn.state, `${enquiry}, and will confirm`))
    return {
      handled: "passed_on",
      state: turn.state,
      reply: say(
        nextStep(turn.state, [
          `The front desk has it already${nameIn(turn)}: ${enquiry}.${arrival}${noted} They’ll confirm by e-mail; if nothing comes, write to desk@harbourhouse.example.`,
          "It’s with the front desk, and there’s nothing more for you to do. To change something, tell me what, or write to desk@harbourhouse.example.",
        ]),
        {
          source: "hotel",
        },
      ),
    };
  return {
    handled: "passed_on",
    state: turn.state,
    reply: say(
      `Done: the front desk now has your enquiry${nameIn(turn)}, ${enquiry}, and will confirm by e-mail.${extras === "" ? "" : `${extras}.`}${arrival}${noted} In this demo nothing is booked.`,
      { source: "hotel", next: ["When is check-in?", "Is there parking?", "When is breakfast?"] },
    ),
  };
}

const arrives =
  /\b(?:arriv\w*|land\w*|get(?:ting)? (?:in|there)|there (?:at|by|around)|check(?:ing)?[ -]?in)\b/;

/** “Yes” after a quote. */
export const passedOn: Handler = (turn) => {
  const quoted = quotedIn(turn);
  return quoted ? passOn(turn, quoted) : unchanged(turn, say(withoutQuote, { source: "hotel" }));
};
const withoutQuote =
  "Done, as far as a demo goes: in a hotel the front desk would now have your dates, guests and the quote, and confirm by e-mail. Nothing is booked here. Is there anything else about your stay?";

/** Reads the guest's name: “name Amit Rao”, “under the name of Beck”. */
export function nameIn({ message, state }: Turn): string {
  const found =
    /\b(?:(?:my|the|our)? ?name(?: is|'s|s|:)?|under(?: the name(?: of)?)?|i am|i'm|this is)[ :]+((?:(?:dr|mrs?|ms|prof)\.? |\p{L}\. ?){0,2}\p{L}[\p{L}'’-]*(?: (?:(?:and|&) )?\p{L}[\p{L}'’-]*){0,2})/iu.exec(
      message,
    )?.[1];
  const name = found === undefined ? (state.calledName ?? "") : shownName(found);
  return name === "" ? "" : ` for ${name}`;
}
