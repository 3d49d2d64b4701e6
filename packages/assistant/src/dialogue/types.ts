import type { ChatReply, IndustryId } from "@brightkeel/contracts";
import type { Host } from "../host.ts";
import type { LanguageId } from "../languages/language.ts";
import type { ActScores } from "../meaning/acts.ts";
import type { VectorOf } from "../meaning/meaning-text.ts";
import type { Vector } from "../meaning/vectors.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { Values } from "./values.ts";

export type FlowSlots = Record<string, string | number>;

/** A task in several steps, and how far it is. All of it is JSON. */
export type FlowState = {
  name: string;
  slots: FlowSlots;
  /** The slot that was asked for last. */
  asking?: string;
  /** What the slots were before each answer, for “go back”. */
  history?: FlowSlots[];
  /** How often its open question was asked: from the second time on it is not asked by itself again. */
  asked?: number;
  /** It was left for another task and comes back by itself once that is done. */
  waiting?: boolean;
};

export type OpenedTicket = { number: string; title: string; priority: string; at: string };

/** One message and what was said to it, as a model gets to read them. */
export type Exchange = {
  visitor: string;
  bot: string;
  /** Names the reply to its visitor. */
  id?: string;
  /** What was answered: see `Outcome.handled`. */
  handled?: string;
  /** What the visitor said of it. */
  helpful?: boolean;
};

/** The state of a conversation in one industry. JSON, stored on the server. */
export type ScenarioState = {
  flow?: FlowState;
  /** A task that was left for another, or suspended: “go on” returns to it. */
  suspended?: FlowState;
  /** The task that was finished last: a correction may still reach it. */
  finished?: FlowState;
  /** How the message before was dealt with. */
  before?: string;
  /** What “yes” would stand for, and how many messages ago it was offered. */
  offer?: { send: string; age: number };
  /** A second task of the same message, for when the first is done. */
  later?: string;
  /** What “it” is: the id of the thing last talked about. */
  topic?: string;
  /** The ids of what was shown together last: “the second”, “the other one”. */
  shown?: string[];
  /** The thing that the message in hand names; the topic from the next one on. */
  named?: string;
  /** What was asked of it last: “and the other one?” asks for that again. */
  asked?: string;
  /** What the visitor said they would take. */
  basket?: { id: string; count: number }[];
  /** Every task that was finished, the latest of each kind, the last first: a side question does not lose them. */
  done?: FlowState[];
  /** What is spoken; English when left out. */
  language?: LanguageId;
  /** What the visitor wants to be called, where they said so. */
  calledName?: string;
  /** How often each kind of message was answered. */
  seen: Record<string, number>;
  /** Figures that were told, by what they are: clicks, a price, money spent. */
  figures?: FlowSlots;
  /** An open question was brought up again below another answer: that is done once in a conversation. */
  reminded?: true;
  /** Messages in a row that were not understood. */
  fallbacks: number;
  last?: ChatReply;
  tickets: OpenedTicket[];
  /** How many tickets were opened, those that were withdrawn included: no number is given twice. */
  opened?: number;
  exchanges: Exchange[];
};

export const freshState = (): ScenarioState => ({
  seen: {},
  fallbacks: 0,
  tickets: [],
  exchanges: [],
});

/** What a visitor sends, and what answering depends on besides: no other clock and no other input. */
export type Incoming = {
  readonly message: string;
  readonly industry: IndustryId;
  /** As typed into the form: data, and never shown but through `shownName`. */
  readonly visitor: { readonly name: string; readonly email: string };
  readonly now: Date;
  /** The site it speaks on. */
  readonly host: Host;
  /** Meanings; left out where there is no encoder. */
  readonly vectorOf?: VectorOf;
};

/** One message and everything known about it. Nobody writes into it. */
export type Turn = Incoming & {
  /** As rules read it: see `plainWords`. */
  readonly plain: string;
  readonly slots: Values;
  readonly understanding: Understanding;
  /** The message’s meaning; undefined where none is known. */
  readonly vector: () => Vector | undefined;
  /** What the visitor does with it: see `does` in `meaning/acts.ts`. All zero where its meaning is unknown. */
  readonly acts: () => ActScores;
  /** The intent that is being answered. */
  readonly intent: string;
  /** The conversation as it stands when this is answered. */
  readonly state: Readonly<ScenarioState>;
  /** What a task could not take from this message, in sentences. They lead its next reply. */
  readonly objections: readonly string[];
};

/** A turn with copies of its own, which `flows.ts` makes for a task to write into. */
export type DraftTurn = Omit<Turn, "state" | "objections"> & {
  state: ScenarioState;
  objections: string[];
};

/** A reply, and the conversation after it. */
export type Result = { readonly reply: ChatReply; readonly state: Readonly<ScenarioState> };

/** What became of one message. */
export type Outcome = Result & {
  /** What was answered: an intent, or how the message was dealt with otherwise. */
  readonly handled: string;
};

