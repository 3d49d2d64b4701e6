import { countOf } from "../../../../understanding/numerals.ts";
import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { occasionNamed } from "./occasions.ts";
import type { Form, Limit } from "./promo.ts";

/** The form of a text, and how long it may be. */

const forms: readonly (readonly [Form, RegExp])[] = [
  ["slogans", anywhere(wordList`slogans?, taglines?, straplines?, mottos?, catch ?phrases?`)],
  [
    "subjects",
    anywhere(wordList`subject ?-?lines?, subjects?(?= (for|too|also|please|as well)|$)`),
  ],
  [
    "headlines",
    anywhere(
      wordList`headlines?, google ads?, search ads?, ad (headlines?|texts? for google), adwords, google (ad|search) texts?, ads? (for|on) google, titles?`,
    ),
  ],
  [
    "review",
    anywhere(
      wordList`(ask|asking|asks) (\w+ ){0,4}(reviews?|ratings?), (leave|write) (us |me )?(a )?(google )?reviews?, reviews? request, request (for )?(a )?(google )?reviews?`,
    ),
  ],
  [
    "bio",
    anywhere(
      wordList`bio, profile (text|description|intro), about us( text)?, google (business )?(profile )?description, business description, description (for|of) (my|our|the) (google|insta|instagram|facebook|profile|page|business|shop|salon|company)`,
    ),
  ],
  [
    "description",
    anywhere(
      wordList`product (text|description|copy)s?, (item|listing|menu|room|course) (text|description)s?, descriptions?, etsy (text|listing), blurb`,
    ),
  ],
];
/** Replies to reviews are no requests for them. */
const toReview = /\b(?:bad|negative|nasty|false|fake|\d[- ]?stars?|reply|respond|answer)\b/i;

/** Returns the form that a clause names; undefined for an ordinary text. */
export function formNamed(text: string): Form | undefined {
  const form = forms.find(([, words]) => words.test(text))?.[0];
  return form === "review" && toReview.test(text) ? undefined : form;
}

/** Where the name of a form ends in a clause. */
export function formPlace(clause: string): number | undefined {
  for (const [, words] of forms) {
    const found = words.exec(clause);
    if (found !== null) return found.index + found[0].length;
  }
  return undefined;
}

const number = String.raw`(\d{1,3}|one|two|three|four|five|six|ten)`;
const most = wordList`max(imum)?\.?, at most, no more than, not more than, under, less than, below, up to, only, in, within, just, limit( is| of)?, about, around`;
const units = wordList`words?, characters?, chars?, signs?, letters?, lines?, sentences?`;
const counted = new RegExp(
  String.raw`\b(?:${most} )?${number}(?:[- ](?:short|little))? (${units})\b`,
  "i",
);
const oneLine = /\b(?:in )?(?:a|one|1|single) (?:single )?(line|sentence)\b/i;
/** “A warm sentence about mums” is no limit. */
const notLimit = /\b(?:sentence|line)s? (?:about|on|for|with|that|at)\b/i;

/** Returns how long a text may be; undefined if the clause sets no limit. */
export function limitIn(text: string): Limit | undefined {
  if (notLimit.test(text) || /\b(?:subject|head)/i.test(text)) return undefined;
  const found = counted.exec(text);
  const unit = (found?.[2] ?? oneLine.exec(text)?.[1])?.toLowerCase();
  if (unit === undefined) return undefined;
  const of = /^(?:char|sign|letter)/.test(unit)
    ? "characters"
    : /^word/.test(unit)
      ? "words"
      : /^line/.test(unit)
        ? "lines"
        : "sentences";
  const count = found?.[1] === undefined ? 1 : countOf(found[1].toLowerCase());
  return Number.isNaN(count) || count < 1 ? undefined : { most: count, of };
}

const counts = new RegExp(
  String.raw`\b${number} (?:\w+ ){0,2}?(?:${wordList`slogans?, taglines?, headlines?, subject ?-?lines?, titles?, ideas, options, ones, others?, more, versions, lines`})\b`,
  "i",
);
/** “Give me 5”. */
const onlyCount = new RegExp(
  `^(?:(?:and|please|no|i) )*(?:give me|i want|want|need|make it|i said|i asked for) ${number}$`,
  "i",
);
/** How many lines to choose from are asked for. */
export function howMany(text: string): number | undefined {
  const found = counts.exec(text)?.[1] ?? onlyCount.exec(text)?.[1];
  const count = found === undefined ? undefined : countOf(found.toLowerCase());
  return count === undefined || Number.isNaN(count) ? undefined : Math.min(6, Math.max(1, count));
}

