import { wordList } from "../../understanding/word-list.ts";
import { isNo, isUnsure, isYes } from "../message/answers.ts";
import { asks } from "../message/clauses.ts";
import type { ScenarioState } from "../types.ts";

/**
 * Completes an answer to the bot’s own question: “What does it cost you?” and “about 1.30” make “it costs me about
 * 1.30”, a complete sentence, which is also stored. Tasks read their answers themselves.
 */

const asking = wordList`is, are, do, does, can, could, should, what, how, which, when, where, why, who, will, would`;
const beginsQuestion = `(?:and |but |so )?(?=${asking}\\b)`;
/** The text after the answer is read unchanged. */
const whereRestBegins = new RegExp(
  `[.!;]+\\s|\\s*,\\s*${beginsQuestion}|\\s+(?:and|but|so)\\s+(?=${asking}\\b)`,
  "i",
);
const iSaid = wordList`(as |like )?i( have|'ve)?( already| just)? (told|said|wrote)( you| it| that| so)*( already| before| twice)?`;
const saidBefore = new RegExp(`[\\s,.!]*\\b${iSaid}\\b[\\s,.!]*`, "i");
/** “You asked what it costs me. 1.30”: the question is repeated before its answer. */
const askedMe =
  /^(?:but )?you (?:just )?asked(?: me)?[,:]? (?:what|how much|how many) ([^.,:;!?]{3,60})[.,:;!]+\s*(?=\S)/i;
const doubt = wordList`um+, uh+, hm+, well, so, ok, okay, idk, dunno, i (don't|do not) know, i guess, not (really )?sure, no idea, hard to say, let me think`;
const hesitates = new RegExp(`^(?:${doubt}\\b[\\s,.!…-]*)+(?=\\S)`, "i");
const figure = new RegExp(
  `\\d|\\b${wordList`one, two, three, four, five, six, seven, eight, nine, ten, twelve, fifteen, twenty, thirty, forty, fifty, hundred, half, couple, few, dozen`}\\b`,
  "i",
);
const someone = wordList`i, we, it, they, he, she, there, that, this, you, (the|my|our) \w+`;
const verb = wordList`am, is, are, was, were, have, has, had, do, does, did, don't, can, can't, will, would, want, need, think, costs?, sells?, charge, pay, said, say, use, get, know`;
/** A sentence with its own subject and verb is complete. */
const isSentence = new RegExp(
  `^(?:(?:and|so|but|well|no|yes) )*${someone}(?:['’](?:s|re|ve|m)| ${verb})\\b`,
  "i",
);
const mostWords = 9;
/** Questions further back than the last reply count only for “I told you”. */
const furtherBack = 3;

const questionsOf = (reply: string): string[] =>
  [...reply.matchAll(/(?<![^.!?:])[^.!?:]+\?/g)].map(([question]) => question.trim()).reverse();

/** Whether a message can be nothing but an answer: a figure by itself, or the question repeated with it. */
export const isMereAnswer = (typed: string): boolean =>
  askedMe.test(typed.trim()) || mereFigure.test(split(typed.trim())[0].replace(hesitates, ""));
const unit = wordList`€, \$, £, %, euros?, dollars?, bucks, pounds?, or so, in all, each, together, people, maybe`;
const mereFigure = new RegExp(
  `^(?:(?:about|around|maybe|roughly|say|only|just|like) )*[$€£]?\\d[\\d.,]*k?(?: ?(?:${unit}|${iSaid}))*$`,
  "i",
);

/** A message that answers a question, as a sentence by itself, and what is left of it to be answered after that. */
export type Completed = { readonly sentence: string; readonly rest?: string };

/** Returns a message that answers the bot’s last question, as a sentence that needs no question. */
export function completed(
  { exchanges, flow }: Readonly<ScenarioState>,
  typed: string,
): Completed | undefined {
  if (flow !== undefined) return figureInTask(typed.trim());
  if (exchanges.length === 0) return undefined;
  const repeated = askedMe.exec(typed.trim());
  if (repeated) {
    const [head, rest] = split(typed.trim().slice(repeated[0].length));
    return figure.test(head) && !asks(head)
      ? { sentence: `${repeated[1]} ${head}${rest}` }
      : undefined;
  }
  const [typedHead, rest] = split(typed.trim());
  const said = saidBefore.test(typedHead);
  const head = typedHead.replace(saidBefore, " ").replace(hesitates, "").trim();
  if (head === "" || head.endsWith("?") || asks(head) || isSentence.test(head)) return undefined;
  if (isYes(head) || isNo(head) || isUnsure(head)) return undefined;
  if (head.split(/\s+/).length > mostWords) return undefined;
  for (const { bot } of exchanges.slice(said ? -furtherBack : -1).toReversed())
    for (const question of questionsOf(bot)) {
      const sentence = inSentence(question, head);
      if (sentence !== undefined) return { sentence: `${sentence}${rest}` };
    }
  return undefined;
}

