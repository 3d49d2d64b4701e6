import { isUpset, sorryFor } from "../../../dialogue/digressions/distress.ts";
import { pick, say, withLead } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid, withOffer, without } from "../../../dialogue/state.ts";
import { severalSentences } from "../../../dialogue/thread/asked-alone.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { caseIn } from "../cases/index.ts";
import { tellingIn } from "../facts/remainder.ts";
import {
  type Asked,
  type Matter,
  matterAfter,
  matterBeside,
  matterIn,
  matterOfReply,
} from "../matters/index.ts";
import { heads } from "../plans/head-count.ts";
import { asTitle } from "../tickets/ticket-subject.ts";
import { answeredIn, urgencyBefore } from "../tickets/urgency.ts";

/**
 * A matter under discussion: its first answer, and answers to follow-ups. Everything is derived from the last
 * exchanges, so an irrelevant reply does not lose the thread.
 */

/** For how many replies the matter remains current. */
const lately = 3;
/** In longer messages, single words do not ask for anything. */
const mostWords = 22;
/** Replies in between that do not change the subject. */
const keepsThread =
  /^(?:matter|plain_question|flow:ticket|moved_on|out_of_scope|ask_back|distress|thanks|yes|human_agent)/;

/** “Not hacked”, “nobody stole it”: denied attacks. */
const noAttack = anywhere(wordList`
  (not|never|no|nobody|no ?one|without|isn't|wasn't)( (been|was|got|is|really|actually|a|an|the|any|think|about|has)){0,3} (hack\w*|phish\w*|stole\w*|compromis\w*|attack\w*|virus|break-?in|breach\w*|security)
`);
const asMeant = (plain: string): string => plain.replace(new RegExp(noAttack.source, "gi"), " ");
const deniesAttack = ({ plain, state }: Turn): boolean =>
  [plain, ...state.exchanges.slice(-lately).map(({ visitor }) => plainWords(visitor))].some(
    (text) => noAttack.test(text),
  );

/** Returns the matter that the conversation is about. */
export function matterInHand(turn: Turn): Matter | undefined {
  const matter = matterBefore(turn);
  return matter?.section === "security_incident" && deniesAttack(turn) ? undefined : matter;
}

function matterBefore({ plain, state }: Turn): Matter | undefined {
  const before = state.before ?? "";
  const held = matterAfter(before) ?? besideLast(state);
  // A number changes the price or the team.
  if (held) return withNumber.test(plain) ? undefined : held;
  const replies = state.exchanges.slice(-lately).map(({ bot }) => matterOfReply(bot));
  const stated = replies.findLast((matter) => matter !== undefined);
  // A calculated reply contains none of its texts, so the visitor's words identify the matter.
  const named = matterIn(plainWords(state.exchanges.at(-1)?.visitor ?? ""));
  if (keepsThread.test(before)) return stated ?? (/^matter/.test(before) ? named : undefined);
  // A single reply about something else does not end it, unless a task or a fault started.
  return ofOtherKind.test(before) ? undefined : replies.at(-2);
}
/** The guide that was suspended by such a question. */
const besideLast = ({ suspended }: Turn["state"]): Matter | undefined =>
  suspended?.name === "tree" ? matterBeside(suspended.slots.topic) : undefined;
const withNumber = new RegExp(
  `\\b(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|another) (?:more|extra|new|of|then|${heads})\\b`,
);
const ofOtherKind = /^(?:flow:|fault|order|plan_|subscription_plan$)/;

/** Answers a question about the matter that the last reply was about. */
export const goesOnWithMatter = (turn: Turn): Outcome | undefined =>
  /^(?:matter|second_step)/.test(turn.state.before ?? "") ? ofMatter(turn) : undefined;

/** “As I said: no, …” */
const withinSentence = (answer: string): string =>
  answer.replace(/^(?:Yes|No)\b/, (word) => word.toLowerCase());

