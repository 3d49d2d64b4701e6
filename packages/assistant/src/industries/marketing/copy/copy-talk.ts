import { isThanks, isYes } from "../../../dialogue/answers.ts";
import { say } from "../../../dialogue/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { wantsText } from "../drafts/wish.ts";
import { type Copy, type Purpose, purposes } from "./copy.ts";
import { purposeIn } from "./purpose.ts";
import { linesOf, renderCopy } from "./render.ts";
import { type Change, changedBy, copyFrom } from "./tell.ts";

/**
 * Writes announcements and changes them. What is kept of a text are the messages about it; the record is filled from
 * them again at every change.
 */

const separator = "\u001f";
/** For how many messages, and for how many others in between, a text can be changed. */
const mostMessages = 16;
const mostBetween = 3;

const mustTell = anywhere(
  wordList`
    (need|have|want|must|should|would like|how do i|how do we|help me) (to )?(tell|inform|invite|notify|warn|remind) (all )?(my |our |the )*(\w+ )?(customers?|clients?|guests?|parents?|members?|patients?|students?|everyone|people|regulars?|users?|them|visitors?|subscribers?),
    (need|want|have) to (announce|cancel), let (my |our |the )?(customers|clients|guests|parents|members|patients|students|people|everyone) know, (need|needs|want) (an? |the )?(\w+ ){0,3}(invitation|announcement|notice|sms|post|text|message|flyer|mail|e-?mail|newsletter|letter|appeal|reminder|card)\b, (post|text|message|sms|whatsapp|mail|e-?mail|flyer)( and | \+ | & |, )(whatsapp|post|text|mail|e-?mail|facebook|instagram|flyer), announcement for,
    ^(please |can you )?(tell|inform|let|remind) (my|our|the) (\w+ )?(customers|clients|guests|parents|members|patients|students|people|regulars|users|visitors) (that|about|know)
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
  (asksReply.test(message) ||
    wantsText(plain) ||
    mustTell.test(plain) ||
    message.split(/[.!?\n]+/, 4).some((one) => wantsText(plainWords(one))));

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
  if (kept === undefined) return undefined;
  const copy = refilled(kept);
  return isEnough(copy) ? reply(turn, copy, kept) : undefined;
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

/** Whether the record says what it announces. */
function isEnough({
  purpose,
  on,
  from,
  until,
  what,
  price,
  rise,
  oldPrice,
  address,
  left,
  complaint,
  goal,
  statements,
}: Copy): boolean {
  switch (purpose) {
    case "price":
      return (
        price !== undefined || rise !== undefined || (oldPrice !== undefined && from !== undefined)
      );
    case "closed":
      return (on ?? from ?? until) !== undefined;
    case "place":
      return address !== undefined || from !== undefined;
    case "cancelled":
      return what !== undefined;
    case "moved":
      return on !== undefined;
    case "appeal":
      return goal !== undefined || statements.length > 0;
    case "left":
      return left !== undefined;
    case "job":
      return what !== undefined;
    case "apology":
    case "review":
      return complaint !== undefined;
    case "reminder":
    case "thanks":
    case "back":
      return true;
    case "event":
      return what !== undefined && (on ?? from) !== undefined;
  }
}

type Kept = { readonly about: Purpose; readonly log: string; readonly earlier: string };

function keptOf({ draft }: Turn["state"]): Kept | undefined {
  if (draft?.kind !== "copy") return undefined;
  const about = purposeOfName(draft.about);
  return about === undefined
    ? undefined
    : { about, log: String(draft.log), earlier: String(draft.earlier) };
}
const purposeOfName = (name: string | number | undefined): Purpose | undefined =>
  purposes.find((one) => one === name);

/** Fills the record from all messages about the text. */
function refilled({ about, log, earlier }: Kept): Copy {
  const [first = "", ...later] = log.split(separator);
  return later.reduce(
    (copy, message) => changedBy(copy, message, renderCopy).copy,
    copyFrom(about, earlier.split(separator), first),
  );
}

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
  const change: Change = changedBy(before, message, renderCopy);
  if (!change.changed || (!isNext && !aboutText.test(message))) return undefined;
  const text = renderCopy(change.copy);
  const isSame =
    text === renderCopy(before) && change.copy.versions === 1 && change.copy.lines === undefined;
  const log = [kept.log, isSame ? `${message}\nanother version` : message].join(separator);
  return reply(turn, isSame ? refilled({ ...kept, log }) : change.copy, { ...kept, log });
}
const aboutText =
  /\b(?:text|message|mail|e-?mail|post|letter|flyer|sign|sms|whatsapp|version|it|shorter|longer|friendlier|add|mention)\b/i;

const leads: Readonly<Record<string, string>> = {
  sign: "For the sign: ",
  flyer: "For the flyer: ",
};
const unnamed: ReadonlySet<string> = new Set(["text", "post", "letter", "e-mail"]);

function reply(turn: Turn, copy: Copy, kept: Kept): Outcome {
  const { state } = turn;
  const all = Array.from({ length: Math.min(4, copy.versions) }, (_, index) =>
    renderCopy({ ...copy, variant: copy.variant + index }),
  );
  const texts = copy.lines === undefined ? [...new Set(all)] : linesOf(copy);
  const { channel } = copy;
  const lead =
    copy.lines !== undefined || channel === undefined || unnamed.has(channel)
      ? ""
      : (leads[channel] ?? `For ${channel}: `);
  const text = texts.length === 1 ? `“${texts[0]}”` : texts.map((one) => `– “${one}”`).join("\n");
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
    reply: say(`${lead}${texts.length === 1 ? "" : "\n"}${text}`, {
      source: "marketing",
      next: ["Shorter", "Friendlier", "Another version"],
    }),
  };
}
