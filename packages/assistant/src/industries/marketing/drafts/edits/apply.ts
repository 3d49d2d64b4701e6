import { shownName } from "../../../../dialogue/reply/reply.ts";
import type { FlowSlots, Turn } from "../../../../dialogue/types.ts";
import { briefIn, senderOf } from "../brief/brief.ts";
import { daysIn } from "../brief/days.ts";
import { withoutHours } from "../brief/hours.ts";
import { isToWriter } from "../brief/to-writer.ts";
import { linesOf, withLine } from "../lines.ts";
import { says, shareSaid, tellingStems } from "../said.ts";
import { saidToCustomer, statement } from "../voice.ts";
import { blanks, isName } from "./blanks.ts";
import type { Edit } from "./edit.ts";
import { kindFor } from "./kind-for.ts";

/** Applies changes to a text one by one. */

export type Render = (draft: FlowSlots) => string;

const names = (draft: FlowSlots): string[] =>
  [draft.owner, draft.name].flatMap((name) => (name === undefined ? [] : [String(name)]));

/** Fields that a detail can replace or remove. */
const fields = [
  "offer",
  "terms",
  "days",
  "date",
  "hours",
  "price",
  "link",
  "phone",
  "address",
  "topic",
  "content",
  "thing",
  "name",
  "owner",
] as const;

const withoutCut = (draft: FlowSlots, what: string): FlowSlots => {
  const left = linesOf(draft.cut).filter(
    (cut) => shareSaid(what, cut) < 1 && shareSaid(cut, what) < 1,
  );
  const { cut: _cut, ...rest } = draft;
  return left.length === 0 ? rest : { ...rest, cut: left.join("\n") };
};

function signed(draft: FlowSlots, turn: Turn): FlowSlots {
  const next = withoutCut(draft, "name");
  if (names(next).length > 0) return { ...next, signs: 1 };
  const own = shownName(turn.visitor.name);
  return own === "" || /^guest$/i.test(own)
    ? { ...next, extra: withLine(next.extra, "[your name]") }
    : { ...next, owner: own };
}

/** Applies the details in a message; an offer replaces the previous one and its terms. */
export function withDetails(draft: FlowSlots, stated: FlowSlots): FlowSlots {
  const next: FlowSlots = { ...draft };
  // “Only the nail trim is free” repeats the offer, for the same people.
  const isSame = draft.offer !== undefined && says(String(draft.offer), String(stated.offer ?? ""));
  if (stated.offer !== undefined && !isSame) delete next.terms;
  if (stated.days !== undefined) delete next.date;
  return { ...next, ...stated };
}

/** A text made only of sentences has no slot for a day or an amount alone. */
const detailsOf = (what: string, now: Date, { kind }: FlowSlots): FlowSlots => {
  const isGeneral = /^(?:message|regulars|newsletter|post|partner)$/.test(String(kind));
  const {
    thing: _thing,
    complaint: _complaint,
    reason: _reason,
    untrue: _untrue,
    to: _to,
    ...stated
  } = briefIn(what, now);
  if (stated.days !== undefined || isGeneral) delete stated.date;
  if (isGeneral) delete stated.price;
  return stated;
};

const ofReview = (draft: FlowSlots): boolean =>
  draft.kind === "ask_review" && draft.ready === undefined;
const isNoun = (what: string): boolean =>
  what.split(" ").length <= 6 &&
  !/\b(?:is|are|was|we|i|you|they|can|will|have|has|do|come|get|'?re|'?ll|open|closed|if|when)\b/i.test(
    what,
  );

/** “The time, 10 to 6”: the kind of value that follows. */
const label =
  /^(?:the|my|our) (?:opening )?(?:time|hours?|date|day|price|cost|address|place|location|phone|number|mobile|e-?mail|link)s?(?:,|:| is| are| on| in| at)* (?=\S*\d|https?:|www\.)/i;

