import { say } from "../../../dialogue/reply.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import type { Advice, AdviceBook } from "../../../knowledge/questions/advice.ts";
import { detailsIn } from "../drafts/details.ts";
import { ofDraft } from "../drafts/draft-talk.ts";
import { changes, ofOccasion, wantsText } from "../drafts/wish.ts";
import { filled } from "./business-words.ts";
import { subjectMeant } from "./subject-meant.ts";

/** Writes the text that goes with a subject of advice, and changes it as asked: `draft` in the advice. */

const handled = "draft:ready";
const kept = ["price", "date", "hours", "days", "percent", "thing", "currency"] as const;
/** Blanks that only the sender can fill, which are no gap in what a text says. */
const ofSender = /\[(?:first name|name|your name|link|number)\]/g;

/** Answers a wish for the text of a subject, and what changes it; undefined if another text is wanted. */
export function readyText(
  turn: Turn,
  book: AdviceBook,
  inHand: Advice | undefined,
): Outcome | undefined {
  const { state, plain, message, now } = turn;
  const before = state.before === handled ? state.draft : undefined;
  const written = before && book.all.find(({ id }) => id === before.ready);
  if (before && written) {
    const next = changed(turn, before);
    if (next) return told(turn, written, next);
  }
  if (!wantsText(plain) && !takesOffer(turn)) return undefined;
  const own = named(turn, book);
  const subject = own ?? inHand;
  if (subject?.draft === undefined) return undefined;
  // Other texts are made of what was told; where that leaves gaps, or an occasion is named, there is a whole one.
  if (!(own && ofOccasion.test(plain)) && isWhole(ofDraft(turn))) return undefined;
  return told(turn, subject, { ...valuesIn(message, now), ready: subject.id, kind: "message" });
}

/** “Do it”, where writing was offered a moment ago. */
const takesOffer = ({ plain, state }: Turn): boolean =>
  /^(?:(?:ok|yes|yeah|sure|please|then|just) )*(?:do it|go ahead|do that|please do|go on)(?: please| then)?$/.test(
    plain,
  ) && state.exchanges.slice(-offeredBack).some(({ bot }) => /\bShall I write\b/.test(bot));
const offeredBack = 2;

/** The subject that the wish itself names. */
function named(turn: Turn, book: AdviceBook): Advice | undefined {
  const found = subjectMeant(turn, book, ofOccasion.test(turn.plain) ? "rather" : "surely");
  return found && book.all.find(({ question }) => question === found.question);
}

/** Whether a text says what was to be said, without a gap or a question. */
export const isWhole = (outcome: Outcome | undefined): boolean => {
  // A message of a bare noun says nothing.
  if (outcome?.handled === "draft:message" && outcome.state.draft?.content === undefined)
    return false;
  const text = outcome?.reply.message.content.replace(ofSender, "") ?? "Gladly.";
  return !text.startsWith("Gladly.") && !text.includes("[") && !/[,:] [,.]/.test(text);
};

const valuesIn = (message: string, now: Date): FlowSlots => {
  const found = detailsIn(message, now);
  return Object.fromEntries(
    kept.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])),
  );
};

/** Returns the text with another length or tone, or with values told now; undefined if the message changes nothing. */
function changed({ plain, message, now }: Turn, draft: FlowSlots): FlowSlots | undefined {
  if (message.includes("?") && !/\b(?:can|could|would) you\b/.test(plain)) return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  const next: FlowSlots = { ...draft };
  for (const [change, words] of changes) {
    if (!words.test(plain)) continue;
    if (change === "short" || change === "long") next.length = change;
    else if (change === "warm" || change === "formal") next.tone = change;
    else if (change === "other") next.variant = Number(draft.variant ?? 0) + 1;
  }
  const values = valuesIn(message, now);
  if (JSON.stringify(next) === JSON.stringify(draft) && Object.keys(values).length === 0)
    return undefined;
  return { ...next, ...values };
}
const mostWords = 16;

function told(turn: Turn, advice: Advice, draft: FlowSlots): Outcome {
  const { state } = turn;
  return {
    handled,
    state: { ...state, draft },
    reply: say(written(turn, advice.draft ?? "", draft), {
      source: "marketing",
      next: ["Shorter", "Friendlier", "Another version"],
    }),
  };
}

/** Puts the lines of a text together, as short and as formal as was asked, with the values told. */
function written(turn: Turn, draft: string, values: FlowSlots): string {
  const lines = draft.split("\n").flatMap((line) => {
    const extra = line.startsWith("+ ");
    return extra && values.length === "short" ? [] : [line.replace(/^\+ /, "")];
  });
  const isOther = Number(values.variant ?? 0) % 2 === 1;
  const offer = values.percent === undefined ? undefined : `${values.percent}% off`;
  const all = lines
    .map((line) => (offer === undefined ? line : line.replaceAll("{offer}", offer)))
    .map((line) => (isOther ? otherwise(line) : line))
    .map((line) => (values.tone === "formal" ? formally(line) : line));
  if (values.tone === "warm") all.splice(-1, 0, "It would make our day to see you.");
  return `“${filledIn(filled(all.join("\n"), turn), values)}”`;
}

/** Another version begins and ends otherwise. */
const otherwise = (line: string): string =>
  line
    .replace(/^Hi \[first name\],$/, "Good morning [first name],")
    .replace(/^Hello \[name\],$/, "Dear [name],")
    .replace(
      /^it has been a while, and we have thought of you\.$/,
      "your name came up here this week.",
    )
    .replace(/^See you soon/, "We look forward to you")
    .replace(/\{offer\}/, "a small surprise");

const formally = (line: string): string =>
  line
    .replace(/^Hi \[first name\],$/, "Dear [name],")
    .replace(/^Hello \[name\],$/, "Dear [name],")
    .replace(/^See you soon/, "Kind regards")
    .replace("A short “yes” is enough.", "A short reply is enough.");

/** Fills the blanks that were told. */
function filledIn(text: string, values: FlowSlots): string {
  const { price, date, hours, days, thing, currency } = values;
  const sign = currency === "EUR" ? "€" : currency === "GBP" ? "£" : "$";
  const when = [date, days, hours].filter((part) => part !== undefined).join(", ");
  const fills: readonly (readonly [RegExp, string | undefined])[] = [
    [/\[price\]/, price === undefined ? undefined : `${sign}${price}`],
    [/\[(?:day and time|date|day)\]/, when === "" ? undefined : when],
    [/\[(?:what|job|thing|what you do|what is due|one thing)\]/i, thing?.toString()],
  ];
  return fills.reduce(
    (all, [blank, value]) => (value === undefined ? all : all.replace(blank, value)),
    text,
  );
}
