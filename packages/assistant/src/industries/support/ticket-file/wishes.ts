import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { aFile } from "../tickets/ticket-wishes.ts";

/** Recognises, sentence by sentence, what a visitor wants with the text of a ticket: have it read, added to or cut. */

const filling = wordList`ok(ay)?, yes, yeah, sure, fine, good, great, thanks, thank you, thx, and, also, but, so, then, please, pls, oh, well, no, can you, could you, would you, will you, (i|we) (want|need|would like) you to, just, now, maybe`;
const fills = `^(?:${filling}[\\s,.!:]+){0,6}`;

const reader = wordList`(the|that|this|a|your) (person|human|agent|engineer|engineers|desk|team|support|colleague|people|technician|ticket), they, you, it, he, she, pl-?\d{4}`;
const holding = wordList`write, wrote, written, note, noted, put, add, added, say, says, said, see, sees, know, knows, get, gets, got, read, reads, contain, contains, include, includes, have, has, hold, file, filed, send, sent, tell them, told them, pass on, passed on, pass, forward`;
const inIt = wordList`(in|into|on|to|down in) (it|there|the ticket|my ticket|(that|this)( ticket)?|them), (in|into|on) pl-?\d{4}, them, there, down, from me, from what i (told|said|wrote)( you)?, of what i (told|said|wrote)( you)?, about (it|this|that|me|us), now, so far, exactly, then, for me, for us, already, word (by|for) word`;
const asksTo = wordList`please, and, so, ok, now, then, just, can you, could you, would you, will you, (can|may|could) i, (can|could) we, (i|we) (want|need|would like) to, let me`;
const text = wordList`it, that, what, the ticket, my ticket, this ticket, the text, the note, everything`;
const afterText = wordList`it, you, they, the ticket, that, pl-?\d{4}, is, will, now, have, has, back, out, again, says?, wrote, noted, written, put, sent, in, there, to, me, us, so, far`;
const reads: readonly RegExp[] = [
  new RegExp(
    `^(?:\\w+ )?what (?:(?:exactly|all|precisely|else|actually) )?(?:did|have|has|do|does|will|would|can|is) ${reader} (?:\\w+ ){0,2}?${holding}(?: ${inIt}){0,3}$`,
  ),
  new RegExp(
    `^(?:${asksTo} ){0,4}(?:read|show|see|repeat|quote|(?:tell|give|send)(?= me| us))(?: me| us)?(?: back)? ${text}\\b(?: ${afterText}){0,7}$`,
  ),
  new RegExp(`^what (?:exactly |all )?(?:is|stands|was)(?: now| written| noted| all)? ${inIt}$`),
];
const inThere = wordList`(in|on|into|part of) (it|there|the ticket|my ticket|pl-?\d{4}), added, noted, included, recorded`;
const those = wordList`that, it, this, those, these, them, everything, all, all of (it|that|this), both, my note, the note`;
const put = wordList`add, added, put, note, noted, write, written, include, included, record, recorded`;
const isThere = `(?:is|are|was|were|did|does|has|have) ${those}(?: \\w+){0,2} ${inThere}`;
const wasPut = `(?:did|have) you (?:\\w+ )?${put} ${those}(?: (?:in|down|${inThere}))?`;
const isIn = new RegExp(`^(?:${isThere}|${wasPut})(?: (?:now|already|too|as well|yet))*$`);

const adding = wordList`add, note, mention, include, append, (write|put)( down| in(?! (it|there|the|my|that|this|pl)\b))?, make a note, (tell|inform|remind) (them|the (team|desk|person|engineers?|developers?|support)), let (them|the (team|desk|person|engineers?)) know`;
const toTicket = `(?:(?:to|in|into|on) (?:it|there|that(?=:)|(?:the|my|that|this) ticket|(?:pl-?)?\\d{4}(?=:))|down|in|too|also)`;
const adds = new RegExp(
  `${fills}${adding}\\b(?: ${toTicket}\\b)*(?:[\\s,:]+(?<that>that|this|about|how)\\b)?[\\s:,-]*(?<what>.*)$`,
  "i",
);
/** “The two dates”: what was told before, by its kind. */
const byKind =
  /^(?:the|those|these|both|all)(?: (?:two|three|other|exact|new|same|right))* (?:dates?|names?|amounts?|numbers?|details?|times?|addresses?|facts?)(?: \w+){0,3}$/i;
