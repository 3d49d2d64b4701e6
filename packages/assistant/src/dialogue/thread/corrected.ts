import { asks } from "../message/clauses.ts";
import { type Correction, correctionIn } from "../message/correction.ts";
import { fullQuestion } from "../message/follow-up-question.ts";
import { wordsIn } from "../message/split.ts";
import { saysAll } from "../reply/already-said.ts";
import { withLead } from "../reply/reply.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import { givenAs, type Taken, takesWhole } from "../stages/stages.ts";
import { acted, differs } from "../state.ts";
import type { Incoming, ScenarioState } from "../types.ts";
import { admits, gaveUp } from "./in-full.ts";

/**
 * Takes up a correction: if the reply to it repeats the one before, or only guesses, the question before is answered
 * again with the corrected value in its place.
 */

type State = Readonly<ScenarioState>;
type Answered = { readonly found: Taken };

/** Stages whose answer rests on a guess at the subject: a corrected question is surer. */
const guesses = stagesOf(
  ["intent", "near", "leaning", "written", "doubt", "replaced"],
  ["advised"],
);

/** Stages that answer a turn of the talk, whatever it seems to correct. */
const ofTheTalk = stagesOf(["decision", "courtesy"], ["taken up"]);

/**
 * Returns the answer to a correction; that to the message itself if it is none, or takes it up already.
 *
 * @param answer answers a message in this conversation.
 */
export function corrected<Answer extends Answered>(
  state: State,
  incoming: Incoming,
  first: Answer,
  answer: (incoming: Incoming) => Answer,
): Answer {
  const correction = correctionIn(incoming.message);
  const last = state.exchanges.at(-1);
  if (!correction || !last || correction.meant === "") return first;
  const { outcome, taken } = first.found;
  if (takesWhole.has(taken.stage) || ofTheTalk.has(taken.stage)) return first;
  if (changesDraft(state, first)) return first;
  const fails = repeats(first, state) || (failed(first) && !changes(state, first));
  const isSure = !fails && (!guesses.has(taken.stage) || changes(state, first));
  // A value was corrected, and neither the task in hand nor the reply took it up.
  const lost =
    isSure &&
    state.finished !== undefined &&
    !acted(state, outcome.state) &&
    /\d/.test(correction.meant) &&
    !tells(outcome.reply.message.content, correction.meant, 1);
  const tries = (!isSure || lost) && !(correction.loose && (state.flow !== undefined || !fails));
  const better = tries ? betterOf(correction, { state, incoming, answer, lost }) : undefined;
  const chosen = better ?? first;
  const misread = correction.ours && !tells(last.bot, correction.meant, 3);
  return misread && (better !== undefined || !fails) ? admitting(chosen) : chosen;
}

/**
 * Whether a text in hand took the message up: its desk reads corrections of it itself, and a text says most of what the
 * one before did.
 */
const changesDraft = (state: State, { found: { outcome } }: Answered): boolean =>
  state.draft !== undefined &&
  outcome.state.draft !== undefined &&
  outcome.state.draft !== state.draft;

/** Whether a reply took up the numbers of a correction, of so many digits at least. */
const tells = (reply: string, meant: string, digits: number): boolean => {
  const values = (meant.match(/\d+/g) ?? []).filter(({ length }) => length >= digits);
  return values.length > 0 && values.every((value) => reply.includes(value));
};

/** Returns the first good answer to a reading of a correction; of a lost value, only one that takes it up. */
function betterOf<Answer extends Answered>(
  correction: Correction,
  {
    state,
    incoming,
    answer,
    lost,
  }: { state: State; incoming: Incoming; answer: (one: Incoming) => Answer; lost: boolean },
): Answer | undefined {
  for (const message of readingsOf(correction, state)) {
    const again = answer({ ...incoming, message });
    if (repeats(again, state) || failed(again) || (lost && !changes(state, again))) continue;
    if (doesTwice(message, state, again)) continue;
    return givenAs(again, `corrected to “${message}”`);
  }
  return undefined;
}

/** Whether an answer changed a value of what is in hand; another task that it begins is only a guess. */
const changes = (state: State, { found: { outcome } }: Answered): boolean =>
  acted(state, outcome.state) &&
  outcome.state.finished?.name === state.finished?.name &&
  (outcome.state.flow === undefined || outcome.state.flow.name === state.flow?.name);

