import { person, say } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Result, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { ideaText, nextIdea } from "../business/ideas.ts";
import { tradeOf } from "../channels/channel-questions.ts";
import { bestFor } from "../channels/channel-records.ts";
import type { Kind } from "./asked.ts";
import { briefOf, budgetInWords } from "./brief.ts";
import { byTrade } from "./by-trade.ts";
import { honestly } from "./honest.ts";
import { ofUs, situationOf } from "./of-situation.ts";

/** The fallback for a message without an answer: the details of the visitor’s business still lead to a next step. */

/** Words that refer back to the subject of the conversation. */
const leansOn = anywhere(
  wordList`it, that, this, these, those, they, them, we, us, our, ours, my, mine, i, me, he, she, then, instead, one, ones`,
);
/** Matches questions about what to do, or what will happen. */
const begins = wordList`and, so, but, ok, well, then`;
const asked = wordList`
  should, how (do|can|would|should|long), what (if|about|do|should|would), which, is (it|that|this), would, why, when should, do (i|we)
`;
const asksOn = new RegExp(`^(?:${begins} )*${asked}\\b`);
/** Below this probability a message is out of scope, whatever it refers back to. */
const leastOurs = 0.04;

/** The steps to suggest where nothing specific was asked, in order. */
const steps: readonly Kind[] = ["first", "write", "measure", "instead", "fails", "who", "cut"];

/** Admits what it cannot judge, and suggests one concrete step; undefined if nothing is known to build on. */
export function movesOn(turn: Turn): Result | undefined {
  const { plain, state, understanding } = turn;
  if (state.flow !== undefined || state.exchanges.length === 0) return undefined;
  const ours = understanding.inScope >= (leansOn.test(plain) ? leastOurs : 0.5);
  // A fragment tells a classifier little; within a conversation it counts as a continuation.
  const goesOn =
    situationOf(turn) !== undefined &&
    asksOn.test(plain) &&
    leansOn.test(plain) &&
    !ofUs.test(plain);
  if (!(ours || goesOn) || plain.split(" ").length < 2) return undefined;
  // A step that is beside the question is no answer to it.
  const honest = tells(turn) ? undefined : honestly(turn);
  if (honest !== undefined) return result(turn, honest);
  const idea = situationOf(turn) === undefined ? nextIdea(turn) : undefined;
  const step = idea ? ideaText(turn, idea) : (stepOfSituation(turn) ?? stepOfTrade(turn));
  if (step === undefined || wasSaid(state, step)) return undefined;
  return result(turn, `${tells(turn) ? "Noted." : "I can’t judge that from here."} ${step}`);
}

const result = ({ state }: Turn, text: string): Result => ({
  state,
  reply: say(text, {
    source: "marketing",
    choices: [person],
    next: ["What should I do first?", "How do we measure success?"],
  }),
});

/** Offers a person for a message that was not followed. */
export const passesOn = ({ state }: Turn, why: string): Result => ({
  state,
  reply: say(`${why} Try putting it another way, or talk it over with one of our people.`, {
    source: "marketing",
    choices: [person],
  }),
});

/** Whether a message is a statement rather than a question. */
const tells = ({ message, plain }: Turn): boolean =>
  !message.includes("?") &&
  !asksOn.test(plain) &&
  /^(?:i|we|it|its|my|our|they|there|that|the|no|yes|not|most|some|people|nobody)\b/.test(plain);

function stepOfSituation(turn: Turn): string | undefined {
  const found = situationOf(turn);
  if (!found) return undefined;
  const brief = briefOf(turn);
  for (const kind of steps) {
    const answer = found.answers[kind];
    const text = typeof answer === "function" ? answer(brief) : answer;
    if (text !== undefined && turn.state.exchanges.every(({ bot }) => !bot.includes(text)))
      return `What helps with ${found.name}: ${text}`;
  }
  return undefined;
}

function stepOfTrade(turn: Turn): string | undefined {
  const trade = tradeOf(turn);
  if (!trade) return undefined;
  const money = budgetInWords(briefOf(turn));
  const ofMoney = money === undefined ? "" : ` with ${money}`;
  const { name, answers } = byTrade[trade.trade];
  for (const kind of steps) {
    const text = answers[kind];
    if (typeof text === "string" && turn.state.exchanges.every(({ bot }) => !bot.includes(text)))
      return `What helps ${name}${ofMoney} in any case: ${text}`;
  }
  const channel = bestFor(trade.trade).find(({ first }) => !wasSaid(turn.state, first));
  return (
    channel &&
    `A step that helps${ofMoney} in any case: ${channel.first}, since ${channel.because}.`
  );
}
