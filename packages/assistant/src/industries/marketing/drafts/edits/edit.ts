import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { type Channel, channelIn } from "../channel.ts";
import { changes } from "../wish.ts";

/** One change to a text, as requested by a clause of a message. */
export type Edit =
  | { readonly does: "add" | "cut" | "forgot"; readonly what: string }
  | { readonly does: "swap"; readonly from: string; readonly to: string }
  | { readonly does: "style"; readonly style: (typeof changes)[number][0] }
  | { readonly does: "channel"; readonly channel: Channel };

const lead = wordList`
  ok(ay)?, k, yeah, yes, yep, no, nah, nope, hm+, oh, well, but, and, so, also, now, then, please, pls, plz, sorry, just, actually,
  (can|could|would|will|cud) (you|u)( please| pls| just| also)*, i('d| would)? (want|like)( you)? to, (you|u) (need|have) to, need to, want to, wanna, maybe, perhaps,
  thanks, thank you, great, nice, good, cool, lovely, perfect, love it, (it's|its|that's|thats|it is|that is) (alright|all right|ok|okay|good|great|nice|fine|better|lovely|perfect), alright, not bad, good start, hmm, wait, lol, haha, instead, dont forget to, (do not|don't|dont) forget, remember to, make sure (to|you|it|u), be sure to, lets, let's, go and
`;
const leads = new RegExp(`^(?:(?:${lead})(?:[\\s,.!:-]+|$))+`, "i");
/** “Not an ad, just a friendly post”: what is wanted comes after. */
const denied = /^(?:it's |its |it is )?not an? [\w-]+[,.]? (?:but |just |it's |its )+(?=an? )/i;
const tails =
  /[\s,]*\b(?:please|pls|plz|thanks|thank you|thx|lol|haha|if you can|if u can|somewhere|now|somehow|then|tho|though)[\s!.?]*$/i;

const verb = wordList`add, include, mention, say, says, put, write in, tell, state, throw in, stick in, pop in, work in, squeeze in, slip in, leave, take, remove, delete, drop, lose, skip, omit, cut, get rid of, change, replace, swap, make, use, sign, shorten, don't, dont, do not, no, without, start, begin, finish, end, call`;
/** “Put my name in and say about the roof”: where one change ends and the next begins. */
const breaks = new RegExp(
  `\\s*(?:[.!?;\\n]+\\s+|[.!?;\\n]+$|\\s*,?\\s+(?:and|but|then|also|plus)\\s+(?:also |then |please |just )*(?=${verb}\\b)|,\\s+(?=${verb}\\b))`,
  "i",
);