/** One decision on the way to a reply, for whoever asks why it came out so. */
export type TraceEntry = { stage: string; decision: string; why: string };
export type Trace = readonly TraceEntry[];

/** A task in several steps. Its methods write into the drafts they are given, and into nothing else. */
export type Flow = {
  /** In the words of “back to …”. */
  title: string;
  /** What people call it when they say that they do not want it: single words. */
  names?: readonly string[];
  /** Words by which somebody says that they have no use for it (“I have a room already”), of a message in plain words. */
  denied?: RegExp;
  /** Intents that belong to this task: they do not leave it. */
  intents: readonly string[];
  /** Whether it is worth returning to once something else is done. */
  resumes?: boolean;
  /**
   * Takes what the message holds into the slots, and says in `turn.objections` what cannot be taken; a slot that such
   * a value was meant for is emptied, so that it is asked again. True when there was either.
   */
  take(turn: DraftTurn, flow: FlowState): boolean;
  /** The next question, or the result; sets `asking` accordingly. */
  advance(turn: DraftTurn, flow: FlowState): ChatReply;
  /** Whether a message belongs to this task whatever its words lean to (“the suite, please”). */
  claims?(turn: Turn, flow: FlowState): boolean;
  /** A question about the result (“how much is that per person?”); undefined when the message asks for something else. */
  about?(turn: DraftTurn, flow: FlowState): ChatReply | undefined;
  /** The open question in fewer words, for asking it again. The whole of it when left out. */
  again?(turn: DraftTurn, flow: FlowState): ChatReply;
  /** What is known so far, in half a sentence; undefined when nothing is. */
  recap?(flow: FlowState): string | undefined;
};

export type Handler = (turn: Turn) => Result;

/** Something that a message may be about and a reply must then speak of. */
export type Subject = {
  /** Words that name it, and nothing else. */
  readonly words: string;
  /** The intent that it belongs to, and what is said of it where no written question fits. */
  readonly intent: string;
  readonly answer: string;
  /** Where that ends with an offer: the message that “yes” stands for. */
  readonly offer?: string;
  /** Beside a narrower subject it only says where or when. */
  readonly broad?: true;
  /** Whatever is answered to its intent speaks of it. */
  readonly whole?: true;
};

export type Scenario = {
  /** What a reply must not pass over: see `addressed.ts`. */
  subjects?: readonly Subject[];
  /**
   * Answers what speaks of something that this conversation remembers or the records hold (“the second one”, “which is
   * warmest”, “and the total?”), before any classifier is asked. Undefined when the message does not.
   */
  resolve?(turn: Turn): Outcome | undefined;
  /**
   * Takes what states or changes a value of the task in hand or the one done last (“make it 12 weeks”, “urgent, please”),
   * before any written question is looked for. Undefined when the message does not.
   */
  inHand?(turn: Turn): Outcome | undefined;
  /** The thing that “it” stands for in a message that names none, in the words of the written questions. */
  subjectPhrase?(turn: Turn): string | undefined;
  /** The next step with what is in hand, where no stage understood a message. Undefined: it is said that it was not understood. */
  moveOn?(turn: Turn): Outcome | undefined;
  flows: Readonly<Record<string, Flow>>;
  handlers: Readonly<Record<string, Handler>>;
  /** The id of the one thing on record that a message names, whatever it asks: it is “it” from then on. */
  topicIn?(plain: string): string | undefined;
  /** The figures of the conversation with those that a message tells; undefined when it tells none. */
  figuresIn?(message: string, state: Readonly<ScenarioState>): FlowSlots | undefined;
  /** The apology and the next step for somebody who is upset, with all that is known. Undefined: a person takes over. */
  handOver?(turn: Turn): Result | undefined;
  /**
   * What is said to a question of this business that nothing on record answers: who knows, and an offer to ask them.
   * Undefined where it is nobody’s business here.
   */
  notOnRecord?(turn: Turn): Result | undefined;
  /** What is wanted by somebody who sends a number and nothing else. */
  ofReference?(reference: string): string;
  /** What a message wants whose words can mean one thing only, whatever they lean to elsewhere; undefined when they do not. */
  overrideIntent?(turn: Turn): string | undefined;
  /** What a message wants that names no intent, from what it holds and what was talked about; undefined when unclear. */
  guess?(turn: Turn): string | undefined;
  /** By the intent before: whether a message that asks for nothing new goes on with it (“and at 5 pm?”, “room 12”). */
  goesOn?: Readonly<Record<string, (turn: Turn) => boolean>>;
  /** What happens on “yes” to an offer that is more than a message sent for the visitor. */
  accept?: Readonly<Record<string, Handler>>;
  /** Reductions that exist, by their percentage; and what is said to any other wish. */
  discounts: {
    given: Readonly<Record<number, string>>;
    otherwise: string;
    /** What is in hand comes to that with it, in half a sentence; undefined where nothing is. */
    onBasket?(turn: Turn, percent: number): string | undefined;
  };
  /** Offered when nothing else fits. */
  starters: readonly string[];
  /** What it can do, in half a sentence. */
  can: string;
};
