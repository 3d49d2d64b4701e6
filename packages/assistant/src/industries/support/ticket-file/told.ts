import { isNo, isThanks, isYes } from "../../../dialogue/message/answers.ts";
import { contentWords } from "../../../dialogue/message/focus.ts";
import type { ScenarioState } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { noteWords } from "../tickets/note-words.ts";
import { withoutUrgency } from "../tickets/urgency.ts";

/** What a visitor tells of a matter, in their words: what, since when, who, what was tried. Not what they ask or order. */

const asking = wordList`can, could, would, will, please, what, when, where, how, who, why, which, do (i|we|you), does, is (it )?possible, is there, is that, is it, are there`;
const ordering = wordList`open, make, create, raise, file, log, escalate, close, tell, add, send`;
/** The end of a sentence, or of a clause before a question or an order. */
const boundaries = [
  "(?<=[.!?;])\\s+",
  "\\n+",
  ",?\\s+and\\s+(?=that (?:the|my|our|we|it|i|he|she|they|this)\\b)",
  `(?<!\\byou)[,;]?\\s+(?=(?:(?:and|but|so|also|or)\\s+)?(?:please\\s+)?(?:can you|could you|would you|please ${ordering})\\b)`,
  `(?<!\\b(?:can|could|would|will) you),?\\s+(?=(?:and|but|so)\\s+(?:also\\s+)?${asking}\\b)`,
  `,\\s+(?=${asking}\\b)`,
  ",?\\s+and\\s+(?=(?:please\\s+)?(?:tell|show|let) me\\b)",
  `,\\s+(?=(?:please |so |then |just )?${ordering} (?:an?|the|one|it|me|us)\\b)`,
];
const boundary = new RegExp(boundaries.join("|"), "i");

/** Returns the sentences of a message, each with its sign. */
export const sentencesIn = (message: string): string[] =>
  message
    .split(boundary)
    .map((part) => part.trim().replace(/(?<=[.!?])[;,]+$/, ""))
    .filter((part) => /[\p{L}\d]/u.test(part));

const questionWord = wordList`
  what, when, where, how, why, who, whose, which, can, could, do, does, did, will, would, should, shall, may
  (in|on|at|for|from|to|by|with|since|until) (which|what|whom)
  is (there|it|this|that|the), are (there|you|we|they), any
`;
/** “Can’t sign in since noon” tells, whatever it begins with. */
const begins = new RegExp(`^(?:(?:and|so|but|or|also|ok|well) )*${questionWord}\\b(?! not\\b)`);
/** “My boss asks also if we can import from there.” */
const indirect = anywhere(
  wordList`(?<!\b(i|we) )(asks?|asked|wonders?|wondering|(want|wants|like) to know)( \w+){0,2} (if|whether|how|what|when|where|who|why|which)`,
);
/** Whether a text in plain words tells what somebody asks. */
export const asksForAnother = (plain: string): boolean => indirect.test(plain);
/** Whether a sentence asks something, with or without its sign. */
export const isAsked = (sentence: string): boolean => {
  const plain = plainWords(sentence);
  return sentence.trim().endsWith("?") || begins.test(plain) || asksForAnother(plain);
};

