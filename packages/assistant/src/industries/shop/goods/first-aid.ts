import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Faults of tents, packs, lamps and stoves, and what to try before a claim. */

/** Gas that leaks. */
export const gas =
  /\bgas\b.{0,30}\b(?:leak\w*|smell\w*|hiss\w*|escap\w*)|\b(?:leak\w*|smells?|hiss\w*)\b.{0,30}\b(?:gas|valve)\b/;
/** What to try first, by the fault. */
const first: readonly (readonly [fault: RegExp, help: string])[] = [
  [
    gas,
    "Please don’t light it again. Close the valve, take the canister off outdoors and keep it there. Only send us the stove, never the canister.",
  ],
  [
    anywhere(
      wordList`leak(s|ed|ing|y)?, drip(s|ping|ped)?, seams?, wet inside, lets? (the )?(water|rain) (in|through), (water|rain) (came|comes|got|gets|went|ran|runs)( \w+){0,2} (in|inside|through), not waterproof, soaked`,
    ),
    "Let it dry, then brush seam sealer over the inside seams, which stops most leaks.",
  ],
  [
    anywhere(wordList`zip(s|per|pers)?`),
    "Brush out the sand and rub a candle along it. If it gaps, gently squeeze the slider with pliers.",
  ],
  [
    anywhere(
      wordList`(not|no longer|never|stopped|stop|won't) (charg\w+|hold(ing)? (a )?charge|turn(ing)? on|switch(ing)? on|light(ing)?( up)?|work(ing)?), dead, flicker\w*, does nothing, will not (charge|turn on|work)`,
    ),
    "Try another cable and charge it from the wall for an hour, then hold the button for ten seconds.",
  ],
  [
    anywhere(
      wordList`(pole|poles) (is |are |has |have )?(snapped|broke|broken|bent|cracked|split), (broken|bent|snapped|cracked) poles?`,
    ),
    "Slide a short tube over the break and it’ll last the trip. A single pole section can be replaced.",
  ],
  [
    anywhere(wordList`rip(s|ped)?, tear(s|ing)?, torn, tore, hole(s)?, burst, split`),
    "Every tent and pack comes with a patch kit. Clean the spot, let it dry, and patch it on both sides.",
  ],
  [
    anywhere(wordList`
      (not|no longer|won't|hardly) (ignit\w*|light|burn\w*|click\w*|spark\w*|start\w*|turn on|work\w*), no (flame|spark), clogged, (lighter|igniter|ignition|piezo)( \w+){0,3} (stopped|stops|broke\w*|dead|gone|not|no longer|fails?)
    `),
    "Blow the dust out of the jet and try a new canister.",
  ],
  [
    anywhere(
      wordList`stopped (\w+ing), gave up, (has|have) given up, no longer (works?|works at all), (coming|come|comes|came|falling|falls|fell|peeling) (off|apart|loose), worn through, broke|broken|breaks|snapped|cracked|peel(s|ing)?|faulty|defect\w*`,
    ),
    "",
  ],
];

const ofStove = /\b(?:stoves?|cookers?|kettle|burners?)\b/;

/** Returns the fault that is told, with what to try first; a stove that won’t light has no cable. */
export const faultIn = (plain: string): (typeof first)[number] | undefined =>
  first.find(
    ([fault, help]) => fault.test(plain) && !(help.includes("cable") && ofStove.test(plain)),
  );

/** Words by which a fault is told of something that the customer has. */
const ofOwn = anywhere(
  wordList`my, our, mine, your (tent|pack|bag|lamp|stove|headlamp|lantern), bought, leaked, broke, snapped, ripped, tore, died, came (off|apart)`,
);
/** Whether a message tells of a fault of something that the customer has, and does not only ask about one. */
export const tellsFault = (plain: string): boolean =>
  faultIn(plain) !== undefined && ofOwn.test(plain);

/** “Sand I think”, of a zip that sticks. */
export const ofDirt =
  /^(?:(?:it|is|was|probably|maybe|i|think|guess|just|some|because|of|from|there|the) )*(?:sand|dust|dirt|mud|salt|grit)\b/;

/** “I dried it already”, “I don’t want to glue it”: first aid was given, or is not wanted. */
export const tried =
  /\balready (?:did|done|dried|tried|cleaned|sealed|glued|washed)\b|\b(?:tried|did) (?:that|it|this)\b|\b(?:do|will) not (?:want|like|wish) to (?:dry|seal|glue|sew|fix|repair|mend|brush|patch|clean)\b/;

/** “The stove won’t light”, said of one’s own without saying so. */
export const statesFault =
  /\b(?:will|does|do|did|can) not (?:light|turn|switch|charge|work|close|open|start|ignite|stay|hold|zip|shut|burn|click|spark)\b|\b(?:stopped|keeps|quit) \w+ing\b|\bno longer \w+/;
