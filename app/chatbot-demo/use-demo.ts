import type { IndustryId } from "@brightkeel/contracts";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { RecordedAnswer } from "#content/chatbot-demo/recorded-answers.ts";
import { holdReload } from "../document/reload-guard.ts";
import {
  type ChatMessage,
  canContinue,
  canSend,
  closedState,
  comeBack,
  type DemoState,
  demoReducer,
  type Opening,
  type Talk,
  talkOf,
} from "./demo-state.ts";
import {
  forgetStoredVisitor,
  readStoredVisitor,
  storeVisitor,
  type Visitor,
} from "./stored-visitor.ts";
import { askBot, saveLead, sendFeedback, TooOften } from "./webhook-client.ts";

export type Demo = {
  state: DemoState;
  open(): void;
  /** Clears everything and aborts pending requests. */
  reset(): void;
  typeName(name: string): void;
  typeEmail(email: string): void;
  /** @param question asked as soon as the chat begins. */
  chooseIndustry(industry: IndustryId, question?: string): void;
  /** Saves the lead, then starts the chat. */
  submitForm(opening: Opening): Promise<void>;
  /**
   * Starts the chat at once, for returning visitors.
   *
   * @param example an exchange to show below the welcome.
   */
  startChat(opening: Opening, example?: RecordedAnswer): void;
  forgetVisitor(): void;
  typeInput(input: string): void;
  send(text: string): Promise<void>;
  sendAgain(text: string): Promise<void>;
  /** Sends whether a reply helped. */
  judge(message: ChatMessage, helpful: boolean): Promise<void>;
  /** The previous conversation, kept until the page is closed. */
  lastTalk: Talk | undefined;
  resumeTalk(talk: Talk): void;
};

/** Runs the demo's reducer with its effects: storage and the two webhooks. */
export function useDemo(): Demo {
  const [state, dispatch] = useReducer(demoReducer, closedState);
  // Aborted on reset, so that late responses are ignored.
  const session = useRef(new AbortController());
  useEffect(() => () => session.current.abort(), []);
  // The server remembers a conversation for a day, so it must be told when a new one begins.
  const isNewConversation = useRef(true);

  const latest = useRef(state);
  latest.current = state;
  const [lastTalk, setLastTalk] = useState<Talk>();
  const reset = useCallback(() => {
    const talk = talkOf(latest.current);
    if (talk) setLastTalk(talk);
    session.current.abort();
    session.current = new AbortController();
    isNewConversation.current = true;
    dispatch({ type: "closed" });
  }, []);

  const isTalking = talkOf(state) !== undefined;
  useEffect(() => (isTalking ? holdReload() : undefined), [isTalking]);

  const visitor: Visitor = { name: state.name.trim(), email: state.email.trim() };

  async function submitForm(opening: Opening) {
    if (!canContinue(state)) return;
    const { signal } = session.current;
    dispatch({ type: "saveStarted" });
    try {
      await saveLead(visitor, opening.id, new Date());
      storeVisitor(visitor);
      if (!signal.aborted) dispatch({ type: "chatStarted", opening });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: "saveFailed", note: noteOn(error) });
    }
  }

  async function exchange(text: string, again: boolean) {
    const { industry } = state;
    if (!canSend(state, text) || industry === undefined) return;
    const { signal } = session.current;
    dispatch({ type: "messageSent", text: text.trim(), again });
    try {
      const reply = await askBot(visitor, industry, text.trim(), {
        signal,
        isNewConversation: isNewConversation.current,
        onText: (part) => dispatch({ type: "textArrived", text: part }),
      });
      if (signal.aborted) return;
      isNewConversation.current = false;
      dispatch({ type: "replyArrived", reply });
    } catch (error) {
      if (!signal.aborted)
        dispatch({ type: "replyFailed", text: text.trim(), note: noteOn(error) });
    }
  }

  const { view, question } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the chat begins
  useEffect(() => {
    if (view === "chatbot" && question !== undefined) void exchange(question, false);
  }, [view, question]);

  async function judge({ id: message, extras, helpful: before }: ChatMessage, helpful: boolean) {
    const { industry } = state;
    if (extras?.id === undefined || industry === undefined || before === helpful) return;
    const { signal } = session.current;
    dispatch({ type: "feedbackGiven", message, helpful });
    try {
      await sendFeedback({
        userInfo: visitor,
        selectedIndustry: industry,
        reply: extras.id,
        helpful,
      });
    } catch {
      if (!signal.aborted)
        dispatch({ type: "feedbackGiven", message, helpful: before, failed: true });
    }
  }

  return {
    state,
    judge,
    lastTalk,
    resumeTalk: (talk) => {
      // The server remembers the conversation for a day and continues it.
      isNewConversation.current = false;
      dispatch({ type: "talkResumed", talk });
    },
    reset,
    submitForm,
    open: () => dispatch({ type: "opened", visitor: readStoredVisitor() }),
    typeName: (name) => dispatch({ type: "nameTyped", name }),
    typeEmail: (email) => dispatch({ type: "emailTyped", email }),
    chooseIndustry: (industry, question) =>
      dispatch({ type: "industryChosen", industry, question }),
    startChat: (opening, example) => dispatch({ type: "chatStarted", opening, example }),
    forgetVisitor: () => {
      forgetStoredVisitor();
      setLastTalk(undefined);
      dispatch({ type: "visitorForgotten" });
    },
    typeInput: (input) => dispatch({ type: "inputTyped", input }),
    send: (text) => exchange(text, false),
    sendAgain: (text) => exchange(text, true),
  };
}

const noteOn = (error: unknown): string | undefined =>
  error instanceof TooOften ? comeBack(error.seconds) : undefined;
