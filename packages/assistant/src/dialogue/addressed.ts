import { bestAbout, followUpAlone } from "../knowledge/questions/about.ts";
import type { Index } from "../knowledge/questions/match.ts";
import { telling } from "../knowledge/questions/question.ts";
import { questionsIn } from "./at-any-time.ts";
import type { BetweenTasks } from "./between-tasks.ts";
import { clausesOf, notUnderstood, saysLittle } from "./clauses.ts";
import { followUpAbout, told } from "./known-question.ts";
import { join } from "./reply.ts";
import type { Taken } from "./stages.ts";
import type { Outcome, Subject, TraceEntry, Turn } from "./types.ts";

/**
 * A reply has to speak of what the message names. A stage that took it by one word of many leaves the allergy, the
 * invoice or the charger unanswered: then what is written down of that subject is said, beside the reply where it speaks
 * of another thing that was named, and in its place where it speaks of none.
 */

/** These hold whatever else the message names. */
const final: ReadonlySet<string> = new Set([
  "restart",
  "repeat",
  "fire",
  "digression",
  "person",
  "recap",
  "product",
  "task: stop",
  "task: back",
  "task: answer",
  "resume",
  "reopen",
  "offer",
  "courtesy",
]);
/** These know more of the conversation than any list: something may stand beside them, and nothing in their place. */
const keeps: ReadonlySet<string> = new Set(["in hand", "result", "amend", "follow-up", "question"]);
const neverLeft: ReadonlySet<string> = new Set([
  "emergency",
  "human_agent",
  "distress",
  "heard",
  "lost_property",
]);

/** “Book it” after a word about the dog takes the quote. */
const passedOn = "passed_on";

/** More named things than that tell a story, and so do more words. */
const mostSubjects = 4;
const mostWords = 40;
/** A reply of more words is not lengthened. */
const longReply = 32;

/** What a message names and its reply leaves out, answered; undefined where the reply speaks of everything. */
export function addressed(situation: BetweenTasks, { outcome, taken }: Taken): Taken | undefined {
  const { scenario, turn } = situation;
  const { subjects = [] } = scenario;
  const { handled, reply, state } = outcome;
  if (final.has(taken.stage) || neverLeft.has(handled) || handled === passedOn) return undefined;
  if (turn.slots.references.length > 0 || turn.message.split(/\s+/).length > mostWords)
    return undefined;
  const thread = ofThread(situation, { outcome, taken });
  if (thread) return thread;
  // As typed too: the name of a breed is no slip of typing.
  const named = subjectsIn(`${turn.message} ${turn.plain}`, subjects);
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
  // A task that is begun without a single value of its own was begun by a word.
  const begun = turn.state.flow === undefined && state.flow !== undefined;
  const bare = begun && Object.keys(state.flow?.slots ?? {}).length === 0;
  const works = !bare && (handled.startsWith("flow:") || scenario.handlers[handled] !== undefined);
  const beside = works || keeps.has(taken.stage) || left.length < asked.length;
  // What is being done, or is asked back, says what comes next: only a question is answered beside it.
  if (works && !asks.test(turn.message)) return undefined;
  if (beside && said.split(/\s+/).length > longReply) return undefined;
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

/** “A poem about cats” is nobody’s question about this house. */
const ofHere =
  /\b(?:you|your|u|ur|we|our|my|i|hotel|rooms?|bring|have|allowed|ok|okay|there|with|for)\b/;

/** What several wishes say of one that they left open: it is answered here. */
const unanswered = /\s+“[^”]*” I could not answer here\.$/;

/** “Can he come to breakfast”, “how do i get it now”: what “it” is was named a few messages ago. */
function ofThread(situation: BetweenTasks, { outcome, taken }: Taken): Taken | undefined {
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
  // What is being done already stays, unless just this is asked of the thing.
  const more = followUpAbout(index, turn, subject.intent);
  const head =
    scenario.handlers[handled] !== undefined || more !== undefined || !question
      ? more
      : told(turn, question);
  if (!head || reply.message.content.includes(head.reply.message.content)) return undefined;
  return {
    outcome: head,
    taken: { stage: "addressed", decision: head.handled, why: `it goes on about “${name}”` },
  };
}
const pointsBack = /\b(?:he|she|him|her|it|its|they|them|that|this|one|those|there)\b/;
/** So many messages back the thing still is “it”. */
const lately = 4;
const surelyOfThread = 0.55;

const offerOf = ({ state: { offer } }: Outcome) => (offer === undefined ? {} : { offer });

const asks =
  /\?|\b(?:is|are|do|does|can|could|what|whats|when|where|which|who|how|why|will|would|any)\b/i;

/** So much is said of what was left out. */
const mostAnswers = 2;

function answersTo(situation: BetweenTasks, left: readonly Subject[], said: string): Outcome[] {
  const index = questionsIn(situation);
  const answers: Outcome[] = [];
  for (const subject of left) {
    if (answers.length === mostAnswers) break;
    // One answer may speak of two things.
    if (answers.some(({ reply }) => speaksOf(subject, reply.message.content))) continue;
    const texts = textsOf(situation.turn);
    const question =
      followUpAlone(index, texts, subject.intent) ??
      bestAbout(index, texts, stemsOf(subject), subject.intent) ??
      subject;
    if (!said.includes(question.answer)) answers.push(told(situation.turn, question));
  }
  return answers;
}

/** A message and its clauses: one of them may ask it all. */
const textsOf = ({ message, plain }: Turn): string[] => [message, plain, ...clausesOf(message)];

const stems = new WeakMap<Subject, ReadonlySet<string>>();
function stemsOf(subject: Subject): ReadonlySet<string> {
  const known = stems.get(subject) ?? new Set(telling(subject.words));
  stems.set(subject, known);
  return known;
}

const speaksOf = (subject: Subject, text: string): boolean =>
  !stemsOf(subject).isDisjointFrom(new Set(telling(text)));

/** The words of a reply, and those of the written questions that it answers: “No, it is shared” speaks of the sauna. */
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

/** “Is breakfast safe with an allergy” asks about the allergy: the meal only says where. */
const withoutBroader = (named: readonly Subject[]): Subject[] => {
  const narrow = named.filter(({ broad }) => broad !== true);
  return narrow.length > 0 ? narrow : [...named];
};
