import type { ChatReply, IndustryId } from "@brightkeel/contracts";
import type { Host } from "../host.ts";
import type { AdviceBook } from "../knowledge/questions/advice.ts";
import type { Index } from "../knowledge/questions/match.ts";
import type { KnownQuestion } from "../knowledge/questions/question.ts";
import type { LanguageId } from "../languages/language.ts";
import type { ActScores } from "../meaning/acts.ts";
import type { VectorOf } from "../meaning/meaning-text.ts";
import type { Vector } from "../meaning/vectors.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { BasketItem, OpenedTicket } from "./agreed.ts";
import type { Errands } from "./errands/errand.ts";
import type { Values } from "./message/values.ts";
import type { StageName } from "./stages/stage-kinds.ts";
import type { Subject } from "./subject.ts";

export type FlowSlots = Record<string, string | number>;

/** A task in several steps, and its progress. JSON. */
export type FlowState = {
  name: string;
  slots: FlowSlots;
  /** The slot that was asked for last. */
  asking?: string;
  /** The slots before each answer, for “go back”. */
  history?: FlowSlots[];
  /** How often its open question was asked; after the second time, it is not repeated automatically. */
  asked?: number;
  /** Whether it was left for another task, and resumes automatically after that. */
  waiting?: boolean;
};

/** A message and its reply, in the form in which a model reads them. */
export type Exchange = {
  visitor: string;
  bot: string;
  /** Identifies the reply, for the visitor's feedback. */
  id?: string;
  /** How the message was handled: see `Outcome.handled`. */
  handled?: string;
  /** The visitor's rating of the reply. */
  helpful?: boolean;
  /** The stems of what its message denied of the answers before it. */
  denies?: string[];
  /** Whether the next message denied the reply. */
  denied?: true;
};

/** An answer, and the name of the stage that gave it. */
export type Found = { readonly outcome: Outcome; readonly stage: StageName };
/** Answers a part of a message on its own, in the conversation given. */
export type Again = (part: string, state: Readonly<ScenarioState>) => Found;

/** The state of a conversation in one industry. JSON, stored on the server. */
export type ScenarioState = {
  flow?: FlowState;
  /** A task that was left for another, or suspended; “go on” returns to it. */
  suspended?: FlowState;
  /** The task that was finished last; it can still be corrected. */
  finished?: FlowState;
  /** How the previous message was handled. */
  before?: string;
  /** The message that “yes” stands for, and how many messages ago it was offered. */
  offer?: { send: string; age: number };
  /** A second task of the same message, to begin once the first is finished. */
  later?: string;
  /** The id of the thing last discussed, to which “it” refers. */
  topic?: string;
  /** The ids of the things last shown together: “the second”, “the other one”. */
  shown?: string[];
  /** The thing that the current message names; it becomes the topic with the next message. */
  named?: string;
  /** The last question about the topic, which “and the other one?” repeats. */
  asked?: string;
  /** The items that the visitor said they would take, or that were proposed. */
  basket?: BasketItem[];
  /** The finished tasks, the latest of each kind, most recent first, so that a side question does not lose them. */
  done?: FlowState[];
  /** The names of the tasks that the visitor refused. */
  refused?: string[];
  /** The language of the conversation; English if absent. */
  language?: LanguageId;
  /** The name that the visitor asked to be called. */
  calledName?: string;
  /** How often each kind of message was answered. */
  seen: Record<string, number>;
  /** Figures that the visitor stated, by kind: clicks, a price, money spent. */
  figures?: FlowSlots;
  /** What the visitor told of their business, by kind: what it is, what they refuse. */
  business?: FlowSlots;
  /** The text that was written for the visitor last, as the values it was made of. */
  draft?: FlowSlots;
  /** What the reply to a review was made of: what it complains of, and what the business says to it. */
  review?: FlowSlots;
  /** What was ordered about the text in hand, which every further version obeys. */
  wording?: FlowSlots;
  /** The steps that lead up to a day, as the values they follow from: the occasion, its day, the budget. */
  agenda?: FlowSlots;
  /** Whether an open question was repeated below another answer, which happens once in a conversation. */
  reminded?: true;
  /** The number of consecutive messages that were not understood. */
  fallbacks: number;
  last?: ChatReply;
  /** What the visitor added to what is in hand or was passed on, in their words. */
  notes?: string[];
  tickets: OpenedTicket[];
  /** What was noted beside what is on record: of a sample ticket, under its number; for the hotel’s staff, under “desk”. */
  noted?: Record<string, FlowSlots>;
  /** The number of tickets opened, including withdrawn ones, so that no ticket number is reused. */
  opened?: number;
  exchanges: Exchange[];
  /** What may not be answered to this message, as the visitor denied it: see `denied.ts`. Kept for one step only. */
  barred?: { words: string[]; replies: string[]; handled: string[] };
};

