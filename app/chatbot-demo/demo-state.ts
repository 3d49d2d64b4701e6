import type { ChatReply, IndustryId } from "@brightkeel/contracts";
import type { RecordedAnswer } from "#content/chatbot-demo/recorded-answers.ts";
import type { IndustryScenario } from "#content/chatbot-demo/scenarios.ts";
import { replyText } from "./reply-text.ts";
import type { Visitor } from "./stored-visitor.ts";

/** States and transitions of the demo (docs/specification.md 4.4 to 4.7) in one reducer, without effects or clock. */

export type ChatMessage = {
  id: number;
  type: "user" | "bot";
  text: string;
  /** What the embedded assistant sends beside the text. */
  extras?: Pick<ChatReply, "sources" | "choices" | "cards" | "id">;
  /** The visitor's verdict on the reply. */
  helpful?: boolean;
  /** The verdict could not be sent. */
  feedbackFailed?: boolean;
  /** The visitor's text that was not answered because of this failure; it can be sent again. */
  failedText?: string;
  /** A note on it: the reason of a failure and when to try again, or that it is an example. */
  note?: string;
  /** Part of a recorded example, not of the visitor's own conversation. */
  example?: true;
};

export type DemoState = {
  view: "form" | "saving" | "chatbot";
  /** The visitor filled in the form before and chooses only the industry. */
  returning: boolean;
  name: string;
  email: string;
  industry: IndustryId | undefined;
  /** Shown in the form after a failed save. */
  alert: string | undefined;
  /** Reason of the failure and when to try again, if known. */
  alertNote: string | undefined;
  messages: readonly ChatMessage[];
  suggestions: readonly string[];
  /** Question that the demo was opened with; it is asked when the chat begins. */
  question: string | undefined;
  input: string;
  /** A reply is pending. */
  loading: boolean;
  /** Text of the pending reply that a model has streamed so far. */
  partial: string;
};

/** The opening of a chat. It is passed in, so that a page with one chat does not load the words of the others. */
export type Opening = Pick<IndustryScenario, "id" | "welcomeMessage" | "starters">;

/** What is kept of a conversation when the dialog closes, to resume it later. */
export type Talk = Pick<DemoState, "industry" | "messages" | "suggestions">;

/**
 * Returns what to keep of a conversation, without a message whose reply is still pending, because that will not arrive
 * any more. Undefined if no message of the visitor is left.
 */
export const talkOf = ({
  view,
  industry,
  messages,
  suggestions,
  loading,
}: DemoState): Talk | undefined => {
  const answered = loading ? messages.slice(0, -1) : messages;
  return view === "chatbot" &&
    answered.some(({ type, example }) => type === "user" && example !== true)
    ? { industry, messages: answered, suggestions: loading ? [] : suggestions }
    : undefined;
};

export const saveFailedText = "Failed to start chatbot. Please try again.";
export const exampleNote = "A recorded example. Ask your own question below.";
export const chatFailedText = "Oops! Something went wrong. Please try again later.";

/** Returns the note under a failure caused by the rate limit; undefined when the waiting time is unknown. */
export const comeBack = (seconds: number | undefined): string | undefined =>
  seconds === undefined
    ? undefined
    : `That was a lot at once. Try again in ${seconds < 100 ? counted(seconds, "second") : counted(Math.ceil(seconds / 60), "minute")}.`;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

export const closedState: DemoState = {
  view: "form",
  returning: false,
  name: "",
  email: "",
  industry: undefined,
  alert: undefined,
  alertNote: undefined,
  messages: [],
  suggestions: [],
  question: undefined,
  input: "",
  loading: false,
  partial: "",
};

export type DemoAction =
  | { type: "opened"; visitor: Visitor | undefined }
  | { type: "nameTyped"; name: string }
  | { type: "emailTyped"; email: string }
  | { type: "industryChosen"; industry: IndustryId; question?: string | undefined }
  | { type: "saveStarted" }
  | { type: "saveFailed"; note?: string | undefined }
  | { type: "chatStarted"; opening: Opening; example?: RecordedAnswer | undefined }
  | { type: "visitorForgotten" }
  | { type: "inputTyped"; input: string }
  | { type: "messageSent"; text: string; again?: boolean }
  | { type: "textArrived"; text: string }
  | { type: "replyArrived"; reply: ChatReply | undefined }
  | { type: "replyFailed"; text: string; note?: string | undefined }
  | { type: "feedbackGiven"; message: number; helpful: boolean | undefined; failed?: boolean }
  | { type: "talkResumed"; talk: Talk }
  | { type: "closed" };

