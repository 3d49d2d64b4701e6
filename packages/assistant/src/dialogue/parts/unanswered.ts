import type { ChatReply } from "@brightkeel/contracts";
import { tellingOf } from "../../knowledge/questions/fit.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { normalise } from "../../understanding/normalise.ts";
import { neverDoubted, notUnderstood, saysLittle } from "../message/clauses.ts";
import { questionsIn, refersBack } from "../message/questions-in.ts";
import { sentencesOf } from "../message/split.ts";
import { isSum } from "../message/values.ts";
import { addsNothing, holds } from "../reply/already-said.ts";
import { join, say, withLead } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import { type Taken, takesWhole } from "../stages/stages.ts";
import { acted, wasSaid } from "../state.ts";
import type { Outcome, ScenarioState } from "../types.ts";
import { type Answered, type Asked, inTurn, leavesOpen } from "./in-turn.ts";
import { withoutReminder } from "./parts.ts";

/**
 * Adds the answers that a reply leaves out. A message is read as a whole first, and of two or three questions the reply
 * then often answers only one. If each question is clear by itself, each gets its own answer, in their order.
 */

/** Stages that take what is nearest, and need a classifier that is sure of its intent. */
const byIntent = stagesOf(["intent"]);
/** Stages that depend on what was said before, or admit doubt. */
const leans = stagesOf(["leaning", "doubt"], ["agreed", "declined"]);

const isClear = ({ outcome, taken }: Taken, { turn }: Situation): boolean =>
  !neverDoubted.has(outcome.handled) &&
  !leans.has(taken.stage) &&
  (!byIntent.has(taken.stage) || turn.intent !== "");

/** Stages that guess what a message as a whole is about. */
const guesses = stagesOf(["near", "doubt", "replaced"], ["wish", "several", "advised"]);
/** Stages that know what “it” is; their answer to the whole message holds the one to “what beds are in it”. */
const ofTheTalk = stagesOf(["record"]);
/** A reply that ends with a question, such as that of a task, remains the last. */
const endsWithQuestion = /\?\s*$/;

/**
 * Returns the reply together with the facts that it leaves out; or only these, if the whole message was misunderstood.
 *
 * @param answer answers one question of the message, in this conversation or another.
 */
export function withUnanswered(
  { turn: { message, state, slots } }: Situation,
  found: Taken,
  answer: (question: string, from?: Readonly<ScenarioState>) => Answered,
): Taken {
  const named = slots.references.length > 0 && found.taken.stage === "several";
  const { questions, alone, only, told } = questionsIn(message);
  const { handled, reply, whole } = found.outcome;
  const said = withoutReminder(reply).message.content;
  const courteous = courtesies.has(handled);
  if (courteous && questions.length === 0) return beside(message, found, answer) ?? found;
  // A sum that was typed is added to any reply.
  const own = questions.filter(
    (question) => !isSum(question) && !(ofTheTalk.has(found.taken.stage) && refersBack(question)),
  );
  const answered = inTurn(
    own.filter((question) => alone.includes(question) || leavesOpen(question, said)),
    alone,
    state,
    answer,
  );
  const clear = clearAnswers(answered, state, courteous ? undefined : said);
  const allClear = clear.length === questions.length;
  // What takes a message whole may have taken it because of one of its questions.
  const isWhole = takesWhole.has(found.taken.stage) || (whole === true && !(allClear && only));
  if (isWhole && clear.every(({ content }) => content !== said)) return found;
  const acts = acted(state, found.outcome.state);
  const facts = clear.filter((one) => !one.acts);
  const unsaid = facts.filter(({ content }) => !holds(said, content) && !wasSaid(state, content));
  const deeds = clear.filter((one) => one.acts);
  const saysNothing = courteous || notUnderstood.has(handled);
  // The number of an order belongs to the question that names it.
  const separable = only && ((deeds.length === 0 && found.taken.stage === "text") || named);
  const answersAll = allClear && deeds.length < 2 && (!acts || separable);
  const misread =
    unsaid.length === questions.length &&
    (saysNothing || (guesses.has(found.taken.stage) && !acts));
  const missing = unsaid.length + (acts ? 0 : deeds.length);
  const dated = slots.dates.length > 0 && !acts && deeds.length === 0 ? told : "";
  const taken = dated === "" ? undefined : takenUp(state, dated, answer);
  const last = taken ?? deeds[0] ?? clear.at(-1);
  const why = `${missing} of its ${questions.length} questions had no answer yet`;
  if (last && (misread || (answersAll && (missing > 0 || !inOrder(found, clear)))))
    return {
      outcome: {
        ...last.outcome,
        ...allOf([...clear.toSorted(taskLast), ...(taken ? [taken] : [])]),
        whole: true,
      },
      taken: { ...last.taken, stage: "each", why },
    };
  if (courteous) return beside(message, found, answer) ?? found;
  if (answersAll && missing === 0) return { ...found, outcome: { ...found.outcome, whole: true } };
  const unclear = answered.filter(({ question }) =>
    clear.every((one) => one.question !== question),
  );
  if (saysNothing) return found;
  if (unsaid.length === 0) return acts ? found : withOpen(found, unclear);
  const more = joined(unsaid.map(({ outcome }) => withoutReminder(outcome.reply)));
  const first =
    unsaid[0]?.question === questions[0] || endsWithQuestion.test(reply.message.content);
  const all = {
    outcome: { ...found.outcome, reply: first ? join(more, reply) : join(reply, more) },
    taken: { ...found.taken, why: `${found.taken.why}; ${why}` },
  };
  return acts ? all : withOpen(all, unclear);
}

