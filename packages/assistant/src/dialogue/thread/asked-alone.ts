import { tellingOf } from "../../knowledge/questions/fit.ts";
import { normalise } from "../../understanding/normalise.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { wordList } from "../../understanding/word-list.ts";
import { asks, notUnderstood, saysLittle } from "../message/clauses.ts";
import { read } from "../reading.ts";
import type { Situation } from "../situation.ts";
import { besideTask } from "../stages/at-any-time.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import type { Taken } from "../stages/stages.ts";
import { acted, agreedParts, differs } from "../state.ts";
import { freshState, type ScenarioState, type Turn } from "../types.ts";

/**
 * A question that says itself what it is about has one answer, whatever was spoken of before. Within a conversation,
 * the task or the subject in hand may take it by a single word. So it is also answered as a first message, and that
 * answer is given if it fits the question clearly better.
 */

/** By how much the answer to the question alone must fit better, and how well it must fit. */
const clearly = 0.2;
const wellEnough = 0.35;
/** An answer that fits a question no better than any other text gives way to one that fits it at all. */
const notAtAll = 0.12;
const somehow = 0.22;
/** A message that is no question in form (“copy of a project”) may answer what the bot asked. */
const surely = 0.5;

const mostWords = 20;
/** How many words that tell its subject a question needs; “is there a limit” is on what was spoken of. */
const leastTelling = 3;
const leastTold = 2;

const joins = wordList`and, or, but, no, yes, yeah, yep, nope, also, so, then, what about, how about, same, still, already, because`;
/** “I did”, “it was”: answers or goes on. */
const tells = wordList`i (did|do|am|was|have|had|tried|meant|said), (we|he|she|it|they|that|this) (did|do|does|is|was|has|had)`;
const leansAtFirst = new RegExp(`^(?:${joins}|${tells})\\b`);
const things = wordList`(?<!(is|was|would) )it, it(?! (possible|true|allowed|ok|okay|safe)), its, they, them, their, those, these`;
const persons = wordList`he, him, his, she, her`;
const others = wordList`one, ones, else, again, instead`;
const pointers = wordList`there(?! (a|an|any|some|no)), above, that(?! \w+ (have|has|are|is)), this(?! (month|year|week))`;
/** In the first clause, they stand for something said before: “move it”, “is that all”. */
const leans = new RegExp(`\\b(?:${things}|${persons}|${others}|${pointers})\\b`);
const firstClause = (message: string): string => message.split(/[,:;–]\s/, 1)[0] ?? message;
/** A sentence that ends before another: such a message asks, or does, more than one thing. */
export const severalSentences = /[.?!;]\s+\S/;

/** Stages that work on the talk itself, which no question alone replaces. */
const ofTheTalk = stagesOf(["whole", "errand", "joined"], ["offer", "refused", "denied"]);

/** Stages that are themselves a guess when a conversation begins. */
const guesses = stagesOf(["leaning", "doubt"]);

/** Returns a conversation that begins anew, with what the visitor told of themselves in the one before. */
export const alone = ({
  calledName,
  figures,
  business,
  language,
}: Turn["state"]): ScenarioState => ({
  ...freshState(),
  ...(calledName !== undefined && { calledName }),
  ...(figures && { figures }),
  ...(business && { business }),
  ...(language && { language }),
});

/** Whether a message may be answered without what was said before. */
function standsAlone({ plain, message, slots, state }: Turn): boolean {
  return (
    state.exchanges.length > 0 &&
    plain.split(" ").length <= mostWords &&
    slots.references.length === 0 &&
    !(state.tickets.length > 0 && /\btickets?\b/.test(plain)) &&
    !severalSentences.test(message.trim()) &&
    !leansAtFirst.test(plain) &&
    !leans.test(plainWords(firstClause(message)))
  );
}

/** Whether a message is a question in form, at its beginning or its end: “moving from Asana, how”. */
export const asksSomething = ({ message, plain }: Turn): boolean =>
  message.includes("?") ||
  message.split(/[,;:–]\s+|\s-\s/).some((clause) => asks(clause.trim())) ||
  asksAmid.test(plain) ||
  asksAtEnd.test(plain);
const asksAmid =
  /\b(?:how (?:many|much|long|often|big|fast)|what (?:do|does|is|are|will|about)|(?:do|can|could|will) (?:i|we|you))\b|^(?:in|on|at|for|from|to|by|with|until|since) (?:which|what|whom|when)\b/;
const asksAtEnd = /\b(?:how|where|when|which|possible|allowed)(?: (?:please|pls))?$/;

/**
 * Returns the answer to a question that was asked first, in place of the one found within the conversation, if it
 * fits clearly better. A task under way stays open.
 *
 * @param answer answers the message as if the conversation began with it.
 */
export function askedAlone(
  situation: Situation,
  found: Taken,
  answer: (alone: Situation) => Taken,
): Taken {
  const { scenario, turn, understander } = situation;
  const { outcome, taken } = found;
  if (!scenario.answersAlone || ofTheTalk.has(taken.stage) || outcome.whole) return found;
  if (!standsAlone(turn)) return found;
  // What was not understood may have been noted for a person.
  if (taken.stage !== "moved on" && differs(turn.state, outcome.state, agreedParts)) return found;
  const fits = understander.fitting(normalise(turn.plain), turn.vector());
  if (!fits) return found;
  const first = { ...situation, turn: read(understander, scenario, alone(turn.state), turn).turn };
  const other = answer(first);
  const { handled, reply, state } = other.outcome;
  const own = reply.message.content;
  if (notUnderstood.has(handled) || saysLittle.has(handled) || guesses.has(other.taken.stage))
    return found;
  if (acted(first.turn.state, state) || outcome.reply.message.content.includes(own)) return found;
  const [before, after] = [fits(outcome.reply.message.content), fits(own)];
  if (!isBetter(turn, { found, other, before, after })) return found;
  const offer = state.offer ?? turn.state.offer;
  return {
    outcome: besideTask(scenario, turn, {
      ...other.outcome,
      state: { ...turn.state, ...(offer && { offer }) },
    }),
    taken: {
      ...other.taken,
      why: `${other.taken.why}, asked alone (${before.toFixed(2)} < ${after.toFixed(2)})`,
    },
  };
}

type Rivals = {
  readonly found: Taken;
  readonly other: Taken;
  /** How well each of them fits the message. */
  readonly before: number;
  readonly after: number;
};

/** Whether the answer to the question alone goes before the one found within the conversation. */
function isBetter(turn: Turn, { found, other, before, after }: Rivals): boolean {
  const telling = tellingOf(turn.plain).length;
  const unanswered = guesses.has(found.taken.stage) || notUnderstood.has(found.outcome.handled);
  const noFit = (unanswered || before <= notAtAll) && telling >= leastTold;
  if (!asksSomething(turn)) return turn.state.flow === undefined && noFit && after >= surely;
  const ahead = telling >= leastTelling && after - before >= clearly;
  // A record that the talk was about is seldom beaten by what is merely near.
  if (isRecord(found) && !isRecord(other) && !turn.state.flow) return ahead && after >= surely;
  return (noFit && after >= somehow) || (ahead && after >= wellEnough);
}
/** Whether an answer is a record that the words of the message found, and no step of a task. */
const isRecord = ({ outcome, taken }: Taken): boolean =>
  ofRecords.has(taken.stage) && !/^(?:flow|fault|loss):?/.test(outcome.handled);
const ofRecords = stagesOf(["record", "written", "followed"]);