/** “Saturday not sat, and its 9 to 4, in mill lane”: each value after a comma is a separate clause. */
const valueBreak =
  /,\s+(?:and\s+)?(?=(?:it'?s|it’s|from|at|in|on|only|\d)\b(?! an? )[^,]{0,30}(?:[\d,.!?;]|day\b|street|road|lane|avenue|square|$))/i;

export const clausesOf = (message: string): string[] =>
  message
    .split(breaks)
    .flatMap((part) => part.split(valueBreak))
    .map((part) => part.trim())
    .filter((part) => part !== "");

const about = wordList`something about, (the )?(bit|part|fact|line|thing) (about|on|that), that, about, how, the (words?|phrase|sentence|line):?`;
const trailing =
  /\s+(?:in(?: there| it)?|to it|in it|too|as well|also|at the (?:end|start|top|bottom|beginning)|on it|there|(?:in|to|from|of) the (?:text|message|mail|e-?mail|post|letter|draft))$/i;

const cuts: readonly RegExp[] = [
  /^(?:leave|take|cut|miss) (?:out|off)(?: of it)? (.+)$/i,
  /^(?:leave|take|cut) (.+?) (?:out|off|away)$/i,
  /^(?:remove|delete|drop|lose|skip|scrap|omit|get rid of|without|minus|no|ditch|cut|bin) (.+)$/i,
  /^(?:don'?t|do not|doesn'?t need to|shouldn'?t) (?:say|mention|put|include|write|use|need|want|have)(?: (?:in|the word))? (.+)$/i,
  /^(?:i |we )?(?:don'?t|do not) (?:want|need|like) (.+)$/i,
];
const swaps: readonly (readonly [RegExp, from: number, to: number])[] = [
  [/^(?:change|replace|swap|switch|turn) (.{1,60}?) (?:to|with|for|into|by) (.+)$/i, 1, 2],
  [
    /^(?:(?:say|put|write|use|make it|have|it'?s|it is|it should (?:be|say)|with|do) )?(.{1,60}?) (?:instead of|rather than|in place of) (.+)$/i,
    2,
    1,
  ],
  [/^(?:it'?s |it is |we'?re |its )?not (.{1,50}?),? (?:but|it'?s|its|it is|rather) (.+)$/i, 1, 2],
  [
    /^(?:it'?s|its|it is|say|put|make it|should be|i (?:said|meant)) (.{1,50}?),? not (.{1,50})$/i,
    2,
    1,
  ],
  [/^(.{1,40}?),? not (.{1,40})$/i, 2, 1],
];
const instead =
  /^(?:(?:say|put|write|use|make it|with) (.{2,60})|((?!.*\b(?:i|we|he|she|they|my|should|could|would|ring|call|do)\b).{2,40})) instead$/i;
const adds: readonly RegExp[] = [
  /^that ((?:we|i|it|there|they|you|the|our|my)\b.+)$/i,
  /^(?:add|include|mention|say|says|state|put|write|throw|stick|pop|work|squeeze|slip|use|give(?! me| us)|bring)(?: (?:in|down|on|also|there|too|them|it))*(?: (?:to|and) say)? (.+)$/i,
  /^(?:tell|remind|let) (?:them|people|him|her|everyone|customers|everybody)(?: know)? (.+)$/i,
  /^(?:it (?:should|must|needs to|has to)|should) (?:also )?(?:say|mention|include|have) (.+)$/i,
  /^(?:also|plus|and|with|maybe) (.+)$/i,
  /^(?:i |we )?(?:want|need|would like|wanted)(?: (?:it|that|this))? (?:to say|to mention|to include|in it|said:?) (.+)$/i,
  /^(?:end|finish|close|start|begin)(?: it)? (?:with|by saying) (.+)$/i,
];
const says = wordList`say, mention, add, put, include, use, write`;
const leftOut = wordList`left out, left off, forgot, forgotten, missed( out)?, skipped, dropped, lost, ignored, omitted, did ?n[o']?t? ${says}`;
const forgot: readonly RegExp[] = [
  new RegExp(
    `^(?:you|u|it|this|that|ya)(?:'ve| have|ve)? ${leftOut}(?: (?:to )?${says})?(?: (?:in|about))? (.+)$`,
    "i",
  ),
  /^(?:you|u|it|this|that)(?: (?:does|did|has|is|do)(?:n'?t| not| nothing)) (?:say|mention|include|have|got|put|used?|added?)(?: anything)?(?: about)? (.+)$/i,
  /^(?:where'?s|where is|where are|where did|wheres|what about|what happened to|how about|and) (?:the bit about |the part about )?(.+?)(?: go| gone)?$/i,
  /^(?:there'?s |there is |theres )?(?:no mention of|nothing about|still no|missing) (.+)$/i,
  /^(.{2,60}?) (?:is|are|was|got) (?:missing|left out|not in(?: it| there)?|gone)$/i,
];

const bare = (text: string): string =>
  text
    .replace(tails, "")
    .replace(trailing, "")
    .replace(new RegExp(`^(?:${about}) `, "i"), "")
    .replace(/^["“']|["”'.,]+$/g, "")
    .trim();

const firstOf = (patterns: readonly RegExp[], text: string): string | undefined => {
  for (const pattern of patterns) {
    const what = pattern.exec(text)?.[1];
    if (what !== undefined && bare(what) !== "") return bare(what);
  }
  return undefined;
};

function swapIn(text: string): Edit | undefined {
  for (const [pattern, from, to] of swaps) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const value = bare(found[to] ?? "").replace(
      /^(?:the|our|my) \w+ (?:is|are|starts) (?:at )?/i,
      "",
    );
    return { does: "swap", from: bare(found[from] ?? ""), to: value };
  }
  const said = instead.exec(text);
  const only = said?.[1] ?? said?.[2];
  return only === undefined ? undefined : { does: "swap", from: "", to: bare(only) };
}

const ofStyle = anywhere(
  wordList`make, shorter, longer, friendlier, friendly, grovell?ing, apologetic, salesy, pushy, formal, warm\w*, price, day, time, too, version, again, one, tone, short\w*, less, more, bit, professional, casual, firmer, nicer, kinder, softer, fun\w*, playful, cheek\w+, livel\w+, catch\w+, punch\w+, spice, jazz, humou?r\w*, jok\w+, flat, boring, dull, bland, plain, lame, generic, robot\w*, ai, machine, chatgpt, computer, corporate, emojis?, smileys?`,
);

const emojis =
  /^(?:(?:use|add|put|with|want|some|a few|a couple of|more|an?) )*(?:emojis?|smileys?)(?: in(?: it)?)?$/i;

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const closedOn = new RegExp(
  `^(?:we'?re |we are |it'?s |and |but )?(?:closed|shut|not open)(?: on)? (${weekday})$`,
  "i",
);

/** Returns the change that one clause requests; undefined if none. */
export function editIn(clause: string): Edit | undefined {
  const text = clause
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(leads, "")
    .replace(denied, "")
    .replace(tails, "")
    .replace(/[.!?]+$/, "")
    .trim();
  if (text === "") return undefined;
  const closed = closedOn.exec(text)?.[1];
  if (closed !== undefined) return { does: "add", what: `closed on ${closed}` };
  const words = text.split(" ").length;
  const style =
    words <= 9 && ofStyle.test(text)
      ? changes.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0]
      : undefined;
  if (style !== undefined) return { does: "style", style };
  if (emojis.test(text)) return { does: "add", what: "emojis" };
  const channel = channelIn(text);
  if (channel !== undefined) return { does: "channel", channel };
  const missing = firstOf(forgot.slice(0, 2), text);
  if (missing !== undefined) return { does: "forgot", what: missing };
  const swap = swapIn(text);
  if (swap) return swap;
  const cut = firstOf(cuts, text);
  if (cut !== undefined) return { does: "cut", what: cut };
  const added = firstOf(adds, text);
  if (added !== undefined) return { does: "add", what: added };
  const asked = firstOf(forgot, text);
  return asked === undefined ? undefined : { does: "forgot", what: asked };
}
