import type { Turn } from "../../../dialogue/types.ts";

/** Recognises how old a purchase is, and how soon it is needed. */

/** “It is brand new”. */
export const isNew = /\b(?:brand|completely|totally|still) new\b|\bnever (?:been )?used\b/;
export const ofAge =
  /\b(?:only|just|bought|got|had|it is|they are)\b.{0,20}\b(?:\d+|an?|two|three|few|couple of) (?:days?|weeks?|months?|years?)\b|\b\d+ (?:days?|weeks?|months?) (?:old|ago)\b/;

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const boughtInMonth = new RegExp(
  `\\b(?:got|bought|had|have|since|from)\\b.{0,12}\\b(?:in|since|from) (${months.join("|")})\\b`,
);
/** “Got it in May”: another month than this one. */
export const inMonth = ({ plain, now }: Pick<Turn, "plain" | "now">): boolean => {
  const month = boughtInMonth.exec(plain)?.[1];
  return month !== undefined && months.indexOf(month) !== now.getMonth();
};

/** “I need one by Saturday, I can’t wait”. */
export const needsSoon =
  /\b(?:need (?:it|one|that|them)|we (?:leave|go)|leaving|going|can not wait|no time|too late|too long)\b.{0,30}\b(?:today|tomorrow|weekend|\w+day|wait|soon|for)\b|\bcan not wait\b|\btoo long\b/;
