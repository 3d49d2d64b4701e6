import { plainWords } from "../../understanding/plain-words.ts";
import { wordList } from "../../understanding/word-list.ts";

/**
 * Makes a short follow-up the full question that it stands for, from the visitor’s question before it: “how much is the
 * suite” and “and the standard?” make “how much is the standard”.
 */

const cue = wordList`
  (and )?(what|how) about, (and )?(what|how) is it with, (and |the )?(the )?same (question )?(for|with|on), and for the, no i (meant|mean), i (meant|mean), no not that,
  and what of, and also, and, but, or, plus, no, sorry
`;
const cued = new RegExp(`^(?:ok |so |oh |sorry )*${cue} (.+)$`);
const trailing =
  /(?: (?:then|too|also|as well|instead|rather|please|not (?:the )?[\w-]+(?: \d+)?))+$/;
const preposition = wordList`
  on, at, for, in, with, by, to, from, as, per, during, after, before, without, into, over, under, through, via
`;
const beginsAdverbial = new RegExp(
  `^(?:${preposition} |yearly$|monthly$|annually$|online$|tomorrow$|tonight$|today$|later$)`,
);
/** A fragment with a verb of its own is a question or a sentence. */
const ofSentences = wordList`
  is, are, am, was, do, does, did, can, could, will, would, should, must, may, have, has, i, we, you, it,
  they, he, she, that, this, need, want, how, what, when, where, why, who, which, whether, if, yes, no, not, ok, thanks, nothing,
  something, anything, more, else, book, take, send, cancel, order, start, again, back, next, first, second, third, other, one, ones, both, all, total
`;
const clause = new RegExp(`\\b${ofSentences}\\b`);
const mostWords = 5;
const mostWordsBefore = 12;

type Fragment = { readonly text: string; readonly cued: boolean; readonly adverbial: boolean };

/** What a follow-up names, and how. */
function fragmentOf(plain: string, asked: boolean): Fragment | undefined {
  const named = cued.exec(plain)?.[1];
  const text = (named ?? plain).replace(trailing, "").trim();
  const adverbial = beginsAdverbial.test(text);
  const words = text.split(" ").length;
  if (text === "" || words > mostWords || clause.test(text)) return undefined;
  if (named === undefined && !adverbial && !(asked && words <= 3)) return undefined;
  return { text, cued: named !== undefined, adverbial };
}

const article = /^(?:the|a|an|my|your|our|any|some) /;
const noun = "[\\w’'-]+";
/** Ends the name of the thing in a question. */
const ends = wordList`
  cost, costs, take, takes, last, lasts, weigh, weighs, open, opened, close, closed, start, work, free, allowed, worth, included, available, in stock,
  include, includes, cover, covers, mean, waterproof, washable, quiet, valid, enough, ${preposition}
`;
const thing = `((?:(?:the|a|an|my|your|any) )?(?:more )?${noun}(?: (?!${ends}\\b)${noun}){0,3})`;
const verbOf = `(?!(?:there)\\b)(?:need to )?[\\w-]+(?: (?:to|with|from|in|on|off|up|for|by|at))?`;
const frames: readonly RegExp[] = [
  new RegExp(
    `^(what is a good |what is the difference between |what is the price of )${thing}( .+)?$`,
  ),
  new RegExp(`^(is there |are there |is it |any )${thing}( .+)?$`),
  new RegExp(
    `^((?:how \\w+|what time|when|where|what|who|since when|until when) (?:is|are|does|do|was) (?!you\\b|i\\b|we\\b|it\\b))${thing}( .+)?$`,
  ),
  new RegExp(
    `^((?:how \\w+ )?(?:do|does|can|could|may|should|must) (?:you|i|we|it|they|guests) ${verbOf} )${thing}( .+)?$`,
  ),
  new RegExp(
    `^(when |where |until when |how |how long |how often |what )?((?:do|does|can|could|should|must) (?:i|we|you) ${verbOf} )${thing}( .+)?$`,
  ),
  new RegExp(`^((?:is|are|does|do) )${thing}( .+)$`),
];

/** Splits a question at the thing that it is about. */
function parted(question: string): { before: string; about: string; after: string } | undefined {
  for (const frame of frames) {
    const found = frame.exec(question);
    if (found === null) continue;
    const parts = found.slice(1).map((part = "") => part);
    const after = parts.pop() ?? "";
    const about = parts.pop() ?? "";
    return { before: parts.join(""), about, after };
  }
  return undefined;
}

const kinds = /^(.*?)\b(plans?|rooms?|tents?|stores?|packs?|bags?|stoves?|ads?|reviews?|shirts?)$/;

/** Names the new thing as the old one was named: “the team plan” and “business” make “the business plan”. */
function alike(old: string, named: string): string {
  const number = /^(?:the )?(\d+)$/.exec(named)?.[1];
  if (number !== undefined && / \d+$/.test(old)) return old.replace(/\d+$/, number);
  const kind = kinds.exec(old)?.[2];
  const bare = named.replace(article, "");
  const determiner = article.exec(named)?.[0] ?? article.exec(old)?.[0] ?? "";
  return kind !== undefined && !bare.includes(" ") && !bare.endsWith(kind)
    ? `${determiner}${bare} ${kind}`
    : named;
}

