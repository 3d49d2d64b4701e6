import { tellingOf } from "../../knowledge/questions/fit.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { normalise } from "../../understanding/normalise.ts";
import { wordList } from "../../understanding/word-list.ts";
import { holdsKind, kindMissed } from "../message/question-kind.ts";
import { saysAll } from "../reply/already-said.ts";
import type { Situation } from "../situation.ts";
import { besideTask } from "../stages/at-any-time.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import type { Taken } from "../stages/stages.ts";
import { acted } from "../state.ts";
import type { Incoming, ScenarioState, Turn } from "../types.ts";
import { alone, asksSomething, severalSentences } from "./asked-alone.ts";
import { admits, gaveUp } from "./in-full.ts";

/**
 * Looks for another answer where the one found misses the question: it is of another kind than was asked for, or on something
 * else (the store’s hours asked for, the rule for returns told). The question is asked again as if it came first: of the
 * thing that is spoken of, and as it stands.
 */

type State = Readonly<ScenarioState>;
type Answered = { readonly situation: Situation; readonly found: Taken };

/** How an answer misses a question. */
type Miss =
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

/** Stages that work on the talk itself, or did what was asked. */
const ofTheTalk = stagesOf(["whole", "errand", "joined", "text"], ["offer", "refused"]);
/** Stages whose answer to the question asked again is a guess, or answers only a part of it. */
const unsure = stagesOf(
  ["whole", "errand", "joined", "text", "leaning", "doubt"],
  ["offer", "refused", "said again", "declined", "several"],
);
/** Stages that answer from a record of the thing that was named. */
const ofRecords = stagesOf(["record"]);
/** Stages that guess what a message is about. Others know the conversation, and are right where no written question is near. */
const guesses = stagesOf(
  ["near", "replaced"],
  ["wish", "signs", "likely question", "continued", "advised"],
  // It says itself which answer it follows.
  ["follow-up alone"],
);
/** Stages that answer from the conversation and the records. */
const known = stagesOf(["record", "outcome"]);
/** Outcomes that begin a task, or suit anybody. */
const begins =
  /^(?:flow:|book_room$|room_prices$|human_agent$|emergency$|distress$|lost_property$)/;

const mostWords = 16;
const opening = new RegExp(
  `^(?:${wordList`ok, okay, and, so, thanks, thank you, good, fine, great, hm, no, yes, well`}[.,!]+ )+`,
  "i",
);
const leans = new RegExp(
  `\\b${wordList`it, its, that, this, they, them, those, these, he, she, him, her, ones?, there, then`}\\b`,
);

/** Below the first, an answer fits a question no better than any other text; above the second, it fits well. */
const fitsFrom = { any: 0.1, well: 0.4 } as const;
/** How well another answer must fit the question, and how much better than the one found. */
const needed: Readonly<Record<Miss, { readonly fit: number; readonly lead: number }>> = {
  kind: { fit: 0.35, lead: 0.1 },
  lost: { fit: 0.5, lead: 0.2 },
  said: { fit: 0.35, lead: 0.3 },
  unfit: { fit: 0.5, lead: 0.3 },
  aside: { fit: 0.5, lead: 0.25 },
};
/** A lead by which it need not share more words with the question or the talk. */
const farAhead = 0.45;

/** Returns another answer, if the one found misses the question and another clearly does not; otherwise the one found. */
export function missedQuestion<Answer extends Answered>(
  state: State,
  incoming: Incoming,
  first: Answer,
  answer: (incoming: Incoming, state: State) => Answer,
): Answer {
  const { situation, found } = first;
  const { scenario, turn, understander } = situation;
  if (!scenario.asksAgain || !mayBeAsked(state, turn, found)) return first;
  const fits = understander.fitting(normalise(turn.plain), turn.vector());
  const content = found.outcome.reply.message.content;
  const own = fits?.(content);
  const miss = own === undefined ? undefined : missOf(turn, found, own);
  if (!fits || own === undefined || miss === undefined) return first;
  const from = alone(state);
  for (const { text, thing } of readingsOf(situation, incoming.message)) {
    const { outcome, taken } = answer({ ...incoming, message: text }, from).found;
    const said = newIn(outcome.reply.message.content, state);
    if (!tells(from, { outcome, taken }) || said === "" || !holdsKind(turn.plain, said)) continue;
    // The figure of a name, as in “Ridge 2”, answers no “how many”.
    if (kindMissed(turn.message, thing ? said.replaceAll(thing, "") : said) !== undefined) continue;
    const after = fits(said);
    const isRecord =
      thing !== undefined && ofRecords.has(taken.stage) && said.includes(thing) && miss !== "said";
    if (!isRecord && !isBetter(turn, { miss, content, said, own, after })) continue;
    const why = `${taken.why}, as “${text}”, since “${found.taken.stage}” misses the question (${miss}, ${own.toFixed(2)} < ${after.toFixed(2)})`;
    return {
      ...first,
      found: { outcome: beside(situation, { outcome, taken }, said), taken: { ...taken, why } },
    };
  }
  return first;
}

