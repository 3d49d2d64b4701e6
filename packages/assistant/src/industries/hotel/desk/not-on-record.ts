import { dollars, person, say, spoken } from "../../../dialogue/reply/reply.ts";
import { wasSaid, withOffer } from "../../../dialogue/state.ts";
import type { Handler, Result, Turn } from "../../../dialogue/types.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { chooseOffer, stayOf } from "../quote/quote-reply.ts";
import { placeTold } from "../stay/stated.ts";

/** Offers to pass a guest's unanswered question on to the front desk, with what is known of the guest. */

/** What “yes” stands for after such a reply. */
export const passQuestion = "Please pass my question on to the front desk";

/** The context sent along: the quote, booking or room the conversation was about. */
function alongWith(turn: Turn): string {
  const { state, now } = turn;
  const quote = state.done?.find(({ name }) => name === "quote");
  const stay = quote && stayOf(quote);
  const offer = quote && stay && chooseOffer(quote, stay, now)?.chosen;
  if (stay && offer)
    return `, with your quote from ${spoken(parseIsoDate(stay.arrival))} for ${dollars(offer.total)}`;
  const booking = state.done?.find(({ name }) => name === "booking")?.slots.reference;
  const place = booking === undefined ? placeTold(turn) : String(booking);
  return place === undefined ? "" : `, with ${place}`;
}

/** Below this in-scope probability a message is treated as off-topic, unless it mentions the hotel. */
const ours = 0.3;
const ofHouse = anywhere(wordList`
  rooms?, hotel, house, lobby, hall, corridor, floor, desk, reception, beds?, door, windows?, bar, sauna, terrace, balcony, yard, garden, breakfast, dinner, kitchen, chef, staff,
  stay\w*, book\w*, guests?, (do|can|could|will|would) (you|u|we|i|they|he|she), you have, is there, are there, here
`);
const fewestWords = 4;

/** Says plainly that the answer is not on record, and offers to ask the staff. */
export function notOnRecord(turn: Turn): Result | undefined {
  const { exchanges, fallbacks } = turn.state;
  // The first message may be off-topic; later in a conversation, one that mentions the hotel is a guest's question.
  const inTalk = exchanges.length > 0 && fallbacks <= 1 && ofHouse.test(turn.plain);
  if (turn.message.split(/\s+/).length < fewestWords) return undefined;
  if (!inTalk && turn.understanding.inScope < ours) return undefined;
  const again = wasSaid(turn.state, plainly);
  const lead = again ? "I couldn’t find that either." : `${plainly}, and I’d rather not guess.`;
  return {
    state: withOffer(turn.state, passQuestion),
    reply: say(
      `${lead} The front desk will know, day or night. Shall I pass your question on${alongWith(turn)}?`,
      { source: "hotel", choices: [{ label: "Yes, pass it on", send: passQuestion }, person] },
    ),
  };
}
const plainly = "I couldn’t find that here";

/** Offers to pass a message on as it was written. */
export const passesOn = (turn: Turn, why: string): Result => ({
  state: withOffer(turn.state, passQuestion),
  reply: say(`${why} Shall I pass it on to the front desk as you wrote it${alongWith(turn)}?`, {
    source: "hotel",
    choices: [{ label: "Yes, pass it on", send: passQuestion }, person],
  }),
});

/** “Yes”: passes the last question on. */
export const questionPassedOn: Handler = ({ state }) => ({
  state,
  reply: say(
    "Done: the front desk has your question with this chat and will answer by e-mail today; in the hotel, dial 0. (In this demo no one reads it.)",
    { source: "hotel", next: ["When is check-in?", "Is there parking?"] },
  ),
});
