import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Copy, Purpose } from "../copy/copy.ts";
import { hasFigures, valueLost } from "../copy/own/faithful.ts";
import { isOfSender } from "../copy/own/frame.ts";
import { isOffer, type Line } from "../copy/own/line.ts";
import { promoOf } from "../copy/promo/basics.ts";
import { promoQuestion } from "../copy/promo/begins.ts";
import { promoFrom } from "../copy/promo/change.ts";
import { isListed, type Promo } from "../copy/promo/promo.ts";
import { tradeNamed } from "../copy/promo/trades.ts";
import { separator } from "../copy/refill.ts";
import { says, shareSaid, tellingStems } from "../drafts/said.ts";
import { asLine, type Brief, briefOf, isText, leastShared, linesTold, namesOf } from "./brief.ts";
import { clauseEnds as factEnds, matterIn, ordersText } from "./matter.ts";
import { plainText } from "./plain-text.ts";

/**
 * The one gate before a text is sent: a text that prints what was said to the writer, lacks what was told for it or
 * holds a figure of its own is not sent. A plain text of the sure facts takes its place.
 */

const unitEnds = /\n+|(?<=[.!?])\s+| · /u;
const clauseEnds = /\n+|(?<=[.!?])\s+| · |, /u;
/** Whether a text prints what was said to the writer. */
function leaks(text: string, { lines, aside: said }: Brief): boolean {
  const told = lines.map((line) => line.text).join(" ");
  return text
    .split(clauseEnds)
    .filter((clause) => tellingStems(clause).length > 1 && shareSaid(told, clause) < mostTold)
    .some((clause) => said.some((one) => shareSaid(one, clause) >= leastAside));
}
const mostTold = 0.5;
const leastAside = 0.9;
const leastTold = 3;

const fragment = /^(?:to|of|on|at|from|has|have|had|and|but|’|me) /i;
const broken: readonly RegExp[] = [
  /\b(?:we|you|they) (?:looking|offering|opening|selling|searching|hiring)\b/i,
  /[€£$]\d+ (?:hour|day|month)\b|\bget \d+ \p{L}+ only\b|day \d{1,2} from \d/iu,
  /^me an? |^\p{L}+\.$|\band that\b|\bhave you seen our [^?]*\d/iu,
];
const hasVerb = anywhere(
  wordList`is, are, was, were, be, will, can, must, has, have, had, gets?, does, do, goes?, costs?, starts?, opens?, closes?, (we|you|I|it|there|they)('re|'ve|'ll|'s)?`,
);
/** Ends that sell, in a text that offers nothing. */
const sells =
  /^(?:order yours|save your place|just reply to (?:book|order)|send us a message to (?:book|order)|book your|have you seen)/i;
/** Whether a sentence is none, or is no English, though the text is one of sentences. */
const isBroken = (unit: string): boolean =>
  broken.some((one) => one.test(unit)) || (fragment.test(unit) && !hasVerb.test(unit));
/** A thing or its day without a verb stands beside sentences: “Our new vegan menu. Launches Friday.” */
const isBare = (unit: string): boolean =>
  /\.$/.test(unit) &&
  /^(?:our|my|launches|starts|opens|begins)\b/i.test(unit) &&
  !hasVerb.test(unit.replace(/^\S+ /, "")) &&
  unit.split(" ").length <= mostOfBare;
const mostOfBare = 12;

/** Whether a text is no plain English. */
function isFaulty(text: string, { lines }: Brief): boolean {
  const units = text.split(unitEnds).filter((unit) => /\p{L}/u.test(unit));
  const offers = lines.some((line) => isOffer(line.text));
  return units.some(
    (unit) =>
      isBroken(unit) ||
      (!offers && sells.test(unit)) ||
      (isBare(unit) && lines.some((line) => shareSaid(line.text, unit) >= mostTold)),
  );
}

