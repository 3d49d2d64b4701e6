import { bestAbout, followUpAlone } from "../../knowledge/questions/about.ts";
import type { Index } from "../../knowledge/questions/match.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { clausesOf, notUnderstood, saysLittle } from "../message/clauses.ts";
import { join } from "../reply/reply.ts";
import { toOutcome } from "../reply/to-outcome.ts";
import type { Situation } from "../situation.ts";
import { questionsIn } from "../stages/at-any-time.ts";
import { followUpAbout } from "../stages/known-question.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import type { Taken } from "../stages/stages.ts";
import type { Subject } from "../subject.ts";
import type { Outcome, TraceEntry, Turn } from "../types.ts";

/**
 * Makes a reply speak of everything that the message names. A stage that took the message because of one of its words
 * may leave the allergy, the invoice or the charger unanswered. Then the written answer on that subject is added to
 * the reply if it speaks of another thing that was named, and replaces it if it speaks of none.
 */

/** Stages whose reply is kept, whatever else the message names. */
const final = stagesOf(
  ["whole"],
  ["task: back", "task: answer", "resume", "reopen", "offer", "courtesy"],
);
/**
 * Stages that know more of the conversation than the written questions: their reply may be extended, but not
 * replaced.
 */
const keeps = stagesOf(["outcome", "followed"], ["in hand", "question"]);
const neverLeft: ReadonlySet<string> = new Set([
  "emergency",
  "human_agent",
  "distress",
  "heard",
  "lost_property",
]);

/** The outcome of “book it” after a question about the dog, which accepts the quote. */
const passedOn = "passed_on";

/** A message that names more subjects, or has more words, tells a story. */
const mostSubjects = 4;
const mostWords = 40;
/** A reply with more words is not extended. */
const longReply = 32;

/** Answers the subjects that a message names and its reply leaves out; undefined if the reply speaks of everything. */
export function addressed(situation: Situation, { outcome, taken }: Taken): Taken | undefined {
  const { scenario, turn } = situation;
  const { subjects = [] } = scenario;
  const { handled, reply, state } = outcome;
  if (final.has(taken.stage) || neverLeft.has(handled) || handled === passedOn) return undefined;
  if (turn.slots.references.length > 0 || turn.message.split(/\s+/).length > mostWords)
    return undefined;
  const thread = ofThread(situation, { outcome, taken });
  if (thread) return thread;
  // As typed too, so that the name of a breed is not lost to the spelling correction.
  const named = subjectsIn(withoutDays(turn), subjects);
  if (named.length === 0 || named.length > mostSubjects) return undefined;
  const said = reply.message.content.replace(unanswered, "");
  const about = wordsOf(questionsIn(situation), said);
  const asked = withoutBroader(named);
  const left = asked.filter(
    (subject) =>
      stemsOf(subject).isDisjointFrom(about) && !(subject.whole && subject.intent === handled),
  );
  const [first] = left;
  if (!first) return undefined;
  const lost = notUnderstood.has(handled);
  if (lost && turn.state.exchanges.length === 0 && !ofHere.test(turn.plain)) return undefined;
  // A task begun without any value was probably begun because of a single word.
  const begun = turn.state.flow === undefined && state.flow !== undefined;
  const bare = begun && Object.keys(state.flow?.slots ?? {}).length === 0;
  const works = !bare && (handled.startsWith("flow:") || scenario.handlers[handled] !== undefined);
  const beside = works || keeps.has(taken.stage) || left.length < asked.length;
  // “One dog, 5 nights. What is the total?” tells of the dog, and the task takes it.
  if (works && left.every((subject) => onlyTold(subject, turn.message))) return undefined;
  // A task or a question back decides what comes next; only a question is answered along with it.
  if (works && !asks.test(turn.message)) return undefined;
  if (beside && said.split(/\s+/).length > longReply) return undefined;
  // “From the station with the wheelchair” asks for the way, once there is one.
  if (beside && !works && left.every((subject) => isCircumstance(subject, turn.plain)))
    return undefined;
  const answers = answersTo(situation, left, said);
  const [head, ...rest] = answers;
  if (!head) return undefined;
  const all = rest.reduce((one, next) => join(one, next.reply, " "), head.reply);
  const why = `the reply of “${taken.stage}” leaves out ${left.map(({ words }) => words.split(" ")[0]).join(" and ")}`;
  const trace: TraceEntry = { stage: "addressed", decision: head.handled, why };
  const replaced = !beside || lost || saysLittle.has(handled);
  if (replaced)
    return {
      outcome: { ...head, reply: all, state: { ...turn.state, ...offerOf(head) } },
      taken: trace,
    };
  const own = { ...reply, message: { content: said } };
  const both = works ? join(all, own, " ") : join(own, all, " ");
  return { outcome: { handled, state, reply: both }, taken: trace };
}

/** Whether the clauses that name a subject ask nothing, nor does another ask of “that”. */
function onlyTold(subject: Subject, message: string): boolean {
  const clauses = message.split(/(?<=[.!?;])\s+|,\s+/);
  const questions = clauses.filter((clause) => asks.test(clause));
  return (
    questions.length < clauses.length &&
    questions.every((clause) => !speaksOf(subject, clause) && !pointsBack.test(clause))
  );
}

const isCircumstance = (subject: Subject, plain: string): boolean =>
  [
    ...plain.matchAll(/\b(?:with|despite|because of|for) (?:the|my|our|his|her|a|an) (\p{L}+)$/gu),
  ].some(([, name = ""]) => !stemsOf(subject).isDisjointFrom(new Set(telling(name))));

/** Words that tie a message to this business; “a poem about cats” has none. */
const ofHere =
  /\b(?:you|your|u|ur|we|our|my|i|hotel|rooms?|bring|have|allowed|ok|okay|there|with|for)\b/;

