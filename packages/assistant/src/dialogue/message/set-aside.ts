import { tellingOf } from "../../knowledge/questions/fit.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { wordList } from "../../understanding/word-list.ts";
import { type Correction, correctionIn } from "./correction.ts";
import { leftOut, misread } from "./misread.ts";

/**
 * Reads what a message puts aside (“not the suite”, “I’m not buying a tent”, “no quote please”, “you told me that
 * already”), so that a reply can be checked: it may not be about what was put aside, nor be the one that was rejected.
 */
export type SetAside = {
  /** What is put aside, in the visitor’s words. */
  readonly named: readonly string[];
  /** What the message says besides; empty if nothing. */
  readonly rest: string;
  /** What the visitor says was left out of the reply. */
  readonly missed?: string;
  /** Whether the visitor complains of having heard it all before. */
  readonly heard: boolean;
  /** The handling of a message that was put aside: “I don’t want to cancel” bars what cancels. */
  readonly bars: (handled: string) => boolean;
  /** Whether a reply, or a paragraph of it, opens with what was put aside, or has a part of it and nothing of the rest. */
  readonly speaksOf: (reply: string) => boolean;
};

/** “No ticket” puts something aside, “no, the ticket” and “no I mean” only turn against what was said. */
const before = wordList`not, i, we, don'?t, do, that, you, it, its, this, for, to, at, on, in, the, just, only, leave, forget, no, never, she, he, they, my, our, there, is, are, can, could, does, how, what, when, where, which, who, why, rather, better`;
const sighs = wordList`
  nope, nah, hey, hello, ok, okay, but, and, so, please, pls, sorry, ugh, argh, look, listen, again, well, excuse me, seriously, hm+, lol, still, wait, actually, also, just, yes, thanks, thank you, (as )?i said, i told you, i already said, for the last time
`;
const no = `no(?=\\s*[,.!?;:–-]|\\s+${before}\\b|\\s*$)`;
const lead = new RegExp(`^(?:(?:${no}|${sighs})(?=[\\s,.!?:;–-]|$)[\\s,.!?:;–-]{0,4}){1,6}`, "i");
const doing = wordList`
  asking, talking, looking, speaking, writing, buying, ordering, booking, interested, returning, cancelling, canceling, moving, leaving, shopping, after, paying, bringing
`;
const said = wordList`
  ask(ed)?, mean, meant, want, need, say, said, mention(ed)?, order(ed)?, buy, bought, book(ed)?, talk, speak, request(ed)?, care
`;
const toward = "(?: (?:about|for|of|to|in|a word|anything|at all|after)){0,3}";
const nots = "(?:not|n[o’']?t|never)";
const subject = "(?:i|we|it|this|that|you)";
const be = "(?: am| are| is| was| were|[’']?(?:m|re|s))?";
const thing = String.raw`(?<thing>\S.{0,70}?)`;
/** Clauses that put something aside, without the sighs before them. */
const puttingAside = [
  new RegExp(`^(?:${subject}${be} )?not (?:${doing})${toward} ${thing}$`, "i"),
  new RegExp(
    `^(?:i|we) ?(?:did|do|was|were|have|had)?(?: ${nots}|n[’']?t) (?:${said})${toward} ${thing}$`,
    "i",
  ),
  new RegExp(`^(?:i|we) (?:already )?know (?:how (?:to|it)|about|that) ${thing}$`, "i"),
  new RegExp(`^(?:i|we) (?:didnt|dont|never) (?:${said})${toward} ${thing}$`, "i"),
  new RegExp(
    `^(?:${wordList`don[’']?t, do not`}) (?:want|need|book|send|sell|show)${toward} ${thing}$`,
    "i",
  ),
  new RegExp(`^(?:${wordList`it, this, that`}${be}|it isn[’']?t) not ${thing}$`, "i"),
  /^(?:do not|don'?t|please don'?t) (?<thing>(?:book|order|cancel|send|open|close|pass|buy|charge)\b.{0,30})$/i,
  new RegExp(`^not ${thing}$`, "i"),
  new RegExp(`^no (?:more )?${thing}(?: please| pls| thanks| needed| required| then){0,3}$`, "i"),
  new RegExp(
    `^(?:forget|skip|drop|ignore|never ?mind|leave out|stop with|enough of)${toward} ${thing}$`,
    "i",
  ),
  new RegExp(`^leave ${thing} (?:out|off)$`, "i"),
  new RegExp(
    `^(?:i|we|he|she|they|you|(?:my|our) \\p{L}+)(?:[’']?(?:ve|s))? ?(?:already )?(?:have|has|got|own|owns)(?: got)? ${thing} already$`,
    "iu",
  ),
] as const;
/** What “no” and “not” say nothing of: “no worries”, “not yet”, “not working”. */
const elsewhere = wordList`
  worries, worry, problem, idea, rush, hurry, one, body, answer, reply, sound, matter, way, luck, longer, need, wonder, yet, sure, really, at all, now, today, bad, good, great, fine, ok, okay, necessary, nice, fair, true, right, correct, possible, helpful, useful, here, there, due, home, enough, anymore, so, too, very, much, many, everyone, everybody, all, even, only, just, a (?:problem|joke), what, that, this, it, \w+ing, \w+ed
`;
const saysElse = new RegExp(`^(?:${elsewhere})\\b`, "i");
const mostThingWords = 9;
const articles =
  /^(?:(?:the|an?|my|our|your|any|another|some|about|for|from|to|with|on|in|at|how long|how much|how|what|when)\s+){1,4}/i;
/** “The price of the plan, the suite”: what follows “but” takes its place. */
const turn = /\s+(?:but|just|only|rather)\s+/i;

const heardIt = wordList`
  (you|u)( have|'ve)?( just| already){0,2} (said|told|wrote|mentioned|gave|repeat\w*)( me| us)? (that|this|it|so|the same|yourself)( already| before| again| twice)?,
  (that|this|it)('s| is) (the same|what you (just )?said)( answer| thing| again| as before){0,3}, same (answer|thing)( again)?, stop repeating( yourself)?,
  (i|we) (know|knew|heard|read|got) (that|this|it)( already| before)?,
  (you|u)( have|'ve)? (said|told|wrote|mentioned)( me| us)? .{2,40} (already|again|twice|before), (you|u)( have|'ve)? already (said|told|wrote|mentioned)( me| us)? .{2,40}
`;
const isHeard = new RegExp(`^(?:yes,? )?(?:but )?(?:${heardIt})$`, "i");
const isMisread = new RegExp(`^(?:${misread})$`, "i");

/** Words of what is put aside that replies on anything have. */
const common = new Set(
  telling(
    "thing things room rooms stay hotel order orders product account day days night nights week weeks one two three person people wait time money new other whole everything something answer question help",
  ),
);
/** A kind of answer that is put aside is known by its form. */
const ofKind: readonly (readonly [named: RegExp, stated: RegExp])[] = [
  [/\b(?:prices?|costs?|quotes?|sum)\b/i, /[$€£] ?\d/],
  [/\b(?:weights?|heavy)\b/i, /\d ?(?:kg|g)\b/],
];

/** “My question is how …”: what follows is the question. */
const question =
  /^(?:my|the) (?:real |actual )?question (?:is|was)(?: only| just)?(?: whether| if)?[\s:,]+/i;
const endOfClause = /(?<=[.!?;,])\s+|\s+[–-]\s+|\n+/;
const mostClauses = 10;

/** Whether a sentence told before states the kind of thing that is asked for by its name: “weight, not price”. */
export const statesNamed = (rest: string, sentence: string): boolean =>
  ofKind.some(([kind, stated]) => kind.test(rest) && stated.test(sentence));

/** Returns what a message puts aside; undefined if nothing, and it rejects no answer. */
export function setAsideIn(message: string): SetAside | undefined {
  const named: string[] = [];
  const rest: string[] = [];
  let heard = false;
  let rejects = false;
  let missed: string | undefined;
  for (const clause of message.replace(/’/g, "'").split(endOfClause).slice(0, mostClauses)) {
    const text = clause.replace(lead, "").replace(/[\s.!,;]+$/, "");
    if (text === "") continue;
    const omitted = leftOut.exec(text)?.groups?.what;
    missed ??= omitted;
    if (omitted !== undefined) rest.push(`what about ${omitted}?`);
    else if (isHeard.test(text)) heard = true;
    else if (isMisread.test(text)) rejects = true;
    else {
      const aside = clause.trim().endsWith("?") ? undefined : asideIn(text);
      if (aside) named.push(aside.thing);
      const left = aside ? aside.instead : clause.replace(lead, "").replace(question, "");
      if (left !== "") rest.push(left);
    }
  }
  const besides = rest.join(" ").replace(/[\s,;]+$/, "");
  const contrast = besides.endsWith("?") ? undefined : contrastIn(besides);
  if (contrast?.instead !== undefined) named.push(contrast.instead);
  if (named.length === 0 && !heard && !rejects && missed === undefined) return undefined;
  return {
    named,
    rest:
      contrast === undefined ? besides : [contrast.meant, contrast.rest].filter(Boolean).join(". "),
    heard,
    ...(missed !== undefined && { missed }),
    bars: (handled) => {
      const acts = new Set(telling(handled.replace(/[:_-]/g, " ")));
      return named.some(
        (one) => tellingOf(one).some((word) => acts.has(word)) && !isOf(besides, acts),
      );
    },
    speaksOf: speakingOf(named, besides),
  };
}

/** “The ticket not the desk”, but no sentence that only denies something: “I am not at home on Sunday”. */
function contrastIn(text: string): Correction | undefined {
  const found = correctionIn(text);
  const { instead, meant = "" } = found ?? {};
  if (instead === undefined) return found?.loose === false ? found : undefined;
  const isShort = meant.split(/\s+/).length <= mostContrasted;
  return isShort && !saysElse.test(instead) && !speaks.test(meant) ? found : undefined;
}
const mostContrasted = 5;
const speaks = /\b(?:i|i'?m|we|we'?re|it|it'?s|he|she|they|still)\b/i;

function asideIn(clause: string): { thing: string; instead: string } | undefined {
  for (const pattern of puttingAside) {
    const whole = pattern.exec(clause)?.groups?.thing;
    if (whole === undefined || saysElse.test(whole)) continue;
    const [first = "", ...instead] = whole.split(turn);
    const bare = first.replace(articles, "");
    if (bare === "" || bare.split(/\s+/).length > mostThingWords) continue;
    return { thing: bare, instead: instead.join(" ") };
  }
  return undefined;
}

/** What a reply itself says no to: “no ticket, then”, “without the tent”. */
const denied =
  /\b(?:no|not|without|except|isn’t|instead of|rather than) (?:(?:an?|the|any|your) )?\p{L}+/giu;

/** Whether a text has one of the words. */
const isOf = (text: string, words: ReadonlySet<string>): boolean =>
  telling(text).some((word) => words.has(word));

function speakingOf(named: readonly string[], rest: string): SetAside["speaksOf"] {
  const meant = new Set(telling(rest));
  const things = named
    .map((one) => tellingOf(one).filter((word) => !meant.has(word) && !common.has(word)))
    .filter((words) => words.length > 0);
  const forms = ofKind
    .filter(([kind]) => named.some((one) => kind.test(one)) && !kind.test(rest))
    .map(([, stated]) => stated);
  const asked = tellingOf(rest);
  const spokenIn = (text: string): boolean => {
    const words = new Set(telling(text));
    const answersRest = asked.length === 0 || asked.some((word) => words.has(word));
    const [head = ""] = text.split(endOfSentence);
    const first = new Set(telling(head));
    return things.some((thing) =>
      answersRest ? thing.every((word) => first.has(word)) : thing.some((word) => words.has(word)),
    );
  };
  return (reply) =>
    reply.replace(denied, " ").split("\n\n").some(spokenIn) ||
    forms.some((form) => form.test(reply));
}

const endOfSentence = /(?<=[.!?])\s+/;