/** Adds content: as a detail if there is a slot for it, otherwise as a separate sentence. */
function added(draft: FlowSlots, asked: string, turn: Turn, render: Render): FlowSlots {
  if (isName.test(asked)) return signed(withDetails(draft, briefIn(asked, turn.now)), turn);
  const what = asked.replace(label, "").replace(/^(?:it'?s )?(?:only|just) (?=the )/i, "");
  const next = withoutCut(draft, what);
  const blank = blanks.find(([words]) => words.test(what));
  if (blank !== undefined) {
    if (blank[1] === "price") delete next.noPrice;
    const stated = senderOf(turn)[blank[1]];
    if (next[blank[1]] === undefined && stated !== undefined)
      return { ...next, [blank[1]]: stated };
    return next[blank[1]] === undefined ? { ...next, extra: withLine(next.extra, blank[2]) } : next;
  }
  if (/^(?:an? |some |more )?(?:emoji|smiley)s?$/i.test(what))
    return { ...next, extra: withLine(next.extra, "🙂") };
  if (isToWriter(what)) return draft;
  const stated = withDetails(next, detailsOf(what, turn.now, draft));
  if (isContact(what, stated)) return stated;
  if (stated.hours !== undefined && withoutHours(what) === "") return stated;
  if (says(render(stated), what) || isSaid(render(stated), what, stated)) return stated;
  const known = ofBefore(turn, what);
  if (known) {
    const full = withDetails(stated, known);
    if (says(render(full), what)) return full;
  }
  if (ofReview(draft) && isNoun(what)) return { ...stated, topic: what };
  return { ...stated, extra: withLine(stated.extra, statement(what, names(stated))) };
}

/** “My website lumen.example”: a value and its kind. */
const isContact = (what: string, stated: FlowSlots): boolean =>
  [stated.link, stated.phone, stated.mail].some(
    (value) =>
      value !== undefined &&
      what.includes(String(value)) &&
      what.replace(String(value), "").trim().split(" ").length <= 4,
  );

/** Whether the extracted details already state it, in customer-facing words. */
const isSaid = (text: string, what: string, draft: FlowSlots): boolean =>
  says(text, saidToCustomer(what, names(draft))) ||
  (shareSaid(text, what) >= 0.75 && tellingStems(what).length >= 3);

/** The same detail from an earlier message: “where is the 10%?”. */
function ofBefore({ state, now }: Turn, what: string): FlowSlots | undefined {
  for (const { visitor } of state.exchanges.toReversed()) {
    const { offer, terms, days } = briefIn(visitor, now);
    if (offer !== undefined && says(String(offer), what))
      return { offer, ...(terms === undefined ? {} : { terms }) };
    if (days !== undefined && says(String(days), what)) return { days };
  }
  return undefined;
}

const cutFields: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:the |any )?(?:price|prices|cost|amount|sum)s?$/i, ["price", "oldPrice"]],
  [/^(?:the |any )?(?:days?|dates?)$/i, ["days", "date"]],
  [/^(?:the |any )?(?:time|times|hours?)$/i, ["hours"]],
  [/^(?:the |any |that )?(?:offer|deal|discount|freebie)$/i, ["offer", "terms"]],
  [/^(?:the |my |our )?(?:phone |mobile )?number$/i, ["phone"]],
];

const because = / (?:because|due to|as|since)\b[^.!?]*/i;
function withoutReason(draft: FlowSlots): FlowSlots {
  const next: FlowSlots = { ...draft };
  delete next.reason;
  for (const field of ["content", "topic", "extra"])
    if (typeof next[field] === "string") next[field] = next[field].replace(because, "");
  return next;
}

/** Removes unwanted content. */
function cutOut(draft: FlowSlots, what: string): FlowSlots {
  const next: FlowSlots = { ...draft };
  for (const field of cutFields.find(([words]) => words.test(what))?.[1] ?? []) delete next[field];
  if (/price/i.test(what)) next.noPrice = 1;
  if (/^(?:the |my )?(?:name|sign ?-?off|signature)/i.test(what)) {
    delete next.owner;
    delete next.name;
  }
  const phrase = what.replace(
    /^(?:the|that|this|any|my|our|a|an|all|it says|where it says) (?:bit |part |line |sentence |thing |stuff )?(?:about |on |that says |with |of )?/i,
    "",
  );
  for (const field of fields) {
    const value = next[field];
    if (value !== undefined && says(String(value), phrase)) {
      if (field === "content" || shareSaid(phrase, String(value)) >= 0.5) delete next[field];
    }
  }
  if (next.offer === undefined) delete next.terms;
  if (/^(?:the )?(?:why|reasons?)$/i.test(what)) return withoutReason(next);
  const kept = linesOf(next.extra).filter((line) => !says(line, phrase));
  if (kept.length === 0) delete next.extra;
  else next.extra = kept.join("\n");
  return { ...next, cut: withLine(next.cut, phrase) };
}

