import { isYes } from "../../../dialogue/message/answers.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { type Advice, type AdviceBook, noAdvice } from "../../../knowledge/questions/advice.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { adviceInHand, adviceLately } from "../advice/current-advice.ts";
import { subjectMeant } from "../advice/subject-meant.ts";
import { begun, isGeneral, tellsMatter } from "./begun.ts";
import { briefIn } from "./brief/brief.ts";
import { listAfterColon } from "./brief/segments.ts";
import { subjectIn } from "./brief/subject.ts";
import { channelNamed } from "./channel.ts";
import { detailsIn, detailsTold } from "./details.ts";
import { clausesOf, editIn } from "./edits/edit.ts";
import { edited } from "./edits/edited.ts";
import { kindFor } from "./edits/kind-for.ts";
import { linesEdited } from "./edits/lines-edited.ts";
import { otherSubject } from "./edits/other-subject.ts";
import { asksWhatIsWrong, rolesPutRight } from "./edits/roles-put-right.ts";
import { filledIn } from "./filled-in.ts";
import { asDraftKind, type DraftKind, kindsAbout } from "./kinds.ts";
import { pitchOf } from "./pitch.ts";
import { isList, rendered } from "./render.ts";
import { isLines } from "./stated-lines.ts";
import { recipes } from "./texts.ts";
import { valuesOf } from "./values.ts";
import { anotherVersion, differing, versions } from "./versions.ts";
import { asksForWords, asksPolitely, ofOccasion, wantsText } from "./wish.ts";

/**
 * Writes texts from the details given, fills in later details, and changes them on request, also some messages later.
 */

/** For how many messages a written text can be changed. */
const mostBack = 5;

/** The last text written, if recent. */
function inHandOf({ state }: Turn): FlowSlots | undefined {
  const { draft, exchanges } = state;
  const lately = exchanges
    .slice(-mostBack)
    .some(({ handled = "" }) => handled.startsWith("draft:"));
  return draft?.written !== undefined && draft.kind !== "copy" && lately ? draft : undefined;
}

/** Answers a request for a text, a change to the written text, or a missing detail. */
export function writeTexts(turn: Turn, book: AdviceBook): Outcome | undefined {
  const { state, plain } = turn;
  const last = inHandOf(turn);
  const isNext = (state.before ?? "").startsWith("draft:");
  if (last && (isNext || state.flow === undefined) && !isAnother(turn, last)) {
    const render = (draft: FlowSlots): string => rendered(turn, draft, book);
    if (isNext && asksWhatIsWrong(turn.message))
      return asked(
        turn,
        last,
        "Which part is wrong: the name, the day, the hour, the place or the price?",
      );
    const next =
      (isNext ? rolesPutRight(turn.message, last) : undefined) ??
      otherSubject(turn, last) ??
      sameElsewhere(turn, last) ??
      (isNext ? filledIn(turn, last) : undefined) ??
      (isLines(last.kind)
        ? isNext
          ? linesEdited(turn, last, render)
          : undefined
        : edited(turn, last, render, { isNext }));
    if (next) return reply(turn, differing(next, last, render), book);
  }
  if (
    !last &&
    state.draft !== undefined &&
    state.draft.kind !== "copy" &&
    (isNext || isAwaited(turn))
  ) {
    const render = (draft: FlowSlots): string => rendered(turn, draft, book);
    const next =
      listAfterColon(turn.message).length > 1 || asksChange(turn)
        ? edited(turn, state.draft, render, { isNext })
        : filledIn(turn, state.draft);
    if (next) return reply(turn, { ...next, written: 1 }, book);
  }
  if (takesOffer(turn) || wantsOne(turn))
    return reply(turn, anotherVersion(turn, begunFor(turn, book), book), book);
  if (asksForWords(plain)) {
    const draft = begunFor(turn, book);
    if (saysSomething(turn, draft)) return reply(turn, draft, book);
  }
  return afterReview(turn, book);
}

/** “Nah shorter, and mention the guarantee”, before any details were given: not content. */
const asksChange = ({ message }: Turn): boolean =>
  clausesOf(message).some((clause) => editIn(clause) !== undefined);

/** A text without content is still pending after a side question. */
const isAwaited = ({ state: { draft, exchanges, flow } }: Turn): boolean =>
  flow === undefined &&
  draft?.asked !== undefined &&
  exchanges.slice(-mostAside).some(({ handled = "" }) => handled.startsWith("draft:"));
