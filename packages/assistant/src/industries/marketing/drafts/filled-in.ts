import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { isGeneral, tellsMatter } from "./begun.ts";
import { briefIn } from "./brief/brief.ts";
import { withoutNaming } from "./brief/naming.ts";
import { unread } from "./brief/segments.ts";
import { isToWriter } from "./brief/to-writer.ts";
import { detailsIn } from "./details.ts";
import { withDetails } from "./edits/apply.ts";
import { clausesOf, editIn } from "./edits/edit.ts";
import { asDraftKind } from "./kinds.ts";
import { linesOf, withLine } from "./lines.ts";
import { recipes } from "./texts.ts";
import { sentence, statement } from "./voice.ts";
import { wantsText } from "./wish.ts";

/** Fills the blank of a text with the next answer, if the reply asked for it. */

const asks = /^(?:how|what|why|should|is|are|do|does|can|which|when|who|could|would)\b/;
const values = [
  "thing",
  "price",
  "oldPrice",
  "percent",
  "date",
  "hours",
  "reason",
  "complaint",
  "untrue",
] as const;
const mostWords = 30;
const edits =
  /^(?:add|put|leave|take|say|mention|include|remove|no|not|make|change|shorter|sign|without|where|you|u)\b/i;

/** Returns the draft with its gap filled; undefined if the message does not do so. */
export function filledIn(turn: Turn, draft: FlowSlots): FlowSlots | undefined {
  const { message, plain, now, slots } = turn;
  const kind = asDraftKind(draft.kind) ?? "message";
  const wasAsked = draft.asked !== undefined && draft.filled === undefined;
  if (isGeneral(kind) && !wasAsked) return insteadOfReady(message, draft, now);
  if (
    (!wasAsked || isGeneral(kind)) &&
    clausesOf(message).some((clause) => editIn(clause) !== undefined)
  )
    return undefined;
  if (
    message.includes("?") ||
    asks.test(plain) ||
    plain.split(" ").length > mostWords ||
    wantsText(plain)
  )
    return undefined;
  if (draft.written !== undefined && edits.test(plain)) return undefined;
  const found: FlowSlots = { ...briefIn(message, now), ...detailsIn(message, now) };
  if (isGeneral(kind))
    return generalFilled(message, withDetails(draft, found), tellsMatter(draft), now);
  const missing = recipes[kind].needs
    .map(([value]) => value)
    .filter((value) => draft[value] === undefined);
  if (missing.includes("price") && found.price === undefined) {
    const amount = slots.amounts[0]?.value ?? slots.alone;
    if (amount !== undefined) found.price = amount;
  }
  const words = plain.split(" ").length;
  const names =
    words <= 7 && !isToWriter(message) && !/^(?:i|we|you|it|with|that|this)\b/.test(plain);
  if (wasAsked && missing.includes("thing") && found.thing === undefined && names)
    found.thing = plainWords(message).replace(/^(?:it is|its|the|a|an|for|about|of|on) /, "");
  if (wasAsked && missing.includes("complaint") && found.complaint === undefined && words >= 3)
    found.complaint = plainWords(message).replace(
      /^(?:it is|its|that|about|because|they say|she says|he says) /,
      "",
    );
  // Without having been asked, only an amount, a day or a reason is extracted: “my costs have gone mad” names nothing.
  if (!wasAsked) for (const value of ["thing", "complaint"]) delete found[value];
  const isNews = values.some(
    (value) => found[value] !== undefined && found[value] !== draft[value],
  );
  return isNews ? { ...withDetails(draft, found), filled: 1 } : undefined;
}

const mostParts = 3;
/** “45 euro, clay included, 10 to 1”: each part is a detail or a separate sentence. */
function ofParts(draft: FlowSlots, message: string, now: Date): FlowSlots | undefined {
  const parts = message.split(/,\s+(?!\d{3}\b)/);
  if (parts.length < mostParts || parts.some((part) => part.split(" ").length > 4))
    return undefined;
  let next: FlowSlots = draft;
  for (const part of parts) {
    const { thing: _thing, ...stated } = briefIn(part, now);
    if (Object.keys(stated).length > 0) next = withDetails(next, stated);
    else if (!isToWriter(part)) next = { ...next, extra: withLine(next.extra, statement(part)) };
  }
  return next.price === undefined ? undefined : next;
}

/** A ready-made text is replaced by one with the given content. */
function insteadOfReady(message: string, draft: FlowSlots, now: Date): FlowSlots | undefined {
  if (draft.ready === undefined || message.includes("?")) return undefined;
  const { ready: _ready, ...own } = draft;
  return ofParts(own, message.replace(/^(?:it'?s|its) /i, ""), now);
}

const opens = /^we(?:'re| are)? open\b/i;

/** Removes the parts that only state the sender. */
const withoutSender = (message: string, now: Date): string =>
  message
    .split(/,\s*/)
    .filter((part) => {
      const { owner, name } = briefIn(part, now);
      return (owner === undefined && name === undefined) || part.split(" ").length > 5;
    })
    .join(", ");

/** The answer to “what should it say?” becomes the content. */
function generalFilled(
  message: string,
  draft: FlowSlots,
  stated: boolean,
  now: Date,
): FlowSlots | undefined {
  if (stated) return undefined;
  const own = withoutSender(withoutNaming(message), now)
    .replace(/^(?:(?:it'?s|it is|its|just|about|for|that|say|um|well|ok|oh)\s+)+/i, "")
    .trim();
  if (draft.offer !== undefined) {
    const more = unread(message, now).map((part) => statement(part));
    const next: FlowSlots = { ...draft, filled: 1 };
    if (more.length === 0) return next;
    if (more.some((line) => /\d/.test(line))) delete next.date;
    return { ...next, extra: [...linesOf(next.extra), ...more].join("\n") };
  }
  // The sender and opening hours alone are not content.
  if (own === "" && message.trim() !== "") return draft;
  if (opens.test(own)) return { ...draft, extra: withLine(draft.extra, statement(own)) };
  if (own.length < 3 || isToWriter(own)) return undefined;
  const next: FlowSlots = { ...draft, filled: 1 };
  delete next.thing;
  const filled = ofParts(next, own, now);
  if (filled !== undefined) return filled;
  // An item with a price is sufficient: “dog walks for 12”.
  if (/\d/.test(own)) {
    delete next.price;
    return { ...next, content: sentence(own) };
  }
  // A few words name the item; a sentence is used as it is.
  return own.split(" ").length <= 6 && !/\b(?:is|are|we|i|will|have)\b/i.test(own)
    ? { ...next, topic: own }
    : { ...next, content: sentence(own) };
}