export const freshState = (): ScenarioState => ({
  seen: {},
  fallbacks: 0,
  tickets: [],
  exchanges: [],
});

/** A visitor's message with everything that the answer depends on; there is no other clock or input. */
export type Incoming = {
  readonly message: string;
  readonly industry: IndustryId;
  /** As typed into the form: untrusted data, shown only through `shownName`. */
  readonly visitor: { readonly name: string; readonly email: string };
  readonly now: Date;
  /** The site that hosts the assistant. */
  readonly host: Host;
  /** Computes embeddings; absent if there is no encoder. */
  readonly vectorOf?: VectorOf;
  /** What was read on the way to this reply; a step begins with none. */
  readonly readings?: Readings;
};

/** Messages as they were read in a conversation, by what they depend on: see `read`. */
export type Readings = Map<string, Reading>;

/** A message as it was read, and why. */
export type Reading = { readonly turn: Turn; readonly entry: TraceEntry };

/** A message with everything known about it. Immutable. */
export type Turn = Incoming & {
  /** The form that rules read: see `plainWords`. */
  readonly plain: string;
  readonly slots: Values;
  readonly understanding: Understanding;
  /** The message's embedding; undefined if unknown. */
  readonly vector: () => Vector | undefined;
  /** The message's dialogue acts: see `does` in `meaning/acts.ts`. All zero if its meaning is unknown. */
  readonly acts: () => ActScores;
  /** The intent to be answered. */
  readonly intent: string;
  /** The conversation at the time of the answer. */
  readonly state: Readonly<ScenarioState>;
  /** Sentences on the values that a task could not accept from this message; they lead its next reply. */
  readonly objections: readonly string[];
};

/** A turn with copies of its own, which `flows.ts` makes for a task to mutate. */
export type DraftTurn = Omit<Turn, "state" | "objections"> & {
  state: ScenarioState;
  objections: string[];
};

/** A reply, and the conversation after it. */
export type Result = { readonly reply: ChatReply; readonly state: Readonly<ScenarioState> };

/** The result of one message. */
export type Outcome = Result & {
  /** How the message was handled: an intent, or another outcome. */
  readonly handled: string;
  /** The part of the message that it leaves to be answered: “Forget the ticket. How do I …?” */
  readonly rest?: string;
  /** It answers all that the message asks: nothing is added to it, and nothing put in its place. */
  readonly whole?: true;
  /** The words that are sent, where these are fewer than the reply that is remembered. */
  readonly sent?: string;
};

/** One decision leading to a reply, to explain the outcome. */
export type TraceEntry = { stage: StageName; decision: string; why: string };
export type Trace = readonly TraceEntry[];

/** A task in several steps. Its methods mutate the drafts that they are given, and nothing else. */
export type Flow = {
  /** The title, as used in “back to …”. */
  title: string;
  /** Single words for its subject, as people use them to reject it. */
  names?: readonly string[];
  /** Words that say that the task is not needed (“I have a room already”), in a message in plain words. */
  denied?: RegExp;
  /** Intents that belong to this task; they do not leave it. */
  intents: readonly string[];
  /** The slot that takes any sentence, which then asks no written question. */
  takesText?: string;
  /** Whether to return to it after another task. */
  resumes?: boolean;
  /**
   * Fills the slots from the message, and adds what cannot be accepted to `turn.objections`; a slot meant for a
   * rejected value is emptied, so that it is asked again. Returns true in either case.
   */
  take(turn: DraftTurn, flow: FlowState): boolean;
  /** Returns the next question, or the result; sets `asking` accordingly. */
  advance(turn: DraftTurn, flow: FlowState): ChatReply;
  /** Whether a message belongs to this task, whatever intent its words suggest (“the suite, please”). */
  claims?(turn: Turn, flow: FlowState): boolean;
  /** Answers a question about the result (“how much is that per person?”); undefined for other messages. */
  about?(turn: DraftTurn, flow: FlowState): ChatReply | undefined;
  /** Whether a message that asks something else also answers the open question. */
  answeredIn?(turn: Turn): boolean;
  /** Returns a shorter form of the open question, for repeating it. If absent, the whole question is repeated. */
  again?(turn: DraftTurn, flow: FlowState): ChatReply;
  /** Summarises what is known so far in half a sentence; undefined if nothing is. */
  recap?(flow: FlowState): string | undefined;
};

export type Handler = (turn: Turn) => Result;
type AdviceSources = { readonly book: AdviceBook; readonly questions: Index };

