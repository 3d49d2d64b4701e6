import type { Turn } from "../../../dialogue/types.ts";

/** The rate a night that guests say to pay, which counts for what comes off their bill. */

const figure = "\\$?(\\d{2,3})(?:\\.\\d\\d)?(?:\\$| ?dollars?)?";
const rateSaid = new RegExp(
  `\\b(?:pay|paid|paying|costs?|half of|50 ?% of|rate (?:is|was)) (?:the |a |me |us )?${figure}(?! ?(?:%|min|hours?|pm|am|\\d))|\\$?(\\d{2,3}) (?:a|per) night`,
);
const leastRate = 60;

export function rateIn(text: string): number | undefined {
  const found = rateSaid.exec(text.toLowerCase());
  const rate = Number(found?.[1] ?? found?.[2] ?? 0);
  return rate >= leastRate ? rate : undefined;
}

const lately = 3;
/** The rate a guest says to pay, in this message or the last ones. */
export const ratePaid = ({ message, state }: Turn): number | undefined =>
  [...state.exchanges.slice(-lately).map(({ visitor }) => visitor), message]
    .map(rateIn)
    .findLast((rate) => rate !== undefined);
