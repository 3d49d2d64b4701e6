import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Copy } from "../copy/copy.ts";
import { toldIn } from "../copy/own/change.ts";
import { hasFigures, valueLost } from "../copy/own/faithful.ts";
import { isOfSender } from "../copy/own/frame.ts";
import { isOffer, type Line } from "../copy/own/line.ts";
import { promoOf } from "../copy/promo/basics.ts";
import { promoQuestion } from "../copy/promo/begins.ts";
import { isListed } from "../copy/promo/promo.ts";
import { refilled, separator } from "../copy/refill.ts";
import { says, shareSaid, tellingStems } from "../drafts/said.ts";
import { matterIn, ordersText } from "./matter.ts";
import { plainText } from "./plain-text.ts";

/**
 * The one gate before a text is sent: a text that prints what was said to the writer, lacks what was told for it or
 * holds a figure of its own is not sent. A plain text of the sure facts takes its place.
 */

/** What a text is to say, from all messages about it. */
type Brief = {
  readonly copy: Copy;
  readonly lines: readonly Line[];
  readonly aside: readonly string[];
  readonly log: readonly string[];
  readonly earlier: readonly string[];
};

const mostBack = 12;
const isText = (handled: string | undefined): boolean => handled?.startsWith("draft:") === true;
const tells = (message: string): boolean => ordersText(message) && matterIn(message).facts.length > 0;

const isSame = /\b(?:same|again|re-?do|re-?write|instead)\b/i;
/** The messages about the text in hand, of which the first orders it and tells for it; undefined if none does. */
function logOf({ message, state }: Turn): { log: string[]; earlier: string[] } | undefined {
  const visitors = state.exchanges.slice(-mostBack);
  if (tells(message) && !isSame.test(message)) return { log: [message], earlier: visitors.map(({ visitor }) => visitor) };
  const kept = state.draft?.kind === "copy" ? String(state.draft.log).split(separator) : [];
  const first = kept.findIndex(tells);
  if (first >= 0)
    return {
      log: [...kept.slice(first), message],
      earlier: [...String(state.draft?.earlier ?? "").split(separator), ...kept.slice(0, first)],
    };
  const at = visitors.findLastIndex(
    ({ visitor, handled }) => isText(handled) && tells(visitor),
  );
  if (at < 0) return undefined;
  return {
    log: [
      ...visitors.slice(at).flatMap(({ visitor, handled }) => (isText(handled) ? [visitor] : [])),
      message,
    ],
    earlier: visitors.slice(0, at).map(({ visitor }) => visitor),
  };
}

const asLine = (text: string): Line => ({ text, of: isOffer(text) ? "offer" : "told" });

const namesOf = ({ name, owner }: Copy): string[] =>
  [name, owner].filter((one) => one !== undefined);

function briefOf(turn: Turn): Brief | undefined {
  const found = logOf(turn);
  if (found === undefined) return undefined;
  const { log, earlier } = found;
  const copy = refilled({
    about: "promo",
    log: log.join(separator),
    earlier: earlier.join(separator),
  });
  const first = matterIn(log[0] ?? "", namesOf(copy)).facts.map(asLine);
  return {
    copy,
    lines: toldIn(log, copy, first).lines,
    aside: log.flatMap((message) => matterIn(message).aside),
    log,
    earlier,
  };
}

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
const broken =
  /\b(?:we|you|they) (?:looking|offering|opening|selling|searching|hiring)\b|[€£$]\d+ (?:hour|day|month)\b|\bget \d+ \p{L}+ only\b|^me an? |\band that\b|\bhave you seen our [^?]*\d/iu;
const hasVerb = anywhere(wordList`is, are, was, were, be, will, can, must, has, have, had, gets?, does, do, goes?, costs?, starts?, opens?, closes?, (we|you|I|it|there|they)('re|'ve|'ll|'s)?`);
/** Ends that sell, in a text that offers nothing. */
const sells = /^(?:order yours|save your place|just reply to (?:book|order)|send us a message to (?:book|order)|book your|have you seen)/i;
/** Whether a sentence is none, or is no English, though the text is one of sentences. */
const isBroken = (unit: string): boolean =>
  broken.test(unit) || (fragment.test(unit) && !hasVerb.test(unit));