export type Scenario = {
  /** How things are handed to people, and what is in hand. */
  errands?: Errands<Turn, Outcome>;
  /** Subjects that a reply must not pass over: see `addressed.ts`. */
  subjects?: readonly Subject[];
  /** Answers a message about something in this conversation or on record (“which is warmest?”), before any classifier. */
  resolve?(turn: Turn): Outcome | undefined;
  /** Takes a message that states or changes a value of a task (“make it 12 weeks”), before the written questions. */
  inHand?(turn: Turn): Outcome | undefined;
  /** Writes a text for the visitor, or changes the one written last, whatever else the message could mean. */
  writes?(turn: Turn, book: AdviceBook): Outcome | undefined;
  /** Answers from the advice of the desk, if the message means one of its subjects or asks more of the one in hand. */
  advise?(turn: Turn, sources: AdviceSources): Outcome | undefined;
  /** Returns the advice that answers one of the questions of the book; undefined if it was given already. */
  advised?(turn: Turn, book: AdviceBook, question: KnownQuestion): Outcome | undefined;
  /** Returns advice in place of an answer that goes by a word or the likeliest intent alone. */
  adviseRather?(turn: Turn, sources: AdviceSources, found: Found): Outcome | undefined;
  /** Whether an answer of `inHand` or `resolve` is a mere text, which a written question that is surely meant replaces. */
  questionsOutrank?(turn: Turn, found: Outcome): boolean;
  /** Whether a question that stands by itself is answered as it would be first, whatever is in hand: `asked-alone.ts`. */
  answersAlone?: true;
  /** Whether a question that its answer misses is asked again, alone or of the thing that is spoken of: `missed-question.ts`. */
  asksAgain?: true;
  /** Returns the name of the thing on record that the talk is about; a question asked again is also asked of it. */
  thingSpokenOf?(turn: Turn): string | undefined;
  /** Returns what “it” stands for in a message that names nothing, in the words of the written questions. */
  subjectPhrase?(turn: Turn): string | undefined;
  /** Takes the next step of what is in hand, if no stage understood the message. Undefined: the bot says so. */
  moveOn?(turn: Turn): Outcome | undefined;
  flows: Readonly<Record<string, Flow>>;
  handlers: Readonly<Record<string, Handler>>;
  /** Returns the id of the one thing on record that a message names; “it” refers to it from then on. */
  topicIn?(plain: string): string | undefined;
  /** Returns the id of the thing that a reply speaks of, if it is not the one in hand: “it” refers to it next. */
  spokenOf?(reply: string, topic: string | undefined): string | undefined;
  /** Returns a message without the values that it only mentions and wants nothing of. */
  withoutPassing?(turn: Turn): Turn;
  /** Whether a message takes something out of what is in hand: “drop the flowers” denies no answer. */
  takesOut?(message: string, state: Readonly<ScenarioState>): boolean;
  /** Returns the conversation's figures with those stated in a message; undefined if it states none. */
  figuresIn?(message: string, state: Readonly<ScenarioState>): FlowSlots | undefined;
  /** Returns what is known of the visitor's business with what a message tells of it; undefined if it tells nothing. */
  businessIn?(message: string, state: Readonly<ScenarioState>): FlowSlots | undefined;
  /** Returns an answer without what does not fit the visitor, or with what it left out; undefined if it fits. */
  heed?(turn: Turn, outcome: Outcome, again: Again): Outcome | undefined;
  /** Returns an apology and the next step for an upset visitor; undefined: a person takes over. */
  handOver?(turn: Turn): Result | undefined;
  /** Says who knows what nothing on record covers, and offers to ask them; undefined if it is out of scope. */
  notOnRecord?(turn: Turn): Result | undefined;
  /** Offers to pass a message on to a person as it was written, below a sentence that says why. */
  passesOn(turn: Turn, why: string): Result;
  /** Returns the intent of a message that is only a reference number. */
  ofReference?(reference: string): string;
  /** Returns the intent of an unambiguous message, whatever intent its words suggest; undefined for other messages. */
  overrideIntent?(turn: Turn): string | undefined;
  /** Whether a message begins a task with its values, so that a question in it is answered beside the task. */
  tellsTask?(turn: Turn): boolean;
  /** Whether the task of an intent takes a part of the message as a value of its own, so that it needs no answer. */
  covers?(part: Turn, intent: string): boolean;
  /** Guesses the intent of a message that names none from its values and the conversation; undefined if unclear. */
  guess?(turn: Turn): string | undefined;
  /** By previous intent: whether a message without a request of its own continues it (“and at 5 pm?”, “room 12”). */
  goesOn?: Readonly<Record<string, (turn: Turn) => boolean>>;
  /** Handles “yes” to an offer that is more than a message sent for the visitor. */
  accept?: Readonly<Record<string, Handler>>;
  /** The discounts that exist, by percentage, and the reply to any other request. */
  discounts: {
    given: Readonly<Record<number, string>>;
    otherwise: string;
    /** Returns the discounted total of what is in hand, in half a sentence; undefined if there is nothing in hand. */
    onBasket?(turn: Turn, percent: number): string | undefined;
  };
  /** The suggestions offered when nothing else fits. */
  starters: readonly string[];
  /** What the assistant can do, in half a sentence. */
  can: string;
};
