import { whole, wordList } from "../../understanding/word-list.ts";
import { shownName } from "../reply/reply.ts";

/** What one clause of a message does. “Ok” alone accepts an offer; before a question it only acknowledges. */
export type Act =
  | { readonly kind: "hears" }
  | { readonly kind: "takes"; readonly text: string; readonly firm: boolean }
  | { readonly kind: "declines" }
  | { readonly kind: "names"; readonly text: string; readonly name: string }
  /** Anything else; `apart` if it is a question, or was set apart by “but also”. */
  | { readonly kind: "says"; readonly text: string; readonly apart: boolean };

/** Each with the signs and small words that may follow it. */
const saidBy = (words: string) =>
  whole(`(?:(?:oh|ah|well|hm+|so|and|but|no problem)[ ,.]+)*${words}[ ,.!]*`);

const hearing = wordList`
  ok(ay)?, k, fine, good, great, cool, nice, perfect, lovely, better, alright, all right, super, brilliant, excellent, i see, got it, understood, whatever, noted, right, thanks?( a lot)?, thank you( very much)?, thx, cheers,
  (that|it)('s| is| sounds)? (ok(ay)?|fine|good|great|better|alright|clear|perfect|cool|nice), (sounds|looks|all) (good|great|fine|ok), (ok )?finally, nothing different, never ?mind
`;
const hears = saidBy(`${hearing}(?:[ ,.!]+(?:${hearing}|then|now|to know))*`);

const yes = wordList`yes, yeah, yea, yep, yup, sure, of course, gladly, please do, absolutely`;
const yesAlone = saidBy(`${yes}(?:[ ,.!]+(?:${yes}|please|pls|thanks))*`);

const politely = wordList`
  ${yes}, ok(ay)?, fine, good, great, perfect, cool, alright, then, so, and, just, please, pls, can you, could you, i('ll| will| want to|'d like to), we('ll| will| want to|'d like to), let's, lets, go ahead and, thanks
`;
const deeds = wordList`
  (do|take|book|reserve|confirm|send|order|open|buy|make) (it|that|this|them|one|that one|this one)( on)?, (i|we) (take|book) (it|that|this), pass (it|that) on, send( off| through)?, (send|pass|forward) (it|that|this|them|everything)( (on|over|off|through))?( to (the|your) (front )?desk)?, go ahead, do (so|please), book, reserve, confirm, (make|do|place) (a |the |my |our |this )?(reservation|booking),
  (open|make|create|raise|file) (a |the |me a |that )?tickets?( for (it|that|this))?, (take|book|reserve|choose|want|have|go (for|with)) (the|a) (first|second|third|last|other|cheap(er|est)|small(er)?|big(ger)?|\p{L}+)( one| room| option| plan| tent| bag| pack)?
`;
const atEnd = wordList`then, please, pls, now, thanks, for (me|us), today, asap, quickly`;
const deed = new RegExp(`^(?:${politely}[ ,.!]+)*${deeds}(?:[ ,.!]+${atEnd})*[ ,.!]*$`, "iu");

const no = saidBy(
  wordList`no,? thanks?, no,? thank you, nope( thanks)?, not now( thanks)?, no need, no not (now|yet)`,
);

const beforeName = wordList`and, it's, the booking is, on, under, in, my, the, our, full, last, first`;
const notNames = wordList`is, not, wrong, mis\p{L}*, on, in, of, for, still`;
/** “My name is Tom Reyes”, “under the name Vogt”. */
const naming = new RegExp(
  `^(?:${beforeName} )*(?:sur)?name(?:'?s| is|:| of)? ((?!${notNames}\\b)\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,2})[.!]*$`,
  "iu",
);

const asking = wordList`
  what, what's, whats, when, where, which, who, why, how, is, are, do, does, did, can, could, will, would, may, should, any
`;
/** Where one clause ends and the next begins: a sentence, a comma, or “and” before a question or an action. */
const boundary = new RegExp(
  `[.!?;]+\\s+|,\\s+|\\s+(?=(?:and|but|also|plus)\\s+(?:also\\s+)?(?:${asking}|${yes}|book|open|take|tell|i|we|it|my|name|put|add|make)\\b)|\\s+(?=but\\b)`,
  "i",
);
const joint =
  /^(?:(?:and|but|also|plus|so|oh|then|one more(?: thing)?|another thing|by the way|btw)\b[ ,:]*)+/i;
const onlyJoins = /^(?:and|but|also|plus|so|oh|then)$/i;
const setsApart = /^(?:and |but )*(?:also|plus|one more|another thing|by the way|btw)\b/i;
const asks = new RegExp(`^${asking}\\b|^(?:tell me|and what)\\b`, "i");

function actOf(clause: string): Act {
  const text = clause.replace(joint, "");
  if (no.test(clause)) return { kind: "declines" };
  if (yesAlone.test(text)) return { kind: "takes", text, firm: false };
  if (deed.test(text)) return { kind: "takes", text, firm: true };
  if (hears.test(text)) return { kind: "hears" };
  const name = naming.exec(text)?.[1];
  if (name !== undefined) return { kind: "names", text, name: shownName(name) };
  const apart = clause.endsWith("?") || asks.test(text) || setsApart.test(clause);
  return { kind: "says", text, apart };
}

/** A message with more clauses tells a story. */
const mostClauses = 8;

/** Returns what a message does, in its order; neighbouring clauses that only say something stay together. */
export function actsOf(message: string): Act[] {
  const clauses = clausesWithSigns(message.trim().replace(/\b(dr|mrs?|ms|prof)\. /gi, "$1 "));
  if (clauses.length < 2 || clauses.length > mostClauses) return [];
  const acts: Act[] = [];
  for (const clause of clauses) {
    const act = actOf(clause);
    const last = acts.at(-1);
    if (act.kind === "says" && last?.kind === "says")
      acts[acts.length - 1] = {
        ...last,
        text: `${last.text}${/[.!?;]$/.test(last.text) ? "" : ","} ${clause}`,
        apart: last.apart || act.apart,
      };
    else acts.push(act);
  }
  return acts;
}

/** Splits at the boundaries, and leaves each clause its question mark. */
function clausesWithSigns(message: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: end, index } of message.matchAll(new RegExp(boundary, "gi"))) {
    clauses.push(message.slice(from, index) + (end.includes("?") ? "?" : ""));
    from = index + end.length;
  }
  clauses.push(message.slice(from));
  return clauses
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause))
    .reduce<string[]>((all, clause) => {
      // “But | also I get …”: what only joins belongs to what it joins.
      const last = all.at(-1);
      if (last !== undefined && onlyJoins.test(last)) all[all.length - 1] = `${last} ${clause}`;
      else all.push(clause);
      return all;
    }, []);
}