const replaced = (text: string, from: string, to: string): string =>
  text.replace(
    new RegExp(
      String.raw`(?<![\p{L}\d])${from.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`,
      "giu",
    ),
    to,
  );

const textFields = [...fields, "extra"] as const;
const holds = (draft: FlowSlots, from: string): boolean =>
  from !== "" &&
  textFields.some(
    (field) =>
      typeof draft[field] === "string" &&
      String(draft[field]).toLowerCase().includes(from.toLowerCase()),
  );
const replacedIn = (draft: FlowSlots, from: string, to: string): FlowSlots => ({
  ...draft,
  ...Object.fromEntries(
    textFields.flatMap((field) => {
      const value = draft[field];
      return typeof value === "string" ? [[field, replaced(value, from, to)]] : [];
    }),
  ),
});

/** Replaces one thing with another, in the detail that contains it or in the text. */
function swapped(
  draft: FlowSlots,
  edit: Extract<Edit, { does: "swap" }>,
  turn: Turn,
  render: Render,
): FlowSlots {
  const { from, to } = edit;
  const written = [from, saidToCustomer(from, names(draft))].find((one) => holds(draft, one));
  if (written !== undefined) return replacedIn(draft, written, saidToCustomer(to, names(draft)));
  const stated = detailsOf(to, turn.now, draft);
  const old = from === "" ? {} : detailsOf(from, turn.now, draft);
  const same = Object.keys(stated).filter((field) => old[field] !== undefined || from === "");
  if (same.length > 0) {
    const next = withoutCut(
      withDetails(draft, Object.fromEntries(same.map((field) => [field, stated[field] ?? ""]))),
      to,
    );
    if (says(render(next), to)) return next;
  }
  const voiced = saidToCustomer(from, names(draft));
  const text = render(draft).toLowerCase();
  for (const one of [from, voiced, daysIn(from) ?? ""])
    if (one !== "" && text.includes(one.toLowerCase()))
      return {
        ...draft,
        swaps: withLine(draft.swaps, `${one}\t${saidToCustomer(to, names(draft))}`),
      };
  return added(draft, to, turn, render);
}

function styled(draft: FlowSlots, style: Extract<Edit, { does: "style" }>["style"]): FlowSlots {
  const next: FlowSlots = { ...draft };
  if (style === "short" || style === "long") next.length = style;
  if (style === "warm" || style === "formal" || style === "fun") next.tone = style;
  // A friendly text is not short.
  if (style === "warm") delete next.length;
  if (style === "no_day") {
    for (const value of ["date", "days", "hours"]) delete next[value];
    if (typeof next.content === "string") next.content = next.content.replace(dayInSentence, "");
  }
  if (style === "no_emoji") next.noEmoji = 1;
  if (style === "no_price") next.noPrice = 1;
  if (style === "with_price") delete next.noPrice;
  if (style === "other") next.variant = Number(draft.variant ?? 0) + 1;
  return next;
}
/** “On Thursday”, within a sentence. */
const dayInSentence =
  / (?:on |this |next |from |until )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow)\b/gi;

/** Returns the draft with one change made. */
export function applied(draft: FlowSlots, edit: Edit, turn: Turn, render: Render): FlowSlots {
  switch (edit.does) {
    case "add":
    case "forgot":
      return added(draft, edit.what, turn, render);
    case "cut":
      return cutOut(draft, edit.what);
    case "swap":
      return swapped(draft, edit, turn, render);
    case "style":
      return styled(draft, edit.style);
    case "channel":
      return { ...draft, medium: edit.channel, kind: kindFor(edit.channel, draft) };
  }
}
