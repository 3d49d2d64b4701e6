import { isThanks, isYes } from "../../../dialogue/message/answers.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asksPolitely, wantsText } from "../drafts/wish.ts";
import { type Copy, type Purpose, purposes } from "./copy.ts";
import { isEnough } from "./enough.ts";
import { toldIn } from "./own/change.ts";
import { unfaithful } from "./own/faithful.ts";
import type { Told } from "./own/line.ts";
import { isPromoEnough, promoAsksFor, promoBegun, promoQuestion } from "./promo/begins.ts";
import { isBesideText } from "./promo/beside.ts";
import { promoChanged } from "./promo/change.ts";
import { dayAgainstDate } from "./promo/days.ts";
import { asksForForm } from "./promo/forms.ts";
import { promoLines } from "./promo/lines.ts";
import { isListed } from "./promo/promo.ts";
import { purposeIn } from "./purpose.ts";
import { isAnswer, type Kept, refilled, separator } from "./refill.ts";
import { linesOf, renderCopy } from "./render.ts";
import { type Change, changedBy } from "./tell.ts";

/**
 * Writes announcements and changes them. What is kept of a text are the messages about it; the record is filled from
 * them again at every change.
 */

/** For how many messages, and for how many others in between, a text can be changed. */
const mostMessages = 16;
const mostBetween = 3;

const mustTell = anywhere(
  wordList`
    (need|have|want|must|should|would like|how do i|how do we|help me) (to )?(tell|inform|invite|notify|warn|remind) (all )?(my |our |the )*(\w+ )?(customers?|clients?|guests?|parents?|members?|patients?|students?|everyone|people|regulars?|users?|them|visitors?|subscribers?),
    (need|want|have) to (announce|cancel), let (my |our |the )?(customers|clients|guests|parents|members|patients|students|people|everyone) know, (need|needs|want) (an? |the )?(\w+ ){0,3}(invitation|announcement|notice|sms|post|text|message|flyer|mail|e-?mail|newsletter|letter|appeal|reminder|card)\b, (post|text|message|sms|whatsapp|mail|e-?mail|flyer)( and | \+ | & |, )(whatsapp|post|text|mail|e-?mail|facebook|instagram|flyer), announcement for,
    ^(please |can you )?(tell|inform|let|remind|invite) (my|our|the) (\w+ )?(customers|clients|guests|parents|members|patients|students|people|regulars|users|visitors) (that|about|know|to)
  `,
);
const asksAdvice =
  /\b(?:how often|how much|worth|should (?:i|we)|is it (?:good|ok|bad)|what (?:do|does) (?:it|you)|budget|ads?\b.{0,10}\bcost)/i;

/** A complaint or review with “what do I answer?”. */
const replies = wordList`
    ^(please )?(reply|answer|respond)\b, \bwhat (do|should|can) (i|we) (answer|reply|say|write)\b, \b(answer|reply)\?,
    \bwrite (an? |the )?(answer|reply|apology)\b, \bjob (ad|post)\b, \bpost for (a )?job\b
  `;
const asksReply = new RegExp(replies, "i");

const asksForOne = ({ plain, message }: Turn): boolean =>
  !asksAdvice.test(message) &&
  (asksForForm(message) ||
    asksReply.test(message) ||
    wantsText(plain) ||
    mustTell.test(plain) ||
    message.split(/[.!?\n]+/, 4).some((one) => wantsText(plainWords(one)) || asksPolitely(one)));

/** Writes or changes a text with a purpose of its own; undefined if the message is about something else. */
export function writeCopy(turn: Turn): Outcome | undefined {
  const heard = { ...turn, message: heardOf(turn.message) };
  return changedCopy(heard) ?? newCopy(heard);
}

/** An order for a text is short; the rest of a very long message is not read, as every change reads all again. */
const mostLetters = 700;
const heardOf = (message: string): string =>
  message.replace(/[^\S\n]+/g, " ").slice(0, mostLetters);

function newCopy(turn: Turn): Outcome | undefined {
  if (!asksForOne(turn)) return undefined;
  const visitors = turn.state.exchanges.slice(-mostKnown).map(({ visitor }) => heardOf(visitor));
  const kept = begunWith(turn.message, visitors);
  const copy = kept === undefined ? undefined : refilled(kept);
  if (kept !== undefined && copy !== undefined && isLacking(copy)) {
    const own = asPromotion(kept);
    return reply(turn, refilled(own), own);
  }
  return kept !== undefined && copy !== undefined && isEnough(copy)
    ? reply(turn, copy, kept)
    : newPromo(turn, visitors);
}

