import { z } from "zod";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { priced } from "../copy/money.ts";
import { textNames } from "../drafts/text-words.ts";
import { spelledDays } from "../drafts/voice.ts";
import { valuesIn } from "./values.ts";

/** What a customer orders about a text, as against what readers are to be told. */

export const orderSchema = z.discriminatedUnion("does", [
  z.object({ does: z.literal("cut"), what: z.string() }),
  z.object({ does: z.literal("swap"), from: z.string(), to: z.string() }),
  z.object({ does: z.literal("value"), of: z.enum(["amount", "day", "time"]), to: z.string() }),
  z.object({ does: z.literal("line"), nth: z.number(), to: z.string() }),
  z.object({ does: z.literal("add"), what: z.string() }),
  z.object({ does: z.literal("sign"), name: z.string() }),
]);
/** A change to a text; every text is made to obey those of its conversation: see `obey.ts`. */
export type Order = z.infer<typeof orderSchema>;

const polite = wordList`no(?= ?,| (i|it|its|it's|the|that|not|wait|make|change|say|put|leave|sorry|don't|dont)\b), ok(ay)?, oh, yes, yeah, well, hm+, so, and, but, also, then, now, please, pls, plz, sorry, wait, actually, just, only, good, great, nice, lovely, perfect, thanks, thank you, hey, dear, my dear, lol, ha+(ha)*, cool, fine, super, instead, rather, omg, (can|could|would|will) (you|u)( please| also| just)*, (i|we)('d| would)? (like|want|need) (you|u) to, (you|u) (should|must|can), rather, maybe, again, still, really, better`;
const lead = new RegExp(String.raw`^(?:${polite}(?![\p{L}'’])[\s,.!:]*)+`, "iu");
const behind = wordList`please, pls, plz, thanks, thank you, thx, too, as well, lol, sorry, after all, anymore, any more, (in|from|of|to|on) (it|there|the (text|post|message|e-?mail|flyer|sign|letter))`;
const tail = new RegExp(String.raw`[\s,]*(?<![\p{L}'’])${behind}[\s.!]*$`, "iu");
/** “Haha good”: nothing but such words. */
export const isOnlyPolite = (part: string): boolean =>
  part.replace(/[’`]/g, "'").trim().replace(lead, "") === "";
/** A part of a message without “oh and” and “please”. */
export function bareOf(part: string): string {
  let own = part.replace(/[’`]/g, "'").replace(/\s+/g, " ").trim();
  own = own.replace(lead, "") || own;
  for (let round = 0; round < 2; round++) own = own.replace(tail, "") || own;
  return own.replace(/[\s.!?,;:]+$/, "").trim();
}

const neverSay = wordList`not (use|mention|say|write)( in)?( them)?( about)?, (do not|don't|dont|never|not to|without) (ever |even )?(say|mention|mentioning|saying|put|putting|print|write|writing|include|including|add|adding|name|naming|state|use|using|show|tell)( in)?( them| people)?( about)?`;
const takesOut = wordList`leave out, leave off, leave away, drop, remove, delete, take out, take away, skip, omit, cut, cut out, lose, scrap, get rid of, ditch`;
const dislikes = wordList`(i|we) (do not|don't|dont) (like|want|need)`;
const part = wordList`the, an?, that, any, all, all the, this, your, my, our`;
const pieces = wordList`word, words, phrase, bit, part, line, sentence, thing, mention`;
const ofPiece = wordList`about, with, of, on, that says, saying`;
const neverSays = new RegExp(`^${neverSay} (.{1,90})$`, "i");
const takes = new RegExp(`^(?:${takesOut}) (.{1,90})$`, "i");
const takesAround = /^(?:leave|take|cut|keep) (.{2,60}?) (?:out|off|away)$/i;
const disliked = new RegExp(`^${dislikes} (.{2,60})$`, "i");
const goes =
  /^(.{2,60}?) (?:must|should|has to|needs to|can) (?:go|be removed|come out)(?: away)?$/i;
