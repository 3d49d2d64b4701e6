import { tellingOf } from "../knowledge/questions/fit.ts";
import { telling } from "../knowledge/questions/question.ts";
import { saysAll } from "./already-said.ts";
import { admits, gaveUp } from "./in-full.ts";
import { kindMissed } from "./question-kind.ts";
import { stagesOf } from "./stage-kinds.ts";
import type { Taken } from "./stages.ts";
import type { Turn } from "./types.ts";

/** How an answer misses a question. */
export type Miss =
  /** It does not state the kind of thing that was asked for. */
  | "kind"
  /** It says that there is no answer. */
  | "lost"
  /** It was said just before. */
  | "said"
  /** It fits the question no better than any other text. */
  | "unfit"
  /** It has nothing of what the talk is about, and fits the question only so-so. */
  | "aside";

/** Stages that guess what a message is about. Others know the conversation, and are right where no written question is near. */
const guesses = stagesOf(
  ["near", "replaced"],
  ["wish", "signs", "likely question", "continued", "advised"],
  // It says itself which answer it follows.
  ["follow-up alone"],
);
/** Stages that answer from the conversation and the records. */
const records = stagesOf(["record", "outcome"]);
/** Below the first, an answer fits a question no better than any other text; above the second, it fits well. */
const fit = { any: 0.1, well: 0.4 } as const;

const asBefore = /^As I said: /;

/** Returns how an answer misses a question; undefined if it does not seem to. */
export function missOf(turn: Turn, { outcome, taken }: Taken, fitting: number): Miss | undefined {
  const text = outcome.reply.message.content;
  // What the conversation or the records say of the thing in hand stands, also that it has no such figure.
  if (records.has(taken.stage)) return undefined;
  if (gaveUp(outcome.handled) || admits.test(text)) return "lost";
  if (!guesses.has(taken.stage)) return undefined;
  if (kindMissed(turn.message, text) !== undefined) return "kind";
  const last = turn.state.exchanges.at(-1);
  if (last && saysAll(last.bot, text.replace(asBefore, ""))) return "said";
  const unnamed = covered(turn, text) <= tellingOf(turn.plain).length / 2;
  if (unnamed && fitting < fit.any) return "unfit";
  return fitting < fit.well && sharedWith(threadOf(turn), text) === 0 ? "aside" : undefined;
}

/** How many of the telling words of a message a text has. */
export const covered = ({ plain }: Turn, text: string): number =>
  sharedWith(new Set(tellingOf(plain)), text);

/** Returns the telling words of the exchange before a message, and of the reply before that. */
export const threadOf = ({ state, plain }: Turn): ReadonlySet<string> => {
  const [earlier, last] =
    state.exchanges.length > 1 ? state.exchanges.slice(-2) : [undefined, state.exchanges[0]];
  const own = new Set(tellingOf(plain));
  const words = tellingOf(`${earlier?.bot ?? ""} ${last?.visitor ?? ""} ${last?.bot ?? ""}`);
  return new Set(words.filter((word) => !own.has(word)));
};

/** How many of the words a text has. */
export function sharedWith(words: ReadonlySet<string>, text: string): number {
  const own = new Set(telling(text));
  return [...words].filter((word) => own.has(word)).length;
}