const wishes = wordList`need, needs, want, wants, write, give, gimme, make, do, create, suggest, come up with, help (me )?with, looking for, have, get, draft, show, try, generate, think of, like`;
const anyForm = wordList`slogans?, taglines?, straplines?, mottos?, subject ?-?lines?, headlines?, bio, profile text, about us( text)?, google (ads?|business description)( texts?| headlines?| copy)?, product (texts?|descriptions?|cop(y|ies)), (item|menu|room|course) descriptions?, descriptions? (for|of), blurb, captions?, etsy (listing|description)s?`;
const wishedFor = String.raw`\b${wishes}\b(?: [^\s.?!;:]+){0,6}? ${anyForm}\b`;
const startsWithForm = String.raw`^(?:\d|an?|the|my|some|two|three|four|five|short|funny|good|new|one) (?:\w+ ){0,2}?${anyForm}\b`;
const formAlone = String.raw`^${anyForm}(?: please| pls| plz)?(?= (?:for|about)\b|[:,]|$)`;
const wanted = new RegExp([wishedFor, startsWithForm, formAlone].join("|"), "i");
const general =
  /\b(?:do (?:we|i) (?:really |even )?need|should|is it|is a|worth|how|why|what makes|what is|does|budget|cost|click|hate|run|running|spend|pay)\b/i;
const plain = wordList`post, caption, flyer, leaflet, poster, sms, newsletter, story`;
const startsPlainly = String.raw`^(?:(?:hi|hello|ok|so|quick|please|an?|one|new|short|quick) )*(?:instagram |insta |facebook |fb |linkedin |google |whatsapp )?${plain}(?: text)?(?= (?:for|about|please|pls)\b|[:,]|$)`;
const endsPlainly = `[,;] (?:an? )?${plain} (?:please|pls)$`;
const beginsWith = new RegExp([startsPlainly, endsPlainly].join("|"), "i");
/** “Instagram caption fast”, “black friday post”: a part of the message that only names a text. */
const notWish = wordList`our, we, i, they, nobody, someone, people, do, does, did, send, sent, reads?, opens?, has, have, had, with, on, in, is, are, was, hate, no, not, my, the, last, every, per, boosted?, sponsored`;
const aText = wordList`post, caption, flyer, leaflet, poster, newsletter, description, review request`;
const shortOne = new RegExp(
  String.raw`^(?:(?!${notWish}\b)[\p{L}’'-]+ ){0,3}${aText}(?: text)?(?: (?:please|pls|fast|quick|asap))?$`,
  "iu",
);
const onlyNames = (message: string): boolean =>
  !message.includes("?") &&
  message
    .split(/[.!;:,\n]+|\s[-–]\s/, 6)
    .some((one) => shortOne.test(one.trim()) && !general.test(one));
/** “Valentine’s post please”. */
const occasionPost =
  /^(?:[\p{L}'’]+ ){1,3}(?:post|caption|flyer|text|newsletter|poster|sign)(?: please| pls)?[.!]*$/iu;
/** “I want to win new customers with a post”. */
const withAPost =
  /\b(?:want|need|like)\b.{0,60}\b(?:with|in|as|by) an? (?:\w+ )?(?:post|flyer|newsletter|leaflet|poster)\b/i;
/** “Three headlines for …”, “a bio for Instagram”: asks for a text by its form. */
export const asksForForm = (message: string): boolean =>
  (occasionNamed(message) !== undefined && occasionPost.test(message.trim())) ||
  onlyNames(message) ||
  (withAPost.test(message) && !general.test(message)) ||
  message
    .split(/[.!?\n]+/, 5)
    .some(
      (one) =>
        (wanted.test(one.trim()) || (beginsWith.test(one.trim()) && !message.includes("?"))) &&
        !general.test(one),
    );