/** Below this, a reply has nothing to do with a question. */
const nothingOf = 0.1;

/** Names the question of the message that a reply leaves open, if it has neither its words nor anything near it. */
function withOpen({ outcome, taken }: Taken, unclear: readonly Asked[]): Taken {
  const { reply, state } = outcome;
  const { content } = reply.message;
  const words = new Set(telling(content));
  const open = unclear.filter(({ question, part: { understander, turn } }) => {
    const own = tellingOf(question);
    if (own.length === 0 || own.some((word) => words.has(word))) return false;
    const fits = understander.fitting(normalise(turn.plain), turn.vector());
    return fits !== undefined && fits(content) < nothingOf;
  });
  const [one] = open;
  if (!one || open.length > 1 || state.flow !== undefined || endsWithQuestion.test(content))
    return { outcome, taken };
  const named = one.question.replace(/[\s?.!]+$/, "");
  return {
    outcome: { ...outcome, reply: join(reply, say(`“${named}” I couldn’t answer here.`), " ") },
    taken: { ...taken, why: `${taken.why}; “${named}” is left open` },
  };
}

type Clear = {
  readonly question: string;
  readonly content: string;
  readonly outcome: Outcome;
  readonly taken: Taken["taken"];
  /** Whether the answer did more than tell something. */
  readonly acts: boolean;
};

/** The answers that are clear by themselves, or are what is said already. */
function clearAnswers(
  answered: readonly Asked[],
  state: Readonly<ScenarioState>,
  said: string | undefined,
): Clear[] {
  return answered.flatMap(({ question, taken, part }) => {
    const { content } = withoutReminder(taken.outcome.reply).message;
    if (!isClear(taken, part) && content !== said) return [];
    const acts = acted(state, taken.outcome.state);
    return [{ question, content, outcome: taken.outcome, taken: taken.taken, acts }];
  });
}

/** What is done with the days that a message tells beside its questions: “from 5 to 7 December, and is there a lift?” */
function takenUp(
  state: Readonly<ScenarioState>,
  told: string,
  answer: (question: string) => Answered,
): Taken | undefined {
  const { taken } = answer(told);
  return acted(state, taken.outcome.state) ? taken : undefined;
}

/** What a task asks comes last. */
const taskLast = (one: { outcome: Outcome }, other: { outcome: Outcome }): number =>
  Number(one.outcome.state.flow !== undefined) - Number(other.outcome.state.flow !== undefined);

/** Stages that join answers in an order of their own. */
const joins = stagesOf([], ["addressed", "in order"]);

/** Whether a reply gives the answers in the order of their questions, as far as that can be told. */
function inOrder(
  { outcome, taken }: Taken,
  answers: readonly { readonly content: string }[],
): boolean {
  const said = outcome.reply.message.content;
  const places = answers.map(({ content }) => said.indexOf(content));
  const known = joins.has(taken.stage) ? places : places.filter((place) => place >= 0);
  return known.every((place, at) => place >= (known[at - 1] ?? 0));
}

/** The maximum number of words for answers in one paragraph, and for all answers together. */
const oneParagraph = 45;
const mostWords = 55;
const lengthOf = (texts: readonly string[]): number => texts.join(" ").split(/\s+/).length;

/** Joins answers in their order, and shortens what is sent of them: two written answers have eighty words. */
function allOf(answers: readonly { outcome: Outcome }[]): Pick<Outcome, "reply" | "sent"> {
  const replies = answers.map(({ outcome: { reply } }, at) =>
    at < answers.length - 1 ? withoutReminder(reply) : reply,
  );
  const reply = joined(replies);
  const parts = reply.message.content.split("\n\n");
  if (lengthOf(parts) <= mostWords || parts.length < 2) return { reply };
  return { reply, sent: shortened(parts, mostWords).join("\n\n") };
}

/** Leaves out last sentences, of the longest text first; a question stays, and so does the beginning of a text. */
function shortened(texts: readonly string[], most: number): string[] {
  const all = texts.map(sentencesOf);
  const size = (sentences: readonly string[]): number => lengthOf(sentences);
  while (size(all.flat()) > most) {
    const [longest] = all
      .filter((sentences) => sentences.length > 1 && !sentences.at(-1)?.endsWith("?"))
      .sort((a, b) => size(b) - size(a));
    if (!longest) break;
    longest.pop();
  }
  return all.map((sentences) => sentences.join(" "));
}

/** Joins answers in their order; one that another holds already is left out. */
function joined(replies: readonly ChatReply[]): ChatReply {
  const long = lengthOf(replies.map(({ message }) => message.content)) > oneParagraph;
  return replies.reduce((sum, next) =>
    addsNothing(sum.message.content, next.message.content)
      ? sum
      : join(sum, next, long ? "\n\n" : " "),
  );
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