const kind = wordList`critical, urgent, high, low, normal, proper, new, support, priority`;
const what = `(?:(?:me|us|it|that|this|a|an|the|one|your|my) ){0,3}(?:(?:${kind})[, ]+){0,3}(?:tickets?|one|it|that)`;
const leads = wordList`ok(ay)?, yes, yeah, yep, no, well, fine, then, so, just, please, pls, and, but, now, whatever, go ahead and, you can, can you, could you, (i|we) (want|need|would like)( you)?( to)?`;
const opens = wordList`open, make, create, raise, file, log, submit, start, do, give, get, send, escalate, report`;
const ends = wordList`then, please, pls, now, quick(ly)?, for me, for us, for (it|that|this), at once, asap, as, with, about, because, that, saying, of, priority, ${kind}`;
/** “Ok then open a ticket please, as critical:”, which only leads to what is told. */
const order = new RegExp(
  `^(?:(?:${leads})[\\s,.!:]+){0,6}(?:${opens}) ${what}\\b(?:[\\s,]*\\b(?:${ends})\\b(?! (?:is|was|would|seems)\\b)){0,5}[\\s,.:;!-]*`,
  "i",
);
/** What is said to the bot: of its answers, of persons and tickets, of the talk. */
const toDesk = anywhere(wordList`
  you (keep|misunder\w+|misread|wrote|said|told|are not|did not|do not|never|again|already|just)( \w+)*, not what i( \w+)*, (that|this) is not an answer, i (did|do) not (ask|mean|want)( \w+)*, (my|the) question (is|was)( \w+)*, ^(no )?((it|this|that) )?is not about( \w+)*, ^(mark|make|set) it( \w+)*, ^i( have| already)* (looked|did|changed|checked|tried) (there|that|it|already)$, (as )?i said, let me (put|rephrase)( \w+)*, forget (it|that|about)( \w+)*, never mind( \w+)*,
  (a|real|talk to|get me|want) (person|human|someone|somebody), no (ticket|rush|hurry), (the|your|this|that) (note|reply|answer)( \w+)? (ends|says|said|is|was|stops|reads)( \w+)*, (not|no need for) a ticket, (the|my|another|new) ticket, thank you, thanks, read (it|that) (back|out), that is (all|it|fine|fair|ok|good), (i|we) (will )?(think about it|wait), one more( thing| question)?, go ahead, i (have|got) (a|one|two|another)( \w+)? questions?
`);
const courtesy = whole(
  wordList`(good|nice|hello|hi|hey|dear|morning|afternoon|evening|day|there|team|all|sorry|ok|okay|sir|madam|and|to|you|yes|no|same|again|please)( (good|nice|hello|hi|hey|dear|morning|afternoon|evening|day|there|team|all|sorry|ok|okay|sir|madam|and|to|you|yes|no|same|again|please))*`,
);
const greets =
  /^(?:hello|hi|hey|dear|good (?:morning|day|afternoon|evening)|sorry)\b(?:[\s,.!:]+(?:hello|dear|there|all|team|everyone|sir|madam|or)\b){0,3}[\s,.!:]+/i;
/** “As critical: …” */
const asKind = new RegExp(
  `^(?:as|with|priority|prio)\\s+(?:${kind})\\b(?: priority)?[\\s,.:;-]+`,
  "i",
);
/** “As you suggest” takes what was offered, and orders nothing by itself. */
export const leavesIt =
  /^(?:(?:ok(?:ay)?|yes|fine|well|then|so|just|do)[, ]+)*(?:as |what(?:ever)? )?you (?:suggest|recommend|say|think(?: is)? best)(?: then| please)?[.! ]*$/i;
/** Whom to tell, and not what. */
const onlyWhom = whole(
  wordList`(let|tell|inform) (them|the team)( know)?, ((please|just|then|report|pass|forward|send|give|hand|it|this|that|on) )*to (your|the|our) (people|team|engineers?|desk|support|colleagues?|developers?)( (please|then|now))?`,
);
/** “A ticket for a refund”, but not “for a week”. */
const purpose = /^for an?\s+(?!(?:day|week|month|year|while|long|few|couple)\b)/i;
/** “Already tried that” names nothing that was tried. */
const ofSteps =
  /^(?:(?:i|we|have|already|just|yes) )*(?:tried|did|done|checked) (?:that|it|this|both|all)(?: (?:already|too|twice|before))*$/;
const mentions =
  /^(?:(?:for )?(?:that|this|it)(?=\s*:)|(?:open|make|raise|file) (?:it |one )?(?:as )?(?:critical|urgent)(?=\s*:)|my question|question|details?|problem|issue|here it is|note)\s*[:–-]\s*/i;
const least = 2;

