import { dollars } from "../../../dialogue/reply/reply.ts";

/** Reads the total that customers worked out themselves, and says whether it is right. */

const reckoned =
  /\b(?:that is|that's|makes|comes to|so|is it) [$]?(\d{2,5}(?:\.\d{1,2})?)\b(?!.{0,12}\b(?:times|boils?)\b)/;

/** “That is 1316?”: the customer's own total, as it was written; undefined if there is none. */
export const ownTotal = (plain: string): string | undefined => reckoned.exec(plain)?.[1];

/**
 * “Yes, ” if the customer's own total is that of the goods or the one that the sentence gives, “Not quite: ” if it is
 * neither, and nothing if there is none.
 */
export const rightOrNot = (guess: string | undefined, goods: number, sum: string): string =>
  guess === undefined
    ? ""
    : Number(guess) === goods || sum.startsWith(`${dollars(Number(guess))} `)
      ? "Yes, "
      : "Not quite: ";
