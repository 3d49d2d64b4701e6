import { capital, listed } from "../../../dialogue/reply/reply.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** Rewrites a visitor's words in the voice of their business: abbreviations expanded, and addressed to customers. */

const othersBefore = wordList`they, you, we, I, and, there, who, which, people, staff`;
const ofUs = wordList`not, now, open, closed, built, based, a, an, the, on, in, here, back, moving, giving, doing, family, local, fully, still, also, always, having, starting, offering`;

const chat: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lol|haha|hehe|lmao|pls|plz|please|thx|ta|tbh|btw|xx?)\b/gi, ""],
  [/[!?]*\s*[:;]-?[)D(]/g, ""],
  [/(?<=\w) ?[+&] ?(?=[a-z])/g, " and "],
  [/\bu\b/gi, "you"],
  [/\bur\b/gi, "your"],
  [/\bi(?=\b(?!\.e))/g, "I"],
  [/\b(?:im|i'm)\b/gi, "I'm"],
  [/\b(?:ive|i've)\b/gi, "I've"],
  [/\b(do|does|did|is|are|was|has|have|ca|wo|would|should)nt\b/gi, "$1n’t"],
  [
    // “Were open on Sunday”, but not “the rooms were not clean”.
    new RegExp(
      `\\b(?<!\\b(?:\\w{3,20}(?<!day)s|${othersBefore}) )w(?:ere|e are|e're)(?= ${ofUs}\\b)`,
      "gi",
    ),
    "we’re",
  ],
  [/\bweve\b/gi, "we’ve"],
  [/\byoull\b/gi, "you’ll"],
  [
    /\bits(?= (?:a|an|the|not|too|on|in|free|easy|at|for|been|our|my|all|only|just|\d)\b)/gi,
    "it’s",
  ],
  [/\btheres\b/gi, "there’s"],
  [/\bin morning\b/gi, "in the morning"],
  [/\bin (?:evening|eve)\b/gi, "in the evening"],
  [/(?<!\b(?:the|an?|our|my|your) )\btil+\b/gi, "until"],
  [/\bbday\b/gi, "birthday"],
  [/\bxmas\b/gi, "Christmas"],
  [/(?<=\d(?:st|nd|rd|th)? )jan\b/gi, "January"],
  [/(?<=\d(?:st|nd|rd|th)? )feb\b/gi, "February"],
  [/(?<=\d(?:st|nd|rd|th)? )aug\b/gi, "August"],
  [/(?<=\d(?:st|nd|rd|th)? )sept?\b/gi, "September"],
  [/(?<=\d(?:st|nd|rd|th)? )oct\b/gi, "October"],
  [/(?<=\d(?:st|nd|rd|th)? )nov\b/gi, "November"],
  [/(?<=\d(?:st|nd|rd|th)? )dec\b/gi, "December"],
  [/\b(?:cos|coz|cuz)\b/gi, "because"],
  [/\btmrw?\b|\btomoz\b/gi, "tomorrow"],
];

/** The visitor talks about customers; the text addresses them. */
const people = wordList`they, customers, clients, people, (the|my|our) (customers|clients|regulars|guests)`;
const turned: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:i'?m |it'?s |its )?(?:in )?a van,? (?:and )?(?:so )?(I|we) (?:go|come|drive)s? (?:out )?to (?:them|you|people|customers|clients)\b/gi,
    "$1 come to you in my van",
  ],
  [
    /\b(go|travel|drive|come) (?:out )?to (?:them|their|customers|clients|people)\b/gi,
    "come to you",
  ],
  [
    new RegExp(`\\b(if|when|and|that|unless|once|because|so|before|until) ${people}(?=\\s)`, "gi"),
    "$1 you",
  ],
  [
    /^(?:they|people|customers|clients)(?= (?:can|get|will|should|need|have|just|could|do|don)\b)/gi,
    "you",
  ],
  [/\bthey(?:'re| are|re)\b/gi, "you’re"],
  [/\bthey'?ll\b/gi, "you’ll"],
  [/\bthem\b/gi, "you"],
  [/\btheir\b/gi, "your"],
  [/\bthey\b/gi, "you"],
  [/\byou (books|gets|comes|brings|orders|buys|needs)\b/gi, "you $1"],
];

const shortDays: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
/** “Sat”, “sun” and “wed” alone are also other words. */
const beforeDay = wordList`on, or, and, to, every, next, this, until, from, open, opens, opening, starts, starting, closed, closing, only, both`;
const afterDay = String.raw`(?: \d| ?(?:[-–&+]|and|or|to) ?(?:mon|tue|wed|thu|fri|sat|sun)|s? (?:morning|afternoon|evening|night|lunch|am|pm))`;
const dayWord = new RegExp(
  String.raw`\b(?:(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|nes|ur)?day(s?)|(tues?|weds|thu(?:rs?)?|mon|fri)|(?<=\b${beforeDay} )(sat|sun|wed)|(sat|sun|wed)(?=${afterDay}))\b`,
  "gi",
);
const months =
  /\b(?:january|february|april|june|july|august|september|october|november|december|christmas|easter|facebook|instagram|google|whatsapp)\b/gi;

/** Writes weekdays in full, with a capital letter: “tues” becomes “Tuesday”. */
export const spelledDays = (text: string): string =>
  text.replace(
    dayWord,
    (all: string, day?: string, plural?: string, short?: string, odd?: string, late?: string) => {
      const name = shortDays[(day ?? short ?? odd ?? late ?? "").slice(0, 3).toLowerCase()];
      return name === undefined ? all : name + (plural ?? "").toLowerCase();
    },
  );

/** Expands abbreviations and capitalises days and names; the text may be part of a sentence. */
export function spelledOut(text: string, names: readonly string[] = []): string {
  let all = text.replace(/[’`]/g, "'").replace(/\s+/g, " ").trim();
  for (const [pattern, value] of chat) all = all.replace(pattern, value);
  all = spelledDays(all)
    .replace(
      /\b(of|in|until|by|from|before|since|\d{1,2}(?:st|nd|rd|th)?) (march|may|august)\b/gi,
      (_all, before: string, month: string) => `${before} ${capital(month.toLowerCase())}`,
    )
    .replace(months, (name) =>
      /^whatsapp$/i.test(name) ? "WhatsApp" : capital(name.toLowerCase()),
    )
    .replace(/'/g, "’")
    .replace(/\s+([,.!?])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  for (const name of names)
    if (name.length > 1) all = all.replaceAll(new RegExp(`\\b${escaped(name)}\\b`, "gi"), name);
  return all;
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The same, addressed to a customer: “if they book” becomes “if you book”. */
export function saidToCustomer(text: string, names: readonly string[] = []): string {
  let all = ` ${spelledOut(text, names)}`.trim();
  for (const [pattern, value] of turned) all = all.replace(pattern, value);
  return all;
}

/** Writes words as a sentence, with its capital and full stop. */
export function sentence(text: string, names: readonly string[] = []): string {
  const own = capital(saidToCustomer(text, names).replace(/^[,;:\s–-]+|[,;:\s–-]+$/g, ""));
  return /[.!?…]”?$/.test(own) || own === "" ? own : `${own}.`;
}

const isState = wordList`open, closed, based, located, insured, qualified, family ?-?run, family ?-?owned, independent, fully, available, here, local, cheap, friendly, trained, certified, licensed, vegan, gluten, award, new to`;
const stateFirst = new RegExp(`^${isState}\\b`, "i");
/** “It’s for the spring fair” is addressed to the writer; the text says “For the spring fair”. */
const forOccasion = /^(?:it'?s|it’s|this is) for ((?:the|our|my) .+)$/i;
const openFrom = /^open(?:s|ing)?(?: time)?(?: at| from)? (\d[^,;]*)$/i;

const opensOn =
  /^(?:grand )?opening (?:day )?(?:is )?(?:on |from )?((?:\d|mon|tue|wed|thu|fri|sat|sun)[^,;]{2,30})$/i;
/** “We repair brakes, gears, flat tyres”. */
const doesSeveral =
  /^((?:we|i) (?:also )?(?:[a-z]+)) ((?:[^,.]{2,30},){2,8}[^,.]{2,30}|[^,.]{2,30}, (?!and\b)[^,.]{2,30})$/i;

/** Turns a list item into a sentence: “open 6 in morning” becomes “We’re open from 6 in the morning.” */
export function statement(text: string, names: readonly string[] = []): string {
  const words = text.trim();
  const occasion = forOccasion.exec(words)?.[1];
  if (occasion !== undefined) return sentence(`for ${occasion}`, names);
  const from = openFrom.exec(words)?.[1];
  if (from !== undefined)
    return sentence(
      `we’re open ${/\b(?:to|til+|until)\b|-/.test(from) ? "" : "from "}${from}`,
      names,
    );
  const day = opensOn.exec(words)?.[1];
  if (day !== undefined) return sentence(`we open on ${day}`, names);
  const several = doesSeveral.exec(words);
  if (several !== null)
    return sentence(`${several[1]} ${listed(several[2]?.split(/,\s*(?:and )?/) ?? [])}`, names);
  if (stateFirst.test(words)) return sentence(`we’re ${words}`, names);
  return sentence(words, names);
}
