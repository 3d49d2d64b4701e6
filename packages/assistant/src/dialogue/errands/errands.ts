import { plainWords } from "../../understanding/plain-words.ts";
import { isNo, isYes } from "../message/answers.ts";
import { asks, clausesOf } from "../message/clauses.ts";
import { inCapitals, join, listed, say, shownName } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { at } from "../turn.ts";
import type { Outcome, Turn } from "../types.ts";
import { type Consent, consentIn, messageIn } from "./consent.ts";
import type { Errand, Errands } from "./errand.ts";
import { asNote, quoted, withNotes } from "./note.ts";

/**
 * Errands for the staff: accepted with additions (“yes, and tell them I come at two”), extended by later notes, and
 * reported on request.
 */

/** A number of a card or an account is never passed on. */
const secret = /\d(?:[ -]?\d){12}/;

const isOpen = ({ state }: Turn, { deed }: Consent): boolean =>
  deed || (state.offer?.age ?? 0) <= 1;

/** “Yes, and tell them …”, “pass it on, name Vogt”: does what was offered, and says what was added. */
export function takenUp({ understander, scenario, turn }: Situation): Outcome | undefined {
  const { errands } = scenario;
  const { message, state } = turn;
  if (!errands || state.flow || state.exchanges.length === 0 || secret.test(message))
    return undefined;
  const consent = consentIn(message);
  if (!consent || !isOpen(turn, consent)) return undefined;
  if (isYes(message) && state.offer !== undefined) return undefined;
  const own = consent.added;
  // A question in the same message is answered with the action: see `acts-in-order.ts`.
  const orders = consent.deed && own === "";
  if (
    !consent.message &&
    !orders &&
    (message.includes("?") ||
      setsApart.test(message) ||
      own.split(clauses).some((part) => asks(plainWords(part))))
  )
    return undefined;
  const before = errands.inHand(turn);
  if (consent.passing && before?.passed && !offers.test(state.exchanges.at(-1)?.bot ?? "")) {
    if (own === "") return stands(turn, errands, before);
    if (!tellsStay(turn)) return noted(turn, errands, before, asNote(own));
  }
  const done = errands.hand(named(understander, turn, own), consent);
  if (!done) return undefined;
  const said = done.reply.message.content;
  const note = asNote(
    (errands.forStaff?.(own) ?? own)
      .split("; ")
      .filter((part) => !said.includes(part.replace(beforeName, "")))
      .join("; "),
  );
  const words = quoted(turn, note);
  const reply =
    note === ""
      ? done.reply
      : join(
          done.reply,
          say(words ? `I’ll include this: ${words}.` : "What you added is included."),
          " ",
        );
  return {
    ...done,
    reply,
    state: withNotes(done.state, note),
  };
}

/** The last reply offers something else, which is passed on now. */
const offers = /\bshall I\b/i;
/** A message with days or people may be a separate request. */
const tellsStay = ({ slots: { dates, nights, people } }: Turn): boolean =>
  dates.length > 0 || nights !== undefined || people !== undefined;

const beforeName = /^(?:(?:my|the|our) )?name(?: is|'s|:)? /i;

/** Another request, which is answered separately. */
const setsApart = /\bbut also\b/i;
const clauses = /(?<=[.;!?])\s+|,\s+(?:and\s+)?/;

/** A name alone, in words with no other meaning, is the visitor's. */
function named({ knows }: Situation["understander"], turn: Turn, own: string): Turn {
  const words = own.split(/\s+/);
  const alone = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}$/u.test(own);
  const unknown = words.filter((word) => !knows(word.toLowerCase()));
  return alone && unknown.length * 2 >= words.length && !turn.state.calledName
    ? at(turn, { ...turn.state, calledName: inCapitals(shownName(own)) })
    : turn;
}

