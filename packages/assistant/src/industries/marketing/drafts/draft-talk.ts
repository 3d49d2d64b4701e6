import { say } from "../../../dialogue/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { customersOf } from "../business/kinds.ts";
import { businessOf } from "../business/told.ts";
import { situationOf } from "../situations/of-situation.ts";
import { changeOf, sentence } from "./changed-draft.ts";
import { composed } from "./composed.ts";
import { detailsIn, detailsTold } from "./details.ts";
import { asDraftKind, type DraftKind, kindsAbout } from "./kinds.ts";
import type { Values } from "./recipe.ts";
import { recipes } from "./texts.ts";
import { asksForWords, wantsText } from "./wish.ts";

/** Writes short texts from what was told, fills in what is told next, and changes them as asked. */

/** What the visitor wants said, behind a colon or “that says”; too short a rest says nothing. */
const leadsToText = wordList`
  saying, that says, to say, telling (them|people|everyone), tell (them|people|my \w+), letting \w+ know,
  (message|text|mail|e-?mail|post|note|sms|whatsapp)( to (them|my \w+|everyone))? that (?!says?\b|goes\b)
`;
const behind = new RegExp(`(?::\\s+|\\b${leadsToText}(?: that)? ?)(\\S.{8,240})$`, "i");
const values = [
  "thing",
  "price",
  "oldPrice",
  "percent",
  "date",
  "hours",
  "days",
  "reason",
  "complaint",
  "untrue",
  "name",
  "medium",
  "currency",
] as const;

/** Answers a wish for a text, a change of the text that was written, and what was missing in it. */
export function ofDraft(turn: Turn): Outcome | undefined {
  const { state, plain } = turn;
  const written = (state.before ?? "").startsWith("draft:") ? state.draft : undefined;
  const changed = written && changeOf(turn, written);
  if (changed) return reply(turn, changed);
  if (wantsText(plain)) return reply(turn, begun(turn));
  if (asksForWords(plain)) {
    const draft = begun(turn);
    if (saysSomething(turn, draft)) return reply(turn, draft);
  }
  return (written && filledIn(turn, written)) ?? afterReview(turn);
}

/** “Yes it was cold”, after the question whether a bad review is true: the answer to it is written. */
function afterReview(turn: Turn): Outcome | undefined {
  const { state, message, now } = turn;
  if (!/^situation:(?:true|false)-review$/.test(state.before ?? "") || message.includes("?"))
    return undefined;
  const { complaint, untrue } = detailsIn(message, now);
  return complaint === undefined && untrue === undefined
    ? undefined
    : reply(turn, { variant: 0, ...detailsTold(turn, false), kind: "review_reply" });
}

/** Writes a text for a message whose intent is that. */
export const writeText = (turn: Turn): Outcome => reply(turn, begun(turn));

/** Texts about a price that the talk was about before. */
const ofPrices: ReadonlySet<DraftKind> = new Set([
  "price_change",
  "price_objection",
  "board",
  "invitation",
]);

/** Texts that stand by themselves, whatever else was told. */
const byThemselves: ReadonlySet<DraftKind> = new Set([
  "review_reply",
  "price_objection",
  "ask_review",
]);

/** Whether a text has what it is about; otherwise it would be blanks alone. */
function saysSomething(turn: Turn, draft: FlowSlots): boolean {
  const kind = asDraftKind(draft.kind) ?? "message";
  if (byThemselves.has(kind)) return true;
  const all = valuesOf(turn, draft);
  const needs = recipes[kind].needs.map(([value]) => value);
  return (
    all.content !== undefined ||
    all.thing !== undefined ||
    needs.some((value) => all[value] !== undefined)
  );
}

/** The text that goes with a situation. */
const kindOfSituation: Readonly<Record<string, DraftKind | undefined>> = {
  "raise-price": "price_change",
  "true-review": "review_reply",
  "false-review": "review_reply",
  "bad-review": "review_reply",
  "unread-letter": "subject_lines",
};

/** Which text is meant: the message says it, or else what the talk was about. */
function kindOf(turn: Turn): DraftKind {
  const { plain, state } = turn;
  const now = kindsAbout(plain);
  const before = state.exchanges
    .toReversed()
    .flatMap(({ visitor }) => kindsAbout(visitor.toLowerCase()));
  const specific = (kind: DraftKind): boolean =>
    kind !== "message" && kind !== "newsletter" && kind !== "post" && kind !== "regulars";
  const earlier =
    before.find(specific) ??
    (state.exchanges.some(({ visitor }) => /\bnewsletter\b/i.test(visitor))
      ? "newsletter"
      : undefined) ??
    asDraftKind(state.draft?.kind);
  const ofSituation = kindOfSituation[situationOf(turn)?.id ?? ""];
  const [first] = now;
  if (first !== undefined && specific(first)) return first;
  if (ofSituation !== undefined && (first === undefined || first === "message")) return ofSituation;
  // “Can you write it”, “a text to my regulars”: of what was spoken of before, unless the message says what it is about.
  const says = behind.test(turn.message);
  if (
    earlier !== undefined &&
    !says &&
    (first === undefined || first === "message" || first === "regulars")
  )
    return earlier;
  return first ?? "message";
}

