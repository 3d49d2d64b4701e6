import type { Consent } from "../../../dialogue/errands/consent.ts";
import type { Errand, Errands } from "../../../dialogue/errands/errand.ts";
import { readValues } from "../../../dialogue/message/values.ts";
import { without } from "../../../dialogue/state.ts";
import { at } from "../../../dialogue/turn.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { isoDate } from "../../../understanding/slots.ts";
import { passOn, quotedIn } from "../quote/pass-on.ts";
import { quoteOffers } from "../quote/quote-reply.ts";
import { rooms as kinds } from "../rooms/rooms.ts";
import { eventInHand } from "../stay/event-words.ts";
import { eventPassedOn, passEvent } from "./event.ts";
import { passQuestion, questionPassedOn } from "./not-on-record.ts";

/** What can be passed on to the front desk: an enquiry, a question, an event. */

/** For how many messages something passed on can be added to. */
const lately = 4;

const passedOn: readonly (readonly [RegExp, Omit<Errand, "passed">])[] = [
  [/front desk now has your enquiry/, { what: "your enquiry" }],
  [/front desk has your question/, { what: "your question" }],
  [/Done: the events desk has/, { what: "your event", to: "the events desk" }],
  [
    /\btable\b.*\bI’m passing it to the desk now|It’s with the desk\b.*\bunder\b/,
    { what: "your table", to: "the desk" },
  ],
  [
    /with the duty manager|The duty manager has it now/,
    { what: "your request", to: "the duty manager" },
  ],
  [
    /\blost and found (?:sends|writes|looks)|with lost and found/,
    { what: "your report", to: "lost and found" },
  ],
  [/Done: the front desk (?:adds|changes|moves|notes)/, { what: "your booking" }],
];

const onOffer: Readonly<Record<string, string>> = {
  [quoteOffers.passOn]: "your enquiry",
  [passQuestion]: "your question",
  [passEvent]: "your event",
};

/** An answer that ends with an offer to tell the staff. */
const offersToPass =
  /\bshall I\?|\bshall I (?:pass|give|tell|ask|put|order|note|hand)\b[^?]{0,80}\?/i;
const offeredLast = ({ state }: Turn): boolean =>
  offersToPass.test((state.exchanges.at(-1)?.bot ?? "").replace(ofQuote, ""));
const ofQuote = /\bShall I pass it on(?: to the front desk|, or which part is different)?\?/;

function inHand({ state }: Turn): Errand | undefined {
  const offered = state.offer && state.offer.age <= 2 ? onOffer[state.offer.send] : undefined;
  if (offered !== undefined) return { what: offered, passed: false };
  const bots = state.exchanges.slice(-lately).map(({ bot }) => bot);
  for (const bot of bots.reverse()) {
    const found = passedOn.find(([sign]) => sign.test(bot));
    if (found) return { ...found[1], passed: true };
  }
  return undefined;
}

/** Whether an addition changes the quoted stay, which is then requoted first. */
function changesStay(turn: Turn, added: string): boolean {
  const quoted = quotedIn(turn);
  if (!quoted) return false;
  const { dates, nights, people, rooms } = readValues(added, turn.now);
  const { stay } = quoted;
  return (
    dates.some(({ date }) => date !== stay.arrival && date !== isoDate(turn.now)) ||
    (nights !== undefined && nights !== stay.nights) ||
    (people !== undefined && people !== stay.guests) ||
    (rooms !== undefined &&
      rooms > quoted.chosen.rooms.reduce((sum, { count }) => sum + count, 0)) ||
    changesExtras.test(added)
  );
}
const changesExtras =
  /\b(?:with(?:out)? breakfast|no breakfast|only room|room only|breakfast too|parking|with (?:the |my |a )?(?:dog|car)|one night (?:more|less)|instead)\b/i;

/** Selects the room that the message names, if it was quoted. */
function withRoom(turn: Turn): Turn {
  const said = turn.message.toLowerCase();
  const kind = kinds.find(({ name }) => said.includes(name.toLowerCase().split(" ")[0] ?? name));
  const quoted = quotedIn(turn);
  const offer = quoted?.every.find(({ rooms }) => rooms.length === 1 && rooms[0]?.room === kind);
  if (!quoted || !offer) return turn;
  const done = (turn.state.done ?? []).map((task) =>
    task === quoted.quote ? { ...task, slots: { ...task.slots, chosen: offer.id } } : task,
  );
  return at(turn, { ...turn.state, done });
}

const quotedLately = ({ state }: Turn): boolean =>
  state.exchanges
    .slice(-2)
    .some(({ bot }) =>
      /\bShall I (?:pass it on(?: to the front desk)?|send the desk this change)\b/.test(bot),
    );

/** A quote without its offer was passed on by an earlier part of the same message. */
const isDone = ({ state }: Turn): boolean =>
  state.offer === undefined && ofQuote.test(state.exchanges.at(-1)?.bot ?? "");

/** “Pass it on, 8 of us on 20 March” asks for a quote first. */
const tellsStay = (turn: Turn, added: string): boolean => {
  const { dates, nights, people } = readValues(added, turn.now);
  return dates.length > 0 || nights !== undefined || people !== undefined;
};

function hand(turn: Turn, { deed, passing, added }: Consent): Outcome | undefined {
  const { state } = turn;
  const send = state.offer?.send ?? "";
  // The complaint is already with the duty manager, who receives additions.
  if (send === "" && (state.seen.past_stay ?? 0) > 0) return undefined;
  const bare = at(turn, without(state, "offer"));
  if (send === passQuestion) return { ...questionPassedOn(bare), handled: "passed_on" };
  if (send === passEvent) return { ...eventPassedOn(bare), handled: "passed_on" };
  if (send === quoteOffers.passOn || (deed && !offeredLast(turn) && quotedLately(turn))) {
    if (changesStay(turn, added)) return undefined;
    const chosen = withRoom(bare);
    const quoted = quotedIn(chosen);
    return quoted && passOn(chosen, quoted);
  }
  if (isDone(turn)) return undefined;
  // The event remains the current subject after a side question.
  if (deed && passing && !offeredLast(turn) && eventInHand(turn))
    return { ...eventPassedOn(bare), handled: "passed_on" };
  return offeredLast(turn) || (deed && passing && !tellsStay(turn, added))
    ? { ...questionPassedOn(bare), handled: "passed_on" }
    : undefined;
}

export const hotelErrands: Errands<Turn, Outcome> = { to: "the front desk", hand, inHand };
