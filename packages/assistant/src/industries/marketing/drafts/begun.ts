import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import type { Advice } from "../../../knowledge/questions/advice.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { situationOf } from "../situations/of-situation.ts";
import { isToPartner } from "./brief/audience.ts";
import { briefIn, channelTold, matterBefore, senderOf } from "./brief/brief.ts";
import { countIn } from "./brief/count.ts";
import { complaintQuoted } from "./brief/review.ts";
import { listAfterColon, unread } from "./brief/segments.ts";
import { subjectIn } from "./brief/subject.ts";
import { detailsIn, detailsTold } from "./details.ts";
import { hasExtra, isTitle, withPart } from "./edits/edited.ts";
import { asDraftKind, type DraftKind, kindsAbout } from "./kinds.ts";
import { withLine } from "./lines.ts";
import { ordered } from "./ordered.ts";
import { isLines, tellsBefore, withPhrases } from "./stated-lines.ts";
import { sentence, statement } from "./voice.ts";
import { asksForWords, ofOccasion, ofShown, wantsText } from "./wish.ts";

/** Starts a text: determines its kind and collects the details given for it. */

/** What the visitor wants said, behind a colon or “that says”; a remainder that is too short is ignored. */
const leadsToText = wordList`
  saying, that says, to say, telling (them|people|everyone), tell (them|people|my \w+), letting \w+ know,
  (message|text|mail|e-?mail|post|note|sms|whatsapp)( to (them|my \w+|everyone))? that (?!says?\b|goes\b)
`;
const behind = new RegExp(`(?::\\s+|\\b${leadsToText}(?: that)? ?)(\\S.{8,240})$`, "i");

/** Texts about a price discussed before. */
const ofPrices: ReadonlySet<DraftKind> = new Set([
  "price_change",
  "price_objection",
  "board",
  "invitation",
]);
/** Texts that state whatever was given, sentence by sentence. */
const general: ReadonlySet<DraftKind> = new Set([
  "message",
  "regulars",
  "newsletter",
  "post",
  "partner",
]);
export const isGeneral = (kind: DraftKind): boolean => general.has(kind);

/** The text that goes with a situation. */
const kindOfSituation: Readonly<Record<string, DraftKind | undefined>> = {
  "raise-price": "price_change",
  "true-review": "review_reply",
  "false-review": "review_reply",
  "bad-review": "review_reply",
  "unread-letter": "subject_lines",
};

const specific = (kind: DraftKind | undefined): kind is DraftKind =>
  kind !== undefined && !general.has(kind);

/** “A text for my clients: from May a lesson costs 40”. */
function announcesPrice({ message, plain, now }: Turn): boolean {
  const { price, date, oldPrice } = detailsIn(message, now);
  return (
    price !== undefined &&
    (oldPrice !== undefined || (date !== undefined && /\bfrom\b/.test(plain))) &&
    /\b(?:costs?|prices?|will be|goes up|instead of)\b/.test(plain)
  );
}

/** Texts whose sentence the visitor may supply. */
const free: ReadonlySet<DraftKind> = new Set(["closed", "sold_out", "invitation"]);
/** Advice on winning other firms. */
const ofFirms = /firms|companies|corporate|business-customers|b2b/;

