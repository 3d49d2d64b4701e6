import { capital } from "../../../../dialogue/reply/reply.ts";
import { englishWords } from "../../../../understanding/english-words.ts";
import { everydayWords } from "../../../../understanding/everyday-words.ts";
import { wordList } from "../../../../understanding/word-list.ts";
import { kindIn } from "../../business/kinds.ts";
import { namesOther } from "./names-other.ts";
import { offerIn } from "./offer.ts";

/** The sender of a text: person and business, as introduced by the visitor. */
export type Sender = { owner?: string; business?: string };

/** Words after “I’m” that are not a name, even before the name of a business. */
const never: ReadonlySet<string> = new Set(
  (
    "i a an the we you he she it they me my our your not no so just only also still here there thinking trying looking going doing running working based open closed fed sick sure sorry glad happy keen able broke skint rubbish useless hopeless struggling wondering asking using selling offering getting having making losing starting self from in on at of off out up down back after before with and or but who what where when why how this that these those is are was be been one two three " +
    "pls plz thx text texts post posts email emails letter message review reviews customers clients people owner new about for to as if because then now please thanks lol ok okay yeah yes"
  ).split(" "),
);
const common: ReadonlySet<string> = new Set([
  ...englishWords.split(/\s+/),
  ...everydayWords.split(/[\s:]+/),
]);
/** A common word is a name only before that of a business. */
const isName = (word: string, ofBusiness: boolean): boolean =>
  !never.has(word.toLowerCase().replace(/['’]+$/, "")) &&
  (ofBusiness || !common.has(word.toLowerCase())) &&
  !/(?:ing|ed|ly)$/i.test(word);

const word = String.raw`[\p{L}][\p{L}'’-]*`;
/** The name of a business: capitalised words, with lower-case ones between them. */
const capitals = String.raw`\p{Lu}[\p{L}\p{N}'’-]*(?: (?:(?:&|and|of|the|in|on|by|n|de|la) ){0,2}(?:\p{Lu}[\p{L}\p{N}'’-]*|\p{N}+)){0,5}`;
const stop = wordList`and, but, who, which, we, i, im, in, on, so, can, cant, with, need, want, wanna, please, pls, thanks, is, are, not, its, how, what, do, does, have, has, had, just, here, near, for, from, that, where, because, to, a, would, could, looking, trying, struggling, getting, run, doing, send, write, wants, will`;
const smalls = String.raw`(?!${stop}\b)[\p{L}\p{N}][\p{L}\p{N}'’&-]*(?: (?!${stop}\b)[\p{L}\p{N}&][\p{L}\p{N}'’&-]*){0,3}`;
const link = wordList`from, at, of, with, here from, here at, over at`;

const saysName = wordList`i'm, i’m, im, i am, it's, it’s, its, this is, my name is, my name's, my name’s, names, name's, name is, my names, call me, my name`;
const introduced = new RegExp(
  String.raw`(?:^|[\s,.;!?(])(?<!\b(?:his|her|its|their|whose) )${saysName} (${word}(?: (?!${link}\b|here\b|and\b|but\b)${word})?)(?:(?: ${link} |, ?|/ ?| [-–] | \()(${smalls}))?`,
  "giu",
);
const hereFrom = new RegExp(
  String.raw`(?:^|[\s,.])(${word}) here(?:,)? (?:from|at) (${smalls})`,
  "iu",
);
/** “Sign it Dora, Dora’s Den”. */
const signed =
  /(?<!\b(?:the|a|an|that|this|my|our|shop|for|no) )\bsign(?:ed)?(?: (?:it|off|this|that))*(?: (?:as|from|with|by))? ([^.!?\n;]{2,60})/i;
const fromAt = new RegExp(String.raw`\bfrom (\p{Lu}[\p{L}'’-]+) (?:at|of|from) (${smalls})`, "u");

const kindWords = String.raw`(?:[\p{L}-]+ ){0,2}?(?:business|company|shop|store|salon|bakery|cafe|café|restaurant|place|studio|firm|practice|garage|gym|school|brand|van|stall|bar|pub|clinic|team|agency|hotel|farm|band|charity|club|app|label|trade name|name)`;
const called = new RegExp(
  String.raw`\b(?:is|are|we're|we’re|were|we are|it's|its)?\s?(?:called|named|trading as|go by) ["“']?(${smalls})`,
  "iu",
);
const kindIs = new RegExp(
  String.raw`\b(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]er|[Hh]is) ${kindWords} (?:is|it's|its|=|:) ["“']?(${capitals})`,
  "u",
);
/** “Name of studio Lotus Nails”. */
const nameOf = new RegExp(
  String.raw`\b[Nn]ame of (?:the |my |our )?${kindWords} (?:is |it's |= |: )?["“']?(${capitals})`,
  "u",
);
const nameAfterKind = new RegExp(
  String.raw`\b(?:my|our|the|a|for) (?:[\p{Ll}-]+ ){0,3}${kindWords},? ["“]?(${capitals})`,
  "u",
);
const weAre = new RegExp(
  String.raw`(?:^|[\s,.;])(?:[wW]e are|[wW]e're|[wW]e’re|[Ii]t's for|[Ii]ts for|[Ii]t is for|for|[Tt]his is) (${capitals})(?=$|[\s,.;!?])`,
  "u",
);

const month =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const day = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?";
const network = "Facebook|Instagram|Insta|Google|WhatsApp|LinkedIn|TikTok|SEO|SMS|CRM";
const season = "Christmas|Easter|Halloween|Mother|Father|Black Friday|Valentine";
const notBusiness = new RegExp(
  `^(?:${network}|${season}|${month}|${day}|I|I'm|OK|Hi|Yes|No|UK|US)\\b|^(?:A|The|My|Our)$`,
);

const titled = (name: string): string =>
  name === name.toLowerCase()
    ? name
        .replace(/(?:^|[\s&-])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/ (And|Of|The|In|On|N)\b/g, (small) => small.toLowerCase())
    : name;
const cleaned = (name: string | undefined): string | undefined => {
  const own = name
    ?.replace(/["“”)]/g, "")
    .replace(/[\s.,;:!?-]+$/, "")
    .trim();
  return own === undefined || own.length < 2 || notBusiness.test(own) ? undefined : titled(own);
};

/** Accepts a lower-case word as a person’s name in an introduction. */
const personIn = (name: string | undefined, business?: string): string | undefined => {
  const [first = "", last] = (name ?? "").split(" ");
  if (
    !isName(first, /^\p{Lu}/u.test(business ?? "")) ||
    first.length < 2 ||
    notBusiness.test(capital(first))
  )
    return undefined;
  const own = capital(first.replace(/[.,]+$/, ""));
  return last !== undefined && /^\p{Lu}/u.test(last) ? `${own} ${last}` : own;
};

function introducedIn(message: string): Sender {
  const found = [
    ...message.matchAll(introduced),
    hereFrom.exec(message),
    fromAt.exec(message),
  ].find((one) => personIn(one?.[1], one?.[2]) !== undefined);
  const owner = personIn(found?.[1], found?.[2]);
  if (owner === undefined) return {};
  // “Im Rosa, a florist” adds a description, as does “im Rosa, 34”.
  const rest = found?.[2];
  const isOther =
    rest === undefined || /^(?:an?|my|our|\d+)\b/i.test(rest) || offerIn(rest) !== undefined;
  const business = isOther ? undefined : cleaned(rest);
  const isTrade =
    business !== undefined &&
    business === titled(business.toLowerCase()) &&
    kindIn(business.toLowerCase()).kind === business.toLowerCase();
  return business === undefined || isTrade ? { owner } : { owner, business };
}

function signedIn(message: string): Sender {
  const text = signed.exec(message)?.[1];
  if (text === undefined || /^(?:up|in|for|with|my|our|the|your|on|outside)\b/i.test(text))
    return {};
  const [first = "", ...rest] = text
    .split(/,| from | at | of | - |\band\b(?= (?:put|add|say|make|send))/i)
    .map((part) => part.trim());
  const business = cleaned(rest[0]);
  if (first.split(" ").length > 3) return {};
  if (business === undefined && first.split(" ").length > 1) return { business: titled(first) };
  const owner = cleaned(first);
  return {
    ...(owner === undefined ? {} : { owner }),
    ...(business === undefined ? {} : { business }),
  };
}

/** Returns the sender, as far as a message states it. */
export function senderIn(message: string): Sender {
  const flat = message.replace(/\s+/g, " ");
  const signs = signedIn(flat);
  if (signs.owner !== undefined || signs.business !== undefined) return signs;
  const { owner, business } = introducedIn(flat);
  const named =
    business ??
    cleaned(namesOther.test(flat) ? undefined : called.exec(flat)?.[1]) ??
    cleaned(kindIs.exec(flat)?.[1]) ??
    cleaned(nameOf.exec(flat)?.[1]) ??
    cleaned(nameAfterKind.exec(flat)?.[1]) ??
    cleaned(weAre.exec(flat)?.[1]);
  return {
    ...(owner === undefined ? {} : { owner }),
    ...(named === undefined ? {} : { business: named }),
  };
}