/** An answer beside the conversation as it was. */
function beside({ scenario, turn }: Situation, { outcome }: Taken, content: string) {
  const offer = outcome.state.offer ?? turn.state.offer;
  return besideTask(scenario, turn, {
    handled: outcome.handled,
    reply: { ...outcome.reply, message: { content } },
    state: { ...turn.state, ...(offer && { offer }) },
  });
}

type Rivals = {
  readonly miss: Miss;
  /** The reply found, the other, and how well each fits the question. */
  readonly content: string;
  readonly said: string;
  readonly own: number;
  readonly after: number;
};

/** Whether another answer goes before the one found. */
function isBetter(turn: Turn, { miss, content, said, own, after }: Rivals): boolean {
  const { fit, lead } = needed[miss];
  if (after < fit || after - own < lead) return false;
  const thread = threadOf(turn);
  const onThread = sharedWith(thread, said);
  if (leans.test(turn.plain) && onThread === 0) return false;
  if (miss === "aside") return onThread > 0;
  const isPlain = miss === "kind" || miss === "lost";
  return isPlain || after - own >= farAhead || covered(turn, said) > covered(turn, content);
}

/** Whether a message is one short question, and its answer did nothing but tell something. */
const mayBeAsked = (state: State, turn: Turn, { outcome, taken }: Taken): boolean =>
  state.exchanges.length > 0 &&
  state.flow === undefined &&
  turn.slots.references.length === 0 &&
  !ofTheTalk.has(taken.stage) &&
  turn.plain.split(" ").length <= mostWords &&
  !severalSentences.test(turn.message.trim().replace(opening, "")) &&
  asksSomething(turn) &&
  !acted(state, outcome.state);

/** Whether an answer to a reading tells something, and does nothing else. */
const tells = (from: State, { outcome, taken }: Taken): boolean =>
  !unsure.has(taken.stage) &&
  !begins.test(outcome.handled) &&
  !gaveUp(outcome.handled) &&
  !acted(from, outcome.state) &&
  !admits.test(outcome.reply.message.content);

type Reading = { readonly text: string; readonly thing?: string };

/** The question as it may be asked again: of the thing that is spoken of, and as it stands. Each costs as much as it did. */
function readingsOf({ scenario, turn }: Situation, message: string): Reading[] {
  const thing = scenario.thingSpokenOf?.(turn);
  const isOpen = thing !== undefined && !turn.plain.includes(thing.toLowerCase());
  return [...(isOpen ? [{ text: `${thing}: ${message}`, thing }] : []), { text: message }];
}

const sentenceEnd = /(?<=[.!?])\s+/;
/** Returns the sentences of a reply that no reply before had; the reply as it stands, paragraphs and lists, if all are new. */
function newIn(text: string, { exchanges }: State): string {
  const sentences = text.split(sentenceEnd);
  const unsaid = sentences.filter(
    (sentence) => !exchanges.some(({ bot }) => bot.includes(sentence)),
  );
  return unsaid.length === sentences.length ? text : unsaid.join(" ");
}

const asBefore = /^As I said: /;
/** Returns how an answer misses a question; undefined if it does not seem to. */
function missOf(turn: Turn, { outcome, taken }: Taken, fitting: number): Miss | undefined {
  const text = outcome.reply.message.content;
  // What the conversation or the records say of the thing in hand stands, also that it has no such figure.
  if (known.has(taken.stage)) return undefined;
  if (gaveUp(outcome.handled) || admits.test(text)) return "lost";
  if (!guesses.has(taken.stage)) return undefined;
  if (kindMissed(turn.message, text) !== undefined) return "kind";
  const last = turn.state.exchanges.at(-1);
  if (last && saysAll(last.bot, text.replace(asBefore, ""))) return "said";
  const unnamed = covered(turn, text) <= tellingOf(turn.plain).length / 2;
  if (unnamed && fitting < fitsFrom.any) return "unfit";
  return fitting < fitsFrom.well && sharedWith(threadOf(turn), text) === 0 ? "aside" : undefined;
}

/** How many of the telling words of a message a text has. */
const covered = ({ plain }: Turn, text: string): number =>
  sharedWith(new Set(tellingOf(plain)), text);

/** Returns the telling words of the exchange before a message, and of the reply before that. */
const threadOf = ({ state, plain }: Turn): ReadonlySet<string> => {
  const [earlier, last] =
    state.exchanges.length > 1 ? state.exchanges.slice(-2) : [undefined, state.exchanges[0]];
  const own = new Set(tellingOf(plain));
  const words = tellingOf(`${earlier?.bot ?? ""} ${last?.visitor ?? ""} ${last?.bot ?? ""}`);
  return new Set(words.filter((word) => !own.has(word)));
};

/** How many of the words a text has. */
function sharedWith(words: ReadonlySet<string>, text: string): number {
  const own = new Set(telling(text));
  return [...words].filter((word) => own.has(word)).length;
}