const mostAside = 2;

/** “Write it. It’s a text, not an e-mail”: one of the sentences requests a text. */
const wantsOne = ({ plain, message }: Turn): boolean =>
  wantsText(plain) ||
  sentencesOf(message).some((one) => wantsText(plainWords(one)) || asksPolitely(one));
const mostSentences = 4;
const sentencesOf = (message: string): string[] =>
  message.split(/[.!?\n]+/, mostSentences).filter((one) => one.trim() !== "");

/** Writes a text for a message with that intent. */
export const writeText = (turn: Turn): Outcome => reply(turn, begunFor(turn, noAdvice), noAdvice);

function begunFor(turn: Turn, book: AdviceBook): FlowSlots {
  const inHand = adviceInHand(turn, book) ?? adviceLately(turn, book);
  return begun(turn, inHand, namedIn(turn, book));
}

/** The subject named in the request. */
function namedIn(turn: Turn, book: AdviceBook): Advice | undefined {
  const found = subjectMeant(turn, book, ofOccasion.test(turn.plain) ? "rather" : "surely");
  return found && book.all.find(({ question }) => question === found.question);
}

const isBlankReady = ({ ready, offer }: FlowSlots): boolean => ready !== undefined && !offer;

const sameText = /\b(?:same|instead|as well|(?:and|now|also|another) one (?:for|as|on))\b/i;
const asksIt = /\b(?:do|make|write|turn|send|give|put|one|need|want|for|as)\b/i;
/** “A WhatsApp to my clients instead, same thing”: the same details, for another channel. */
function sameElsewhere({ message, plain }: Turn, last: FlowSlots): FlowSlots | undefined {
  const isLetter = /\bnewsletter\b/i.test(message) && last.kind !== "newsletter";
  if (
    isLetter &&
    sameText.test(message) &&
    !isLines(last.kind) &&
    isGeneral(asDraftKind(last.kind) ?? "message")
  )
    return { ...last, medium: "e-mail", kind: "newsletter" };
  const channel = channelNamed(message);
  if (channel === undefined || channel === last.medium || !sameText.test(message)) return undefined;
  if (!(wantsText(plain) || asksIt.test(plain)) || isBlankReady(last)) return undefined;
  const { ready: _ready, ...own } = last;
  return { ...own, medium: channel, kind: kindFor(channel, last) };
}

/** A request for a text about something other than the current one. */
function isAnother(turn: Turn, last: FlowSlots): boolean {
  const { message, plain } = turn;
  if (!wantsText(plain) || /\b(?:re-?do|re-?write|re-?draft|again|change|fix|same)\b/i.test(plain))
    return false;
  const [first] = kindsAbout(plain);
  const { offer } = briefIn(message, turn.now);
  const own = message
    .split(/[.!?\n]/)
    .map(subjectIn)
    .find((topic) => topic !== undefined);
  const isOther = first !== undefined && first !== last.kind && !isGeneral(first);
  return (
    isOther ||
    own !== undefined ||
    offer !== undefined ||
    listAfterColon(message).length > 0 ||
    ofOccasion.test(plain)
  );
}

const offeredBack = 2;
const agrees = wordList`ok, okay, yes, yeah, yep, yea, sure, please, then, just, great, cool, go on, alright, lovely, perfect`;
const goesOn = wordList`do, go, write, draft, send, use, make, it, that, please, its, it's, im, i'm, i am, my, from, with, the, for, sign, say, put, add, mention, we, we're, were, a, text, as, and`;
const does = wordList`do it, go ahead, do that, please do, go on, go for it, write it`;
const takes = new RegExp(`^(?:${agrees}[\\s,.!]*)+\\b${goesOn}\\b|^${does}\\b`, "i");

