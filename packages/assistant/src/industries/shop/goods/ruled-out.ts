import { wordList } from "../../../understanding/word-list.ts";

/** Reads which goods a customer refuses or has already, so that no room offers them. */

const no = wordList`no need (for|of), no, not, without, except, neither, skip, drop, leave out, (do|does) not (need|want), borrow\w*`;
const owns = wordList`(have|has|got|owns?)( already)?( got)?, already (have|has|got|own|owns)`;
const ofTheirs = wordList`a, an, any, another, one, two, more, the, her, his, my, our, own, good, and, or, about, for`;
const goods =
  "(?:tents?|shelters?|(?:sleeping )?bags?|(?:back)?packs?|rucksacks?|(?:head ?)?lamps?|stoves?|cookers?)";
const list = `${goods}(?:(?:,| and| or|,? nor)? (?:(?:an?|the|my|our) )?${goods}){0,6}`;
const somebody = wordList`i, we, he, she, they, my \w+, our \w+, the \w+`;

/** Each finds the goods in its first group. */
const ruledOut = [
  // “No tent, packs and bags” excludes what precedes the comma.
  new RegExp(`\\b${no}(?: ${ofTheirs}){0,4}((?: (?:${goods}|and|or|nor))+)`, "g"),
  new RegExp(
    `\\b((?:${goods}|and|or)(?: (?:${goods}|and|or)){0,12})(?: ${somebody})? (?:do|does) not need\\b`,
    "g",
  ),
  // “I have a tent, a bag and a stove” excludes all of it; “have you got a tent” asks.
  new RegExp(
    `(?<!\\byou )\\b${owns}(?: ${ofTheirs}){0,4}((?:,? (?:(?:an?|my|the|and|our) ){0,3}${goods})+)`,
    "g",
  ),
  // “He has all the big things: tent, bag and pack”.
  new RegExp(
    `\\b(?:have|has|got|owns?)(?: already)? (?:all|everything|most)\\b(?: \\w+){0,4}[,:]? (?:like |such as )?(?:(?:an?|the|his|her) )?(${list})`,
    "g",
  ),
  // “I did not ask about a tent”, “I am not buying another tent”.
  new RegExp(
    `\\bnot (?:ask\\w*|buy\\w*|order\\w*|talk\\w*|look\\w*|shopping|here|after|mean|say)(?: ${ofTheirs}| to buy){0,4} (${list})`,
    "g",
  ),
  // “Tents are provided”, “the stove is borrowed”.
  new RegExp(
    `\\b(${list}) (?:is|are|will be|get|gets) (?:all |already )?${wordList`provided, borrowed, rented, hired, supplied, sorted, covered, lent, there, taken care of, not needed`}\\b`,
    "g",
  ),
  // “Bags we have”, “a tent my brother has already”.
  new RegExp(
    `\\b(${goods}(?:(?: and| or) ${goods})?),? ${somebody} (?:already |all )?(?:have|has|got|owns?)\\b`,
    "g",
  ),
  // “Has it space for our bags”, “does it go with my stove”.
  new RegExp(`\\b(?:for|with|into?|on) (?:my|our) (?:own |old )?(${list})`, "g"),
];

/** The words by which goods are refused or owned, with them; the words of the goods stand in the first group. */
export const refusedIn = (text: string): string =>
  ruledOut
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, found = ""]) => found)
    .join(" ");

/** “I did not ask about a tent, my grandson has one”: nothing is asked of the tent. */
const notAsked = wordList`(did|do|does|am|are|was) not (ask\w*|buy\w*|talk\w*|need|want|looking|mean)`;
const provided = wordList`(is|are|will be) (all |already )?(provided|borrowed|rented|supplied|sorted)`;
const putAside = new RegExp(
  `\\b${notAsked}(?: ${ofTheirs}){0,4} ${goods}\\b|\\b${goods} ${provided}\\b(?: by the \\w+)?`,
  "g",
);
/** Returns a message without the goods that it only puts aside. */
export const withoutPutAside = (plain: string): string => plain.replace(putAside, " ");

/** “For reading in the tent”, “from the tent to the loo”: a place, and no tent that is wanted. */
export const withoutPlaces = (plain: string): string =>
  plain.replace(
    /\b(?:in|inside|into|from|of|outside|around) (?:an?|the|my|our|his|her|your) tents?\b/g,
    " ",
  );
