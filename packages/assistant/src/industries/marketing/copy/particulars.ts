import { wordList } from "../../../understanding/word-list.ts";
import { turned } from "../drafts/recipe.ts";
import { saidToCustomer } from "../drafts/voice.ts";
import { bareClause } from "./clauses.ts";
import { priced, sumsOf } from "./money.ts";

/** Reads what only one kind of text needs: the places left, the job, the complaint, the sum to raise. */

const places = wordList`places?, spots?, seats?, slots?, dates?, tables?, rooms?, spaces?, appointments?, wheels?`;
const count = wordList`\d{1,3}, one, two, three, four, five, six, seven, eight, nine, ten, a few, some, a couple of`;
const free = wordList`free, left, open, available`;
const isLeft = new RegExp(
  `\\b(${count}) (?:more )?(?:${free} )?(${places})(?: (?:are |is )?(?:still )?${free})?\\b`,
  "i",
);
/** “5 places”; undefined if nothing is said to be free. */
export const leftIn = (clause: string): string | undefined => {
  const found = isLeft.exec(clause);
  return found === null || !new RegExp(`\\b${free}\\b`, "i").test(clause)
    ? undefined
    : `${found[1]} ${found[2]}`.toLowerCase();
};

const seeks = wordList`look(ing)? for, hiring, hire, recruiting, need, want, job ad for, job`;
const notJob = wordList`text, post, message, job, ad`;
const endsJob = wordList`with, who, for, from, to, in, at, on, and, starting, part, full`;
const job = new RegExp(
  `\\b${seeks}:? (?:(?:an?|another|our|the|next|new) ){0,3}((?!${notJob}\\b)[a-z][a-z-]+(?: (?!${endsJob}\\b)[a-z][a-z-]+){0,2})`,
  "i",
);
/** “Baker”, the job that is offered. */
export const jobIn = (clause: string): string | undefined => job.exec(clause)?.[1];

const quoted = /["“]([^"”]{6,200})["”]/;
const stated =
  /\b(?:complain\w*|says?|said|wrote|writes|claims?|because|stars?(?: for)?)(?: (?:on|to) \w+)?(?: that| about)? ((?!not\b)\p{L}[^.!?;]{6,140})$/iu;
const own = /^(?:that |because )?((?:we|our|the|a|his|her|their|my|i) [^.!?;]{4,140})$/i;
const happened = wordList`\w+ed, was, were, came, broke, sent, forgot, lost, took, had, gave, made, did, didn't, never, got, brought, left, put`;
const hasHappened = new RegExp(`\\b${happened}\\b`, "i");

/** What went wrong, said to the one it happened to: “you waited 40 minutes”. */
export function complaintIn(clause: string, purpose: "apology" | "review"): string | undefined {
  const text = bareClause(clause);
  if (purpose === "apology") {
    const found = own.exec(text)?.[1];
    return found === undefined || !hasHappened.test(found)
      ? undefined
      : lowered(saidToCustomer(found));
  }
  const words = quoted
    .exec(text)?.[1]
    ?.split(/[.;!?]|,? never again|,? (?:will|would) (?:not|never)/i)[0];
  const found = words ?? stated.exec(text)?.[1];
  if (found === undefined || found.trim().length < 6) return undefined;
  const full = /^(?:waited|had|got|paid|found|came|ordered|felt|was)\b/i.test(found)
    ? `i ${found}`
    : found;
  return saidToCustomer(
    articled(
      turned(full.toLowerCase().replace(/^that /, ""))
        .replace(/,\s*$/, "")
        .trim(),
    ),
  );
}
const lowered = (text: string): string =>
  text.replace(/^(?!I\b)\p{Lu}/u, (letter) => letter.toLowerCase());
const things = wordList`coffee, food, pizza, soup, staff, delivery, room, service, waiter, waitress, cake, steak, colour, haircut, driver`;
/** “Coffee was cold” lacks its article, as reviews do. */
const articled = (text: string): string =>
  text.replace(
    new RegExp(`(^|\\band )(?=${things} (?:was|were|is|came|took|arrived)\\b)`, "gi"),
    "$1the ",
  );

/** The sum that an appeal asks for. */
export const goalIn = (clause: string): string | undefined =>
  /\b(?:goal|target|aim|need|raise|collect)\b/i.test(clause)
    ? sumsOf(priced(clause))[0]?.text
    : undefined;

const venues = wordList`church, hall, park, garden, library, school, café, cafe, studio, museum, theatre, club, square, market, shop, bookshop, barn, yard, gym, pub, centre, center, castle, gallery, station, river, lake, beach, office, restaurant, farm, hotel`;
const titled = String.raw`\p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’.]*){0,3}(?: ${venues})?`;
const common = String.raw`(?:the|our) (?:[\p{Ll}'’]+ ){0,2}${venues}(?: (?:by|behind|near) the [\p{Ll}]+)?`;
const atVenue = new RegExp(String.raw`\b(at|in) (${common}|${titled})(?=[\s,.!]|$)`, "u");
const notVenue =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Instagram|Facebook|WhatsApp|Christmas|Easter)/;

/** “At St Mark’s church”, “in the park”: where an event is. */
export function whereIn(clause: string): string | undefined {
  const [, by, venue] = atVenue.exec(clause) ?? [];
  return venue === undefined || notVenue.test(venue) ? undefined : `${by} ${saidToCustomer(venue)}`;
}

const isClosed =
  /\b((?:the|our) (?:(?!we\b|that\b)[\p{L}-]+ ){0,2}(?!shop\b|store\b|business\b|company\b)[\p{L}-]+) (is|are|will be) (?:closed|shut)\b/iu;
/** “The hotel pool”, if not all of the business is closed. */
export const closedIn = (clause: string): string | undefined =>
  isClosed.exec(clause)?.[1]?.toLowerCase();