const without = /^(?:no|without|not? more) (.{2,50})$/i;

/** What texts have by themselves: “no emojis” and “no price” never tell readers anything. */
const ownOfTexts = wordList`emojis?, smileys?, hash ?tags?, exclamation( marks?| points?)?, prices?, costs?, figures, discounts?, jokes?, puns?, rhymes?, sales talk, fluff, google, facebook, instagram, insta, linkedin, whats ?app, tiktok, phone( number)?, (telephone )?number, telephone, e-?mail( address)?, address, street, opening hours, opening times, hours, time, times, date, dates, day, names?, subject( line)?, greeting, salutation, signature, links?, website, slogan, ${textNames}`;
const ofTexts = whole(`(?:${part} )?${ownOfTexts}`);
const quoted = /^(?:["“”'‘].*["”'’]|["“”].*["“”].*)$/u;

const phraseOf = (words: string): string =>
  words
    .replace(new RegExp(`^(?:(?:${part} )?${pieces}:?(?: ${ofPiece})? )`, "i"), "")
    .replace(new RegExp(`^${part} `, "i"), "")
    .replace(new RegExp(` ${pieces}$`, "i"), "")
    .replace(/^["“”'‘]|["“”'’]$/g, "")
    .trim();

const nothing =
  /^(?:why|how|what|where|when|reason|it|this|that|them|one|anything|everything|something|more|to worry|worry)?$/i;
/** “The price, the price was right”: a reason. */
const says = /\b(?:is|are|was|were|has|have|knows?)\b/i;
/** “The hall, they know where it is”: what follows says why. */
const why =
  /(?:,| because| since|:) (?=(?:they|we|i|it|he|she|that|this|people|everyone|you)\b).*$/i;
const cutsOf = (words: string): Order[] =>
  words
    .replace(why, "")
    .split(/,? (?:and|or) (?=(?:the|any|no|our|my|that|a) )|, (?=(?:the|any|no|our|my) )/i)
    .map((one) => phraseOf(one.replace(/^(?:no|without) /i, "")))
    .filter((what, at) => !nothing.test(what) && !(at > 0 && says.test(what)))
    .map((what) => ({ does: "cut", what }));

const ordinals = ["first", "second", "third", "fourth"];
const nthLine = String.raw`(?:(?:the )?(first|second|third|fourth|last) (?:line|sentence|one)|line (\d))`;
const lineIs = new RegExp(
  `^${nthLine} (?:should|must|has to|needs to|can) (?:just |only |simply )?(?:be|read|say):? (.{2,120})$`,
  "i",
);
const onlyLine = new RegExp(`^${nthLine}$`, "i");
const badLine =
  /^(?:the )?((?:first|second|third|fourth|last) (?:line|sentence)) (?:is|sounds|looks|reads) (?:\w+ )?(?:strange|odd|wrong|bad|weird|silly|awful|terrible|not good|nonsense)$/i;
const whichLine = (words: string | undefined, digit: string | undefined): number =>
  digit === undefined
    ? words?.toLowerCase() === "last"
      ? -1
      : ordinals.indexOf(words?.toLowerCase() ?? "first")
    : Number(digit) - 1;

function ofLine(own: string): Order | undefined {
  const is = lineIs.exec(own);
  return is === null
    ? undefined
    : { does: "line", nth: whichLine(is[1], is[2]), to: unquoted(is[3] ?? "") };
}
const unquoted = (words: string): string => words.replace(/^["“”]|["“”]$/g, "").trim();

const signs =
  /^(?:sign(?:ed)?|it is signed)(?: (?:it|this|that|them))?(?: off)?(?:(?: (?:as|with|by|from|just))*:? (?<given>["“]?[\p{L}].{0,60})|$)/iu;
/** A sign and those who sign up are no signature. */
const noSignature =
  /^sign(?:ed)? (?:(?:me|us|him|her|them|people|everyone) )?(?:up|in|on|for|saying|that|outside)\b/i;
function signature(own: string): Order | undefined {
  const given = noSignature.test(own) ? undefined : signs.exec(own)?.groups?.given;
  if (given === undefined || /^(?:my|our|the|a|it) name$/i.test(given)) return undefined;
  const name = unquoted(given)
    .replace(/^(?:the|my|our) (?=\p{Lu})/u, "")
    .replace(/[.,;]+$/, "");
  return { does: "sign", name: /\p{Lu}/u.test(name) ? name : titled(name) };
}
const titled = (name: string): string =>
  name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

const swaps: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/^(?:change|replace|swap) (.{1,60}?) (?:to|with|by|for|into) (.{1,70})$/i, 1, 2],
  [/^(?:call|name) (?:it|them|this) (.{1,40}?),? not (.{1,40})$/i, 2, 1],
  [
    /^(?:write|say|put|use|make it|have|call (?:it|them)) (.{1,60}?),? (?:and not|not|instead of|rather than) (.{1,60})$/i,
    2,
    1,
  ],
  [/^not (["“”'‘].{1,60}?["“”'’]),? (?:but |say |write |use |call (?:it|them) )?(.{1,60})$/i, 1, 2],
];
function swapOf(own: string): Order | undefined {
  for (const [pattern, from, to] of swaps) {
    const found = pattern.exec(own);
    if (found !== null)
      return {
        does: "swap",
        from: phraseOf(found[from] ?? ""),
        to: spelledDays(
          unquoted((found[to] ?? "").replace(/^(?:say|write|use|call (?:it|them)) /i, "")),
        ),
      };
  }
  return undefined;
}

const notBut =
  /\bnot (?:an? |the |our )?([^,.;!?]{3,40}?),? (?:but|it['’]?s|it is) (?:an? |the |our )?([^,.;!?]{3,40})/i;
/** “Not a raclette evening, it’s a fondue evening”, wherever it stands in a message. */
export function swapStated(message: string): Order | undefined {
  const found = notBut.exec(message);
  // Days, hours and sums have an order of their own.
  return found === null || valuesIn(found[1] ?? "").length > 0
    ? undefined
    : { does: "swap", from: phraseOf(found[1] ?? ""), to: unquoted((found[2] ?? "").trim()) };
}

const besideValue = wordList`no, nope, it's, its, it is, that's, thats, that is, is, was, are, the, a, my, our, price, cost, costs, date, day, time, hour, start, starts, begins, be, make, made, it, that, to, at, on, should, must, has, have, said, i, we, meant, only, just, wrong, correct, correction, right, change, changed, from, by, until, for, of course, in fact, and, not, but, now, oops, per person, each, from`;
const everyBeside = new RegExp(String.raw`(?<![\p{L}'])${besideValue}(?![\p{L}'])`, "giu");
const ofBefore = /\b(?:was|were|used to|until|till|so far|before)\b/i;
const ofSpan = /\b(?:until|till|til|from|by|to|every|each|and|between|before|after)\b|[-–]/i;
/** “Actually make that 38”, “no, Friday”, “order by Thursday not Friday”: a value, and the one it takes the place of. */
function correctedValue(own: string): Order | undefined {
  const [said = "", denied] = priced(own).split(
    /,? (?:and )?(?:not|instead of|rather than) (?=[^,]{1,30}$)/i,
  );
  const values = valuesIn(said.replace(/^not .{1,20}?,? (?:but |it's |its )?(?=\S+$)/i, ""));
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  const old = denied === undefined ? undefined : valuesIn(denied)[0];
  if (old !== undefined && old.of === value.of)
    return { does: "swap", from: old.text, to: value.text };
  // Which days or hours it is from and until is for the text as a whole.
  if (value.of !== "amount" && (ofSpan.test(said) || /^no\b/i.test(own))) return undefined;
  if (ofBefore.test(own)) return undefined;
  const rest = said.toLowerCase().replace(value.text.toLowerCase(), " ").replace(everyBeside, " ");
  return denied === undefined && rest.replace(/[^\p{L}\p{N}]/gu, "").length < 2
    ? { does: "value", of: value.of, to: value.text }
    : undefined;
}

const sayIt = wordList`add, mention, say, include, put in, put, write(?= also| that| in), tell them, tell people, state, it (should|must|has to|needs to) (also )?(say|mention|include)`;
const adds = new RegExp(
  `^${sayIt}(?: (?:also|too|in|down|there|clearly|somewhere))*(?::| that| about| how)? (.{4,160})$`,
  "i",
);
/** Words without a verb or a figure name something of which the text does not know what to say. */
const verbs = wordList`is, are, was, were, be, can, must, will, get, gets, have, has, had, need, needs, come, comes, open, opens, close, closes, cost, costs, starts?, offer, includes?, does, bring, brings, pick, repair, we, we're, you, they, there, there's, it's, don't`;
const tells = new RegExp(String.raw`\b${verbs}(?![\p{L}])`, "iu");
const ofManner = anywhere(
  wordList`emojis?, smileys?, hash ?tags?, jokes?, puns?, line, greeting, funny, funnier, friendly, friendlier, warmer, shorter, longer, formal, tone, subject, headline, price, slogan, call to action`,
);
function addition(own: string): Order | undefined {
  const what = adds
    .exec(own)?.[1]
    ?.replace(/^(?:it|this|them),? and (?:that )?/i, "")
    .trim();
  if (
    what === undefined ||
    /^(?:again|it again|them)\b/i.test(what) ||
    !tells.test(what) ||
    (ofManner.test(what) && !/\d/.test(what))
  )
    return undefined;
  return { does: "add", what: unquoted(what) };
}

/** “People should ring, not send messages”. */
const notSo =
  /^not (?:to )?((?:send|write|call|phone|ask|come|book|message|reply|order)\b.{2,40})$/i;

/** Whether a part of a message is an order that is sure wherever it stands, also beside the facts of a new text. */
export function surelyOrders(part: string): Order[] {
  const own = bareOf(part);
  const never = neverSays.exec(own)?.[1];
  if (never !== undefined) return cutsOf(never);
  const out = /^(?:leave|take) (?:out|off)\b/i.test(own)
    ? takes.exec(own)?.[1]
    : takesAround.exec(own)?.[1];
  if (out !== undefined) return cutsOf(out);
  const none = without.exec(own)?.[1];
  if (none?.split(/,? (?:and|or) /i).every(isOfTexts) === true) return cutsOf(none);
  const signed = signature(own);
  return signed === undefined ? [] : [signed];
}
const isOfTexts = (words: string): boolean =>
  quoted.test(words) || ofTexts.test(words.replace(/^(?:no|without) /i, "")) || quoteIn.test(words);
const quoteIn = /["“”].{2,60}["“”] (?:things?|stuff|jokes?|lines?|phrases?|talk)$/i;

/** Returns what a part of a message orders of the text that was written last; empty if it orders nothing of this kind. */
export function ordersIn(part: string): Order[] {
  const own = bareOf(part);
  const surely = surelyOrders(part);
  if (surely.length > 0) return surely;
  const line = ofLine(own);
  if (line !== undefined) return [line];
  const swap = swapOf(own);
  if (swap !== undefined) return [swap];
  const bad = (badLine.exec(own) ??
    notSo.exec(own) ??
    takes.exec(own) ??
    disliked.exec(own) ??
    goes.exec(own))?.[1];
  if (bad !== undefined)
    return onlyLine.test(bad) ? [{ does: "cut", what: bad.toLowerCase() }] : cutsOf(bad);
  const found = correctedValue(own) ?? addition(own);
  return found === undefined ? [] : [found];
}