/** The kind of text: from the message, or else from the conversation. */
function kindOf(
  turn: Turn,
  ownSubject: boolean,
  inHand: Advice | undefined,
  brings: boolean,
): DraftKind {
  const { plain, message, state } = turn;
  if (announcesPrice(turn)) return "price_change";
  if (ofShown.test(plain)) return "board";
  const [first] = kindsAbout(plain)
    .filter((kind) => !brings || !free.has(kind))
    .filter((kind) => kind !== "invitation" || /\binvit/.test(plain));
  if (specific(first)) return first;
  if (!ownSubject && inHand !== undefined && ofFirms.test(inHand.id)) return "partner";
  if (
    isToPartner(message) ||
    (briefIn(message, turn.now).to !== undefined &&
      /\b(?:e-?mail|mail|letter|message|text)\b/i.test(message) &&
      wantsText(plain))
  )
    return "partner";
  if (ownSubject) return first ?? "message";
  const ofSituation = kindOfSituation[situationOf(turn)?.id ?? ""];
  if (ofSituation !== undefined) return ofSituation;
  // Merely mentioning ads does not request headlines.
  const before = state.exchanges
    .toReversed()
    .flatMap(({ visitor }) =>
      kindsAbout(visitor.toLowerCase()).filter(
        (kind) => !isLines(kind) || wantsText(plainWords(visitor)),
      ),
    );
  const ofAdvice = asDraftKind(inHand?.text);
  const earlier =
    before.find(specific) ??
    (specific(ofAdvice) ? ofAdvice : undefined) ??
    (state.exchanges.some(({ visitor }) => isToPartner(visitor)) ? "partner" : undefined) ??
    (state.exchanges.some(({ visitor }) => /\bnewsletter\b/i.test(visitor))
      ? "newsletter"
      : undefined) ??
    asDraftKind(state.draft?.kind);
  if (
    earlier !== undefined &&
    (first === undefined || first === "message" || first === "regulars" || first === "newsletter")
  )
    return earlier;
  return first ?? "message";
}

/** The subject of a text requested in earlier messages. */
function topicBefore({ state }: Turn): string | undefined {
  for (const { visitor } of state.exchanges.toReversed()) {
    const plain = plainWords(visitor);
    if (
      !wantsText(plain) &&
      !asksForWords(plain) &&
      !/\b(?:tell|let|announce|promot)\w*\b/.test(plain)
    )
      continue;
    const topic = subjectIn(visitor.split(/[.!?\n]/)[0] ?? "");
    if (topic !== undefined) return topic;
  }
  return undefined;
}

const sentencesOf = (message: string): string[] => message.split(/[.!?;\n]+(?=\s|$)/);
const topicOf = (message: string): string | undefined =>
  sentencesOf(message)
    .map(subjectIn)
    .find((topic) => topic !== undefined);

/** Returns the draft for a requested text, with all details given for it. */
export function begun(
  turn: Turn,
  inHand: Advice | undefined,
  named: Advice | undefined,
): FlowSlots {
  const { message, now } = turn;
  const complaint = complaintQuoted(message);
  // Text in quotation marks is the review, not the content of the reply.
  const list = complaint === undefined ? listAfterColon(message) : [];
  const content = list.length > 1 ? undefined : behind.exec(message)?.[1]?.trim();
  const all = briefIn(message, now);
  // Behind the colon stands the text itself: “the board outside: coffee + roll 5 dollar”.
  const own = content === undefined ? all : { ...all, ...briefIn(content, now) };
  const topic = content === undefined ? topicOf(message) : undefined;
  const ownSubject =
    own.offer !== undefined || topic !== undefined || content !== undefined || list.length > 1;
  const kind = kindOf(
    turn,
    ownSubject && wantsText(turn.plain.replace(/^.*\bwrite it\b/, "")),
    inHand,
    content !== undefined || tellsMore(turn),
  );
  const stated = general.has(kind) ? own : detailsTold(turn, ofPrices.has(kind));
  const before = ownSubject ? {} : matterBefore(turn);
  const earlier = ownSubject ? undefined : topicBefore(turn);
  const draft: FlowSlots = {
    kind,
    variant: 0,
    written: 1,
    ...(isLines(kind) ? tellsBefore(turn.state.draft) : {}),
    ...before,
    ...senderOf(turn),
    ...stated,
    ...own,
    ...(complaint === undefined ? {} : { complaint }),
  };
  delete draft.medium;
  // The price of something else does not belong on a sign.
  const sentences =
    kind === "board" && own.price === undefined
      ? unread(message, now).filter((part) => !/\d/.test(part))
      : [];
  if (
    kind === "board" &&
    own.price === undefined &&
    (own.offer !== undefined || sentences.length > 0)
  )
    delete draft.thing;
  if (sentences.length > 0) delete draft.price;
  if (kind === "board" && own.price === undefined && draft.thing === undefined) delete draft.price;
  if (kind === "board" && own.days !== undefined) delete draft.date;
  // The visitor's words already contain the day.
  if (
    general.has(kind) &&
    (own.days !== undefined ||
      own.terms !== undefined ||
      content !== undefined ||
      topic !== undefined)
  )
    delete draft.date;
  const channel = channelTold(turn);
  // Google is where the review goes, not the request for it.
  const asksReview = kind === "ask_review" && channel === "Google";
  if (!asksReview && (channel !== undefined || kind === "partner"))
    draft.medium = channel ?? "e-mail";
  if (kind === "newsletter" && channel === undefined) draft.medium = "e-mail";
  if (
    /\bgoogle\b/i.test([message, ...turn.state.exchanges.map(({ visitor }) => visitor)].join(" "))
  )
    draft.google = 1;
  if (content !== undefined && kind !== "price_change" && kind !== "review_reply")
    draft.content = sentence(content, namesIn(draft));
  if (topic !== undefined || earlier !== undefined) draft.topic = topic ?? earlier ?? "";
  const occasion = named !== undefined && ofOccasion.test(turn.plain);
  const ready = occasion
    ? named
    : tellsMatter(draft) || list.length > 0 || !general.has(kind)
      ? undefined
      : (named ?? inHand);
  if (ready?.draft !== undefined) draft.ready = ready.id;
  const count = countIn(message);
  if (count !== undefined) draft.count = count;
  if (isLines(kind)) delete draft.medium;
  if (isLines(kind)) return withPhrases(draft, turn);
  if (
    (kind === "price_change" ||
      (kind === "board" && sentences.length > 0 && own.offer === undefined)) &&
    list.length < 2
  )
    return withUnread(draft, turn, false);
  return general.has(kind) || list.length > 1
    ? saidOnce(withUnread(draft, turn, list.length > 1))
    : draft;
}