/** “A text for my clients: from May a lesson costs 40”. */
function announcesPrice({ message, plain, now }: Turn): boolean {
  const { price, date, oldPrice } = detailsIn(message, now);
  return (
    price !== undefined &&
    (oldPrice !== undefined || (date !== undefined && /\bfrom\b/.test(plain))) &&
    /\b(?:costs?|prices?|will be|goes up|instead of)\b/.test(plain)
  );
}

function begun(turn: Turn): FlowSlots {
  const { state, message, now } = turn;
  const kind = announcesPrice(turn) ? "price_change" : kindOf(turn);
  const told = detailsTold(turn, ofPrices.has(kind));
  const content = behind.exec(message)?.[1]?.trim();
  const draft: FlowSlots = { kind, variant: 0, ...told };
  // A medium named for another purpose earlier is not that of this text.
  delete draft.medium;
  const { medium } = detailsIn(message, now);
  const before = state.draft?.medium;
  if (medium !== undefined) draft.medium = medium;
  else if (before !== undefined && state.draft?.kind === kind) draft.medium = before;
  if (content !== undefined && kind !== "price_change" && kind !== "review_reply")
    draft.content = sentence(content);
  return draft;
}

/** Fills the blank of a text with what was told next, if the reply asked for it or the message gives a value of it. */
function filledIn(turn: Turn, draft: FlowSlots): Outcome | undefined {
  const { message, plain, now, slots } = turn;
  const kind = asDraftKind(draft.kind) ?? "message";
  const found = detailsIn(message, now);
  const missing = recipes[kind].needs
    .map(([value]) => value)
    .filter((value) => draft[value] === undefined);
  if (missing.includes("price") && found.price === undefined) {
    const [amount] = [
      ...slots.amounts.map(({ value }) => value),
      ...(slots.alone === undefined ? [] : [slots.alone]),
    ];
    if (amount !== undefined) found.price = amount;
  }
  const asks =
    message.includes("?") ||
    /^(?:how|what|why|should|is|are|do|does|can|which|when|who)\b/.test(plain);
  const words = plain.split(" ").length;
  if (asks || words > 20) return undefined;
  if (
    missing.includes("thing") &&
    found.thing === undefined &&
    words <= 7 &&
    draft.asked !== undefined
  )
    found.thing = plainWords(message).replace(/^(?:it is|its|the|a|an|for|about|of|on) /, "");
  if (missing.includes("content") && draft.asked !== undefined && words >= 2)
    found.content = sentence(message);
  if (
    missing.includes("complaint") &&
    found.complaint === undefined &&
    draft.asked !== undefined &&
    words >= 3
  )
    found.complaint = plainWords(message).replace(
      /^(?:it is|its|that|about|because|they say|she says|he says) /,
      "",
    );
  const news = values.filter(
    (value) => found[value] !== undefined && found[value] !== draft[value],
  );
  if (news.length === 0 && found.content === undefined) return undefined;
  return reply(turn, { ...draft, ...found });
}

function valuesOf(turn: Turn, draft: FlowSlots): Values {
  const { kind, way } = businessOf(turn.state);
  const text = (value: string | number | undefined) =>
    value === undefined ? undefined : String(value);
  const number = (value: string | number | undefined) =>
    value === undefined ? undefined : Number(value);
  const all = {
    business: kind,
    name: text(draft.name),
    thing: text(draft.thing),
    price: number(draft.price),
    oldPrice: number(draft.oldPrice),
    percent: number(draft.percent),
    date: text(draft.date),
    hours: text(draft.hours),
    days: text(draft.days),
    reason: text(draft.reason),
    complaint: text(draft.complaint),
    content: text(draft.content),
    currency: text(draft.currency ?? turn.state.figures?.currency),
    ...(draft.untrue === undefined ? {} : { untrue: draft.untrue === 1 }),
  };
  const told = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return {
    kind: asDraftKind(draft.kind) ?? "message",
    customers: customersOf(kind, way),
    walkIn: way === "walk_in",
    online: way === "online",
    ...told,
  };
}

/** Adds a sentence at the end, within the quotation marks if the text has its own. */
const withMore = (text: string, extra: string): string =>
  text.endsWith("”") ? `${text.slice(0, -1)} ${extra}”` : `${text} ${extra}`;

/** Asks what the text is about, where nothing of it was told. */
const asked = ({ state }: Turn, draft: FlowSlots, question: string): Outcome => ({
  handled: `draft:${draft.kind}`,
  state: { ...(state.flow === undefined ? state : aside(state)), draft },
  reply: say(`Gladly. ${question}`, { source: "marketing" }),
});

function reply(turn: Turn, draft: FlowSlots): Outcome {
  const kind = asDraftKind(draft.kind) ?? "message";
  const values = valuesOf(turn, draft);
  const made = composed(kind, values, draft);
  const text =
    draft.extra === undefined || recipes[kind].list ? made : withMore(made, String(draft.extra));
  const open = recipes[kind].needs.find(
    ([value]) =>
      values[value] === undefined &&
      values.content === undefined &&
      !(draft.noPrice && value === "price"),
  );
  // What is missing is asked for once; after that the blank speaks for itself.
  const asks = open !== undefined && draft.asked === undefined && /\[/.test(text);
  if (asks && !saysSomething(turn, draft)) return asked(turn, { ...draft, asked: 1 }, open[1]);
  const lead = draft.medium === undefined ? "" : `For ${draft.medium}: `;
  const quoted = recipes[kind].list || text.startsWith("“") ? `\n${text}` : `“${text}”`;
  const { state } = turn;
  return {
    handled: `draft:${kind}`,
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