/** “Oh, how lovely!” */
const delighted =
  /^(?:(?:oh|ah|wow|well)[\s,!.]+)?(?:(?:how|what|that's|that is|so)(?: an?)? (?:very )?\p{L}+(?: idea)?[!.,]+\s*)?/iu;

/** “Yeah go on”, with or without more, after an offer to write. */
const takesOffer = ({ message, state }: Turn): boolean =>
  !message.includes("?") &&
  (isYes(message) || takes.test(message.trim().replace(delighted, ""))) &&
  state.exchanges
    .slice(isYes(message) ? -1 : -offeredBack)
    .some(({ bot }) => /\bShall I write\b/.test(bot));

/** “Yes it was cold”, after the question whether a bad review is true: writes the reply to it. */
function afterReview(turn: Turn, book: AdviceBook): Outcome | undefined {
  const { state, message, now } = turn;
  if (!/^situation:(?:true|false)-review$/.test(state.before ?? "") || message.includes("?"))
    return undefined;
  const { complaint, untrue } = detailsIn(message, now);
  return complaint === undefined && untrue === undefined
    ? undefined
    : reply(
        turn,
        { variant: 0, written: 1, ...detailsTold(turn, false), kind: "review_reply" },
        book,
      );
}

/** Texts that are independent of other details. */
const byThemselves: ReadonlySet<DraftKind> = new Set([
  "review_reply",
  "price_objection",
  "ask_review",
  "partner",
]);

/** Whether a text has content; otherwise it would consist of blanks. */
function saysSomething(turn: Turn, draft: FlowSlots): boolean {
  const kind = asDraftKind(draft.kind) ?? "message";
  if (
    byThemselves.has(kind) ||
    draft.ready !== undefined ||
    tellsMatter(draft) ||
    (draft.days !== undefined && !isGeneral(kind))
  )
    return true;
  const all = valuesOf(turn.state, draft);
  if (isLines(kind) && pitchOf(all) !== undefined) return true;
  return (
    recipes[kind].needs.some(([value]) => all[value] !== undefined) ||
    all.thing !== undefined ||
    all.price !== undefined
  );
}

/** A subject's text without details would consist of blanks, and was not offered: asks for the subject first. */
const isMereForm = ({ state }: Turn, draft: FlowSlots, text: string): boolean =>
  draft.ready !== undefined &&
  draft.asked === undefined &&
  draft.written !== undefined &&
  !state.exchanges.slice(-offeredBack).some(({ bot }) => /\bShall I write\b/.test(bot)) &&
  new Set(text.match(/\[(?!name|first name|your name|link)[^\]]+\]/g)).size >= mostBlanks;
const mostBlanks = 3;

/** Asks what the text is about, if no content was given. */
const asked = ({ state }: Turn, draft: FlowSlots, question: string): Outcome => ({
  handled: `draft:${draft.kind}`,
  state: { ...(state.flow === undefined ? state : aside(state)), draft },
  reply: say(`Happy to. ${question}`, { source: "marketing" }),
});

function reply(turn: Turn, draft: FlowSlots, book: AdviceBook): Outcome {
  const kind = asDraftKind(draft.kind) ?? "message";
  const values = valuesOf(turn.state, draft);
  const open =
    draft.ready !== undefined || (isGeneral(kind) && tellsMatter(draft))
      ? undefined
      : recipes[kind].needs.find(
          ([value]) => values[value] === undefined && !(draft.noPrice && value === "price"),
        );
  if (open !== undefined && draft.asked === undefined && !saysSomething(turn, draft)) {
    const { written: _written, ...unwritten } = draft;
    return asked(turn, { ...unwritten, asked: 1 }, open[1]);
  }
  const text = versions(turn, draft, values, book);
  if (isMereForm(turn, draft, text)) {
    const { written: _written, ready: _ready, extra: _extra, ...unwritten } = draft;
    const question = recipes[kind].needs[0]?.[1] ?? "What should it say, and who’s it for?";
    return asked(turn, { ...unwritten, asked: 1 }, question);
  }
  // A missing detail is asked for once; after that, the blank remains.
  const asks =
    open !== undefined &&
    draft.asked === undefined &&
    /\[(?!name|first name|your name|link)/.test(text);
  const quoted = isList(draft, values) || /^[“–]/.test(text) ? `\n${text}` : `“${text}”`;
  const lead =
    draft.medium === undefined ? "" : (leads[String(draft.medium)] ?? `For ${draft.medium}: `);
  const { state } = turn;
  return {
    handled: draft.ready === undefined ? `draft:${kind}` : "draft:ready",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      draft: asks ? { ...draft, asked: 1 } : draft,
    },
    reply: say(`${lead}${quoted}${asks ? `\n\n${open[1]}` : ""}`.trim(), {
      source: "marketing",
      next: ["Shorter", "Friendlier", "Another version"],
    }),
  };
}
const leads: Readonly<Record<string, string>> = {
  text: "",
  post: "",
  letter: "",
  "e-mail": "",
  sign: "For the sign: ",
  flyer: "For the flyer: ",
};
