import { inWords } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";

/** Reads how many pets a guest brings. */

/** “Our dog” comes along unless it is said to stay at home; a guide dog is not a pet. */
const ownPet =
  /\b(?:my|our) (?:(?!guide\b|assistance\b|service\b)\w+ ){0,2}(?:dog|cat|pet|puppy|labrador|terrier|poodle|kitten)(s)?\b/;
/** “We got a lab”, “I bring a small dog”. */
const breeds = wordList`dog, cat, pet, puppy, lab(rador)?, retriever, terrier, spaniel, dachshund, collie, poodle, greyhound, kitten`;
const bring = wordList`have, got, have got, bring, are bringing, am bringing, travel with, come with`;
const helps = wordList`guide, assistance, service, hot`;
const broughtPet = new RegExp(
  `\\b(?:we|i) (?:also |will |do |would )*${bring} (?:an? |one )(?:(?!${helps}\\b)\\w+ ){0,2}${breeds}\\b`,
);
const petStays = anywhere(wordList`
  (without|no|not (bring\w*|take|taking)|leave|leaving|minus|drop) (the |my |our |any )?(dogs?|cats?|pets?|pupp(y|ies)),
  (dogs?|cats?|pets?) (stays?|is staying|is not coming|not coming|does not come)
`);
/** “Two small dogs”; of “kids of 6 and 9, one dog” only the last number counts dogs. */
const petsTold =
  /\b([1-9]|both) (?:(?!with\b|and\b|plus\b|\d)\w+ )?(?:dogs?|cats?|pets?|puppy|puppies)\b/;

/** Returns the number of pets that a message counts, none if they stay at home; undefined if it counts none. */
export function petsCounted(plain: string): number | undefined {
  const counted = petsTold.exec(withDigits(plain))?.[1];
  if (counted === undefined) return petStays.test(plain) ? 0 : undefined;
  return counted === "both" ? 2 : Number(counted);
}

/** Returns the number of pets, as far as a message states it: “our dog” is one. */
export function petsIn(plain: string): number | undefined {
  const counted = petsCounted(plain);
  if (counted !== undefined) return counted;
  const own = ownPet.exec(plain) ?? broughtPet.exec(plain);
  return own ? (own[1] === undefined ? 1 : 2) : undefined;
}

/** “Me and my dog”, “we bring two cats”: a pet, which is part of the price. */
const animal = wordList`dogs?, cats?, pets?, pupp(y|ies), labrador`;
const size = wordList`small, big, little, large, old, young, black, white, tiny, friendly`;
const bringsPet = new RegExp(
  `(?:\\b${wordList`and, with, plus, bring, bringing, have`} |[+&] ?)(?:${wordList`my, our, the, a, an, 1, one, 2, two`} (?:\\w+ )?|${size} )?${animal}\\b`,
);

/** Takes the pets that are brought, or counted anew; two at most. */
export function takePets({ plain, objections }: DraftTurn, { slots }: FlowState): void {
  const counted = petsCounted(plain);
  if (counted === 0) slots.pets = 0;
  else if (bringsPet.test(plain) || (counted !== undefined && slots.pets !== undefined))
    slots.pets = counted ?? 1;
  atMost(objections, slots);
}

/** Says that no more pets than two are taken, and takes two. */
export function atMost(objections: string[], slots: FlowState["slots"]): void {
  if (Number(slots.pets ?? 0) <= hotelRules.mostPets) return;
  slots.pets = hotelRules.mostPets;
  objections.push(`We take ${inWords(hotelRules.mostPets)} pets at most.`);
}
