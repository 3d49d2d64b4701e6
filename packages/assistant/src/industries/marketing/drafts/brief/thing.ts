import { wordList } from "../../../../understanding/word-list.ts";
import { kindIn } from "../../business/kinds.ts";

/** Limits the subject of a text to one phrase: rules match words without punctuation, but a phrase ends at a comma. */

const loose = new RegExp(
  `(?: ${wordList`or, and, &, with, of, the, a, an, my, our, so, but`}){1,6}$`,
);
/** The customer's own business and where it is advertised are not what is sold. */
const notSold = new RegExp(
  `\\b${wordList`business, company, firm, ads?, adverts?, google, facebook, fb, instagram, insta, tiktok, marketing`}\\b`,
);

/** Places and directions are not for sale either. */
const place = new RegExp(
  `\\b${wordList`shops?, stores?, salon, cafe, café, bakery, pub, restaurant, studio, gym, clinic, garage, open, moving, window, door, board, counter, wall`}$`,
);

const signs = [",", ".", ";", ":", "!", "?"] as const;
/** “Haircuts tuesdays”: the day is separate. */
const day = /(?: (?:on|every))? (?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** Returns the phrase up to the first punctuation mark in the message; undefined if it names no item for sale. */
export function thingSold(phrase: string, message: string): string | undefined {
  const said = message.toLowerCase().replace(/\s+/g, " ");
  const words = phrase.split(" ");
  let end = words.length;
  while (end > 1 && !said.includes(words.slice(0, end).join(" "))) end -= 1;
  // A single word may be an expanded abbreviation; a longer beginning is the text before the punctuation mark.
  const head = words.slice(0, end).join(" ");
  const isCut = signs.some((sign) => said.includes(`${head}${sign}`));
  const one = (isCut ? head : phrase).replace(loose, "").replace(day, "").trim();
  const isBusiness = kindIn(one).kind === one;
  return one === "" || notSold.test(one) || place.test(one) || isBusiness ? undefined : one;
}
