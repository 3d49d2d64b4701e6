import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import type { Means } from "./steps.ts";

/** Reads what is asked of an agenda, in plain words. */

const should = wordList`do, does, should, ought( i)? to, ought, shall, must, can, could, would, will, have to, need to`;

/** Asks for steps with their days, whatever they lead up to. */
export const asksSteps = anywhere(wordList`
  plan, (give|make|show|tell|list) (me |us )?(\w+ ){0,3}steps?, step by step, (with|and) (the )?(dates|days|deadlines), time ?line, time ?table, schedule, calendar, agenda, check ?list, (in )?(which|what) order, what comes when,
  when (${should}|to|i|we) (i |we )?(\w+ )?(start|begin|tell|announce|advertise|promote), how (early|far ahead|long before|many weeks before), what (${should}|to|i|we) (i |we )?(do )?first, how (${should}|to|i|we) (i |we )?(\w+ ){0,2}(make|get|fill|promote|advertise|announce|prepare|do|sell|bring|start|begin),
  (want|like|need|hope) (to )?(sell|get|fill|make) (\w+ ){0,3}(more|people|orders|bouquets|customers|known|it full|guests), what (${should}) (i |we )?(to )?do, what (i|we) (must|should|can|could|need to|have to) do, go about (it|this|that), more (\w+ ){0,3}to come, not know (how|what), how make
`);

const ofOccasion = new Set(
  tellingOf(
    "announce promote advertise tell sell start begin prepare plan step date day week order customer people guest full time list more it",
  ),
);
/** Whether a message that asks for steps says nearly nothing else, so that it may be about what was told before. */
export const isOfAny = (plain: string): boolean =>
  tellingOf(plain.replace(asksSteps, " ")).every((word) => ofOccasion.has(word));

/** Things other than an agenda: sums, texts, single ways. */
export const ofOther = anywhere(
  wordList`how many (customers|orders|sales|clicks|people)( do| would| must)?, break ?-?even, roi, margin, profit, worth it, spent, discount, percent, weeks for, over \d+ weeks`,
);

export const asksStart = anywhere(
  wordList`when (${should}|to|i|we) (i |we |it |that )?(\w+ )?(start|begin|kick off), how (early|far ahead|long before|many weeks before), when is it time`,
);
export const asksFirst = anywhere(
  wordList`what (${should}|to|is|i|we) (i |we |must |should |can )?(do |the )?(very )?first, what (i|we) (must|should|can) do first, what first, (very )?first (step|thing), which (one |step |of (these|them|those) )?(\w+ ){0,3}first, where (${should}|to) (i |we )?(start|begin), what (${should}) (i|we) do (now|today|this week|tomorrow)`,
);
export const asksNext = whole(
  wordList`(and )?(then|next|after( that)?|afterwards)( what)?, (and )?(what|which)( is| comes)? (then|next|after( that)?), (what|which) (is|comes) (the )?(next|second)( step)?, (the )?(next|second|third) (step|one), then what, and second`,
);
export const asksOrder = anywhere(
  wordList`(in )?(which|what) order, whole (plan|list|thing), all (the )?steps, (the )?(plan|steps|list) again, everything again, repeat the plan, give me (the |a |your )?(\w+ )?(steps|plan|list|dates), with (the )?dates`,
);
/** What the plan is called when something is asked of the whole. */
const allOfIt = wordList`it, this, that, all, everything, all (of )?(it|this|that), (it|this|that) all, (the|this|that|your) (whole )?(plan|list|thing|lot)`;
const does = wordList`does, do, did, is, will, would, should, must`;
const inAll = wordList`in all, in total, altogether, please`;
/** Asks what the whole costs; what a single thing costs is another question. */
const costs = anywhere(
  wordList`(how much|what) (money )?(${does}) (${allOfIt}) (all )?costs?(?! to\b)`,
);
const mereCosts = whole(wordList`
  ((and|so|but|ok|then) )?how much( money)?( (${does})( (${allOfIt}))?)?( (${inAll}))?,
  ((and|so|but|ok|then) )?(how much( money)?|what budget) (${does}) (i|we) (need|have|spend|pay)( for (${allOfIt}))?( (${inAll}))?,
  ((and|so|but) )?(what (is|are) )?(the |my )?(costs?|budget)( (of|for) (${allOfIt}))?,
  ((and|so|but) )?(is|will|would) (${allOfIt})( be)?( very| too| so)? (expensive|enough), ((and|so|but) )?how expensive (is|will|would) (${allOfIt})( be)?
`);
export const asksCost = new RegExp(`${costs.source}|${mereCosts.source}`);
/** Asks how much work the whole is; “which opening hours?” is another question. */
export const asksEffort = anywhere(wordList`
  how (much time|many hours|much work|long) (${does}) (${allOfIt}), how (much time|many hours|much work) (${does}) (i|we) (need|spend|put in)( for (${allOfIt}))?$, how (much time|many hours|much work)$,
  (${allOfIt}) (is |sounds |looks )?(like )?(so |too )?(much|a lot of) work
`);
/** “And ads?”, “what about the paper?” */
export const asksAbout = /^(?:and|what about|how about)\b/i;
export const asksOtherwise = anywhere(
  wordList`what if (\w+ ){0,3}(nobody|no one|none|hardly (anybody|anyone|any)|almost (nobody|no one)|(only )?(a )?few|not enough|too few|rains?|fails?|does not|no), if (nobody|no one) (\w+), plan b, goes wrong, does not work( out)?`,
);
/** Asks for less of the plan; “that is so much better” does not. */
export const wantsFewer = anywhere(wordList`
  (make|keep|want|have) (${allOfIt}) (\w+ )?(short|simple|shorter|simpler), ^(shorter|simpler|fewer|less)( please)?$, (a )?(shorter|simpler) (one|plan|list|version),
  (${allOfIt}) (is |are |looks |sounds )?(\w+ )?too (many|much|long|complicated)( work| steps| to do)?( for (me|us))?, too many steps, (too|so) much (work|to do), ^much work$,
  (only|just) (the )?(three|3|two|2|most important|important)( steps| ones| things)?$, (less|fewer) (steps|things|work|to do),
  (have|got) (no|little|not much) time( for (${allOfIt}))?$, (only|just) (an hour|one hour|two hours|a little time),
  (three|two|the) most important( steps| ones| things)?$
`);

