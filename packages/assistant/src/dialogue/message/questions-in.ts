import { anywhere, wordList } from "../../understanding/word-list.ts";
import { asks } from "./clauses.ts";
import { contentWords } from "./focus.ts";
import { leftOut } from "./misread.ts";

/** Splits a message into the questions that it asks side by side: “A and B?”, “A? btw B”, one on each line. */

const subject = wordList`i, we, you, he, she, they, the, my, our, your, people, someone`;
const opens = wordList`
  (is|are|was|were|do|does|did|can|could|will|would|should|may|any|which|who|why)
  (has|have) (you|we|i|it|anyone|my|our|the)
  (what|when|where|how)('?s)?
  (i|we) (also |just )?(need|want|like) (to|a|an|the|some|another|more)
  (i|we)('d| would) (also )?(like|love)
  (please|tell me|show me|send me)
  (until|till|by|from|since) (when|what time)
`;
/** “Could you tell me if you have a gym and if there is a sauna” */
const asIf = wordList`(if|whether) (there|${subject})`;
const asksToTell = anywhere(
  wordList`tell me, let me know, to know, to ask, wonder(ing)?, (do|can) you know`,
);
const joint = wordList`
  and, also, plus, but, then, so, oh, ah, ok, okay, btw, by the way, too, as well, well, next, finally, lastly, secondly, second, one more (question|thing), (another|last|next|my other|my second) (question|thing), just wondering
`;
/** What introduces a question, and is no part of it. */
const introduction = wordList`
  ${joint}, hi there, hi, hello, hey, good (morning|afternoon|evening|day), sorry, thanks, thank you, great, perfect, first, firstly, (i have |i've got |just )*(two|2|three|3|a few|some|a couple of|one|a) (quick |short |more )?questions?, quick question,
  (i|we) (also |just )?(wanted|want|would like|'d like) to (ask|know), i forgot( to ask)?, \d[.):]
`;
const lead = `(?:${joint}[ ,:-]+|\\d[.)] +)*`;
const opening = `${lead}${opens}\\b`;
const end = new RegExp(
  `[?.!;]+\\s+|\\s*\\n\\s*|,\\s+(?=${opening})|,?\\s+(?=${joint}[ ,:-]+(?:${opening}|${asIf}\\b))|\\s+(?=\\d[.)] +${opening})`,
  "i",
);
/** A whole question, which another one may follow without any joint: “Do you have an iron is there a lift”. */
const complete = new RegExp(
  `^(?:(?:how|what|where|when|which|why)(?: \\w+){0,2} )?(?:is|are|do|does|can|could|will|would|should|may) (?:there|${subject}) \\S+(?= )`,
  "i",
);
const next = wordList`
  (do|can|could|will) (you|i|we), (is|are) (there|the|my), does (the|it|my), how (do|can|much|long|many|far|late), what (is|are|time|does), where (is|are|can|do)
`;
/** “Do you know what time is breakfast” is one question. */
const leadsInto = wordList`
  know, tell, say, ask, wonder, see, check, find, out, remind, remember, understand, guess, explain, show, think, believe, sure, me, us, about, of, on, for, to, if, whether, or, and, by, with, so, then, also, but, when, where, what, how, please
`;
const runsOn = new RegExp(`(?<!\\b${leadsInto}|[,:-])\\s+(?=${next}\\b)`, "gi");

function unjoined(part: string): string[] {
  const [whole] = complete.exec(part) ?? [];
  const joints = whole === undefined ? [] : [...part.matchAll(runsOn)];
  const at = joints.find(({ index }) => index >= (whole ?? "").length)?.index;
  return at === undefined ? [part] : [part.slice(0, at), part.slice(at)];
}

const introduced = new RegExp(`^(?:${introduction}[ ,.:!-]+)+(?=\\S)`, "i");
const after = /[ ,]+(?:too|as well|please|pls|thanks|btw)(?=[?.! ]*$)/i;
const begins = new RegExp(`^${opens}\\b`, "i");
/** “When we arrive, …” asks nothing by itself. */
const subordinate = new RegExp(`^(?:when|where|what|how) ${subject}\\b`, "i");
const toldAs = new RegExp(`^(?:${asIf}|(?:when|where|what|how) ${subject})\\b`, "i");
const mostQuestions = 3;
const leastWords = 3;

/** The questions of a message, in its order. */
export type Questions = {
  readonly questions: readonly string[];
  /** Those that can be answered without the rest of the message. */
  readonly alone: readonly string[];
  /** Whether the message holds nothing else. */
  readonly only: boolean;
  /** What it tells beside them. */
  readonly told: string;
};

const none: Questions = { questions: [], alone: [], only: false, told: "" };

/** Returns the questions of a message; none if there is only one, or so many that they tell a story. */
export function questionsIn(message: string): Questions {
  const indirect = asksToTell.test(message);
  const parts = message
    .trim()
    .split(end)
    .flatMap(unjoined)
    .map((part) => part.replace(introduced, "").replace(after, "").trim())
    .map((part) => part.replace(leftOut, "what about $<what>?"))
    .filter((part) => /\p{L}/u.test(part) && !onlyIntroduces.test(part))
    .map((part) => (indirect && toldAs.test(part) ? `could you tell me ${part}` : part));
  const questions = parts.filter(isQuestion);
  if (questions.length < 2 || questions.length > mostQuestions) return none;
  const alone = questions.filter((one) => standsAlone(one, one === parts[0]));
  const told = parts.filter((part) => !questions.includes(part));
  return { questions, alone, only: told.length === 0, told: told.join(", ") };
}

const onlyIntroduces = new RegExp(`^${introduction}[ ,.:!-]*$`, "i");
const isQuestion = (part: string): boolean =>
  part.endsWith("?") || ((begins.test(part) || asks(part)) && !subordinate.test(part));

/** Words that refer to the rest of the message, or to what was said before. */
const pointsBack = anywhere(
  wordList`it, its, that, this, they, them, those, these, one, ones, he, she, him, her, both, same, instead, other, else`,
);
/** “Is it possible to pay by card” points to nothing before. */
const pointsNowhere = anywhere(
  wordList`is it (possible|ok|okay|alright|allowed|safe) (to|if), worth it, is it true`,
);
/** “Which is cheaper”, “how much per night” leave out what they are about. */
const elliptical =
  /^(?:where|how) (?:do|should|can|would) (?:i|we) (?:begin|start)\W*$|^(?:which (?:is|are|would|do|does|should)|how (?:much|many|long|far|often|big)(?: (?:for|per|a|an|in|with|each)\b.*)?\W*$)/i;

export const refersBack = (question: string): boolean =>
  pointsBack.test(question.replace(pointsNowhere, ""));

const standsAlone = (question: string, isFirst: boolean): boolean =>
  question.split(/\s+/).length >= leastWords &&
  contentWords(question).length > 0 &&
  (isFirst || (!refersBack(question) && !elliptical.test(question)));
