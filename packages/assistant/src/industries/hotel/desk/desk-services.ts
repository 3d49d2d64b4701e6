import { asks } from "../../../dialogue/message/clauses.ts";
import { hourOf } from "../../../records/hour-of.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Reads which services of the desk a message names, and at which hour they are wanted. */

const services: readonly (readonly [RegExp, string])[] = [
  [/\bmassages?\b/, "a massage"],
  [/\b(?:taxis?|cabs?)\b/, "a taxi"],
  [/\b(?:airport (?:car|transfer|pick ?up)|pick (?:us|me) up)\b/, "a car"],
  [/\b(?:wake[ -]?up|wake (?:me|us)|morning call)\b/, "a wake-up call"],
  [/\b(?:babysitt\w*|nanny|sitter)\b/, "a babysitter"],
  [
    /\b(?:breakfast bag|packed breakfast|breakfast (?:to go|to take|before)|lunch (?:bag|packet))\b/,
    "a breakfast bag",
  ],
];
export const servicesIn = (text: string): string[] =>
  services.filter(([words]) => words.test(text)).map(([, what]) => what);

/** A taxi and a car are the same ride. */
const rides: ReadonlySet<string> = new Set(["a taxi", "a car"]);
export const isRide = (service: string): boolean => rides.has(service);
export const isSame = (one: string, other: string): boolean =>
  one === other || (isRide(one) && isRide(other));

/** The words of an order: “get me”, “we need”. */
export const orders = anywhere(wordList`need, want, order, book, call, get me, send, arrange`);

/** The hour of a ferry is not that of the taxi to it. */
const ride = wordList`flight, plane, train, ferry, boat, coach, bus`;
const leavesAt = new RegExp(
  `\\b${ride}(?: (?!to\\b)\\w+){0,3} (?:at |by )?\\d|\\d(?:[:.]\\d\\d)? ${ride}\\b`,
);
/** The hour at which a train arrives is that of the taxi from it. */
const arrives = anywhere(
  wordList`come, comes, coming, arriv\w*, gets? in, get(ting)? in, land, lands, landing, is in, due`,
);
const ofDeparture = (part: string): boolean => leavesAt.test(part) && !arrives.test(part);
const clauses = /(?<=[.!?;,])\s+|,|\band\b/;
/** “Who gives me the key at 1:15?” asks of another thing; “at 7?” does not. */
const ofElse = (part: string): boolean =>
  servicesIn(part).length === 0 &&
  part.split(/\s+/).length > fewWords &&
  ((asks(part.trim()) && !orders.test(part)) || part.trim().endsWith("?"));
const fewWords = 4;

/** “For six”, of a service: its hour, not the guests. */
const forHour =
  /\bfor (\d{1,2})(?:[.:](\d\d))?(?! ?(?:\w*nights?|people|persons?|guests?|of us|days?|weeks?|mornings?|adults?|kids?)\b)(?=$|[ ,.!?])/;
const dotted = /\b(\d{1,2})\.(\d\d)\b/g;

/**
 * The hour a message gives for a service, in minutes: that of the clause which names it, and never that of the ferry it
 * is for. `ofRide`: a clause with the hour of a ferry was left out.
 */
export function hourFor(message: string): { hour?: number; ofRide: boolean } {
  const text = message.toLowerCase().replace(dotted, "$1:$2");
  const parts = text.split(clauses).filter((part) => !ofElse(part));
  const own = parts.filter((part) => servicesIn(part).length > 0 && !ofDeparture(part));
  const said = own.map(hourIn).findLast((hour) => hour !== undefined);
  if (said !== undefined) return { hour: said, ofRide: false };
  const rest = parts.filter((part) => !ofDeparture(part));
  const hour = rest.map((part) => hourOf(part)).findLast((one) => one !== undefined);
  return { ...(hour === undefined ? {} : { hour }), ofRide: rest.length < parts.length };
}

/** The hour that a clause gives, in minutes. */
export function hourIn(part: string): number | undefined {
  const [, hours, minutes = "0"] = forHour.exec(part) ?? [];
  return (
    hourOf(part) ??
    (hours === undefined || Number(hours) > 23 ? undefined : Number(hours) * 60 + Number(minutes))
  );
}
