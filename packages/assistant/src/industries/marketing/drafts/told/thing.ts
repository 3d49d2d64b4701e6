import { wordList } from "../../../../understanding/word-list.ts";
import { kindIn } from "../../business/kinds.ts";

/** Keeps what a text is about to one phrase: rules read words without their commas, and a phrase ends at a comma. */

const loose = new RegExp(`(?: ${wordList`or, and, &, with, of, the, a, an, my, our, so, but`})+$`);
/** The customer's own business and where it is advertised are not what is sold. */
const notSold = new RegExp(
  `\\b${wordList`business, company, firm, ads?, adverts?, google, facebook, fb, instagram, insta, tiktok, marketing`}\\b`,
);

/** Where it is sold, and how one comes there, are not sold either. */
const place = new RegExp(
  `\\b${wordList`shops?, stores?, salon, cafe, café, bakery, pub, restaurant, studio, gym, clinic, garage, open, moving, window, door, board, counter, wall`}$`,
);

const signs = [",", ".", ";", ":", "!", "?"] as const;
/** “Haircuts tuesdays”: the day is told apart. */
const day = /(?: (?:on|every))? (?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** Returns the phrase up to the first sign in the message; undefined if it names nothing that is sold. */
export function thingSold(phrase: string, message: string): string | undefined {
  const said = message.toLowerCase().replace(/\s+/g, " ");
  const words = phrase.split(" ");
  let end = words.length;
  while (end > 1 && !said.includes(words.slice(0, end).join(" "))) end -= 1;
  // A single word may be one that was spelled out; a longer beginning is what stands before the sign.
  const head = words.slice(0, end).join(" ");
  const isCut = signs.some((sign) => said.includes(`${head}${sign}`));
  const one = (isCut ? head : phrase).replace(loose, "").replace(day, "").trim();
  const isBusiness = kindIn(one).kind === one;
  return one === "" || notSold.test(one) || place.test(one) || isBusiness ? undefined : one;
}
