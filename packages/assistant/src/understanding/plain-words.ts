import { normalised } from "@brightkeel/contracts";
import { remembered } from "./remembered.ts";
import { wordList } from "./word-list.ts";

/**
 * Converts a message to the form that rules match against: lower case, contractions and chat spellings expanded,
 * openings and closings removed (“ok so whats the total then” → “what is the total”). Numbers and names are kept.
 */
export const plainWords = remembered((message: string): string => {
  let text = ` ${normalised(message, "NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(/[^\p{L}\p{N}'$€£%.,:°#+/?-]/gu, " ")
    .replace(/(?<!\d)[.,:]|[.,:](?!\d)|\?|-(?!\d)(?!\p{L})/gu, " ")
    .replace(/\s+/g, " ")} `;
  if (anySpelledOut.test(text))
    for (const [pattern, value] of spelledOut) text = text.replace(pattern, value);
  text = text.replace(/\s+/g, " ").trim();
  return trimmed(text);
});

const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\b(what|where|who|how|when|that|there|it|here|he|she)'?s (?=\S)/g, "$1 is "],
  [
    /\bits (?=(?:too|not|still|a|an|the|so|very|now|been|working|broken|ok|fine|for|only)\b)/g,
    "it is ",
  ],
  [/\b(what|where|who|how|that)s\b/g, "$1 is"],
  [/\b(?:im|i'm)\b/g, "i am"],
  [/\b(?:ive|i've)\b/g, "i have"],
  [/\b(?:i'll|ill)\b/g, "i will"],
  [/\b(?:i'd|id) (?=like|love|want|need|prefer|rather|take)/g, "i would "],
  [/\b(?:can ?not|can'?t)\b/g, "can not"],
  [/\b(?:won'?t)\b/g, "will not"],
  [/\b(do|does|did|is|was|were|has|have|would|could|should|are)n'?t\b/g, "$1 not"],
  [/\b(we|you|they)'(re|ll|ve)\b/g, "$1 $2"],
  [/(?<= )'?ll\b/g, "will"],
  [/\blet'?s\b/g, "let us"],
  [/\b(?:u|ya|yu)\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\br\b(?! ?\d)/g, "are"],
  [/\b(?:pls|plz|plse|pleas)\b/g, "please"],
  [/\b(?:thx|tx|tnx|thnx|thanx)\b/g, "thanks"],
  [/\b(?:ppl)\b/g, "people"],
  [/\b(?:wld|wud)\b/g, "would"],
  [/\b(?:til|till|untill)\b/g, "until"],
  [/\b(?:smth|sth|smthg)\b/g, "something"],
  [/\b(?:tmrw|tmr|2moro|tmrow|tomorow)\b/g, "tomorrow"],
  [/\b(?:wanna|wana)\b/g, "want to"],
  [/\b(?:gonna)\b/g, "going to"],
  [/\b(?:gimme)\b/g, "give me"],
  [/\b(?:lemme)\b/g, "let me"],
  [/\b(?:incl|inc)\b/g, "including"],
  [/\b(?:w|w\/)\b(?= )/g, "with"],
  [/\b(?:bcs|cuz|coz)\b/g, "because"],
  [/\bdiff\b/g, "difference"],
  [/\bhw\b/g, "how"],
  [/\b(?:wat|wut|wht)\b/g, "what"],
  [/\bwen\b/g, "when"],
  [/\bwher\b/g, "where"],
  [/(?<=\w )n(?= \w)/g, "and"],
  [/\b(?:bout)\b/g, "about"],
  [/\b(?:thn)\b/g, "then"],
  [/(?<= )em\b/g, "them"],
  [/\bdont\b/g, "do not"],
  [/\bsoz\b/g, "sorry"],
  [/\b(?:kinda)\b/g, "kind of"],
  [/\b(?:rly)\b/g, "really"],
  [/\b(?:abt)\b/g, "about"],
  [/\b(?:yr|yrs)\b/g, "year"],
];

/** Most texts contain none, and one test is faster than one for each. */
const anySpelledOut = new RegExp(spelledOut.map(([{ source }]) => source).join("|"));

const opening = wordList`
  ok(ay)?, k, kk, so, and, but, hm+, um+, uh+, well, oh, ah, hi, hey, hello, great, good, nice, cool, perfect, alright,
  all right, fine, right, wait, actually, just, please, thanks, thank you, sorry, no wait, yeah, yes, also, then, anyway,
  lol, haha, ugh, wow, super, aha, ooh, shame, maybe, btw, by the way, quick question, one more (thing|question), a?nd
`;
const closing = wordList`
  then, please, thanks, thank you, now, though, mate, man, again, anyway, lol, haha, by the way, btw, exactly, actually,
  if possible, so far, instead
`;
const openings = new RegExp(`^(?:${opening} )+(?=\\S)`);
const closings = new RegExp(`(?: ${closing})+$`);

/** Removes openings and closings; returns the text unchanged if nothing else is left. */
function trimmed(text: string): string {
  const rest = text.replace(openings, "").replace(closings, "");
  return rest === "" ? text : rest;
}