/** Starts or continues a matter that takes precedence over the features it names. */
export const goesFirst = (turn: Turn): Outcome | undefined =>
  (matterInHand(turn) ?? matterIn(turn.plain))?.first ? ofMatter(turn) : undefined;

/** Answers a question about the current matter, or starts the one that the message brings up. */
export function ofMatter(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const { flow } = state;
  if ((flow && flow.name !== "tree") || slots.references.length > 0) return undefined;
  const words = plain.split(" ").length;
  const named = matterIn(asMeant(plain));
  // A matter that is named again continues where it stopped.
  const again = named?.answer !== undefined && isTold(turn, named.answer) ? named : undefined;
  const inHand = flow ? matterBeside(flow.slots.topic) : (matterInHand(turn) ?? again);
  const same = named === undefined || named === inHand;
  const otherFault = inHand?.faults !== true && caseIn(plain) !== undefined;
  if (inHand && same && words <= mostWords && !otherFault) {
    const meant = inHand.asks.filter(
      (one) =>
        one.asks.test(plain) && !namesAnother(plain, inHand, one) && !saysMore(plain, inHand, one),
    );
    const next = meant.find(({ answer }) => !isTold(turn, answer));
    if (next) {
      const outcome = tell(turn, inHand, next);
      // A question that it answers to the last word is not asked again without what was spoken of.
      const whole =
        !severalSentences.test(turn.message.trim()) && saysBeside(plain, inHand, next) === 0;
      return whole ? { ...outcome, whole } : outcome;
    }
    const [again] = meant;
    if (again && asksAnything(turn))
      return tell(turn, inHand, { ...again, answer: `As I said: ${withinSentence(again.answer)}` });
  }
  // Within a guide, a statement is about its fault and starts nothing else, unless it tells of another one.
  const isOwnFault = named?.first === true && named.faults === true;
  if (flow && named !== inHand && !asksAnything(turn) && !isOwnFault) return undefined;
  const first = named?.answer;
  if (!named || first === undefined || (ofMoney.test(state.before ?? "") && !asksAnything(turn)))
    return undefined;
  if (!isTold(turn, first)) {
    const rest = besideNamed(turn, named);
    return { ...tell(turn, named, { ...named, answer: first }), ...(rest && { rest }) };
  }
  // A question that only names it again asks for something else.
  const asksElse = named.first === true && asksAnything(turn);
  return named === inHand && !asksElse ? byPerson(turn, named) : undefined;
}

const question =
  /^(?:(?:and|also|but|ok|so) )*(?:who|what|where|when|which|how|why|can|could|do|does|is|are|will)\b/i;
const betweenQuestions =
  /(?<=[.!?;])\s+|,?\s+(?:and|also|plus)\s+(?=(?:who|what|where|when|which|how|why|can|could|do|does|is|are|will)\b)/i;