const thing = wordList`
  an?, new, one, two, more, some, another, users?, people, guests?, members?, someone, somebody, him, her, them, us, me
  (my|our|the) (\w+ )?(user|colleague|boss|team|account|guest|file|photo|picture|logo|task|project|column|field|label)s?
  \d+ (\w+ )?(users?|people|seats?|guests?|members?|more)
  (it|that|this|them) (on hold|off|aside|away|back|up)
`;
/** “Anna to the project” */
const elsewhere =
  /^(?:[\w'’.@-]+ ){1,2}(?:to|into) (?:the|my|our|an?|this|another) (?:\w+ )?(?:project|team|board|task|list|calendar|account|workspace)s?[\s.!?]*$/i;
const tells = wordList`is, are, was, were, has, have, had, does, did, can, cannot, can't, not, uses?, says?, sees?, gets?`;
/** What is added to a team or a task, not to a ticket. */
const otherThing = new RegExp(`^${thing}\\b(?!.*\\b${tells}\\b)`, "i");
const pointer = wordList`it, that, this, them, these, those, all (of )?(that|this|it), everything`;
const place = wordList`too, again, as well, also, please, pls, there, then, now, in, down, (to|in|into) (it|the ticket|my ticket|there|pl-?\d{4})`;
const pointing = new RegExp(`^${pointer}?(?:\\s*\\b${place})*[\\s.!?]*$`, "i");
const file = new RegExp(`^(?:an? |the |my |some |this )?${aFile}\\b`, "i");
const intoTicket =
  /^(?<what>.+?) (?:to|into|in|on) (?:it|there|(?:the|my|that|this)(?: same)? ticket(?:,? pl-?\d{4})?|(?:ticket )?pl-?\d{4})\b(?: too| as well| also| please)*[\s.!?]*$/i;
const cutting = wordList`remove, delete, leave out, take out, take, scrap, drop, cut, strike`;
const part =
  "(?:the |that |my )?(?:last |first )?(?:bit|part|note|line|sentence|thing|detail)s?(?: .+?)?";
const fromTicket = ".+? (?:from|out of|in) (?:it|there|(?:the|my|that|this) ticket|pl-?\\d{4})";
const cuts = new RegExp(
  `${fills}${cutting} (?<what>${part}|${fromTicket})(?: again| out| please)*[\\s.!]*$`,
  "i",
);

const priority =
  /^(?:what|which|how)(?: \w+){0,2} (?:priority|prio|urgency|urgent|critical)(?: \w+){0,4}$/;
const whenEver =
  "^(?:when|by when|how (?:long|soon|fast|quickly))\\b(?: until| before| is it until)?";
const whoAnswers = wordList`they, someone, somebody, anyone, a person, the (team|desk|engineers?|person), engineering, i, we, you`;
const answers = wordList`answer, reply, respond, hear, get back, write, look`;
const answerTo = wordList`back, to me, to us, at it, from \w+, an answer, a reply, on (it|that|pl-?\d{4}), something, anything, news`;
const answerTime = new RegExp(
  `${whenEver} ?(?:do|does|will|would|can|should|must)? ?${whoAnswers}\\b (?:\\w+ ){0,2}?${answers}s?\\b(?: ${answerTo})*$`,
);

const status =
  /^(?:(?:what|how) is )?(?:the )?(?:status|state|news)\b|\bany (?:news|updates?)\b|^how (?:is|does) (?:it|pl-?\d{4}) (?:doing|stand|going)$/;

/** “Tell me when I shall hear from you” asks it. */
const toMe =
  /^(?:(?:and|please|also|then) )*(?:tell me|let me know) (?=(?:when|what|how|by when|who)\b)/;

export type FileWish =
  | { readonly does: "status" }
  | { readonly does: "read" }
  /** How urgent it is, and when it is answered. */
  | { readonly does: "priority" }
  /** Whether what was told last is in it. */
  | { readonly does: "confirm" }
  /** What to add; undefined if it was told before: “add that”. */
  | { readonly does: "add"; readonly what: string | undefined }
  | { readonly does: "cut"; readonly what: string };

/**
 * Returns what a sentence wants with the text of a ticket; undefined if it wants nothing of the kind.
 *
 * @param spoken whether the ticket was spoken of shortly before, so that “it” and “them” mean it and its readers.
 */
export function fileWish(sentence: string, spoken: boolean): FileWish | undefined {
  const plain = plainWords(sentence).replace(toMe, "");
  const named = spoken || /\b(?:tickets?|pl-?\d{4})\b/.test(plain);
  if (!named) return undefined;
  if (reads.some((pattern) => pattern.test(plain))) return { does: "read" };
  if (priority.test(plain) || answerTime.test(plain)) return { does: "priority" };
  if (status.test(plain)) return { does: "status" };
  if (isIn.test(plain)) return { does: "confirm" };
  const cut = cuts.exec(sentence)?.groups?.what;
  if (cut !== undefined) return { does: "cut", what: cut };
  const { that, what = "" } = adds.exec(sentence)?.groups ?? {};
  if (adds.exec(sentence) === null) return undefined;
  const things = `${that ?? ""} ${what}`.trim();
  // “Tell them this too”, “add that please”.
  if (pointing.test(things)) return { does: "add", what: undefined };
  if (otherThing.test(things) || elsewhere.test(what) || file.test(what)) return undefined;
  const into = intoTicket.exec(what)?.groups?.what;
  const text = (into ?? what).trim().replace(/[\s?]+$/, "");
  if (byKind.test(text)) return { does: "add", what: undefined };
  return text.split(/\s+/).length < 2 && !/\d/.test(text) ? undefined : { does: "add", what: text };
}