/** The sentence that several wishes append for a wish left open; it is answered here instead. */
const unanswered = /\s+“[^”]*” I could not answer here\.$/;

/** Resolves “it” to what was named a few messages ago: “can he come to breakfast”, “how do i get it now”. */
function ofThread(situation: Situation, { outcome, taken }: Taken): Taken | undefined {
  const { scenario, turn } = situation;
  const { handled, reply } = outcome;
  const lost = notUnderstood.has(handled);
  if (handled.startsWith("flow:") || keeps.has(taken.stage)) return undefined;
  if (!lost && !pointsBack.test(turn.plain)) return undefined;
  const narrowIn = (text: string) =>
    subjectsIn(text, scenario.subjects ?? []).filter(({ broad }) => broad !== true);
  if (narrowIn(turn.plain).length > 0) return undefined;
  const subject = turn.state.exchanges
    .slice(-lately)
    .flatMap(({ visitor }) => narrowIn(visitor))
    .at(-1);
  const [name] = subject?.words.split(" ") ?? [];
  if (!subject || name === undefined) return undefined;
  const index = questionsIn(situation);
  const texts = textsOf(turn).map((text) => `${text} ${name}`);
  const question = bestAbout(index, texts, stemsOf(subject), subject.intent, surelyOfThread);
  // A handler's reply stays, unless there is a follow-up that asks exactly this.
  const more = followUpAbout(index, turn, subject.intent);
  const head =
    scenario.handlers[handled] !== undefined || more !== undefined || !question
      ? more
      : toOutcome(turn, question);
  if (!head || reply.message.content.includes(head.reply.message.content)) return undefined;
  return {
    outcome: head,
    taken: { stage: "addressed", decision: head.handled, why: `it goes on about “${name}”` },
  };
}
const pointsBack = /\b(?:he|she|him|her|it|its|they|them|that|this|one|those|there)\b/;
/** How many messages back the thing can still be “it”. */
const lately = 4;
const surelyOfThread = 0.55;

const offerOf = ({ state: { offer } }: Outcome) => (offer === undefined ? {} : { offer });

const asks =
  /\?|\b(?:is|are|do|does|can|could|what|whats|when|where|which|who|how|why|will|would|any)\b/i;

/** Returns a message as typed and corrected, without its days: “wed 9 dec” speaks of no wedding. */
const withoutDays = ({ message, plain, slots }: Turn): string =>
  slots.dates.reduce(
    (text, { text: day }) => text.replaceAll(new RegExp(RegExp.escape(day), "gi"), " "),
    `${message} ${plain}`.replace(weekdays, " ").replace(leftOut, " "),
  );
/** “I’ll skip breakfast. Is there a safe?” wants to know nothing of breakfast. */
const leftOut =
  /\b(?:skip|without|no|not|not need|don.?t need|forget) (?:the |any |a )?\p{L}+(?=[.,;!?]|$| (?:do|does|is|are|can|could|what|where|when|how|but)\b)/giu;
const weekdays =
  /\bnext steps?\b|\b(?:golden|silver|diamond|ruby) wedding\b|\bwedding anniversary\b|\b(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)\b/gi;

/** The maximum number of answers that are added. */
const mostAnswers = 2;

function answersTo(situation: Situation, left: readonly Subject[], said: string): Outcome[] {
  const index = questionsIn(situation);
  const answers: Outcome[] = [];
  for (const subject of left) {
    if (answers.length === mostAnswers) break;
    // One answer may cover two subjects.
    if (answers.some(({ reply }) => speaksOf(subject, reply.message.content))) continue;
    const texts = textsOf(situation.turn);
    const question =
      followUpAlone(index, texts, subject.intent) ??
      bestAbout(index, texts, stemsOf(subject), subject.intent) ??
      subject;
    const answer = toOutcome(situation.turn, question);
    const known = answers.map(({ reply }) => reply.message.content).join(" ");
    if (!`${said} ${known}`.includes(question.answer)) answers.push(answer);
  }
  return answers;
}

/** Returns a message and its clauses, any of which may be the question. */
const textsOf = ({ message, plain }: Turn): string[] => [message, plain, ...clausesOf(message)];

const stems = new WeakMap<Subject, ReadonlySet<string>>();
function stemsOf(subject: Subject): ReadonlySet<string> {
  const known = stems.get(subject) ?? new Set(telling(subject.words));
  stems.set(subject, known);
  return known;
}

const speaksOf = (subject: Subject, text: string): boolean =>
  !stemsOf(subject).isDisjointFrom(new Set(telling(text)));

/**
 * Returns the words of a reply and of the written questions that it answers: “No, it is shared” speaks of the sauna.
 */
function wordsOf({ questions, followUps }: Index, reply: string): ReadonlySet<string> {
  const places = [
    ...questions.map(({ answer, ways, wordings }) => ({ answer, asked: [...ways, ...wordings] })),
    ...followUps.map(({ answer, wordings }) => ({ answer, asked: wordings })),
  ]
    .filter(({ answer }) => reply.includes(answer))
    .flatMap(({ asked }) => asked.flat());
  return new Set([...telling(reply), ...places.flatMap(({ words }) => [...words])]);
}

const subjectsIn = (text: string, subjects: readonly Subject[]): Subject[] => {
  const said = new Set(telling(text));
  return subjects.filter((subject) => !stemsOf(subject).isDisjointFrom(said));
};

/** Drops broad subjects beside narrower ones: “is breakfast safe with an allergy” is about the allergy. */
const withoutBroader = (named: readonly Subject[]): Subject[] => {
  const narrow = named.filter(({ broad }) => broad !== true);
  return narrow.length > 0 ? narrow : [...named];
};
