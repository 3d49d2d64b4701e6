import { wordList } from "../../../understanding/word-list.ts";

/** Why something happens, as far as a clause says so. */

const because =
  /\s*,?\s*\b(?:because(?: of)?|due to|since(?= (?:our|the|my|we|it)\b)|cos|as(?= (?:our|the|my) \w+ (?:is|are|went|has)\b))\b\s*(.{3,90})$/i;
/** “Energy costs are the reason”. */
const isReason = /^(?:the |our )?([\p{L} ]{3,40}?) (?:is|are) (?:the|our|my) reason$/iu;
const people = wordList`singer, author, teacher, trainer, speaker, chef, artist, guide, instructor, pianist, band, host, coach, doctor`;
const ill = new RegExp(
  `\\b((?:the |our |my )?(?:\\w+ )?${people}) (?:is|are|got|has been|fell|has fallen) (ill|sick|injured|hurt)\\b`,
  "i",
);
const forWork =
  /\s*\bfor (renovations?|repairs?|works?|stocktaking|refurbishment|maintenance|a funeral|a wedding|family reasons|training|staff training|holidays?)\b/i;

const whoAlone = new RegExp(`^(?=${people}\\b)`, "i");
const worded = (reason: string): string =>
  reason
    .replace(/^(?:my|our|the) /i, (word) => (/my/i.test(word) ? "our " : word.toLowerCase()))
    .replace(
      /^(?=(?:rent|energy|wages|costs?|flour|material|electricity|suppliers?|shampoo|coffee)\b)/i,
      "our ",
    )
    .replace(whoAlone, "the ")
    .replace(/\b(?:is|are|got|fell) sick\b/i, "is ill")
    .replace(/[.!?,\s]+$/, "");

/** “Because the singer is ill”, “for repairs”. */
export function reasonIn(clause: string): string | undefined {
  const stated = because.exec(clause)?.[1];
  if (stated !== undefined) return clauseOf(worded(stated));
  const named = isReason.exec(clause.trim())?.[1];
  if (named !== undefined) return `because of ${worded(named)}`;
  const who = ill.exec(clause);
  if (who !== null)
    return `because ${worded(`${who[1]} is ${who[2] === "sick" ? "ill" : who[2]}`)}`;
  const work = forWork.exec(clause)?.[1];
  return work === undefined ? undefined : `for ${work.toLowerCase()}`;
}

/** “Because our rent went up”, “because of rain”. */
const clauseOf = (reason: string): string =>
  /\b(?:is|are|was|were|has|have|had|went|got|goes|go|will|can|need|cannot|can't)\b/i.test(reason)
    ? `because ${reason}`
    : `because of ${reason}`;

export const withoutReason = (clause: string): string =>
  clause.replace(because, "").replace(isReason, "").replace(ill, "").replace(forWork, "").trim();