/** “Dunno, 4. But what do I do with it”: in a task the figure is the answer, and the rest is answered after it. */
function figureInTask(typed: string): Completed | undefined {
  const [head, rest] = split(typed);
  const firm = head.replace(hesitates, "");
  if (!mereFigure.test(firm) || (firm === typed && rest === "")) return undefined;
  const left = rest.replace(/^[\s.,!;]+/, "");
  return left === "" ? { sentence: firm } : { sentence: firm, rest: left };
}

/** The first clause of a message, and the rest as it was typed. */
function split(message: string): [head: string, rest: string] {
  const at = whereRestBegins.exec(message);
  return at
    ? [message.slice(0, at.index).trim(), message.slice(at.index).trimEnd()]
    : [message, ""];
}

/** What the bot calls “you”, the visitor calls “me”. */
const turned = (words: string): string =>
  words
    .replace(/\byour\b/gi, "my")
    .replace(/\byou\b/gi, "me")
    .trim();

const past: Readonly<Record<string, string>> = {
  cost: "cost",
  bring: "brought",
  pay: "paid",
  say: "said",
  buy: "bought",
  sell: "sold",
};
const figureOnly = true;
type Form = readonly [
  question: RegExp,
  sentence: (parts: string[], answer: string) => string,
  figureOnly?: true,
];

const end = "(?:,.*)?\\?$";
/** Each form of a question, and the sentence that its answer makes of it. */
const forms: readonly Form[] = [
  [
    new RegExp(`\\bhow many ((?:are|is|were) [^,?]+)${end}`, "i"),
    ([what = ""], answer) => `${answer} ${turned(what)}`,
    figureOnly,
  ],
  [
    /\bhow many ([\p{L}-]+)\b/iu,
    ([things = ""], answer) => (answer.includes(things) ? answer : behindFigure(answer, things)),
    figureOnly,
  ],
  [
    new RegExp(
      `\\bhow much (?:does|do) (\\w+(?: \\w+)?) (cost|weigh|bring|pay)s?\\b[^?]*${end}`,
      "i",
    ),
    ([subject = "", verb = ""], answer) => `${turned(subject)} ${verb}s ${answer}`,
    figureOnly,
  ],
  [
    new RegExp(
      `\\bwhat does (it|one|he|she|that|the \\w+|a \\w+|one \\w+) (\\w+)( you)?( [^,?]+)?${end}`,
      "i",
    ),
    ([subject = "", verb = "", whom = "", more = ""], answer) =>
      `${subject} ${verb}s${turned(whom) === "" ? "" : " me"} ${answer} ${turned(more)}`.trim(),
  ],
  [
    new RegExp(
      `\\bwhat did (it|one|one of them|he|she|that|the \\w+) (${Object.keys(past).join("|")})( [^,?]+)?${end}`,
      "i",
    ),
    ([subject = "", verb = "", more = ""], answer) =>
      `${subject} ${past[verb.toLowerCase()]} ${answer} ${turned(more)}`.trim(),
    figureOnly,
  ],
  [
    new RegExp(`\\bwhat (do|can|would) you (like to \\w+|turn over|\\w+)( [^,?]+)?${end}`, "i"),
    ([will = "", verb = "", more = ""], answer) =>
      `i ${will.toLowerCase() === "do" ? "" : `${will} `}${verb} ${answer} ${turned(more)}`.trim(),
  ],
  [
    new RegExp(`\\bwhat (is|was) (one|each|it) worth\\b[^?]*${end}`, "i"),
    ([is = "", subject = ""], answer) => `${subject} ${is} worth ${answer}`,
    figureOnly,
  ],
  [
    new RegExp(`\\bwhat (is|was) ((?:the|your) (?:\\w+ )?\\w+)${end}`, "i"),
    ([is = "", subject = ""], answer) => `${turned(subject)} ${is} ${answer}`,
  ],
  [
    /\bwhich (row|room|order|booking|ticket|size|plan|browser|project|device)\b/i,
    ([thing = ""], answer) =>
      answer.toLowerCase().includes(thing) ? answer : `${thing} ${answer}`,
    figureOnly,
  ],
  [
    new RegExp(`\\bwho (passes|uses|sees|comes to|buys) (your [^,?]+|it)${end}`, "i"),
    ([does = "", what = ""], answer) => `${answer} ${does.replace(/e?s\b/, "")} ${turned(what)}`,
  ],
];

function inSentence(question: string, answer: string): string | undefined {
  for (const [form, sentence, figures] of forms) {
    const found = form.exec(question);
    if (!found || (figures && !figure.test(answer))) continue;
    const whole = sentence(found.slice(1), answer).replace(/\s+/g, " ");
    return whole.toLowerCase() === answer.toLowerCase() ? undefined : whole;
  }
  return undefined;
}

/** “4 or so”, “weeks”: “4 weeks or so”. */
const behindFigure = (answer: string, things: string): string =>
  /\d/.test(answer)
    ? answer.replace(/\d[\d.,]*\d|\d/, (digits) => `${digits} ${things}`)
    : `${answer} ${things}`;