const contact =
  /[\w.+-]{1,64}@[\w-]{1,64}\.\w|\+?\d[\d ()/-]{7,18}\d|\bname(?: is|'s|:)? (?!of\b|on\b|in\b|and\b)\p{L}{2}|\b(?:mail|email|e-mail|phone|number|mobile) (?:is|:)/iu;
const asking =
  /\?|^(?:can|could|may|is|are|do|does|did|what|when|where|how|why|who|which|will|would)\b/i;

/** “Please note: no potato”, “name Lefevre”: keeps it with what is in hand or was passed on. */
export function addedTo({ scenario, turn }: Situation): Outcome | undefined {
  const { errands } = scenario;
  const { message, state } = turn;
  if (!errands || state.flow || secret.test(message) || message.length > mostLetters)
    return undefined;
  const stated = messageIn(message);
  const errand = errands.inHand(turn);
  if (isNo(message) || message.includes("?")) return undefined;
  if (stated === undefined && asking.test(message.trim())) return undefined;
  if (!errand) return undefined;
  const short = message.split(/\s+/).length <= (errand.passed ? mostWords : fewWords);
  const gives =
    short && contact.test(message) && !clausesOf(message).some((clause) => asks(clause));
  const mine = stated ?? (gives ? message : undefined);
  if (mine === undefined) return undefined;
  return noted(turn, errands, errand, asNote(mine));
}
const mostLetters = 300;
/** An offer may still be changed by new details; an errand that was passed on is added to. */
const mostWords = 25;
const fewWords = 5;

function noted(turn: Turn, errands: Errands<Turn, Outcome>, errand: Errand, note: string): Outcome {
  const words = quoted(turn, note);
  const state = withNotes(turn.state, note);
  const kept = errand.passed
    ? `Got it, that’s included with ${errand.what}${words ? `: ${words}` : ""}.`
    : `Got it${words ? `: ${words}` : ""}. Shall I pass it on to ${errands.to}?`;
  return {
    handled: "noted",
    state:
      errand.passed || !turn.state.offer
        ? state
        : { ...state, offer: { ...turn.state.offer, age: 0 } },
    reply: say(kept, errand.passed ? {} : { choices: turn.state.last?.choices ?? [] }),
  };
}

const verb = "(?:pass|not|sen|wr[io]t|forward|t[eo]l|add)[a-z]{0,4}";
const whatBecame = `^(?:(?:and|so|but|ok|okay|good|great|thanks|please|wait|now)[ ,.!]{1,3}){0,4}(?:(?:did|have|has) (?:you|they|it|the (?:front )?desk|the team) (?:really |already |now |all )?${verb}\\b|do(?:es)? (?:they|the (?:front )?desk|the team) (?:now )?(?:have|know|got) (?:it|that|this|about|my|everything)\\b|(?:is|was) (?:it|that|this|everything|my \\w+|the (?:ticket|question|message|note)) (?:now |already |really )?(?:sent|noted|passed on|forwarded|gone through|with them|written down)\\b|what (?:did|have) you (?:now )?${verb}\\b)`;
const asksAfter = new RegExp(whatBecame, "i");

/** “Did you pass it on?”, “what did you note?”: says what is with whom. */
export function askedAfter({ scenario, turn }: Situation): Outcome | undefined {
  const { errands } = scenario;
  if (!errands || turn.state.flow || !asksAfter.test(turn.message)) return undefined;
  if (turn.message.length > mostLetters) return undefined;
  const errand = errands.inHand(turn);
  if (!errand) return undefined;
  // “Did you note my mail, ann@…?” repeats it, so it is noted now in any case.
  if (contact.test(turn.message)) return noted(turn, errands, errand, asNote(turn.message));
  return stands(turn, errands, errand);
}

/** Says what is with whom, or that it is not yet. */
function stands(turn: Turn, errands: Errands<Turn, Outcome>, errand: Errand): Outcome {
  const notes = (turn.state.notes ?? []).flatMap((note) => quoted(turn, note) ?? []);
  const along = notes.length === 0 ? "" : `, with ${listed(notes)}`;
  const { offer } = turn.state;
  return {
    handled: "noted",
    state: errand.passed || !offer ? turn.state : { ...turn.state, offer: { ...offer, age: 0 } },
    reply: errand.passed
      ? say(
          `Yes, ${errand.to ?? errands.to} has ${errand.what}${along}. You don’t need to do anything else.`,
        )
      : say(
          `Not yet. I have ${errand.what}${along} written down. Shall I pass it on to ${errands.to}?`,
          {
            choices: turn.state.last?.choices ?? [],
          },
        ),
  };
}

/** “Please tell the desk that we come late”: passed on at once, without an offer. */
export function toldThem({ scenario, turn }: Situation): Outcome | undefined {
  const { errands } = scenario;
  if (!errands || turn.state.flow || secret.test(turn.message)) return undefined;
  const stated = turn.message
    .split(/(?<=[.;!?])\s+/)
    .map((part) => (addressed.test(part) ? messageIn(part) : undefined))
    .find((part) => part !== undefined);
  if (stated === undefined || turn.state.exchanges.length === 0) return undefined;
  const note = asNote(stated);
  const done = errands.hand(at(turn, { ...turn.state }), {
    deed: true,
    passing: true,
    added: note,
    led: true,
    message: true,
  });
  const words = quoted(turn, note);
  return (
    done && {
      ...done,
      handled: "noted",
      state: withNotes(done.state, note),
      reply: join(
        done.reply,
        say(words ? `I’ll include this: ${words}.` : "What you added is included."),
        " ",
      ),
    }
  );
}
const addressed =
  /\b(?:tell|inform|remind|let) (?:them|the (?:front )?desk|the (?:shop )?team|the kitchen)\b/i;
