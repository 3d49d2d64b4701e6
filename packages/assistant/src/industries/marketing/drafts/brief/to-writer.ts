import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { isOnlyOrder } from "../../copy/own/only-order.ts";

/** Recognises remarks to the writer that are not content: instructions, opinions, feelings, channel and style. */

const texts = wordList`post, text, message, msg, mail, e-?mail, letter, draft, version, caption, ad, sign, board, flyer, newsletter, whatsapp`;
const orders = wordList`
  (please |pls |just |can you |can u |could you )*(write|draft|re-?write|re-?do|do|fix|try|start|read|check|correct|make) (it|that|this|them|again|over|for|on|the|my|me|a|an|one|something)?
`;
const isOrder = new RegExp(`^(?:${orders})(?:$|[\\s,.!])`, "i");
const same = wordList`(the |all )?same( stuff| things?| text| message| info| details?| words?| again| as \w+| one| offer| deal)*, as (before|above|i said|said|told), like (before|the (last|other|first) one), (half|all|most|none|some|any|rest|both|part|neither) of (it|that|this|them|those), that's (it|all)`;
const onlySame = new RegExp(`^(?:and |but |just |use |with |say )*${same}$`, "i");
const ofWriter = anywhere(
  wordList`
    (you|u|ya)('ve| have)? (just |only |still |again |completely |totally )*(ignored?|forgot|forgotten|wrote|written|copied|pasted|said|missed|left|keep|kept|put|did|didn't|did not|don't|do not|got|mixed|changed|misread|repeat(ed)?), (not|isn't|is not|wasn't|was not) (a |any )?(part of|in|meant for|for|supposed|what i|right|correct|good|true),
    (that|this|it|which|what)('s|s| is| was)? (just |only |my |a |not )*(my )?(complaint|question|remark|instruction|note|order|joke|for you|to you), read (it|that|this|what|again), listen, wtf, omg, ffs, hello\?,
    camera ?-?shy, shy, (i|we) (hate|can't stand|am (bad|rubbish|hopeless|terrible|useless|no good)|don't (know|care|mind|want|like|really)|do not (know|care|mind|want|like|really)|wish|need it|want it|ask|asked|already|told|mean|meant), asap, urgent(ly)?, right now, in a (hurry|rush), (need|want) it (by|for|now|today|tomorrow|tonight|asap|quick)
  `,
);
/** “Too flat” judges a text; “we fix flat tyres” states what is sold. */
const ofTone = anywhere(
  wordList`spelling, grammar, typos?, capitals?, tone, emojis?, hashtags?, funnier, punchier, catchier, boring, flat, bland, dull, lame, cringe, robotic`,
);
const ofBusiness = /^(?:we|our|i|you can)\b/i;
/** Only an opinion about a text. */
const judged = wordList`(please|pls|plz|thanks|thank you|thx|cheers|ta|lol|haha), (not|isn't|is not|wasn't) (very |that |so |really |too )?(good|great|right|nice|it|what i (want|wanted|meant|asked|said)|enough), (too|so|very|bit|a bit|way too) (short|long|thin|cold|stiff|formal|boring|generic|salesy|pushy|loud|vague|wordy), same (text|thing|one|message)( as before)?( again)?, bad, wrong, awful, terrible, rubbish, nonsense, crap, meh, no good, no, nope, nah, hm+, come on, seriously, really, better, again, not like (that|this)`;
const onlyJudged = new RegExp(
  `^(?:(?:that|this|it|the \\w+)(?:'s|s| is| was| sounds| looks| reads)? |still |just |sorry |but )*${judged}[!.? ]*$`,
  "i",
);
/** “Say what we repair” asks for content that it does not give. */
const asksForMatter =
  /^(?:(?:please |just |also )*(?:say|tell|write|mention|put|explain)(?: (?:them|people|in))* )?(?:what|how|where|when|who|which|why) (?:we|i|our|my|it|the|they|you)\b/i;
const languages = wordList`english, portuguese, spanish, german, french, italian`;
const inLanguage = new RegExp(
  `^(?:in |only |just )*(?:${languages})(?: (?:please|pls|only|version|or .+))*$`,
  "i",
);
const forReaders = new RegExp(
  `^(?:it's |its |this is )?(?:for|to) (?:the |my |our |all |all my )?(?:old |new |regular |existing )*(?:tourists?|customers?|clients?|regulars?|guests?|people|everyone|members?|followers?|${texts})$`,
  "i",
);