export function demoReducer(state: DemoState, action: DemoAction): DemoState {
  switch (action.type) {
    case "opened":
      return action.visitor ? { ...closedState, ...action.visitor, returning: true } : closedState;
    case "nameTyped":
      return { ...state, name: action.name };
    case "emailTyped":
      return { ...state, email: action.email };
    case "industryChosen":
      // A question is meant for the business that it was chosen with.
      return { ...state, industry: action.industry, question: action.question };
    case "saveStarted":
      return { ...state, view: "saving", alert: undefined, alertNote: undefined };
    case "saveFailed":
      return { ...state, view: "form", alert: saveFailedText, alertNote: action.note };
    case "chatStarted":
      return {
        ...state,
        view: "chatbot",
        industry: action.opening.id,
        messages: firstMessages(action.opening, action.example),
        suggestions: action.opening.starters,
      };
    case "visitorForgotten":
      return closedState;
    case "inputTyped":
      return { ...state, input: action.input };
    case "messageSent":
      return {
        ...state,
        // A text sent again is already in the list, and its failure is removed.
        messages: action.again
          ? state.messages.filter((message) => message.failedText === undefined)
          : append(state.messages, { type: "user", text: action.text }),
        suggestions: [],
        question: undefined,
        input: action.again ? state.input : "",
        loading: true,
      };
    case "textArrived":
      return { ...state, partial: state.partial + action.text };
    case "replyArrived":
      return withReply({ ...state, loading: false, partial: "" }, action.reply);
    case "replyFailed":
      return {
        ...state,
        loading: false,
        partial: "",
        messages: append(state.messages, {
          type: "bot",
          text: chatFailedText,
          failedText: action.text,
          ...(action.note !== undefined && { note: action.note }),
        }),
      };
    case "feedbackGiven":
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.id === action.message ? withFeedback(message, action) : message,
        ),
      };
    case "talkResumed":
      return { ...state, view: "chatbot", ...action.talk };
    case "closed":
      return closedState;
  }
}

function withFeedback(
  { helpful: _before, feedbackFailed: _failed, ...message }: ChatMessage,
  { helpful, failed = false }: { helpful: boolean | undefined; failed?: boolean },
): ChatMessage {
  return {
    ...message,
    ...(helpful !== undefined && { helpful }),
    ...(failed && { feedbackFailed: true }),
  };
}

function withReply(state: DemoState, reply: ChatReply | undefined): DemoState {
  if (!reply) return state;
  const { message, sources, choices, cards, suggestions, id } = reply;
  // A reply of prefixes only is empty.
  if (replyText(message.content) === "") return state;
  const extras = {
    ...(sources && { sources }),
    ...(choices && { choices }),
    ...(cards && { cards }),
    ...(id !== undefined && { id }),
  };
  return {
    ...state,
    suggestions: suggestions ?? [],
    messages: append(state.messages, { type: "bot", text: replyText(message.content), extras }),
  };
}

/** Returns the welcome, and below it an exchange that shows what can be asked. */
function firstMessages(opening: Opening, shown: RecordedAnswer | undefined): ChatMessage[] {
  const welcome = append([], { type: "bot", text: opening.welcomeMessage });
  if (shown === undefined) return welcome;
  const example = true;
  const asked = append(welcome, { type: "user", text: shown.asked, example });
  const extras = { sources: [...shown.sources] };
  return append(asked, { type: "bot", text: shown.answered, extras, example, note: exampleNote });
}

const append = (
  messages: readonly ChatMessage[],
  message: Omit<ChatMessage, "id">,
): ChatMessage[] => [...messages, { ...message, id: (messages.at(-1)?.id ?? 0) + 1 }];

/**
 * Whether “Continue to Demo” is enabled: all three entries are made and no save is in progress (docs/specification.md
 * 5.1).
 */
export const canContinue = (state: DemoState): boolean =>
  state.view === "form" &&
  state.name.trim() !== "" &&
  state.email.trim() !== "" &&
  state.industry !== undefined;

/** Whether a text can be sent: it is not empty and no reply is pending. */
export const canSend = (state: DemoState, text: string): boolean =>
  text.trim() !== "" && !state.loading;
