import { wordList } from "../../../../understanding/word-list.ts";

/** Keeps what a text is about to one phrase: rules read words without their commas, and a phrase ends at a comma. */

const loose = new RegExp(`(?: ${wordList`or, and, &, with, of, the, a, an, my, our, so, but`})+$`);
/** The customer's own business and where it is advertised are not what is sold. */
const notSold = new RegExp(
  `\\b${wordList`business, company, firm, ads?, adverts?, google, facebook, fb, instagram, insta, tiktok, marketing`}\\b`,
);

/** Where it is sold, and how one comes there, are not sold either. */
const place = new RegExp(
  `\\b${wordList`shops?, stores?, salon, cafe, café, bakery, pub, restaurant, studio, gym, clinic, garage, open, moving`}$`,
);

/** Returns the phrase up to the first sign in the message; undefined if it names nothing that is sold. */
export function thingSold(phrase: string, message: string): string | undefined {
  const said = message.toLowerCase().replace(/\s+/g, " ");
  const words = phrase.split(" ");
  let end = words.length;
  while (end > 1 && !said.includes(words.slice(0, end).join(" "))) end -= 1;
  // A single word may be one that was spelled out; a longer beginning is what stands before the sign.
  const sign = said.includes(`${words.slice(0, end).join(" ")},`);
  const one = (sign ? words.slice(0, end).join(" ") : phrase).replace(loose, "");
  return notSold.test(one) || place.test(one) ? undefined : one;
}
