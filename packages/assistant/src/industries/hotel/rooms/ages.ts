import { withDigits } from "../../../understanding/numerals.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** Extracts the children's ages: breakfast is free up to five and half price up to twelve. */

const child = wordList`kids?, children, childs?, sons?, daughters?, boys?, girls?, twins, grandchildren, grandkids, little ones?, toddlers?, teens?`;
const who = wordList`${child}, they, ages?, aged, mine, he, she, shes, hes, oldest, eldest, youngest`;
/** “One is 4, the other 9”, if children were mentioned. */
const each = wordList`the other(s|( one))?, other, 1 (of them )?is, and 1\b`;
const leads = "(?:[ :,(=-]|are|is|have|has|only|aged?|ages|of|who|just|turn(?:s|ed)|now|'s){0,8}";
const unit = "(?: ?-?(?:(?:years?|yrs?|yr|y)(?:[ -]?olds?)?|yo|y\\/o))?";
const noAge = wordList`nights?, days?, people, persons?, adults?, rooms?, guests?, kids?, children, pm, am, dec\w*, jan\w*, feb\w*, mar\w*, apr\w*, may, jun\w*, jul\w*, aug\w*, sep\w*, oct\w*, nov\w*, to, until, till, weeks?, months?, min\w*, hours?, o'?clock, of us, dogs?, cats?, (?:is|are|makes?|=) ?\d, %, \., :`;
const listed = `(\\d{1,2}${unit}(?:(?:,? and |, ?| ?[&+] ?| )\\d{1,2}${unit}){0,5})(?! ?(?:${noAge})|\\d|[-–/])`;
const ofChildren = new RegExp(`\\b${who}${leads}${listed}`, "g");
const ofEach = new RegExp(`\\b(?:${who}|${each})${leads}${listed}`, "g");
const aChild = new RegExp(`\\b${child}\\b`);
const inYears =
  /\b(\d{1,2})[ -]?(?:(?:years?|yrs?|yr|y)[ -]?(?:olds?|boys?|girls?|kids?|child|sons?|daughters?)|yo|y\/o)\b/g;
const infant =
  /\b\d{1,2}[ -]months?[ -]olds?(?: bab(?:y|ies))?\b|\b(?:baby|infant|newborn|toddler)\b(?! ?(?:bed|cot|crib|chair|food|sit))/g;
export const oldestChild = 17;
/** Up to this age a child sleeps in a cot. */
export const oldestInfant = 2;

/** Returns the ages a message names, in order; empty if there are none. */
export function agesIn(message: string): number[] {
  const text = withDigits(message.toLowerCase());
  const lists = [...text.matchAll(aChild.test(text) ? ofEach : ofChildren)];
  const years = [...text.matchAll(inYears)].map(([, age]) => Number(age));
  // “9 years boy and 4 years girl” names each age with its child.
  const named =
    lists.length === 0 || years.length > lists.length
      ? years
      : lists.flatMap(([, list = ""]) => [...list.matchAll(/\d{1,2}/g)].map(Number));
  // “Ages 4 and 1, the baby in a cot”: the baby has an age already.
  const counted = named.some((age) => age <= oldestInfant);
  const babies = new Set(text.match(infant)?.map((one) => /\w+$/.exec(one)?.[0]));
  const infants = counted ? [] : [...babies].map(() => 0);
  const both = named.length === 1 && /\btwins\b/.test(text) ? [...named, ...named] : named;
  return [...both.filter((age) => age <= oldestChild), ...infants];
}

const eatsFree = 5;
const paysHalf = 12;

/** How many of a party pay full price, half price and nothing for breakfast. */
export function breakfastsOf(
  guests: number,
  ages: readonly number[],
): { full: number; half: number; free: number } {
  const free = ages.filter((age) => age <= eatsFree).length;
  const half = ages.filter((age) => age > eatsFree && age <= paysHalf).length;
  return { full: guests - free - half, half, free };
}

/** Number of full-price breakfasts for a party. */
export function fullBreakfasts(guests: number, ages: readonly number[]): number {
  const { full, half } = breakfastsOf(guests, ages);
  return full + half / 2;
}
