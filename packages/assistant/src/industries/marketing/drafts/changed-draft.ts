import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import { detailsIn } from "./details.ts";
import { type DraftKind, mediumIn } from "./kinds.ts";
import { addition, changes } from "./wish.ts";

/** Changes of a text that was written: shorter, friendlier, without the price, for the window, with one more sentence. */

/** The kind of text that a medium asks for, where the same is said there. */
const kindFor = (medium: string): DraftKind | undefined =>
  medium === "the board" || medium === "the flyer"
    ? "board"
    : medium === "Facebook" || medium === "Instagram" || medium === "LinkedIn"
      ? "post"
      : undefined;

/** “On Thursday”, within a sentence. */
const day =
  / (?:on |this |next |from |until )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow)\b/gi;
const names =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter)\b/g;

/** Returns the draft with the change that a message asks for; undefined if it asks for none. */
export function changeOf(turn: Turn, draft: FlowSlots): FlowSlots | undefined {
  const { plain, message, now } = turn;
  const asked = changes.filter(([, words]) => words.test(plain)).map(([change]) => change);
  const medium = plain.split(" ").length <= 8 ? mediumIn(plain) : undefined;
  const more = addition.exec(message)?.[1];
  if (more !== undefined)
    return { ...draft, extra: [draft.extra, sentence(more)].filter(Boolean).join(" ") };
  if (asked.length === 0) {
    return medium === undefined ||
      !/^(?:and |now |what about |how about |one |the same |same )*(?:for|as|on|in) \w+/.test(plain)
      ? undefined
      : { ...draft, medium, kind: kindFor(medium) ?? draft.kind ?? "message" };
  }
  // “Another one for the butcher on Sunday” wants a new text.
  if (plain.split(" ").length > 16) return undefined;
  const next: FlowSlots = { ...draft, ...detailsIn(message, now) };
  delete next.asked;
  for (const change of asked) {
    if (change === "short" || change === "long") next.length = change;
    if (change === "warm" || change === "formal") next.tone = change;
    if (change === "no_day") {
      for (const value of ["date", "days", "hours"]) delete next[value];
      if (typeof next.content === "string") next.content = next.content.replace(day, "");
    }
    if (change === "no_price") next.noPrice = 1;
    if (change === "with_price") delete next.noPrice;
    if (change === "other") next.variant = Number(draft.variant ?? 0) + 1;
  }
  return next;
}

/** Writes what the visitor wants said as a sentence. */
export const sentence = (text: string): string => {
  const trimmed = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/\bu\b/g, "you")
    .replace(/\bi\b/g, "I")
    .replace(names, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replace(/\bwere (?=closed|open)/, "we are ");
  const own = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(own) ? own : `${own}.`;
};