/** A thing or its day without a verb stands beside sentences: “Our new vegan menu. Launches Friday.” */
const isBare = (unit: string): boolean =>
  /\.$/.test(unit) &&
  /^(?:our|my|new|launches|starts|opens|begins)\b/i.test(unit) &&
  !hasVerb.test(unit.replace(/^\S+ /, "")) &&
  unit.split(" ").length <= mostOfBare;
const mostOfBare = 6;

/** Whether a text is no plain English. */
function isFaulty(text: string, { lines }: Brief): boolean {
  const units = text.split(unitEnds).filter((unit) => /\p{L}/u.test(unit));
  const offers = lines.some((line) => isOffer(line.text));
  return units.some(
    (unit) =>
      isBroken(unit) ||
      (!offers && sells.test(unit)) ||
      (isBare(unit) && lines.some((line) => says(line.text, unit))),
  );
}

/** Texts with a wording of their own, whose facts are in other words than they were told. */
const ownWords =
  /^draft:(?:reply|ready|review_reply|price_objection|ask_review|partner|subject_lines|detail)/;
const clausesOf = ({ lines, copy }: Brief): Line[] =>
  lines
    .flatMap((line) => line.text.split(/,\s+| and that /))
    .filter((one) => (/\d/.test(one) || !isOfSender(one, namesOf(copy))) && !copy.banned.some((what) => says(one, what)))
    .map(asLine);

const textOf = (content: string): string | undefined =>
  /(?:^|\n)– “/.test(content) ? undefined : /“([\s\S]*)”/.exec(content)?.[1];

/** Returns the outcome if its text may be sent, or else one with a plain text of the sure facts. */
export function sendable(turn: Turn, outcome: Outcome): Outcome {
  const { content } = outcome.reply.message;
  const text = textOf(content);
  if (text === undefined || ownWords.test(outcome.handled)) return outcome;
  const brief = briefOf(turn);
  if (brief === undefined || brief.lines.length === 0 || isListed(promoOf(brief.copy)))
    return outcome;
  const isSure =
    turn.state.draft?.plain === undefined &&
    !leaks(text, brief) &&
    !isFaulty(text, brief) &&
    (brief.log.length > 1 ||
      brief.copy.promo?.limit !== undefined ||
      !lacks(text, brief, outcome.handled !== "draft:copy" || outcome.state.draft?.about === "promo"));
  return isSure ? outcome : plainOutcome(turn, brief);
}

const leastShared = 0.5;
/** Announcements are worded by their own room. */
const leastAnnounced = 0.4;
/** Whether a text lacks what was told for it: a value, or most of the words of a clause. */
const lacks = (text: string, brief: Brief, isPromotion: boolean): boolean =>
  clausesOf(brief).some((line) => {
    const isLost = isPromotion ? valueLost(text, line) !== undefined : !hasFigures(text, line);
    const isShort = tellingStems(line.text).length < 2 || /^our\b/.test(line.text);
    const least = isPromotion ? leastShared : leastAnnounced;
    return isLost || (!isShort && shareSaid(text, line.text) < least);
  });

/** A plain text for a message that surely orders one, and that no room took up. */
export function orderedPlainly(turn: Turn): Outcome | undefined {
  const brief = tells(turn.message) ? briefOf(turn) : undefined;
  return brief === undefined ||
    isListed(promoOf(brief.copy)) ||
    tellingStems(brief.lines.map(({ text }) => text).join(" ")).length < leastTold
    ? undefined
    : plainOutcome(turn, brief);
}

const leads: Readonly<Record<string, string>> = {
  sign: "For the sign: ",
  flyer: "For the flyer: ",
};
const unnamed: ReadonlySet<string> = new Set(["text", "post", "letter", "e-mail"]);

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
      facts.length === 0 ? promoQuestion(copy) : `${lead}“${plainText(copy, facts)}”`,
      { source: "marketing", next: ["Shorter", "Friendlier", "Another version"] },
    ),
  };
}