/** The means that a message speaks of. */
const named: readonly (readonly [Means, RegExp])[] = [
  [
    "last",
    anywhere(
      wordList`(last|final) (day|date|call|orders?|bookings?|reservations?|places|chance)( (of|for|to) (\w+ )?(orders?|ordering))?, (close|stop|end|finish) (the )?(orders|ordering|list|pre-?orders?), deadline, (until|till) when, cut ?-?off, (take|taking|accept) orders`,
    ),
  ],
  ["remind", anywhere(wordList`remind\w*, second (mail|message)`)],
  [
    "tell",
    anywhere(
      wordList`(tell|inform|write|message|mail|e-?mail|invite|text) (to )?(\w+ ){0,2}(customers?|regulars?|people|guests|clients|them|everyone|members|friends|patients|students|pupils|subscribers|clubs?|list), whats ?app, newsletter, e-?mails?, mail, messages?, (mailing )?list, sms`,
    ),
  ],
  ["window", anywhere(wordList`(shop )?window, by the till, counter, sign, board, display`)],
  [
    "post",
    anywhere(wordList`posts?, posting, instagram, insta, facebook, fb, social( media)?, online`),
  ],
  ["ads", anywhere(wordList`ads?, adverts?, advertising, advertise`)],
  ["map", anywhere(wordList`google( maps?| listing| profile)?, map( listing)?`)],
  ["neighbours", anywhere(wordList`neighbours?, neighbors?, offices?`)],
  ["press", anywhere(wordList`(local |news)?papers?, press, journalists?, newspapers?`)],
  ["flyers", anywhere(wordList`flyers?, leaflets?`)],
  ["posters", anywhere(wordList`posters?`)],
  ["after", anywhere(wordList`reviews?, afterwards, count, thank( you)?`)],
  ["decide", anywhere(wordList`decide, (set|choose|fix) (the )?(price|prices|offer)`)],
];
/** The means named in a text, in its order. */
export const meansIn = (plain: string): Means[] =>
  named
    .flatMap(([by, words]) => {
      const found = words.exec(plain);
      return found === null ? [] : [{ by, at: found.index }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ by }) => by);

export const asksWhen =
  /\b(?:when|which days?|what days?|what date|until|till|how early|deadline|last (?:day|date|orders?))\b/;

/** “Without Instagram”, “I have no list”: none of it is to be used. */
const lacking = wordList`without, nobody for, no one for, not (want|have|use|like), no, (do|does|did) not (have|use|want|do|like)( any| an| a)?, have not( got)?( any| a| an)?, have no, (am|are) not on, skip, leave out, drop, hate, instead of`;
const lacks = new RegExp(
  String.raw`\b${lacking} (?:\w+ ){0,2}?([\w-]+(?: (?!no\b|and\b|or\b)\w+)?)`,
  "g",
);
const offline = anywhere(
  wordList`(no|without|not( \w+){0,2}|never( \w+)?) (the )?(internet|online|computers?|smart ?phones?|web)`,
);
export const lackedIn = (plain: string): Means[] => [
  ...(offline.test(plain) ? (["post", "map", "ads"] as const) : []),
  ...[...plain.matchAll(lacks)].flatMap(([, thing = ""]) => meansIn(thing)),
];

/** “Only Instagram and my list”: nothing else reaches people. */
const only = /\bonly (?:(?:want|use|have|do|to|got|on|my|our|the|a|by) ){0,4}(.{3,60})/;
export const onlyIn = (plain: string): Means[] => {
  const said = only.exec(plain)?.[1];
  return said === undefined || /\d+ (?:euros?|pounds?|dollars?)/.test(said) ? [] : meansIn(said);
};
const channels: ReadonlySet<Means> = new Set([
  "window",
  "tell",
  "post",
  "ads",
  "map",
  "neighbours",
  "press",
  "flyers",
  "posters",
]);
/** Whether a step reaches people, and does not only prepare. */
export const isChannel = (by: Means): boolean => channels.has(by);
