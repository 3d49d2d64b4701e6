import { wordList } from "../../../understanding/word-list.ts";
import { orderVerbs, textNames } from "../drafts/text-words.ts";

/** Splits what is said to the writer into clauses, and takes off the words around their content. */

const verb = wordList`shorter, longer, friendlier, warmer, simpler, (more|less) (?=formal|personal|friendly|casual|fun|salesy), no emojis?, without, add, say, put, make, mention, include, take, leave, remove, drop, sign, write, tell, change, use, (they|we|you|it|he|she|there|everyone|guests|parents)(?= (?:\w+ )?(?:should|must|can|could|are|is|will|have|has|need|get|re-?open|stay|play|do|don't|offer)\b), tickets?, open, with (my|our|the) name, with name, (our|my|the) (phone|number|name|address), kids, children, not`;
const breaks = new RegExp(
  String.raw`\s*(?:[!?;\n]+\s*|\.+(?=\s|$)\s*|:\s+|,\s+|\s[-–—]\s|\s+(?:and|but|plus|then)\s+(?=(?:also |then |please )?${verb}\b))`,
  "i",
);
const quotes = /["“][^"“”]{1,200}["”]|(?<![\p{L}])['‘][^'‘’]{3,120}['’](?![\p{L}])/gu;
const mark = (index: number): string => `\uE000${index}\uE001`;

const mostClauses = 24;

/** “Until when can they tell us: 15 January” names the last day. */
const untilWhen = /\b(?:until|by|before) when\b[^:?,]{0,60}[:?,]\s*/gi;

const sayThis = /\b((?:add|say|mention|put|include|write)(?: this)?): (?=\S)/gi;
const putIn = /\b(?:put|work|bring) in: (?=\S)/gi;
const besideQuoted = /(?<=["”]),? (?=not ["“])/gi;
/** Keeps an order with what it names: “it must say: the first lesson is free”, “‘soon’, not ‘now’”. */
export const withNamed = (message: string): string =>
  message.replace(putIn, "add ").replace(sayThis, "$1 ").replace(besideQuoted, " ");

/** Returns the clauses of a message; words in quotation marks stay together. */
export function clausesIn(message: string): string[] {
  const kept: string[] = [];
  const flat = withNamed(message)
    .replace(untilWhen, "until ")
    .slice(0, 900)
    .replace(/[`´]/g, "'")
    .replace(quotes, (words) => mark(kept.push(words) - 1));
  return flat
    .split(breaks)
    .slice(0, mostClauses)
    .map((one) =>
      one.replace(/\uE000(\d+)\uE001/g, (_all, index: string) => kept[Number(index)] ?? "").trim(),
    )
    .filter((one) => /[\p{L}\p{N}]/u.test(one) && !onlyLead.test(one));
}

const leads = wordList`ok(ay)?, oh, no(?= ?[,.!]|\s+(?:i|we|it'?s|its|it|that|this|not|wait|but|make)\b|$), nope, nah, yes, yeah, well, hm+, so, and, but, also, then, now(?! [€£$]?\d), please, pls, plz, sorry, wait, actually, just, almost, good, great, nice, perfect, thanks, thank you, hey, hi, hello, um+, uh, lol, haha, hehe, yo, splendid, marvellous, excellent, wonderful, my dear, do(?= (?:mention|say|add|include|put|write|tell|leave|remove|keep)\b), (can|could|would|will) (you|u)( also| just)?(?= (?:please )?(?:mention|say|add|include|put in|leave|remove|delete)\b)`;
const lead = new RegExp(String.raw`^(?:(?:${leads})(?=[\s,.!:]|$)[\s,.!:]*)+`, "i");
const onlyLead = new RegExp(`^(?:(?:${leads})[\\s,.!:]*)+$`, "i");
const tail =
  /[\s,]*\b(?:please|pls|plz|thanks|thank you|thx|too|as well|also|in (?:it|there)|to it|on it|(?:to|in|on) (?:the|this|that) (?:text|message|post|mail))\s*$/i;

/** A clause without “oh and” and “please”. */
export const bareClause = (clause: string): string => {
  const own = clause.replace(/\s+/g, " ").trim().replace(lead, "");
  const all = own === "" ? clause.trim() : own;
  return all
    .replace(tail, "")
    .replace(tail, "")
    .replace(/[.!?,]+$/, "")
    .trim();
};

/** Which words a clause begins with before they are taken off: “and the kids stay at 18”. */
export const addsOn = (clause: string): boolean =>
  /^\s*(?:oh |no |ok |but )*(?:and|also|plus|oh)\b/i.test(clause);

const text = wordList`${textNames}, msg, whats ?app( message| text)?, flyers?( text)?, ads?( text)?, invit\w+, repl(y|ies), answers?, apolog(y|ies), cards?, appeals?, something, one`;
const ofText = wordList`short, quick, nice, polite, friendly, little, simple, good, formal, warm, instagram, insta, facebook, fb, whatsapp, linkedin, google, ad, text, flyer, e-?mail, sms, the, a, an, my, our, me, us, for, in, donation, appeal, review, reminder`;
const asks = wordList`${orderVerbs}, can, could, would, will, you, u, please, pls, i, we, wanna, i'd, have, must, looking, help, with, to`;
const through = wordList`(on|in|via|by|for) (instagram|insta|facebook|fb|whatsapp|linkedin|e-?mail|sms|google)`;
const frame = new RegExp(
  String.raw`^(?:[\w' ]{0,40}?\b)?(?:(?:${asks}) ){0,9}(?:(?:${ofText}) ){0,6}\b${text}\b(?: ${text}\b){0,2}(?: ${through})?`,
  "i",
);
/** Whom a text may be for. */
export const readers = wordList`customers?, clients?, guests?, parents?, members?, patients?, students?, pupils?, followers, everyone, everybody, people, regulars?, users?, visitors?, friends, families, neighbours?, tenants?, volunteers?, donors?, fans, subscribers?, them`;
const toReaders = new RegExp(
  String.raw`^(?: ?(?:to|for))? (?:all )?(?:the |my |our |all |of |trial |old |dear )*((?:[\p{L}-]+ )?(?:${readers}|all))\b`,
  "iu",
);
const leadsOn =
  /^[\s,:-]*(?:(?:about|that|saying|says?|announcing|because|of|for|when|to (?:say|tell|announce|inform|let \w+ know)|to)\b[\s,:]*)+(?:that )?/i;

/** What a request for a text says it is about: the words after the text and its readers. */
export function aboutOf(clause: string): { about: string; audience?: string } | undefined {
  const own = bareClause(clause);
  const tells = tellsPeople.exec(own);
  if (tells !== null)
    return {
      about: own.slice(tells[0].length).replace(leadsOn, "").trim(),
      ...audienceOf(tells[1]),
    };
  const found = frame.exec(own);
  if (found === null) return undefined;
  const rest = own.slice(found[0].length);
  const who = toReaders.exec(rest);
  const about = (who === null ? rest : rest.slice(who[0].length)).replace(leadsOn, "").trim();
  return { about, ...audienceOf(who?.[1]) };
}

const meansTo = wordList`i, we, you, can, could, please, how, do, must, need, want, have, should, would, like, help, me, to`;
const tells = wordList`tell, inform, let, notify, warn, remind, invite`;
/** “I want to tell my members about …”. */
export const tellsPeople = new RegExp(
  String.raw`^(?:${meansTo} ){0,8}${tells} (?:(?:all|my|our|the) ){0,3}((?:[\p{L}-]+ )?(?:${readers}|all))\b(?: know)?(?: about| that| of)?`,
  "iu",
);
const plainReaders = /^(?:everyone|everybody|people|all|them|followers)$/i;
const audienceOf = (who: string | undefined): { audience?: string } =>
  who === undefined || plainReaders.test(who)
    ? {}
    : { audience: who.toLowerCase().replace(/^(?:old|existing|my|our) /, "") };
