import { say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { speaksOfUnwanted } from "../business/heeded.ts";
import { businessOf } from "../business/stated.ts";
import { channelsIn } from "../channels/channel-records.ts";
import { marketingSubjects } from "../channels/subject-records.ts";
import { sumAsked } from "../sums/sums.ts";
import { type Kind, kindsIn } from "./asked.ts";
import { briefOf } from "./brief.ts";
import { situations } from "./index.ts";
import type { Situation, Text } from "./situation.ts";

/** Answers visitors' descriptions of their business, and follow-up questions. */

const handledBy = "situation:";
/** The number of exchanges for which a situation remains the subject. */
const mostBack = 3;
/** Fewer words describe no situation; more words ask for something else as well. */
const fewestTold = 4;
const mostAsked = 20;

/** “I did not ask that”: the assumed situation is wrong. */
const notTheirs =
  /\b(?:(?:did not|didn.?t|never) (?:ask|say|mean)|not what i|not my (?:problem|question)|(?:that|this) is not (?:it|me|my)|wrong (?:answer|question)|you (?:misunderst\w+|got (?:it|me|that) wrong))\b/i;

/** A written text does not change the situation it is for. */
const beside = /^draft:/;
/** The situations that calculations are about. */
const ofSum: Readonly<Record<string, string>> = {
  "trade:opening_rate": "situation:unread-letter",
  "trade:price_rise": "situation:raise-price",
  "trade:ratings": "situation:true-review",
};

/** Returns the situation that the conversation is about, if one was described recently and not denied since. */
export function situationOf({
  state,
  message,
}: Pick<Turn, "state" | "message">): Situation | undefined {
  const recent = state.exchanges
    .filter(({ handled }) => !beside.test(handled ?? ""))
    .slice(-mostBack)
    .map((exchange) => ({
      ...exchange,
      handled: ofSum[exchange.handled ?? ""] ?? exchange.handled,
    }));
  const at = recent.findLastIndex(({ handled }) => handled?.startsWith(handledBy));
  const since = [...recent.slice(at + 1).map(({ visitor }) => visitor), message];
  if (since.some((text) => notTheirs.test(text))) return undefined;
  const last = recent[at];
  const found = situations.find(({ id }) => last?.handled === handledBy + id);
  // What presupposes something that is missing is not theirs.
  return found && speaksOfUnwanted(nameOf(found), state) ? undefined : found;
}

const nameOf = ({ name, opening }: Situation): string =>
  typeof opening === "string" ? `${name}: ${opening}` : name;

/** A sum together with a duration asks for a campaign plan. */
const wantsPlan =
  /\b\d[\d,]*k? ?(?:dollars?|euros?|bucks)? (?:over|for|in|within) (?:the next )?\d{1,2} (?:weeks?|months?)\b|\bplan (?:a|my|our|the) campaign\b/;

/**
 * Answers a described situation with its most likely cause and the one thing to do: “Wednesdays are half empty”, “14
 * enquiries and no booking”.
 */
export function tellsSituation(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (plain.split(" ").length < fewestTold) return undefined;
  if (state.flow !== undefined && state.flow.asking !== "goal") return undefined;
  if (wantsPlan.test(plain)) return undefined;
  // A rejected answer means the message was about something else.
  if (state.barred !== undefined) return undefined;
  const { way } = businessOf(state);
  const found = situations.find(
    ({ signs, not, ways }) =>
      (ways === undefined || (way !== undefined && ways.includes(way))) &&
      signs.some((way) => way.every((words) => words.test(plain))) &&
      !(not?.test(plain) ?? false),
  );
  if (!found || found.id === situationOf(turn)?.id || speaksOfUnwanted(nameOf(found), state))
    return undefined;
  return answered(turn, found, found.opening);
}

/** Answers a question about the current situation: “Which one first”, “and with flyers”, “how long till it works”. */
export function asksOfSituation(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const found = situationOf(turn);
  if (!found || state.flow !== undefined || plain.split(" ").length > mostAsked) return undefined;
  if (ofUs.test(plain)) return undefined;
  const own = found.own?.find(([asks]) => asks.test(plain))?.[1];
  const ofOwn = own === undefined ? undefined : answered(turn, found, own);
  if (ofOwn) return ofOwn;
  // A calculation with given figures is left to another stage.
  if (sumAsked(turn) !== undefined) return undefined;
  for (const { kind, rest } of kindsIn(plain)) {
    const text = found.answers[kind];
    if (text === undefined || !ofThis(turn, kind, rest)) continue;
    const outcome = answered(turn, found, text);
    if (outcome) return outcome;
  }
  return undefined;
}

const asksExamples = anywhere(
  wordList`like what, such as( what)?, for example, examples?, (give|tell|name|have) (me |you )?(\w+ ){0,4}ideas?, (what|which) (would|could|should|might|can) (that|it|this|such)( \w+){0,3} be, what (kind|sort) of \w+, how exactly`,
);

/** Goes down to examples: “like what”, “what would that something be”. */
export function examplesOfSituation(turn: Turn): Outcome | undefined {
  const { state, plain } = turn;
  const of = ofAdvice[state.before ?? ""];
  const found = situationOf(turn) ?? situations.find(({ id }) => id === of);
  if (found?.examples === undefined || state.flow !== undefined) return undefined;
  return asksExamples.test(plain) && plain.split(" ").length <= mostAsked
    ? answered(turn, found, found.examples)
    : undefined;
}

/** Subjects of advice that suggest the same as a situation. */
const ofAdvice: Readonly<Record<string, string>> = {
  "advice:tuesdays-are-dead-nobody-comes-in": "quiet-days",
  "advice:how-do-we-fill-quiet-days": "quiet-days",
};

/** Questions about this company or its chatbot. */
export const ofUs = anywhere(wordList`
  (do|would|will|can|could|does) (you|u|your \w+)( \w+)? (cost|costs|charge|take|offer|build|work|have|connect|integrate|speak|support|use|sell|help), your (prices?|fees?|rates?|services?|company|agency|team|bot|chatbot|data|people), what are you, who are you, are you (a |an )?(bot|human|real|ai)
`);
const ofChannels: ReadonlySet<Kind> = new Set(["ads", "social", "mail", "print"]);
/** Questions about a channel itself, which its records answer better. */
const ofRecords =
  /\b(?:costs?|price|how much|what (?:is|does|are)|explain|difference|versus|vs|compare)\b/;

/**
 * Whether a message asks about the situation, rather than about something it names for the first time; `rest` is what
 * else it says.
 */
const ofThis = (turn: Turn, kind: Kind, rest: string): boolean =>
  ofChannels.has(kind)
    ? !ofRecords.test(turn.plain) && (asks(turn) || !/\d/.test(turn.plain))
    : !namesOther(turn, rest);

/** “We have 90 e-mails” is a statement, “and with e-mails?” a question. */
const asks = ({ message, plain }: Turn): boolean =>
  message.includes("?") ||
  /^(?:and|or|what|how|is|are|should|can|do|does|would|will|why|but|only|just)\b/.test(plain);

/** Whether a text names a channel or subject that has not been mentioned before. */
export function namesOther({ state }: Turn, text: string): boolean {
  const said = state.exchanges
    .flatMap(({ visitor, bot }) => [visitor, bot])
    .join(" ")
    .toLowerCase();
  return [...channelsIn(text), ...marketingSubjects].some(
    ({ named }) => named.test(text) && !named.test(said),
  );
}

/** Returns undefined if the answer was already given, since another stage may know more. */
function answered(turn: Turn, { id }: Situation, text: Text): Outcome | undefined {
  const content = typeof text === "string" ? text : text(briefOf(turn));
  const { state } = turn;
  if (wasSaid(state, content)) return undefined;
  const left = state.flow === undefined ? state : aside(state);
  return {
    handled: handledBy + id,
    state: /\bShall I write\b/.test(content) ? withOffer(left, "Please write it for me") : left,
    reply: say(content, {
      source: "marketing",
      next: ["What should I do first?", "How do we measure success?", "Help me plan a campaign"],
    }),
  };
}
