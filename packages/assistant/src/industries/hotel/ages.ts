import { withDigits } from "../../understanding/numerals.ts";
import { wordList } from "../../understanding/word-list.ts";

/** Reads the ages of the children in a party: breakfast is free up to five and half price up to twelve. */

const who = wordList`kids?, children, child, sons?, daughters?, boys?, girls?, twins?, they, ages?, aged, grandchildren, grandkids, little ones?, he, she`;
const leads = "(?:[ :,(=-]|are|is|only|aged?|ages|of|who){0,8}";
const unit = "(?: ?-?(?:years?|yrs?|yr|y)(?:[ -]?olds?)?)?";
const noAge = wordList`nights?, days?, people, persons?, adults?, rooms?, guests?, kids?, children, pm, am, dec\w*, jan\w*, feb\w*, mar\w*, apr\w*, may, jun\w*, jul\w*, aug\w*, sep\w*, oct\w*, nov\w*, to, until, till, weeks?, months?, of us, dogs?, cats?, %, \., :`;
const ofChildren = new RegExp(
  `\\b${who}${leads}(\\d{1,2}${unit}(?:(?:,? and |, ?| ?[&+] ?| )\\d{1,2}${unit}){0,5})(?! ?(?:${noAge})|\\d|[-–/])`,
);
const inYears = /\b(\d{1,2})[ -]?(?:years?|yrs?|yr|y)[ -]?olds?\b/g;
const infant =
  /\b\d{1,2}[ -]months?[ -]olds?(?: bab(?:y|ies))?\b|\b(?:baby|infant|newborn|toddler)\b(?! ?(?:bed|cot|crib|chair|food|sit))/g;
const oldest = 17;
const oldestInfant = 2;

/** Returns the ages a message names, in order; empty if there are none. */
export function agesIn(message: string): number[] {
  const text = withDigits(message.toLowerCase());
  const list = ofChildren.exec(text)?.[1];
  const named =
    list === undefined
      ? [...text.matchAll(inYears)].map(([, age]) => Number(age))
      : [...list.matchAll(/\d{1,2}/g)].map(Number);
  // “Ages 4 and 1, the baby in a cot”: the baby has an age already.
  const counted = named.some((age) => age <= oldestInfant);
  const infants = counted ? [] : [...text.matchAll(infant)].map(() => 0);
  return [...named.filter((age) => age <= oldest), ...infants];
}

/** Number of full-price breakfasts for a party. */
export const fullBreakfasts = (guests: number, ages: readonly number[]): number =>
  guests -
  ages.length +
  ages.reduce((sum, age) => sum + (age <= eatsFree ? 0 : age <= paysHalf ? 0.5 : 1), 0);
const eatsFree = 5;
const paysHalf = 12;