function newPromo(turn: Turn, visitors: readonly string[]): Outcome | undefined {
  const begun = promoBegun(turn, turn.message, visitors);
  if (begun === undefined) return undefined;
  const kept: Kept = {
    about: "promo",
    log: [...visitors.slice(begun.first), turn.message].join(separator),
    earlier: visitors.slice(0, begun.first).join(separator),
  };
  const copy = refilled(kept);
  if (!isPromoEnough(copy)) return asked(turn, copy, kept);
  // The same order again gets another version.
  const text = textsOf(copy)[0] ?? "";
  if (!turn.state.exchanges.some(({ bot }) => bot.includes(text))) return reply(turn, copy, kept);
  const again = { ...kept, log: [kept.log, "another version"].join(separator) };
  return reply(turn, refilled(again), again);
}

/** Asks what the text is about; the answer fills it. */
function asked(turn: Turn, copy: Copy, kept: Kept): Outcome {
  const { state } = turn;
  const draft: FlowSlots = { kind: "copy", asked: 1, ...kept };
  return {
    handled: "draft:copy",
    state: { ...(state.flow === undefined ? state : aside(state)), draft },
    reply: say(promoQuestion(copy), { source: "marketing" }),
  };
}

/** “Write what I told you”: what it is about stands in an earlier message. */
const refersBack =
  /\b(?:what i (?:told|said|wrote)|as i (?:told|said)|(?:write|draft|make) (?:it|that|this|the (?:text|post|message|e-?mail)))\b/i;
const mostEarlier = 4;
/** How many earlier messages may name the sender. */
const mostKnown = 12;
const mostWords = 8;

function begunWith(message: string, visitors: readonly string[]): Kept | undefined {
  const own = purposeIn(message);
  if (own !== undefined) return { about: own, log: message, earlier: visitors.join(separator) };
  if (!refersBack.test(message) && message.split(" ").length > mostWords) return undefined;
  const lately = visitors.slice(-mostEarlier);
  const at = lately.findLastIndex((one) => purposeIn(one) !== undefined);
  const first = lately[at];
  const about = first === undefined ? undefined : purposeIn(first);
  if (about === undefined) return undefined;
  return {
    about,
    log: [...lately.slice(at), message].join(separator),
    earlier: visitors.slice(0, -lately.length + at).join(separator),
  };
}

/** Texts that may say more than their record holds. */
const open: ReadonlySet<Purpose> = new Set(["event", "left", "moved", "place"]);
/** Texts whose sentences give way to the visitor’s own words once they miss something there. */
const plain: ReadonlySet<Purpose> = new Set([...open, "closed", "price", "cancelled"]);
const isLacking = (copy: Copy): boolean =>
  copy.told !== undefined &&
  ((plain.has(copy.purpose) && copy.told.insists) ||
    (open.has(copy.purpose) && unfaithful(renderCopy(copy), copy.told.lines, copy) !== undefined));
const asPromotion = (kept: Kept): Kept => ({ ...kept, about: "promo" });

function keptOf({ draft }: Turn["state"]): Kept | undefined {
  if (draft?.kind !== "copy") return undefined;
  const about = purposeOfName(draft.about);
  return about === undefined
    ? undefined
    : { about, log: String(draft.log), earlier: String(draft.earlier) };
}
const purposeOfName = (name: string | number | undefined): Purpose | undefined =>
  purposes.find((one) => one === name);

/** “No weekends” tells something; “no thanks” does not. */
const onlyNo = /^(?:no|nope|nah)[\s,.!]*(?:thanks?|thank you)?[\s.!]*$/i;

