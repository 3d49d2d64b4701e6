import { wordList } from "../../understanding/word-list.ts";
import { misread } from "./misread.ts";
import { wordsIn } from "./split.ts";

/** Reads a message that corrects the reply before it: “no, I said three”, “not 7, 7:30”, “that’s not what I asked. …”. */
export type Correction = {
  /** What is meant, without the words around it; empty if the reply is only rejected. */
  readonly meant: string;
  /** What the reply took instead, if it is named. */
  readonly instead?: string;
  /** Whether the visitor says that they were misread, so that the mistake is the assistant’s. */
  readonly ours: boolean;
  /** Whether nothing but a “no” or “sorry” tells that it corrects something. */
  readonly loose: boolean;
  /** The sentences beside the correction. */
  readonly rest: string;
};

const sighs = wordList`hey, oh, ugh, argh, but, ok, okay, well, please, pls, again, seriously, hello, come on, man, mate, look, thanks, thank you`;
/** Words that turn against what was said, if something follows that can take its place. */
const turns = wordList`no, nope, nah, sorry, wait, hang on, actually, rather, my mistake, my bad, oops, hm+`;
const own = wordList`
  listen, read (it|that|my (message|question)) again, you (have |'ve )?(got|get) (me|it|that) wrong
`;
const wrong = wordList`
  wrong, still, (that|this|it)(('s| is| was) not|isn't| isn't| wasn't) (right|correct|true), (that|this|it)('s| is) (all )?(wrong|incorrect), that's the wrong (one|answer|day|date|time|room|number)
`;
const softly = wordList`already, just, clearly, only, actually, specifically, really, definitely, have, 've, had, am, 'm, was`;
const insists = wordList`said, told you, asked( you)?( (about|whether|if))?(?! for)`;
const means = wordList`mean, meant( to (say|write|type|ask))?( about)?, talking about, asking( about| for)?, speaking of`;
const mark = String.raw`[\s,.!?:;–—-]`;
const opening = new RegExp(
  `^(?:(${misread}|${own})|(${wrong})|(${turns})|${sighs})(?:${mark}+|$)`,
  "i",
);
const claims = new RegExp(
  `^(?:i|we)(?: ?${softly}){0,3} (?:(${insists})|${means})(?: that| it('s| is| was))?[\\s:,]+`,
  "i",
);
const joint = wordList`it's, it is, that's, that is, i'm, i am, we're, we are, it was, it should be, make it, make that, so`;
const leads = new RegExp(`^(?:${joint} )`, "i");
const thing = "(?:(?:for|on|at|in|to|from|about) )?(?:(?:the|a|an|my|our) )?";
/** “Not 7, 7:30”, “it’s not the suite but the standard”. */
const notFirst = new RegExp(
  `^not ${thing}([^\\s,;][^,;.!?–]{0,40}?)(?:\\s*[,;–]\\s*(?:but )?|\\s+but )(\\S.{0,60})$`,
  "i",
);
/** “Not the 12th!”, before a sentence that says what is meant. */
const notAlone = new RegExp(
  `^not (?!${wordList`yet, sure, really, at all, now, today, bad, good, necessary, needed, so`}\\b)${thing}([\\p{L}\\d]\\S{0,20}(?: \\S{1,12}){0,2})$`,
  "iu",
);
/** “Room 19, not 9”, “remove, not add”. */
const notLast = new RegExp(
  `^(?!(?:you|i|it|that|this|we)\\b)(\\S.{0,60}?),? (?:and )?not ${thing}([^\\s,;][^,;.!?]{0,40})$`,
  "i",
);

/** “Why not Instagram”, “is it not open”: these are questions, and contrast nothing. */
const beforeNot = new RegExp(
  `\\b${wordList`why, or, if, how, is, are, was, were, do, does, did, can, could, will, would, should, has, have, had, may, must, there, it`}$`,
  "i",
);

/** “No, the second”, “sorry for 3”: what follows takes the place of something; “no airport” only denies it. */
const turnsTo = new RegExp(
  `^(?:${turns})(?:\\s*[,.!:;–—-]|\\s+${wordList`the, for, to, on, in, at, from, an?, it's, \d`})`,
  "i",
);
/** What says more than a value: “no, don’t do it yet”, “no worries”. */
const more = wordList`don't, do, can't, won't, is, are, was, have, need, want, like, yet, sure, (some|any|no)?one (replied|called|came)`;
const courtesies = wordList`great, fine, good, thanks?, worry, worries, problem, idea, person, window, chat, later`;
const ofSentences = new RegExp(`\\b(?:${more}|${courtesies})\\b`, "i");

/** How many of its openings are taken off a sentence. */
const mostOpenings = 5;
const mostWords = 14;
/** What says little by itself corrects only with a value or a short name. */
const fewWords = 6;

/** Returns what a message corrects; undefined if it corrects nothing. */
export function correctionIn(message: string): Correction | undefined {
  const sentences = message
    .replace(/’/g, "'")
    .trim()
    .split(/(?<=[.!?;])\s+/);
  for (const [at, sentence] of sentences.slice(0, mostOpenings).entries()) {
    const found = inSentence(sentence);
    if (!found) continue;
    const others = sentences.filter((_, index) => index !== at);
    if (found.meant === "" && others.length > 0) {
      // “That’s not what I asked. I asked for the price”: two sentences of one correction.
      const beside = others.slice(at).join(" ");
      const { meant = beside, instead } = inSentence(beside) ?? {};
      return { ...found, meant, ...(instead && { instead }), rest: "" };
    }
    const rest = others.filter((one) => !opening.test(`${one} `) || wordsIn(one) > 2);
    return { ...found, rest: rest.join(" ") };
  }
  return undefined;
}

/** Whether a clause only turns against what was said: “STILL wrong”, “oh no”. */
export function onlyRejects(clause: string): boolean {
  let text = clause.replace(/’/g, "'").trim();
  for (let round = 0; round < mostOpenings; round += 1) {
    const found = opening.exec(text);
    if (!found) return false;
    text = text.slice(found[0].length);
    if (text === "") return true;
  }
  return false;
}

function inSentence(sentence: string): Omit<Correction, "rest"> | undefined {
  let text = sentence;
  let ours = false;
  let opened = false;
  let isWrong = false;
  for (let round = 0; round < mostOpenings; round += 1) {
    const found = opening.exec(text);
    if (!found) break;
    opened ||= found[3] !== undefined && turnsTo.test(text);
    ours ||= found[1] !== undefined;
    isWrong ||= found[2] !== undefined;
    text = text.slice(found[0].length);
  }
  const claim = claims.exec(text);
  if (claim) {
    ours ||= claim[1] !== undefined;
    text = text.slice(claim[0].length);
  }
  text = text.replace(leads, "").replace(/[\s.!,;]+$/, "");
  if (wordsIn(text) > mostWords) return undefined;
  const [, instead, meant] = notFirst.exec(text) ?? [];
  if (meant !== undefined && instead !== undefined) return { meant, instead, ours, loose: false };
  const barely = notAlone.exec(text)?.[1];
  if (barely !== undefined) return { meant: "", instead: barely, ours, loose: false };
  const [, named, other] = notLast.exec(text) ?? [];
  if (named !== undefined && other !== undefined && !beforeNot.test(named))
    return { meant: named, instead: other, ours, loose: false };
  if (ours || isWrong || claim) return { meant: text, ours, loose: false };
  return opened && text !== "" && wordsIn(text) <= fewWords && !ofSentences.test(text)
    ? { meant: text, ours, loose: true }
    : undefined;
}