/** Removes the item and price that the visitor’s own words already contain. */
function saidOnce(draft: FlowSlots): FlowSlots {
  const { thing: _thing, ...rest } = draft;
  const words = ["content", "topic", "extra", "offer", "terms"]
    .map((field) => draft[field] ?? "")
    .join(" ");
  const next = hasExtra(draft) && draft.kind !== "board" ? rest : { ...draft };
  // The visitor's own sentence contains the day: “from 3rd to 7th December”.
  if (/\d|day\b/i.test(String(draft.extra ?? ""))) delete next.date;
  if (next.price !== undefined && words.includes(String(next.price))) delete next.price;
  return ordered(next);
}

/** Adds the parts of the request that were not extracted as details. */
function withUnread(draft: FlowSlots, turn: Turn, isList: boolean): FlowSlots {
  const parts = isList
    ? listAfterColon(turn.message)
    : draft.content === undefined
      ? unread(turn.message, turn.now)
      : [];
  const said = (all: FlowSlots): string =>
    Object.entries(all)
      .flatMap(([name, value]) => (name === "kind" || name === "medium" ? [] : [String(value)]))
      .join(" ");
  if (isGeneral(asDraftKind(draft.kind) ?? "message") || isList)
    return parts.reduce((all, part) => withPart(all, part, turn, said), draft);
  // A specific recipe already states amounts and the day; other details are added in the visitor's words.
  const sums = [draft.price, draft.oldPrice].filter((sum) => sum !== undefined).map(String);
  const others = parts.filter((part) => !sums.some((sum) => part.includes(sum)));
  let next = draft;
  for (const part of others)
    next = isTitle.test(part)
      ? withPart(next, part, turn, said)
      : { ...next, extra: withLine(next.extra, statement(part, namesIn(next))) };
  return next;
}

/** Whether days off are only one of several things the text should say. */
const tellsMore = ({ message, now }: Turn): boolean =>
  unread(message, now).filter((part) => !/\b(?:closed|shut|closing)\b/i.test(part)).length > 0 &&
  /\b(?:closed|shut|closing)\b/i.test(message) &&
  briefIn(message, now).price !== undefined;

const namesIn = ({ owner, name }: FlowSlots): string[] =>
  [owner, name].flatMap((one) => (one === undefined ? [] : [String(one)]));

/** Whether the subject of the text was given. */
export const tellsMatter = (draft: FlowSlots): boolean =>
  hasExtra(draft) || ["offer", "content", "topic"].some((field) => draft[field] !== undefined);
