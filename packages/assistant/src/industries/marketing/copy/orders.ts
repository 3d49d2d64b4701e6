import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { countIn } from "../drafts/brief/count.ts";
import { type Channel, channelIn, channelNamed } from "../drafts/channel.ts";
import { changes } from "../drafts/wish.ts";
import type { Copy } from "./copy.ts";

/** What a clause orders to be done to a text, as against what it tells of its content. */
export type Order =
  | { readonly does: "style"; readonly set: Partial<Copy> }
  | { readonly does: "cut"; readonly what: string }
  | { readonly does: "swap"; readonly from: string; readonly to: string }
  | { readonly does: "other" }
  | { readonly does: "again" }
  | { readonly does: "say"; readonly what: string };

const styles: Readonly<Record<string, Partial<Copy>>> = {
  short: { short: true, long: false },
  long: { long: true, short: false },
  warm: { tone: "warm" },
  formal: { tone: "formal" },
  fun: { tone: "fun" },
  no_emoji: { noEmoji: true },
  no_price: { noPrice: true },
  with_price: { noPrice: false },
};
const moreStyles: readonly (readonly [Partial<Copy>, RegExp])[] = [
  [
    { noExclamation: true },
    /\b(?:no|without|less|fewer|not so many|drop|remove|lose|skip|cut|delete|take out|leave out)\b.{0,14}\bexclamation/i,
  ],
  [
    { short: true, long: false },
    anywhere(
      wordList`too much text, too many words, max(imum)? \d+ (characters|signs|words), \d+ characters, (too long|shorter) for (a |an )?sms, in two sentences, in one sentence, polite but short, keep it brief, brief, short please, short, and short`,
    ),
  ],
  [
    { tone: "warm" },
    anywhere(
      wordList`(more )?(cheerful|jolly|merry|festive|upbeat|happy|positive|sunny|welcoming), happier, cheerier, brighter, more inviting, inviting, more heartfelt, heartfelt, (that's|thats|too|sounds|a bit|so|very) (harsh|cold|stiff), informal, more polite, apologi[sz]e more, less harsh, cold please, so cold, more personal, friendlier, friendly, feel cheated, more warmth, sweeter, gentler, gentle, softer, no pressure, not salesy, no sales talk, warmly`,
    ),
  ],
  [
    { tone: "fun" },
    anywhere(
      wordList`make (the |my |our |them |all )*(ppl|people|customers|clients|regulars|everyone|them)? ?(laugh|smile|giggle|chuckle), funy, more exciting, more lively, lively, livelier, more energy, more pep, wittier, witty`,
    ),
  ],
  [
    { tone: "formal" },
    anywhere(
      wordList`formal, more official, official, businesslike please, more serious, respectful, more respectful`,
    ),
  ],
  [
    { sorry: true, variant: 0 },
    /^(?:say|put|start with|begin with|add|write)?(?: that)?(?: we(?: are|'re))?(?: very)? ?(?:sorry|apologi[sz]e|an apology)(?: first| at the start)?$/i,
  ],
  [{ noPrice: false }, /^(?:put|bring|add)(?: back)? (?:the )?prices?(?: back)?(?: in)?$/i],
  [
    { noReason: true },
    /^(?:do not|don'?t|leave out|drop|without|no|not) (?:say |mention |give |tell )?(?:them )?(?:why|the reason)\b/i,
  ],
];

const cutBefore = wordList`(do not|don't|dont|never|please don't) (say|mention|put|write|include|use|want|need|blame|talk about), (i|we) (do not|don't|dont) want, (i|we) (do not|don't|dont) (like|need), no (more )?(mention of)?, without, remove, delete, drop, lose, scrap, skip, leave out, take out, take away, cut out, cut, omit, get rid of`;
const cuts: readonly RegExp[] = [
  new RegExp(
    `^(?:${cutBefore}) (?:the (?:line|part|bit|sentence|word|words|thing)s? (?:with|about|that says|on|saying)? ?)?(.{2,90}?)(?: (?:in it|in there|out|away|anymore|any more))?$`,
    "i",
  ),
  /^(?:leave|take|cut) (?:the (?:line|part|bit|sentence)s? (?:with|about|that says|on) )?(.{2,80}?) (?:out|off|away)$/i,
  /^(.{3,80}?) (?:must|has to|should|needs to|can) (?:go|be removed|be deleted|come out)(?: away| out)?$/i,
  /^["“'‘](.{3,80}?)["”'’] (?:is|are|was|sounds|must|should|has|makes?|does|doesn't|also|too)\b/i,
];
const swaps: readonly (readonly [RegExp, number, number])[] = [
  [
    /^(?:write |say |put |use |it'?s |with )?["“]([^"”]{1,60})["”] (?:and )?not ["“]([^"”]{1,60})["”]$/i,
    2,
    1,
  ],
  [/^(?:change|replace|swap) (.{1,50}?) (?:to|with|by|for|into) (.{1,60})$/i, 1, 2],
  [
    /^(?:it'?s |its |it is |say |put |use )?(.{1,50}?) (?:instead of|rather than) (.{1,50})$/i,
    2,
    1,
  ],
  [/^(?:it'?s |its |it is |that'?s )?not (.{1,40}?),? (?:but|it'?s|its|it is) (.{1,50})$/i, 1, 2],
  [/^(?:it'?s |its |it is |i (?:said|meant) |make it )(.{1,40}?),? not (.{1,40})$/i, 2, 1],
];
const another = anywhere(
  wordList`another (one|version|text|try|wording), different (one|version|wording), ((a|one) )?((completely|totally|entirely|whole|all) )*(new|fresh) (one|version|text|start), from scratch, (write|do|make|try) (it|that|this) (all )?(fresh|afresh|anew), start (again|over|afresh), try again, again please, something else, other version, (two|three|2|3|four|4) (versions|variants|options)`,
);
/** “A bit more adventurous”: a manner without a wording of its own gets another version. */
const inAnotherWay =
  /^(?:(?:make it |be |sound |should sound |can it be )*(?:a (?:bit|little) |slightly |much )?(?:more|less)|(?:can you |could you )?make it (?:sound|look|read)) \p{L}+(?: please| pls)?$/iu;
const again = anywhere(
  wordList`free (means|as in), (still|again|same) (the )?(wrong|strange|same)?( ?line| ?sentence| ?mistake| ?words?)?, clean (it|text|version|up), something (is|went|has gone|looks|seems) (wrong|off|amiss|not right), my (own )?words, not what i (said|asked|wanted), you (forgot|ignored|dropped|left), (that's|thats|this is|it is|it's) (wrong|nonsense|rubbish|not right), read (it|what)`,
);

/** The words in quotation marks, or a bare phrase, without “the words”. */
const phraseOf = (what: string): string =>
  what
    .replace(
      /^(?:the |that |any |also )*(?:words?|phrase|line|sentence|part|bit)s? (?:about |with |that says? )?/i,
      "",
    )
    .replace(/^(?:the )?["“'‘]|["”'’.,!]+$/g, "")
    .replace(/^(?:the|a|an|that|any|our|my) /i, "")
    .replace(/ (?:line|sentence|part|bit|words)$/i, "")
    .trim();

const linesAsked = /\b(?:subject(?: ?-?lines?)?|headlines?|slogans?|taglines?|titles?)\b/i;

/** “We were two people short” and “life is short” are told, and order no short text. */
const isTold =
  /^(?:we|they|our|my)\b|^(?!(?:it|that|this|which|what|too|still|text|tone|the (?:text|post|message|tone|first|last|second|whole|joke))\b)[\p{L}’']+(?: [\p{L}’']+){0,2} (?:is|are|lasts?)\b/iu;

/** Returns what a clause orders; undefined if it only tells something. */
export function orderIn(clause: string): Order | undefined {
  const text = clause.replace(/[’]/g, "'").trim();
  const words = text.split(" ").length;
  const count = /\b(?:versions?|variants?|options?)\b/i.test(text) ? countIn(text) : undefined;
  if (count !== undefined) return { does: "style", set: { versions: count } };
  if (words <= 9 && linesAsked.test(text))
    return {
      does: "style",
      set: {
        lines: countIn(text) ?? (/lines|s\b/i.test(linesAsked.exec(text)?.[0] ?? "") ? 3 : 1),
      },
    };
  for (const [pattern, from, to] of swaps) {
    const found = pattern.exec(text);
    if (found !== null && words <= 12)
      return { does: "swap", from: phraseOf(found[from] ?? ""), to: (found[to] ?? "").trim() };
  }
  const tells = isTold.test(text);
  const own =
    words <= 9 && !tells ? moreStyles.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
  if (own !== undefined) return { does: "style", set: own };
  const style =
    words <= 9 && !tells
      ? changes.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0]
      : undefined;
  const set = style === undefined ? undefined : styles[style];
  if (set !== undefined) return { does: "style", set };
  if (style === "other" || another.test(text) || inAnotherWay.test(text)) return { does: "other" };
  for (const pattern of cuts) {
    const what = phraseOf(pattern.exec(text)?.[1] ?? "");
    if (what.length > 1) return { does: "cut", what };
  }
  if (words <= 12 && again.test(text) && !/\b(?:you (?:forgot|left out|dropped)) \w/i.test(text))
    return { does: "again" };
  return undefined;
}

const instead =
  /\b(?:where|wheres|one|version|post|text|same|as|for|in|on|do|make|now|version|instead|an?|want|need)\b/i;
/** “And what do I write under the photo of it on Instagram?” */
const asksToWrite =
  /\bwhat (?:do|should|can|could|would|shall|must) (?:i|we) (?:write|put|say|post|text|mail|send)\b/i;
/** “It’s not a flyer”, “that sounds like a letter”: what a text is not to be. */
const notChannel =
  /\b(?:not|n['’]t|no longer|(?:sounds?|looks?|reads?|feels?|more) (?:\w+ )?(?:like|as)) (?:really )?(?:an? |the |my |our )?[\w-]{2,12}(?: post| text| message)?/gi;

/** The channel to which a clause moves a text. */
export const channelOrdered = (clause: string): Channel | undefined =>
  channelMeant(clause.replace(notChannel, " "));

const channelMeant = (clause: string): Channel | undefined =>
  channelIn(clause) ??
  (asksToWrite.test(clause) ? channelNamed(clause) : undefined) ??
  (instead.test(clause) &&
  !/^(?:add|say|mention|put|include)\b/i.test(clause) &&
  clause.split(" ").length <= 12
    ? channelNamed(clause)
    : undefined);
