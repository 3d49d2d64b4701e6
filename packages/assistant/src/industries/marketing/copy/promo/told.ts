import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { nounOf } from "./items.ts";

/** What a clause tells of a business: what opens, what is new, what readers are to do. */

const venue = wordList`shop, store, salon, bakery, cafe, café, restaurant, studio, practice, clinic, gym, garage, school, branch, place, pizzeria, bar, pub, bookshop, barber ?shop, market stall, stall, location`;
const which = wordList`second, third, new, first, own, little, small, big, another, brand new`;
const opensVenue = String.raw`\b(?:open(?:s|ed|ing)?|launch(?:es|ing)?|start(?:s|ing)?) (?:up )?(?:(?:a|an|my|our|the|another) )?((?:${which} ){0,3}(?:(?!new\b)\p{Ll}+ )?${venue})\b`;
const venueOpens = String.raw`\b((?:my|our|the|a|it'?s|it is)? ?(?:${which} ){0,3}${venue}) (?:opens|is opening|will open|opening)\b`;
const isVenue = String.raw`\b(?:it is|it's|its|this is|for) (?:a |my |our |the )?((?:${which} ){1,3}${venue})\b`;
const opens = new RegExp([opensVenue, venueOpens, isVenue].join("|"), "iu");
const weekdayOnce = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!s)|(?:mon|tue|wed|thu|fri|sat|sun)\b`;
const grandDay = wordList`grand opening, opening (day|party|week|weekend|night)`;
const thenOpens = String.raw`we open (?:on )?(?:the )?(?=\d{1,2} ?(?:st|nd|rd|th|\p{L}{3})|${weekdayOnce}|this |next )`;
const opensThen = String.raw`^opening (?:on |from )?(?=\d|${weekdayOnce})`;
const grand = new RegExp(String.raw`\b(?:${grandDay}|${thenOpens}|${opensThen})`, "iu");

/** “A second shop”; “opening” if only the opening is told. */
export function openingIn(clause: string): string | undefined {
  const found = opens.exec(clause);
  const what = (found?.[1] ?? found?.[2] ?? found?.[3])
    ?.toLowerCase()
    .replace(/^(?:it'?s|it is|a|an|the|my|our)? ?(?:a |my |our |the )?/, "")
    .trim();
  if (what !== undefined && what !== "") return what;
  return grand.test(clause) ? "opening" : undefined;
}

const stop = wordList`i, we, on, from, at, for, in, to, with, saying, says, telling, called, named, every, this, next, until, till, starting, start, starts, since, with the price, to my, to our, please, pls, is, are, costs?`;
const noun = String.raw`((?:(?!${stop}\b)[\p{L}\d’'&+-]+ ?){1,6})`;
const beforeNew = wordList`our, my, a, an, the, some, have, got, about, for, launch\w*, introduc\w+, announc\w+, promot\w+`;
const isNew = `${beforeNew}(?: (?:our|my|a|an|the|some))? (?:brand[ -])?new|brand[ -]new|^new|now also(?: have| do| sell| offer)?|just (?:got|in):?|we now (?:do|have|offer|sell|make)`;
const notNews = wordList`customers?, clients?, people, members?, guests, year, text, post, one, version`;
const fresh = new RegExp(String.raw`\b(?:${isNew}) (?!${venue}\b|${notNews})${noun}`, "iu");

/** What stands before the first figure: “lemon tart ”, of “lemon tart $4”. */
const beforeFigure = (words: string): string => words.split(/[€£$]?\d/, 1)[0] ?? "";

/** “Lemon tart”, from “our new lemon tart”. */
export function newsIn(clause: string): string | undefined {
  const found = fresh.exec(clause)?.[1];
  return found === undefined ? undefined : nounOf(beforeFigure(found));
}

const acts: readonly (readonly [string, RegExp])[] = [
  ["preorder", anywhere(wordList`pre ?-?orders?, order (ahead|in advance|before)`)],
  ["reserve", anywhere(wordList`reserv(e|ations?)`)],
  [
    "book",
    anywhere(
      wordList`book(?!ing fee|shop|store|s\b)(ings?)?( now| online| early| ahead| a (table|place|slot))?`,
    ),
  ],
  ["register", anywhere(wordList`register, sign ?-?ups?, enrol\w*`)],
  ["order", anywhere(wordList`order(s|ing)?(?! over| above| from [€£$]| [€£$])`)],
  ["call", anywhere(wordList`call (us|me|now)?, ring (us|me)`)],
  ["message", anywhere(wordList`dm( us| me)?, message us, send (us |me )?(a )?(dm|message)`)],
  [
    "come",
    anywhere(
      wordList`just come in, come by, walk ?-?ins?( welcome)?, no (need to book|bookings?|appointment)( needed| necessary)?, drop in, pop in`,
    ),
  ],
];
/** Returns what readers are to do, if a clause says so: “preorder”. */
export const actIn = (clause: string): string | undefined =>
  /\b(?:next|first|their|your|any|every|per|each|an|your last) (?:order|booking)\b|\border (?:over|above)\b/i.test(
    clause,
  )
    ? undefined
    : acts.find(([, words]) => words.test(clause))?.[0];

/** Words that say only that readers are to act: “preorder by friday”. */
const actWords = anywhere(
  wordList`pre ?-?orders?, reserve, reservations?, book(ings?)?, register, sign up, enrol, orders?, call, ring, dm, message, send, come, by, in, walk ?-?ins?, welcome, drop, pop, us, me, now, online, early, ahead, here, to, until, before, please, only, just, and, via, at, on, or, possible, they, can, should, must, people, customers, you, a, table, place, your, their, need, no, appointment, necessary, needed, latest, deadline, is, spot, slot, with, through, instagram, facebook, website, phone, the, it, for`,
);
const every = new RegExp(actWords.source, "gi");
export const isOnlyAct = (clause: string): boolean =>
  clause.replace(every, " ").replace(/[^\p{L}\p{N}]+/gu, "").length === 0;

const about = new RegExp(
  String.raw`\b(?:about|promot\w+|announc\w+|advertis\w+|for|sell|sells|selling|we (?:do|make|offer|have|bake|sell|build))(?: (?:the|my|our|a|an|some|this))* ${noun}`,
  "iu",
);
const surely = new RegExp(
  String.raw`\b(?:about|promot\w+|announc\w+|advertis\w+)(?: (?:the|my|our|a|an|some|this))* ${noun}`,
  "iu",
);
const notMatter = wordList`customers?, clients?, regulars?, guests?, members?, list, people, shop, business, salon, cafe, café, bakery, pub, bar, gym, studio, website, window, board, page, group, followers, students, parents, patients, door, counter, company, firm, clinic, garage, restaurant, school, store, practice, place, insta, instagram, facebook, fb, tiktok, linkedin, whatsapp, google, feed, story, stories, profile, channel, parcel, card, text, post, newsletter, ads?, slogan, it, that, this, them, me, us, him, her, everyone, everybody, free, days?, weeks?, months?, mondays?, tuesdays?, wednesdays?, thursdays?, fridays?, saturdays?, sundays?, name, everything, something, anything, nothing, what, bio, etsy, hours, lines?, words, characters, new customers, help, letterbox(es)?, houses?, streets?, neighbours?, neighbourhood, flyers?, leaflets?, signs?, posters?, boards?, chalk ?boards?, ideas?, budget, marketing`;
const endsAsPlace = new RegExp(String.raw`(?:^|\s)${notMatter}$`, "i");

/** “First loaves coming out of the oven”: what they do is no name for them. */
const goingOn =
  / \p{L}{2,14}ing (?:out|in|on|at|from|off|up|down|to|with|by|through|over)(?!\p{L}).*$/iu;

/** What the text is about, from “a post about our tuesday quiz”. */
export function matterIn(clause: string): string | undefined {
  const found = (surely.exec(clause) ?? about.exec(clause))?.[1];
  if (found === undefined) return undefined;
  const own = nounOf(beforeFigure(found).trim().replace(goingOn, ""));
  return own === undefined || endsAsPlace.test(own) ? undefined : own;
}