/** Returns what one sentence tells the desk, without what leads to it; undefined if it tells nothing. */
function toldIn(sentence: string): string | undefined {
  const ordered = order.test(sentence);
  const leadsIn = [greets, order, ...(ordered ? [purpose] : []), asKind, mentions];
  const bare = leadsIn.reduce((text, lead) => text.replace(lead, ""), sentence);
  const text = withoutUrgency(noteWords(bare))
    .replace(/^[\s,.;:!-]+|[\s,;:.!-]+$/g, "")
    .trim();
  const plain = plainWords(text);
  const figures = /\d/.test(text);
  if (text === "" || isAsked(sentence) || isYes(text) || isNo(text) || isThanks(text))
    return undefined;
  const said = plainWords(sentence);
  if (courtesy.test(plain) || toDesk.test(said) || toDesk.test(plain)) return undefined;
  if (ofSteps.test(plain) || onlyWhom.test(plain) || leavesIt.test(plain)) return undefined;
  return figures || contentWords(plain).length >= least || plain.split(" ").length > least
    ? text
    : undefined;
}

/** Returns what a message tells of the matter, sentence by sentence. */
export const statementsIn = (message: string): string[] =>
  sentencesIn(message).flatMap((sentence) => toldIn(sentence) ?? []);

/** How many messages back a thing that is only named may have been told. */
const recently = 6;
const bareThing = /^(?:the|my|our|that|this)\s+[\w-]+(?:\s+[\w-]+){0,4}\s*$/i;
const verbs = anywhere(
  wordList`is, are, was, were, has, have, had, does, did, do, can, cannot, must, should, will, not, needs?, stops?, works?, never, arrives?, comes?, came, fails?, hangs?, shows?, says?, gets?, got, went, left`,
);

/** Whether a note only names a thing that was told before: “the invoice correction”, “my VAT number”. */
export const namesOnly = (note: string): boolean => bareThing.test(note) && !verbs.test(note);

/** Returns the last sentence of the visitor that tells of a thing, with a figure if `withFigure`; undefined if none does. */
export function saidOf(
  { exchanges }: Pick<ScenarioState, "exchanges">,
  thing: string,
  withFigure: boolean,
): string | undefined {
  const words = contentWords(plainWords(thing));
  const least = Math.ceil(words.length / 2);
  return exchanges
    .slice(-recently)
    .flatMap(({ visitor }) => sentencesIn(visitor))
    .map((sentence) => sentence.replace(/[\s.!?]+$/, ""))
    .findLast((sentence) => {
      const said = contentWords(plainWords(sentence));
      const shared = words.filter((word) => said.includes(word)).length;
      return said.length > words.length && shared >= least && (!withFigure || /\d/.test(sentence));
    });
}

/** Where a matter ends: what was said before belongs to another one. */
const ended =
  /\bTicket PL-\d{4} is open\b|\b(?:withdrawn|closed)\b|^(?:Good to hear|Glad|You’re welcome)/;

/** Returns what was told since the last ticket or the last matter that was settled. */
export function toldBefore({ exchanges }: Pick<ScenarioState, "exchanges">): string[] {
  const from = exchanges.findLastIndex(({ bot }) => ended.test(bot)) + 1;
  return exchanges.slice(from).flatMap(({ visitor }) => statementsIn(visitor));
}

/** Returns the words of a text, to compare what two of them tell. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The longest note, and how many a ticket holds. */
const longest = 300;
const most = 12;

/** Returns the notes without those that another one holds already, in their order. */
export function distinct(notes: readonly string[]): string[] {
  const all = notes.map((note) =>
    note.length > longest ? `${note.slice(0, longest).trimEnd()}…` : note,
  );
  const sets = all.map(wordsOf);
  return all
    .filter((note, at) => {
      const own = sets[at] ?? new Set();
      return !all.some((other, index) => {
        const words = sets[index] ?? new Set();
        if (index === at) return false;
        // The beginning of another note, cut within a word.
        if (other.length > note.length && other.startsWith(note)) return true;
        return own.isSubsetOf(words) && (own.size < words.size || index < at);
      });
    })
    .slice(-most);
}
