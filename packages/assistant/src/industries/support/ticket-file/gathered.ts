import type { OpenedTicket } from "../../../dialogue/agreed.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { addressesTold, cutAt, faultIn } from "../tickets/ticket-subject.ts";
import { distinct, statementsIn, toldBefore, wordsOf } from "./told.ts";

/** What a new ticket says: its title, and all that the visitor told of the matter before and with the order. */

/** “The app is slow: it takes 20 seconds; same in Firefox”: the kind of fault, and what was said of it. */
const ofKind = /^(\p{Lu}[^:;.]{3,60}): (.+)$/su;
const longestTitle = 120;

/** Returns the text that says best what is wrong; the first of those that say it equally well. */
const clearest = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (faultIn(text) > faultIn(best) ? text : best), texts[0] ?? "");

export function gathered(
  turn: Pick<Turn, "state" | "message">,
  subject: string,
): Pick<OpenedTicket, "title" | "told"> {
  const [, kind, said = ""] = ofKind.exec(subject) ?? [];
  const stated = statementsIn(kind === undefined ? subject : said);
  const before = toldBefore(turn.state);
  const all = distinct([
    ...before,
    ...stated,
    ...statementsIn(turn.message),
    ...addressesTold(turn).slice(-1),
  ]);
  const first = stated[0] ?? subject;
  // What is ordered by name is the title; what was told before is one only if it says what is wrong.
  const about = kind ?? (before.includes(first) ? clearest(all) : first);
  // An offer holds the beginning of what was said.
  const full = all.find((note) => note.startsWith(about)) ?? about;
  const title = cutAt(full.replace(/\s+/g, " ").trim(), longestTitle);
  const own = wordsOf(title);
  const told = all.filter((note) => !wordsOf(note).isSubsetOf(own));
  return told.length === 0 ? { title } : { title, told };
}
