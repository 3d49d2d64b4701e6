import { type Amount, readAmounts } from "./amounts.ts";
import { type Counts, readCounts } from "./counts.ts";
import { type DateSlot, readDates } from "./dates.ts";
import { wordList } from "./word-list.ts";

export { addDays, dayOf, daysBetween, isoDate, parseIsoDate } from "./calendar.ts";
export type { DateSlot };

/** Values in a message; absent if not mentioned. */
export type Slots = Counts & {
  dates: DateSlot[];
  /** HH:MM, 24 hours. */
  time?: string;
  amounts: Amount[];
  /** Order, booking and ticket numbers, in upper case. */
  references: string[];
  email?: string;
  /** Bare numbers that none of the above accounts for. */
  numbers: number[];
};

const putsRight = new RegExp(
  `\\b(?:no|wait|sorry|i mean|i meant|actually|correction|rather|make that)\\b[\\s,.:-]{0,3}(?:${wordList`wait, sorry, it is, it's, its, that is, i mean, i meant`}[\\s,.:-]{0,3}){0,2}$`,
  "i",
);
const takesBack = /\b(?:forget|ignore|drop|not|never)\s(?:about\s)?$/i;

/**
 * Returns the references that remain after corrections: “BK-10467, no wait, BK-10477” replaces the first, and “forget
 * BK-10467” withdraws it.
 */
export function standing(found: readonly RegExpExecArray[]): string[] {
  let numbers: string[] = [];
  for (const { 0: number, index, input } of found) {
    const before = input.slice(Math.max(0, index - lettersBefore), index);
    if (takesBack.test(before)) continue;
    numbers = putsRight.test(before) ? [number] : [...numbers, number];
  }
  return numbers;
}
const lettersBefore = 40;

/**
 * References: letters with digits, digits with a dash, “#” with digits, long numbers; short numbers only after a word
 * such as “order”. “ASTM F3340” is a standard.
 */
const currency = wordList`usd, eur, gbp, dollars?, euros?, pounds?, bucks?`;
const thing = wordList`
  order, ticket, booking, invoice, bill, receipt, reservation, case, number, purchase, parcel, package, shipment,
  tracking, reference
`;
const numberIs = wordList`(number\s|no\.?\s|nr\.?\s|id\s|code\s)?(is\s)?`;
const standard = wordList`astm, ansi, din, iso, en, bs, ul, norm, standard`;
const reference = new RegExp(
  wordList`
    (?<!\b${standard}\s)\b[a-z]{1,3}-?\d{4,}\b, #\s?[a-z]{0,3}-?\d{3,}(-\d+)*\b, \b\d{2,4}-\d{3,}\b(?!\s*${currency}), \b\d{6,}\b,
    (?<=\b${thing}\s${numberIs})\d{3,}\b(-\d+)*
  `,
  "gi",
);

/** Extracts every value from a message as typed. Relative dates are resolved from `now`, into the future. */
export function readSlots(message: string, now: Date): Slots {
  const email = message.match(/[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[a-z]{2,}/i)?.[0];
  let rest = email === undefined ? message : message.replace(email, " ");
  const references = standing([...rest.matchAll(reference)]).map((found) =>
    found.replace(/[#\s]/g, "").toUpperCase(),
  );
  rest = rest.replace(reference, " ");
  const { amounts, without: words } = readAmounts(rest);
  const { dates, time, without } = readDates(words, now);
  const counts = readCounts(without);
  return {
    dates,
    ...(time === undefined ? {} : { time }),
    ...counts.named,
    amounts,
    references,
    ...(email === undefined ? {} : { email }),
    numbers: counts.bare,
  };
}