/** “The first post”, “do Facebook please”: which text is meant, and where it goes. */
const nth = wordList`first, second, third, next, last, new, whole, other, right, correct, same`;
const networks = wordList`facebook, fb, instagram, insta, ig, google, tiktok, linkedin, whatsapp`;
const before = wordList`ok, okay, yes, and, now, then, just, please, pls, plz, do, use, take, for, on, in, with, only, the, my, a, an`;
const after = wordList`please, pls, plz, then, now, again, only, instead`;
const whichText = new RegExp(
  `^(?:${before} ){0,8}(?:(?:${nth} )?(?:${texts})|${nth} one|${networks}|again)(?: ${after}){0,4}$`,
  "i",
);
/** “Price no, 18 is the hour”: what a value is, and no words of the text. */
const valueNames = wordList`hour, time, date, day, price, name, address, place, number, start, year, street, amount, cost`;
const tellsValue = anywhere(
  wordList`(\d[\d:.]*|that|this|it|\w+) (is|was|means) (not )?(the|a|an|my|our|no) ${valueNames}, ${valueNames} no, (not|no) (the |a |an |my )?${valueNames}, (the |my )?${valueNames} (is|was) (wrong|missing|not right|false)`,
);
/** What one complains of or has tried is told to the writer: “nobody searches here”, “quotes are all I post”. */
const complains = anywhere(
  wordList`
    (nobody|no one|noone|none of them|hardly any\w*|no customers?) (\w+ ){0,2}(likes?|searches?|reads?|sees?|comes?|cares?|knows?|buys?|books?|clicks?|answers?|calls?|wants?|here),
    (do not|don't|doesn't|does not|did not|didn't) (work|help|like|understand|get it), (a |such a )?(small|tiny|little) (town|village|city|place), (small|tiny|low|no) budget, all (i|we) (ever )?(post|do|write|send),
    i (post|posted|tried|spent|spend|pay|paid|wrote|write|sent|meant|said|told|asked|sell more|am not), (this|that|it) is (not|wrong|same|the same|bad), (it's|its) (not|wrong|the same|a small|a tiny), still (wrong|the same|not), not what, makes no sense, too (much|many|little) (text|words|emojis?)
  `,
);

/** “Need a short message to all who paid”, “ok other: write text that the price goes up”: an order within a sentence. */
const opening = wordList`ok, now, and, other, another, then, but, so, also, i, we, only, just, maybe, please`;
const wantsText = wordList`need, want, write, make, give me, send me, do`;
const ordersText = new RegExp(
  `^(?:${opening}[\\s:,]+)*(?:${wantsText} (?:[\\w'-]+ ){0,4}|clean )(?:${texts})\\b`,
  "i",
);
/** “The last line must go away”, “studio name must be in it”: changes that are wished for. */
const changes = anywhere(
  wordList`must (go|come|be) (away|out|gone|removed|in it|in there|deleted), (line|sentence|part|bit|word)s? (is|are|was|must|still|again|has to|away), take (it|that|this|them) (away|out|off), has to go`,
);
/** “Many old customers not come anymore”: what customers fail to do is no news for them. */
const customers = wordList`customers?, clients?, guests?, people, patients?, members?, students?, buyers?, they, nobody`;
const fails = new RegExp(
  `\\b(?:${customers}) (?:\\w+ )?(?:not|no longer|never|don'?t|doesn'?t|do not|does not|stop(?:ped)?|forget|forgot) (?:\\w+ )?(?:come|coming|buy|book|order|return|visit|show|call|answer|pay)`,
  "i",
);

/** “Add a bit of humour”: a manner, and no words of the text. */
const manner = wordList`humou?r, fun, wit, warmth, energy, charm, urgency, emotion, feeling, personality, sparkle, excitement, punch`;
const amount = wordList`a (little |tiny |small )?(bit|touch|dash|pinch|little|hint) of, some, more, a little, less`;
const addsManner = new RegExp(
  `^(?:(?:please|just|also|can you|could you) )*(?:add|put|bring|use|with|give it|it needs|needs)?(?: in)? ?(?:${amount}) (?:more )?${manner}(?: (?:to|in) (?:it|the \\w+)| please| in)*$`,
  "i",
);
const triesAgain =
  /^(?:please )?(?:let me|let's|i'?ll|we) (?:just )?(?:try|start|begin|say it|ask)(?: (?:that|this|it))? (?:again|over|once more|differently)$/i;

/** Whether a clause is meant for the writer. */
export function isToWriter(clause: string): boolean {
  const text = clause
    .replace(/[’`]/g, "'")
    .replace(/^[\s"“'(:]+|[\s"”').!?,]+$/g, "")
    .trim();
  return (
    isOnlyOrder(text) ||
    addsManner.test(text) ||
    triesAgain.test(text) ||
    onlyJudged.test(text) ||
    (ofTone.test(text) && !ofBusiness.test(text)) ||
    asksForMatter.test(text) ||
    isOrder.test(text) ||
    onlySame.test(text) ||
    ofWriter.test(text.toLowerCase()) ||
    inLanguage.test(text) ||
    whichText.test(text) ||
    tellsValue.test(text) ||
    complains.test(text) ||
    ordersText.test(text) ||
    changes.test(text) ||
    fails.test(text) ||
    forReaders.test(text)
  );
}
