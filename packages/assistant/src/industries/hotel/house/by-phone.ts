import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { noAnswer } from "../desk/hand-over.ts";
import { quotedIn } from "../quote/pass-on.ts";
import { tell } from "../quote/quote-money.ts";
import { roomIn } from "../stay/stated.ts";

/** Answers how the hotel is reached or a stay booked by someone who would rather telephone, or has no computer. */

const phone = "(?:tele)?phone|call|ring";
const house = wordList`you, the (hotel|desk|reception|front desk), someone, somebody, anyone, anybody, a person`;
const asksPhone = anywhere(wordList`
  (tele)?phone numbers?, (your|the (hotel|desk|reception|front desk)('?s)?) number(?! of\b), number (to|(i|we) can) (call|ring|dial|phone),
  (rather|prefer to|like to|want to|can (i|we)|could (i|we)|may (i|we)|how (do|can) (i|we)) (${phone})( ${house})?(?! (a|an|my|our|for|from|abroad)\b), (by|over the|on the|via) (tele)?phone, (your|the) (tele)?phone (is |be )?(answered|staffed|manned),
  without (a |the |any |using )*(computer|internet|e-?mail), (have|has|own|use|got) (no|not any|not got a) (computer|internet|e-?mail), (do|does) not (have|own|use) (a |the |any )?(computer|internet|e-?mail), (be|is|are) (on|answering) the phone
`);
/** The telephone in a room, calls abroad, wake-up calls and phones as things. */
const ofElse = anywhere(wordList`
  wake, taxi, cab, massage, abroad, charg\w*, (my|room|mobile|cell) (tele)?phones?, in (the|our|my|each|every) rooms?, card, rooms?( \w+)? number, booking number, order, police, doctor, ambulance, left, lost, forgot\w*, number (is|of)
`);
const books = anywhere(wordList`book\w*, reserv\w*`);
const mostWords = 24;

export function byPhone(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  if (plain.split(" ").length > mostWords || ofElse.test(plain) || /\d{5}/.test(message))
    return undefined;
  if (!asksPhone.test(plain)) return undefined;
  const quote = quotedIn(turn);
  if (quote && books.test(plain) && !inHouse(turn))
    return tell(
      turn,
      "Say yes here and I’ll pass your quote to the front desk: that’s all it takes, with no form to fill in. I don’t have an outside phone number; desk@harbourhouse.example reaches the desk day and night.",
    );
  return {
    handled: "contact_customer_service",
    state,
    reply: say(wayTo(turn), { source: "hotel", choices: [person] }),
  };
}
const inHouse = (turn: Turn): boolean =>
  roomIn(turn) !== undefined || (turn.state.seen.room_problem ?? 0) > 0;

function wayTo(turn: Turn): string {
  const { plain, message, state } = turn;
  const unanswered = [message, ...state.exchanges.slice(-lately).map(({ visitor }) => visitor)];
  if (inHouse(turn))
    return unanswered.some((text) => noAnswer.test(text))
      ? "If dialling 0 gets no answer, the desk by the entrance is open day and night, and someone there will come with you."
      : "Dial 0 from the phone by your bed: the desk answers day and night.";
  return nextStep(state, [
    books.test(plain)
      ? "You can do it right here: tell me the days and how many you are, and the front desk confirms it. I don’t have an outside phone number; desk@harbourhouse.example reaches the desk day and night."
      : "I don’t have an outside phone number for the hotel. desk@harbourhouse.example reaches the front desk day and night, Sundays included; inside the hotel, dial 0.",
    "The desk itself is there day and night, every day of the year. From here, I can pass on a message for you: just write what it should say.",
  ]);
}
const lately = 3;