function changedCopy(turn: Turn): Outcome | undefined {
  const kept = keptOf(turn.state);
  if (kept === undefined || kept.log.split(separator).length > mostMessages) return undefined;
  const { state, message } = turn;
  const isNext = (state.before ?? "").startsWith("draft:");
  const lately = state.exchanges
    .slice(-mostBetween)
    .some(({ handled = "" }) => handled === "draft:copy");
  if (!lately || (!isNext && state.flow !== undefined)) return undefined;
  if (isYes(message) || onlyNo.test(message) || isThanks(message)) return undefined;
  if (
    asksForOne(turn) &&
    purposeIn(message) !== undefined &&
    !/\b(?:again|same|rewrite|re-?do|change)\b/i.test(message)
  )
    return undefined;
  const before = refilled(kept);
  const isPromo = kept.about === "promo";
  if (isPromo && isBesideText(message)) return undefined;
  const wasAsked = isPromo && isAnswer(before, message, kept.log.split(separator).length);
  const change: Change & { readonly ordered?: boolean } = isPromo
    ? promoChanged(before, message, renderCopy, wasAsked || wantsText(turn.plain))
    : changedBy(before, message, renderCopy);
  if (wasAsked && isNext && !isPromoEnough(change.copy)) return undefined;
  const added = { ...kept, log: [kept.log, message].join(separator) };
  const told = toldIn(added.log.split(separator), change.copy);
  const after: Copy = { ...change.copy, told };
  const isTold = JSON.stringify(told) !== JSON.stringify(before.told);
  // The sentences of an announcement have no jokes.
  const isFun = open.has(after.purpose) && after.tone === "fun" && before.tone !== "fun";
  if (isLacking(after) || isFun) {
    const own = asPromotion(added);
    return reply(turn, refilled(own), own, admits(told, before, message));
  }
  if (
    !(change.changed || isTold) ||
    (!isNext && change.ordered !== true && !wasAsked && !aboutText.test(message))
  )
    return undefined;
  const isSame =
    textsOf(after).join() === textsOf(before).join() &&
    (isPromo || (after.versions === 1 && after.lines === undefined));
  const log = [kept.log, isSame ? `${message}\nanother version` : message].join(separator);
  return reply(
    turn,
    isSame ? refilled({ ...kept, log }) : after,
    { ...kept, log },
    admits(told, before, message),
  );
}
/** “No, it’s Friday”, “STILL no price”: what was wrong before is admitted. */
const objects =
  /^(?:no|nope|wrong|still|hey|again|but)\b(?! (?:emoji|price|exclamation|thanks|hash))|\b(?:wrong|not what i)\b|[?!]{2}/i;
const admits = (told: Told, before: Copy, message: string): boolean =>
  told.missed > (before.told?.missed ?? 0) ||
  (objects.test(message) && JSON.stringify(told.lines) !== JSON.stringify(before.told?.lines));
const aboutText =
  /\b(?:text|message|mail|e-?mail|post|letter|flyer|sign|sms|whatsapp|version|it|shorter|longer|friendlier|add|mention|forgot|missed)\b/i;

/** What is to be checked or could be added, if it was not said before. */
function noteOn(copy: Copy, texts: readonly string[], { now, state }: Turn): string | undefined {
  const note = dayAgainstDate(texts.join(" "), now) ?? promoAsksFor(copy);
  const said = state.exchanges
    .slice(-mostMessages)
    .some(({ bot }) => note !== undefined && bot.includes(note));
  return said ? undefined : note;
}

const leads: Readonly<Record<string, string>> = {
  sign: "For the sign: ",
  flyer: "For the flyer: ",
};
const unnamed: ReadonlySet<string> = new Set(["text", "post", "letter", "e-mail"]);

/** The text, its versions, or the lines that are asked for in its place. */
function textsOf(copy: Copy): string[] {
  if (isListedCopy(copy)) return promoLines(copy);
  if (copy.lines !== undefined && copy.purpose !== "promo") return linesOf(copy);
  const all = Array.from({ length: copy.versions === 1 ? 1 : mostVariants }, (_, index) =>
    renderCopy({ ...copy, variant: copy.variant + index }),
  );
  return [...new Set(all)].slice(0, copy.versions);
}
/** How many wordings are tried for several versions, as some are alike. */
const mostVariants = 12;
const isListedCopy = ({ promo }: Copy): boolean => promo !== undefined && isListed(promo);

function reply(turn: Turn, copy: Copy, kept: Kept, admitted = false): Outcome {
  const { state } = turn;
  const texts = textsOf(copy);
  const { channel } = copy;
  const lead =
    isListedCopy(copy) || copy.lines !== undefined || channel === undefined || unnamed.has(channel)
      ? ""
      : (leads[channel] ?? `For ${channel}: `);
  const text = texts.length === 1 ? `“${texts[0]}”` : texts.map((one) => `– “${one}”`).join("\n");
  const note = copy.purpose === "promo" ? noteOn(copy, texts, turn) : undefined;
  const draft: FlowSlots = {
    kind: "copy",
    written: 1,
    about: kept.about,
    log: kept.log,
    earlier: kept.earlier,
  };
  return {
    handled: "draft:copy",
    state: { ...(state.flow === undefined ? state : aside(state)), draft },
    reply: say(
      `${admitted ? "You’re right. " : ""}${lead}${texts.length === 1 || lead === "" ? "" : "\n"}${text}${note === undefined ? "" : `\n\n${note}`}`,
      {
        source: "marketing",
        next: ["Shorter", "Friendlier", "Another version"],
      },
    ),
  };
}
