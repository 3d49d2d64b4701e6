import { plainWords } from "../../../understanding/plain-words.ts";
import { isToWriter } from "../drafts/brief/to-writer.ts";
import { wantsText } from "../drafts/wish.ts";
import { bareClause, clausesIn } from "./clauses.ts";
import type { Copy, Purpose } from "./copy.ts";
import { orderIn } from "./orders.ts";
import { toldIn } from "./own/change.ts";
import { hasMatter } from "./promo/begins.ts";
import { promoChanged, promoFrom } from "./promo/change.ts";
import { renderCopy } from "./render.ts";
import { changedBy, copyFrom } from "./tell.ts";

/** Fills the record of a text from the messages about it, which are all that is kept. */

/** Stands between messages. */
export const separator = "\u001f";
/** What is kept of a text: what it is, the messages about it, and those before. */
export type Kept = { readonly about: Purpose; readonly log: string; readonly earlier: string };

/** Fills the record from all messages about the text, with what they tell in the visitor’s own words. */
export function refilled(kept: Kept): Copy {
  const copy = recordOf(kept);
  return { ...copy, told: toldIn(kept.log.split(separator), copy) };
}
function recordOf({ about, log, earlier }: Kept): Copy {
  const [first = "", ...later] = log.split(separator);
  if (about === "promo") return refilledPromo(earlier.split(separator), first, later);
  return later.reduce(
    (copy, message) => changedBy(copy, message, renderCopy).copy,
    copyFrom(about, earlier.split(separator), first),
  );
}

/** Whether a message tells what the text is about: after a question, or as a list of things right after the first text. */
export const isAnswer = (copy: Copy, message: string, written: number): boolean =>
  !hasMatter(copy) || (written === 1 && !message.includes("?") && isList(message));
const isList = (message: string): boolean => {
  const clauses = clausesIn(message).map(bareClause);
  return (
    clauses.length > 1 &&
    clauses.every(
      (own) => own.split(" ").length <= 9 && orderIn(own) === undefined && !isToWriter(own),
    )
  );
};

/** A message that asks for the text tells what it is about; so does the one after a question. */
function refilledPromo(earlier: readonly string[], first: string, later: readonly string[]): Copy {
  return later.reduce(
    (copy, message, index) =>
      promoChanged(
        copy,
        message,
        renderCopy,
        isAnswer(copy, message, index + 1) || wantsText(plainWords(message)),
      ).copy,
    promoFrom(earlier, first),
  );
}
