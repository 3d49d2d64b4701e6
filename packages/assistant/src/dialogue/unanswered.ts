import { anywhere, wordList } from "../understanding/word-list.ts";
import { holds } from "./already-said.ts";
import type { BetweenTasks } from "./between-tasks.ts";
import { asks, neverDoubted, notUnderstood, saysLittle } from "./clauses.ts";
import { join, withLead } from "./reply.ts";
import { type Taken, takesWhole } from "./stages.ts";
import { actedParts, differs, wasSaid } from "./state.ts";

/**
 * Adds the answers that a reply leaves out. A message is read as a whole first, and of two or three questions the reply
 * then often answers only one.
 */

const opens = wordList`
  (is|are|was|were|do|does|did|can|could|will|would|should|may|any|which|who|why)
  (has|have) (you|we|i|it|anyone|my|our|the)
  (what|when|where|how)('?s)?
  (i|we) (also |just )?(need|want|like) (to|a|an|the|some|another|more)
  (i|we)('d| would) (also )?(like|love)
  (please|tell me|show me|send me)
`;
const opening = `(?:(?:and|also|then|so|but) )*${opens}\\b`;
/** Where one question may end and the next begin. */
const boundary = new RegExp(
  `[?.!;]+\\s+|,?\\s+(?:and also|and|also|plus|but)\\s+(?=${opening})|,\\s+(?=${opening})|,\\s+also\\s+`,
  "i",
);
const begins = new RegExp(`^${opening}`, "i");
const mostQuestions = 3;
const leastWords = 3;

/** Words that refer to the rest of the message, or to what was said before. */
const pointsBack = anywhere(
  wordList`it, its, that, this, they, them, those, these, one, ones, he, she, him, her, both, same, instead, other, else`,
);

/** Returns the questions of a message; empty if there is only one, or so many that they tell a story. */
function questionsOf(message: string): string[] {
  const questions = message
    .trim()
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => part.endsWith("?") || begins.test(part) || asks(part));
  return questions.length > 1 && questions.length <= mostQuestions ? questions : [];
}

const standsAlone = (question: string): boolean =>
  question.split(/\s+/).length >= leastWords && !pointsBack.test(question);

/** Stages that recognise what was asked; others take what is nearest, and need a certain classifier. */
const recognise = new Set(["question", "likely question", "in hand", "resolved"]);
const certain = 0.8;

function isClear({ outcome, taken }: Taken, { turn }: BetweenTasks): boolean {
  const { decision, guesses } = turn.understanding;
  const [first] = guesses;
  const isCertain =
    decision === "answer" && first?.intent === outcome.handled && first.score >= certain;
  return !neverDoubted.has(outcome.handled) && (isCertain || recognise.has(taken.stage));
}

/** Stages that guess what a message as a whole is about. */
const guesses: ReadonlySet<string> = new Set([
  "wish",
  "several",
  "chosen",
  "near question",
  "signs",
  "doubted",
  "advised",
  "addressed",
  "overruled",
]);
/** A reply that ends with a question, such as that of a task, remains the last. */
const endsWithQuestion = /\?\s*$/;

type Answered = { readonly taken: Taken; readonly part: BetweenTasks };

/**
 * Returns the reply together with the facts that it leaves out; or only these, if the whole message was misunderstood.
 *
 * @param answer answers one question of the message.
 */
export function withUnanswered(
  { turn: { message, state } }: BetweenTasks,
  found: Taken,
  answer: (question: string) => Answered,
): Taken {
  if (takesWhole.has(found.taken.stage) || found.outcome.whole) return found;
  if (courtesies.has(found.outcome.handled)) return beside(message, found, answer) ?? found;
  const questions = questionsOf(message);
  const clear = questions.filter(standsAlone).flatMap((question) => {
    const { taken, part } = answer(question);
    const isFact = isClear(taken, part) && !differs(state, taken.outcome.state, actedParts);
    return isFact ? [{ question, outcome: taken.outcome, taken: taken.taken }] : [];
  });
  const said = found.outcome.reply.message.content;
  const left = clear.filter(({ outcome: { reply } }) => {
    const { content } = reply.message;
    return !holds(said, content) && !wasSaid(state, content);
  });
  const last = left.at(-1);
  if (!last) return found;
  const why = `${left.length} of its ${questions.length} questions had no answer yet`;
  const more = left.map(({ outcome }) => outcome.reply).reduce((sum, next) => join(sum, next, " "));
  const lost = notUnderstood.has(found.outcome.handled);
  const misread =
    left.length === questions.length &&
    (lost || (guesses.has(found.taken.stage) && !differs(state, found.outcome.state, actedParts)));
  if (lost && !misread) return found;
  if (misread)
    return {
      outcome: { ...last.outcome, reply: more },
      taken: { ...last.taken, stage: "each", why },
    };
  const first = left[0]?.question === questions[0] || endsWithQuestion.test(said);
  const { reply } = found.outcome;
  return {
    outcome: { ...found.outcome, reply: first ? join(more, reply) : join(reply, more) },
    taken: { ...found.taken, why: `${found.taken.why}; ${why}` },
  };
}

const courtesies: ReadonlySet<string> = new Set(["greeting", "thanks", "goodbye"]);
const kindWords: ReadonlySet<string> = new Set([...courtesies, "settled", "fault:solved"]);
/** Every clause is read by itself, which takes its time. */
const mostClauses = 6;
const endOfClause = /[.!?;,]+\s+|\s+(?=(?:also|but)\b)/;

/** Answers what stands beside thanks or a greeting: “found it, thanks. also what’s up with PL-2041”. */
function beside(
  message: string,
  { outcome: { handled } }: Taken,
  answer: (question: string) => Answered,
): Taken | undefined {
  const clauses = message.split(endOfClause).map((clause) => clause.trim());
  if (clauses.length < 2 || clauses.length > mostClauses) return undefined;
  const rest = clauses
    .filter((clause) => clause.split(/\s+/).length >= 2)
    .filter((clause) => !kindWords.has(answer(clause).taken.outcome.handled))
    .join(". ");
  if (rest === "") return undefined;
  const { taken } = answer(rest);
  const { outcome } = taken;
  const asksBack = outcome.handled === "ask_back" && handled === "greeting";
  if (!asksBack && (notUnderstood.has(outcome.handled) || saysLittle.has(outcome.handled)))
    return undefined;
  return handled === "thanks" && !endsWithQuestion.test(outcome.reply.message.content)
    ? {
        taken: taken.taken,
        outcome: { ...outcome, reply: withLead("You’re welcome. ", outcome.reply) },
      }
    : taken;
}