/** Texts with a wording of their own, whose facts are in other words than they were told. */
const ownWords = /^draft:(?:reply|ready|review_reply|ask_review|partner|subject_lines|detail)/;
/** A complaint about a text is taken up by the room that wrote it. */
const objects =
  /["“”]|\b(?:missing|lost|still|wrong|again|fresh|funny|my own words|change of plan)\b/i;
const appeals: ReadonlySet<string> = new Set(["appeal", "back", "reminder"] satisfies Purpose[]);
const clausesOf = ({ lines, copy }: Brief): Line[] =>
  lines
    .flatMap((line) => line.text.split(factEnds).flatMap((one) => one.split(" and that ")))
    .filter(
      (one) =>
        (/\d/.test(one) || tradeNamed(one) === undefined || !isOfSender(one, namesOf(copy))) &&
        !copy.banned.some((what) => says(one, what)),
    )
    .map(asLine);

const textOf = (content: string): string | undefined =>
  /(?:^|\n)– “/.test(content) ? undefined : /“([\s\S]*)”/.exec(content)?.[1];

/** Returns the outcome if its text may be sent, or else one with a plain text of the sure facts. */
export function sendable(turn: Turn, outcome: Outcome): Outcome {
  const { content } = outcome.reply.message;
  if (ownWords.test(outcome.handled) || appeals.has(String(outcome.state.draft?.about)))
    return outcome;
  const brief = briefOf(turn);
  if (brief === undefined || isListed(promoOf(brief.copy))) return outcome;
  const text = textOf(content);
  if (brief.lines.length === 0)
    return text === undefined || !leaks(text, brief) ? outcome : plainOutcome(turn, brief);
  // Lines to choose from are no answer to who ordered a text.
  if (text === undefined)
    return brief.log.length > 1 || brief.copy.versions > 1 || brief.copy.lines !== undefined
      ? outcome
      : plainOutcome(turn, brief);
  const isBrief = tellingStems(brief.lines.map((line) => line.text).join(" ")).length < leastTold;
  if (isBrief && !leaks(text, brief) && !isEmpty.test(text)) return outcome;
  const isSure =
    (turn.state.draft?.plain === undefined || objects.test(turn.message)) &&
    !turn.state.exchanges.slice(-1).some(({ bot }) => textOf(bot) === text) &&
    (outcome.handled === "draft:copy" || !blank.test(text)) &&
    !leaks(text, brief) &&
    !isFaulty(text, brief) &&
    (brief.log.length > 1 ||
      isTight(promoOf(brief.copy)) ||
      !lacks(
        text,
        brief,
        outcome.handled !== "draft:copy" || outcome.state.draft?.about === "promo",
      ));
  return isSure ? outcome : plainOutcome(turn, brief);
}

/** Whether a limit leaves no room for all that was told. */
const isTight = ({ limit }: Promo): boolean =>
  limit !== undefined &&
  limit.most < (limit.of === "characters" ? 140 : limit.of === "words" ? 20 : 3);
/** Announcements are worded by their own room. */
const leastAnnounced = 0.4;
/** Whether a text lacks what was told for it: a value, or most of the words of a clause. */
const lacks = (text: string, brief: Brief, isPromotion: boolean): boolean =>
  clausesOf(brief).some((line) => {
    const isLost = isPromotion ? valueLost(text, line) !== undefined : !hasFigures(text, line);
    const isShort = tellingStems(line.text).length < 2 || tradeNamed(line.text) !== undefined;
    const least = isPromotion ? leastShared : leastAnnounced;
    return isLost || (!isShort && shareSaid(text, line.text) < least);
  });

/** Whether a message surely orders a text, and tells enough for it. */
export const isOrdered = ({ message }: Turn): boolean =>
  ordersText(message) &&
  tellingStems(matterIn(message).facts.join(" ")).length >= leastTold &&
  !isListed(promoOf(promoFrom([], message)));

/** A text of which the desk knows only its subject. */
const isEmpty = /^have you seen our [^.?]{1,40} yet\?/i;
const blank = /\[(?!name|first name|your name|link|date)[^\]]+\]/;

/** Takes what a message tells into the plain text in hand; undefined if it tells nothing for it. */
export function goesOnPlainly(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  if (
    state.draft?.plain === undefined ||
    !isText(state.before) ||
    message.includes("?") ||
    objects.test(message)
  )
    return undefined;
  const brief = briefOf(turn);
  if (brief === undefined || brief.log.length < 2) return undefined;
  const before = linesTold(brief.log.slice(0, -1), brief.copy);
  return JSON.stringify(before) === JSON.stringify(brief.lines)
    ? undefined
    : plainOutcome(turn, brief);
}

/** A plain text for a message that surely orders one, and that no room took up. */
export function orderedPlainly(turn: Turn): Outcome | undefined {
  const brief = isOrdered(turn) ? briefOf(turn) : undefined;
  return brief === undefined || brief.lines.length === 0 ? undefined : plainOutcome(turn, brief);
}

const leads: Readonly<Record<string, string>> = {
  sign: "For the sign: ",
  flyer: "For the flyer: ",
};
const unnamed: ReadonlySet<string> = new Set(["text", "post", "letter", "e-mail"]);

const questionOn = (copy: Copy, facts: readonly string[]): string => {
  const thing = /^(?:our|the) (?=\S)/i.test(facts[0] ?? "") ? facts[0] : undefined;
  return thing === undefined
    ? promoQuestion(copy)
    : `Happy to. What should it say about ${thing.replace(/^our /i, "your ")}: when, where, what does it cost?`;
};

function plainOutcome({ state }: Turn, { copy, lines, log, earlier }: Brief): Outcome {
  const { channel } = copy;
  const lead =
    channel === undefined || unnamed.has(channel) ? "" : (leads[channel] ?? `For ${channel}: `);
  const facts = lines.map(({ text }) => text);
  const draft: FlowSlots = {
    kind: "copy",
    written: 1,
    plain: 1,
    about: "promo",
    log: log.join(separator),
    earlier: earlier.join(separator),
  };
  const open: Readonly<ScenarioState> = state.flow === undefined ? state : aside(state);
  return {
    handled: "draft:copy",
    state: { ...open, draft },
    reply: say(
      tellingStems(facts.join(" ")).length < leastTold
        ? questionOn(copy, facts)
        : `${lead}“${plainText(copy, facts)}”`,
      {
        source: "marketing",
        next: ["Shorter", "Friendlier", "Another version"],
      },
    ),
  };
}
