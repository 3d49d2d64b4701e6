import { wordList } from "../../../understanding/word-list.ts";
import { clausesIn } from "./clauses.ts";
import type { Purpose } from "./copy.ts";
import { daysOf } from "./day.ts";
import { complaintIn, leftIn } from "./particulars.ts";

/** What a text announces. */

const event = wordList`meetings?, rehearsals?, tournaments?, reading evenings?, workshops?, courses?, class(es)?, tastings?, exhibitions?, concerts?, fairs?, open (day|evening|house)s?, readings?, festivals?, lectures?, guided tours?, seminars?, webinars?, quiz (night|evening)s?, retreats?, summer camps?, brunch(es)?, vernissages?, talks, bazaars?, parties, party, choir, meetups?, masterclass(es)?, jam sessions?, film nights?, markets?, live music`;
export const eventWord = new RegExp(`\\b${event}\\b`, "i");

const cancelled =
  /\b(?:cancel(?:s|led|ed|ling|ing)?|called off|not (?:take|taking) place|has to be cancelled)\b/i;
const notCancelled =
  /\b(?:members?|customers?|clients?|people|who|they|guests|must|can|should|free|if you) (?:\w+ )?cancel/i;
const moved =
  /\b(?:moved|postponed|rescheduled|shifted|pushed back) (?:to|until|from|by)\b|\bmoves? (?:from|to)\b/i;
const place =
  /\b(?:mov(?:e|es|ed|ing) (?:to|into|in)|new (?:shop|premises|address|location|office|studio|place)|relocat\w+|find us at)\b/i;
const closed =
  /\b(?:clos(?:ed|es?|ing) (?:(?:on|from|for|over|between|until|this|next|the|all|tomorrow|our|because|due)\b|\d)|closed\b|shut\b|on holiday\b|holiday closure|not open\b)/i;
const notClosed = /\b(?:clos(?:es?|ing|ed) (?:at|down|early)|early)\b/i;
const ofPrice = wordList`prices?, rates?, fees?, costs?, subscription, membership`;
const rises = wordList`go(es|ing)? up, rises?, rising, increases?, up, change`;
const raises = wordList`rais\w*, increas\w*, put up, putting up`;
const risen = new RegExp(
  String.raw`\b${ofPrice}\b(?: \S+){0,4}? ${rises}\b|\b${raises}(?: \S+){0,3}? ${ofPrice}|\bprice (?:rise|increase|change)|\bnew prices?\b`,
  "i",
);
const dearer: readonly RegExp[] = [
  /\b(?:price|rate|fee)s?\b.{0,40}\bfrom [€£$]?\d+(?:[.,]\d+)? to \b/i,
  /\d ?(?:€|£|\$|euros?|pounds?|dollars?|quid|%|percent)? (?:more|up|dearer)\b.{0,40}\b(?:from|as of|since)\b/i,
  /\bgoes? up\b.{0,20}\d|\b(?:costs?|is) (?:now )?[€£$]?\d+[^.]{0,12} instead of/i,
];

/** Returns the purpose of a text from what was said about it; undefined if it is none of these. */
export function purposeIn(message: string): Purpose | undefined {
  const hasDay = daysOf(message).length > 0;
  if (cancelled.test(message) && !notCancelled.test(message) && toOneOf(message) === undefined)
    return "cancelled";
  if (
    moved.test(message) &&
    hasDay &&
    !/\b\d{1,5} [\w ]{1,40}(?:street|road|lane)|new (?:shop|premises|address)/i.test(message)
  )
    return "moved";
  if (
    place.test(message) &&
    /\b(?:shop|address|premises|location|office|studio|salon|practice|place|street|road|lane|avenue|square|building)\b/i.test(
      message,
    )
  )
    return "place";
  if ((risen.test(message) || dearer.some((words) => words.test(message))) && !isCheaper(message))
    return "price";
  if (
    closed.test(message) &&
    !/[€£$] ?\d|\d ?(?:€|euro|pound|dollar)/i.test(message) &&
    !notClosed.test(message) &&
    hasDay
  )
    return "closed";
  return (
    toOneOf(message) ??
    (leftIn(message) !== undefined ? "left" : undefined) ??
    (eventWord.test(message) && hasDay ? "event" : undefined)
  );
}

/** “29 instead of 39” and “two for the price of one” are offers. */
function isCheaper(message: string): boolean {
  const [, fresh = "", old = ""] =
    /[€£$]?(\d+(?:[.,]\d+)?)(?: ?(?:€|£|\$|euros?|pounds?|dollars?|quid))? instead of [€£$]?(\d+(?:[.,]\d+)?)/i.exec(
      message,
    ) ?? [];
  return (
    Number(fresh.replace(",", ".")) < Number(old.replace(",", ".")) ||
    /\bhalf[ -]price\b|\bfor the price of\b/i.test(message)
  );
}

const stayAway = wordList`not come, not been, (haven't|have not) (come|been|booked), did not come, stopped coming, who cancelled, no longer come, not come anymore, left us`;
const kinds: readonly (readonly [Purpose, RegExp])[] = [
  ["apology", /\bapolog(?:y|ies|i[sz]e)\b|\bsay sorry to\b/i],
  [
    "job",
    /\b(?:job (?:ad|post|advert|offer)|post for (?:a )?job|vacancy|hiring|recruit)\b|\blooks?(?:ing)? for an? (?:new )?[a-z]+[, ].{0,40}\b(?:hours|per hour|shifts?|full.?time|part.?time)\b/i,
  ],
  [
    "reminder",
    /\bremind(?:er|ing)?\b.{0,60}\bappointments?\b|\bappointments?\b.{0,40}\bremind|\bforget (?:their |the )?appointments?\b/i,
  ],
  [
    "thanks",
    /\bthank.?you (?:card|note|message|text|mail|e-?mail|post|letter)\b|\b(?:message|text|card|mail|note|post) to (?:say thank you|thank)\b/i,
  ],
  [
    "appeal",
    /\b(?:donation|fundraising|charity) (?:appeal|letter|mail|e-?mail|post|message|text)\b|\b(?:ask|asking) for donations\b/i,
  ],
  [
    "back",
    new RegExp(
      String.raw`\bwin (?:\w+ ){0,3}back\b|\b(?:customers?|clients?|members?|guests|patients?|people|regulars)\b.{0,30}\b${stayAway}\b`,
      "i",
    ),
  ],
];
const toReview = /\b(?:reviews?|\d[- ]?stars?|one star|complain\w*)\b/i;
const badQuote =
  /["“](?![^"”]{0,200}\b(?:great|love|best|amazing|excellent|wonderful|perfect)\b)[^"”]{6,300}["”]/i;
const toAnswer = /\b(?:answer|reply|respond|response|write back)\b/i;
const isUntrue =
  /\b(?:never|fake|lies?|lying|false|not true|no record|competitor|made up|was not (?:a )?(?:client|customer)|reply to (?:good|nice|positive))\b/i;

function toOneOf(message: string): Purpose | undefined {
  const found = kinds.find(([, words]) => words.test(message))?.[0];
  if (found !== undefined) return found;
  return (toReview.test(message) || badQuote.test(message)) &&
    toAnswer.test(message) &&
    !isUntrue.test(message.replace(/["“][^"”]{0,300}["”]/g, " ")) &&
    clausesIn(message).some((clause) => complaintIn(clause, "review") !== undefined)
    ? "review"
    : undefined;
}
