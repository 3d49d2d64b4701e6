import { intents } from "../../intents.ts";
import { isCorrection, isNo, isYes } from "../message/answers.ts";
import type { Flow, FlowState, Turn } from "../types.ts";

/** Whether a message changes the subject while a task is waiting for an answer. */
export function leaves(turn: Turn, flow: Flow, flowState: FlowState): boolean {
  const own = flow.intents;
  const { understanding, intent, slots, message } = turn;
  if (isYes(message) || isNo(message) || isOffered(turn) || flow.claims?.(turn, flowState))
    return false;
  if (intent === "" || own.includes(intent))
    return understanding.decision === "out_of_scope" && wordsOf(message) > 3 && !hasValues(turn);
  const score = understanding.guesses[0]?.score ?? 0;
  const asks =
    /\?\s*$|^(?:what|when|where|how|is|are|do|does|can|could|which|who|why|i (?:want|need|would)|tell)\b/i.test(
      message,
    );
  if (slots.references.length > 0) return false;
  if (hasValues(turn))
    return asks && score > 0.8 && wordsOf(message) > 4 && understanding.inScope > 0.8;
  return score > 0.55 && (wordsOf(message) > 2 || score > 0.8);
}

/** Whether a message is one of the choices offered with the open question, pressed or typed. */
const isOffered = ({ message, state }: Turn): boolean =>
  (state.last?.choices ?? []).some(
    (choice) =>
      "send" in choice &&
      [choice.send, choice.label].some((text) => names(message, text)) &&
      !buttonTexts.has(choice.send),
  );
/** Whether a message is the whole choice, or one word of it (“leads” for “More leads”). */
const names = (message: string, choice: string): boolean => {
  const [typed, offered] = [message, choice].map((text) =>
    text.toLowerCase().replace(/[.!]+$/, ""),
  );
  return typed === offered || (offered ?? "").split(/\W+/).includes(typed ?? "");
};
/** Buttons with a request of their own, such as a person, are not answers. */
const buttonTexts = new Set(intents.map(({ send }) => send));

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;
const hasValues = ({ slots }: Turn): boolean =>
  [slots.dates, slots.amounts, slots.references, slots.numbers, slots.impossibleDates].some(
    (values) => values.length > 0,
  ) ||
  slots.wrongCounts.length > 0 ||
  [slots.past, slots.people, slots.nights, slots.rooms, slots.children].some(
    (value) => value !== undefined,
  );

/** Whether a message corrects the task that was just finished (“no, the Saturday”, “and for three?”). */
export function corrects(turn: Turn, flow: Flow, flowState: FlowState): boolean {
  const own = flow.intents;
  const { intent, message, state } = turn;
  if (isYes(message) || isNo(message)) return false;
  if (
    flow.claims?.(turn, flowState) ||
    isOffered(turn) ||
    /\b(?:cheaper|less expensive|too (?:expensive|much))\b/i.test(message)
  )
    return true;
  const fits = intent === "" || own.includes(intent);
  // “200 weeks” right after the plan is about the plan, even if its words suggest another intent.
  const justDone = (state.before ?? "").startsWith("flow:") || own.includes(state.before ?? "");
  if (justDone && hasValues(turn) && wordsOf(message) <= 3 && turn.slots.references.length === 0)
    return true;
  if (isCorrection(message) && (hasValues(turn) || own.includes(intent) || wordsOf(message) <= 5))
    return true;
  if (turn.slots.references.length > 0) return fits;
  if (hasValues(turn) && wordsOf(message) <= 6) return fits;
  // “Cancel it”, “The Family room, please”: short, and about what is in hand.
  return (
    wordsOf(message) <= 6 && fits && /\b(?:it|that|this|one|cheaper)\b|^the .*room/i.test(message)
  );
}