/** “To pay”, “to ship”: the “to” of a verb, which no place replaces. */
const ofVerb = new RegExp(
  `\\b${wordList`have, need, want, like, cost, costs, take, takes, able, possible, allowed, how, where, what, when, going, used`}$`,
);
const fixed = /^(?:in stock|on sale|at all|for free|in advance)\b/;

/** What stands behind the phrase that is replaced. */
const nextPhrase = new RegExp(` ${preposition} .*$`);

/** Puts “for 8” in the place of “for 5 people”, or at the end. */
function withAdverbial(question: string, named: string): string {
  const [first = ""] = named.split(" ", 1);
  const at = question.lastIndexOf(` ${first} `);
  const old = at < 0 ? "" : question.slice(at + 1);
  const adds =
    old === "" || fixed.test(old) || (first === "to" && ofVerb.test(question.slice(0, at)));
  if (adds) return `${question} ${named}`;
  const number = new RegExp(`^${first} (\\d+)$`).exec(named)?.[1];
  return number !== undefined && /\d/.test(old)
    ? `${question.slice(0, at + 1)}${old.replace(/\d+/, number)}`
    : `${question.slice(0, at)} ${named}${nextPhrase.exec(old.slice(first.length + 1))?.[0] ?? ""}`;
}

const asksBarely = new RegExp(
  `^(?:and |so |but |ok )*(${wordList`until when, since when, from when, when, where, how, why, how long, how much, how many, on which plan, which plan, in which plan`})$`,
);
const yesNo = /^(?:is|are|do|does|can|could|should|may|must)\b/;
const pronoun = /\b(?:it|that|this|they|them|those|one|these)\b/;

export type Full = {
  readonly question: string;
  /** Whether its follow-up says too little to be answered by itself. */
  readonly leans: boolean;
  /** Whether only a pronoun was replaced. */
  readonly named?: true;
};

/** Returns the full question that a follow-up stands for; undefined if it is none, or stands by itself. */
export function fullQuestion(before: string, message: string): Full | undefined {
  const question = plainWords(before);
  const plain = plainWords(message);
  const words = plain.split(" ").length;
  if (question.split(" ").length > mostWordsBefore || words > mostWords + 3) return undefined;
  const typed = message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'-]+/gu, " ")
    .trim();
  const bare = asksBarely.exec(plain)?.[1];
  const about = parted(question);
  const full = (text: string | undefined, leans = false): Full | undefined =>
    text === undefined ? undefined : { question: text, leans };
  if (bare !== undefined) return full(ofBare(bare, question, about?.about));
  const superlative = whichIs.exec(plain)?.[1];
  const kind = about && kinds.exec(about.about)?.[2];
  if (superlative !== undefined && kind !== undefined)
    return full(`which ${kind.replace(/s$/, "")} is ${superlative}`, true);
  if (about && pronoun.test(plain) && asksOfIt.test(plain))
    return withNamed(full(ofPronoun(plain, question, about.about), goodOne.test(plain)));
  const fragment = fragmentOf(typed, message.trim().endsWith("?"));
  if (fragment === undefined) return undefined;
  if (fragment.adverbial) return full(withAdverbial(question, fragment.text));
  const verb = bareVerb.test(fragment.text) ? howTo.exec(question) : null;
  if (verb !== null) return full(`${verb[1]}${fragment.text}${verb[2]}`, true);
  return full(
    about && `${about.before}${alike(about.about, fragment.text)}${about.after}`,
    fragment.cued,
  );
}

const withNamed = (full: Full | undefined): Full | undefined => full && { ...full, named: true };

const whichIs = /^which (?:one )?(?:is|are) ((?:the )?\w+)$/;
const asksOfIt = /^(?:how|is|are|do|does|what|when|where|can|until|since)\b/;
const goodOne = /^what is an? (?:good|normal|usual|typical) one$/;
const howTo = /^(how (?:do|can) i )\w+( .*|$)/;
const bareVerb = new RegExp(
  `^${wordList`delete, remove, downgrade, upgrade, restore, edit, change, cancel, archive, export, import, print, move, copy, rename`}$`,
);
/** “How do I cancel my plan” and “until when” make “until when can I cancel my plan”. */
function ofBare(bare: string, question: string, about: string | undefined): string | undefined {
  const how = /^how (?:do|can) i (.+)$/.exec(question)?.[1];
  if (how !== undefined && /when/.test(bare)) return `${bare} can i ${how}`;
  if (/^should\b/.test(question) && !/^(?:when|where|why|how)$/.test(bare)) return undefined;
  if (about !== undefined && (/^how (?:much|long)$/.test(bare) || !yesNo.test(question)))
    return `${bare} is ${about}`;
  return yesNo.test(question) ? `${bare} ${question}` : undefined;
}

const plural = /\b(?:they|them|those|these)\b/;
const shipping = /\b(?:ship|deliver) to /;
/** Puts the thing in the place of its pronoun. */
function ofPronoun(plain: string, question: string, about: string): string | undefined {
  if (/^(?:some|any|every)|\bthere$/.test(about)) return undefined;
  const named = shipping.test(question)
    ? `shipping to ${about}`
    : plural.test(plain) && /^an? /.test(about)
      ? `${about.replace(article, "")}s`
      : about;
  return plain.replace(pronoun, named);
}