/** Whether a reading does again what the basket holds already: “drop one pack” and “not sure yet” drops no second one. */
const doesTwice = (message: string, state: State, { found: { outcome } }: Answered): boolean =>
  state.exchanges.some(({ visitor }) => message.startsWith(visitor)) &&
  differs(state, outcome.state, ["basket"]);

const failed = ({ found: { outcome } }: Answered): boolean => {
  const { content } = outcome.reply.message;
  return gaveUp(outcome.handled) || admits.test(content) || content.includes("can’t answer");
};

/** Whether an answer adds nothing to the reply before it. */
const repeats = ({ found: { outcome } }: Answered, { exchanges }: State): boolean => {
  const said = exchanges.at(-1)?.bot ?? "";
  const { content } = outcome.reply.message;
  return said !== "" && (saysAll(said, content) || content.includes(said) || again.test(content));
};
const again = /^(?:Yes, |No, )?as I said\b/i;

const admitting = <Answer extends Answered>(one: Answer): Answer => {
  const { outcome, taken } = one.found;
  const { content } = outcome.reply.message;
  if (/\b(?:sorry|apolog\w+)\b/i.test(content)) return one;
  const reply = withLead("Sorry, I misread you. ", outcome.reply);
  return { ...one, found: { taken, outcome: { ...outcome, reply } } };
};

/** Returns the ways to read a correction, the likeliest first. */
function readingsOf(correction: Correction, { exchanges }: State): string[] {
  const { meant, rest } = correction;
  const before = exchanges.map(({ visitor }) => visitor);
  const question =
    before.findLast((one) => correctionIn(one)?.loose !== false) ?? before.at(-1) ?? "";
  const full = fullQuestion(question, `no i meant ${meant}`)?.question;
  const ways = [
    ...(asks(meant) || rest !== "" ? [fullQuestion(question, meant)?.question, meant] : []),
    inPlace(question, correction),
    ...(saysItself(meant) ? [meant] : []),
    full,
    ...(asks(meant) ? [] : [meant, `${question} ${meant}`]),
  ];
  const others = ways.filter((way) => way !== undefined).filter((way) => way !== question);
  return [...new Set(others)].map((way) => (rest === "" ? way : `${way}. ${rest}`));
}

/** “Cat at breakfast” says itself what it is about; “to Ireland” and “the suite” need their question. */
const saysItself = (meant: string): boolean =>
  wordsIn(meant) >= 3 && !article.test(meant) && !/\d/.test(meant);
const article = /^(?:the|a|an|my|our|for|about|on|at|to|in) /i;

/** Puts what is meant in the place of what was named instead, or of the value of its kind. */
function inPlace(question: string, { meant, instead }: Correction): string | undefined {
  const bare = meant.replace(article, "");
  const old = instead === undefined ? valueLike(question, bare) : instead.replace(article, "");
  if (old === undefined || old === "") return undefined;
  const found = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(old)}(?![\\p{L}\\d])`, "iu");
  return found.test(question) ? question.replace(found, () => within(bare, old)) : undefined;
}
/** “Under 150” in the place of “200” is only its number. */
const within = (meant: string, old: string): string =>
  (time.test(old) ? time : /^\d+$/.test(old) ? number : undefined)?.exec(meant)?.[0] ?? meant;

const time = /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b|\b\d{1,2}:\d\d\b/i;
const number = /\b\d+(?:[.,]\d+)?\b/;
/** The value of a question that a new one replaces: its hour, or its only number. */
function valueLike(question: string, meant: string): string | undefined {
  if (time.test(meant)) return time.exec(question)?.[0] ?? onlyNumber(question);
  return number.test(meant) && wordsIn(meant) <= 3 ? counted(question, meant) : undefined;
}
const onlyNumber = (question: string): string | undefined => {
  const all = question.match(new RegExp(number, "g")) ?? [];
  return all.length === 1 ? all[0] : undefined;
};
/** “3 nights” replaces “2 nights”, and “150” the only number. */
function counted(question: string, meant: string): string | undefined {
  const noun = /\d\s+(\p{L}+?)s?$/u.exec(meant)?.[1];
  if (noun === undefined) return onlyNumber(question);
  return new RegExp(`\\b\\d+ ${RegExp.escape(noun)}s?\\b`, "i").exec(question)?.[0];
}