/** Returns the questions of a message that do not name the matter: “is there 2FA, and where is our data?” */
function besideNamed({ message }: Turn, { names }: Matter): string {
  const parts = message.split(betweenQuestions).map((part) => part.trim());
  const own = parts.filter((part) => names?.test(plainWords(part)));
  const others = parts.filter(
    (part) =>
      !own.includes(part) && !exclaims.test(part) && lastQuestion(part).split(/\s+/).length >= 3,
  );
  return own.length === 1 ? others.map(lastQuestion).join(" ") : "";
}
/** “What is going on over there??” asks nothing. */
const exclaims =
  /\bwhat(?:'s|’s|s| is| the| on) (?:going on|wrong with|happening|this|hell|heck|earth)\b|\b(?:seriously|how dare|are you (?:kidding|serious|joking))\b/i;
/** “Ok. other thing, does it have 2FA”: the clause that asks. */
const lastQuestion = (part: string): string =>
  part.split(/,\s+/).findLast((clause) => question.test(clause)) ?? "";

const subjects =
  /\b(?:invoices?|bills?|billing|receipts?|passwords?|prices?|plans?|refunds?|exports?|backups?|notifications?|calendars?|tickets?|trash|templates?|automations?)\b/g;

/**
 * Whether the message names a subject that neither the matter nor its answer mentions: “who sees the invoices” is not
 * about who sees the project, whatever was said before.
 */
function namesAnother(plain: string, { title, answer = "" }: Matter, one: Asked): boolean {
  const heard = one.asks.exec(plain)?.[0] ?? "";
  const spoken = `${title} ${answer} ${one.answer} ${heard}`.toLowerCase();
  return [...plain.matchAll(subjects)].some(([noun]) => !spoken.includes(noun.replace(/s$/, "")));
}

/** How many telling words a message has besides those of a question about a matter, and of its answers. */
function saysBeside(plain: string, { title, answer = "" }: Matter, one: Asked): number {
  const heard = one.asks.exec(plain)?.[0] ?? "";
  const known = `${title} ${answer} ${one.answer}`.toLowerCase();
  return tellingIn(plain.replace(heard, " ").replace(/ or not$/, "")).filter(
    (word) => !known.includes(word.replace(/(?:s|ed|ing)$/, "")),
  ).length;
}

/** A single word (“no”, “who”, “again”) does not ask about the matter if the message says more. */
const saysMore = (plain: string, matter: Matter, one: Asked): boolean =>
  saysBeside(plain, matter, one) >
  (tellingIn(one.asks.exec(plain)?.[0] ?? "").length > 1 ? mostBeside.phrase : mostBeside.word);
/** How many other words a message may have besides those of the question. */
const mostBeside = { word: 1, phrase: 4 } as const;

/** “We hired four people” explains a bill and does not ask for invitations. */
const ofMoney = /^(?:bills|billing)/;
const asksAnything = ({ plain, message }: Turn): boolean =>
  message.includes("?") ||
  /^(?:is|are|was|were|do|does|did|will|has|have)\b/.test(plain) ||
  /\b(?:how|what|where|who|which|when|why|can|could|need|want|please)\b/.test(plain);

/** Offers a person if the matter was answered and is brought up again. */
const byPerson = (turn: Turn, matter: Matter): Outcome =>
  tell(turn, matter, {
    answer: `I understand. That’s all I can do from here, but a person can do more: shall I open a ticket, “${matter.title}”, with everything you told me? First answer ${answeredIn(urgency(turn))}.`,
    offer: `Open a ticket: ${asTitle(`${matter.title}: ${turn.message}`)}`,
  });
const urgency = ({ message, state }: Turn): string =>
  urgencyBefore([...state.exchanges.map(({ visitor }) => visitor), message]) ?? "normal";

/** Answers an upset visitor about the matter they bring up, or the current one. */
export function matterHandedOver(turn: Turn): Outcome | undefined {
  const found = ofMatter(turn);
  return found && withApology(turn, found);
}

const withApology = (turn: Turn, found: Outcome): Outcome =>
  /\bsorry\b/i.test(found.reply.message.content)
    ? found
    : { ...found, reply: withLead(`${sorryFor(turn)} `, found.reply) };

const isTold = ({ state }: Turn, answer: string): boolean => wasSaid(state, answer);

function tell(
  turn: Turn,
  matter: Matter,
  { answer, offer }: { answer: string; offer?: string | undefined },
): Outcome {
  const state = without(aside(turn.state), "offer");
  const outcome: Outcome = {
    handled: `matter:${matter.section}`,
    state: offer === undefined ? state : withOffer(state, offer),
    reply: say(answer, {
      source: factSource("support", matter.section, "Facts", "support"),
      ...(offer === undefined ? {} : { choices: pick(offer) }),
      next: ["I want to open a ticket"],
    }),
  };
  return isUpset(turn) ? withApology(turn, outcome) : outcome;
}
