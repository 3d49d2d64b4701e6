import type { FlowSlots } from "../../../dialogue/types.ts";
import { linesOf } from "./lines.ts";
import { says } from "./said.ts";

/** Orders the content: the event first, and each day and time once. */

const happens =
  /\b(?:opens?|opening|starts?|starting|closing|mov(?:es?|ing)|launch(?:es|ing)?|begins?)\b/i;
const isSentence = /\b(?:is|are|I’m|we’re|have|has|closes?)\b/i;

/** Returns the draft with the event first. */
export function ordered(draft: FlowSlots): FlowSlots {
  const next = { ...draft };
  const { content, topic, thing, kind } = draft;
  if (content !== undefined || topic !== undefined || thing !== undefined || kind === "board")
    return saidOnce(next);
  const lines = linesOf(next.extra);
  const [head = ""] = lines;
  const first =
    lines.find((line) => happens.test(line)) ?? (isSentence.test(head) ? head : undefined);
  if (first === undefined) return saidOnce(next);
  const rest = lines.filter((line) => line !== first);
  delete next.extra;
  return saidOnce({
    ...next,
    content: first,
    ...(rest.length === 0 ? {} : { extra: rest.join("\n") }),
  });
}

/** Returns the draft without days and hours that the visitor’s own words already contain. */
export function saidOnce(draft: FlowSlots): FlowSlots {
  const next = { ...draft };
  const own = `${next.content ?? ""} ${next.extra ?? ""}`;
  for (const field of ["days", "hours", "date"])
    if (next[field] !== undefined && says(own, String(next[field]))) delete next[field];
  if (/\b(?:today|tonight|tomorrow)\b/i.test(own)) delete next.date;
  return next;
}
