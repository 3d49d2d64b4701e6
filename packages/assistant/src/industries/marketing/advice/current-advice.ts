import { say } from "../../../dialogue/reply/reply.ts";
import { wasSaid, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Advice, AdviceBook } from "../../../knowledge/questions/advice.ts";
import type { Index, Near } from "../../../knowledge/questions/match.ts";
import type { KnownQuestion } from "../../../knowledge/questions/question.ts";
import { speaksOfUnwanted } from "../business/heeded.ts";
import { nextAsked } from "./asked-next.ts";
import { filled } from "./business-words.ts";

/** The current subject of advice, and its answers. */

/** The group of subjects that advertising figures belong to. */
const ofAds = "paid ads";
const handledBy = "advice:";
export const enoughWords = 2;
export const fewestWords = 3;
export const mostWords = 45;
/** Maximum number of words in a question about the current subject. */
export const mostWordsNext = 16;
/** For how many exchanges a subject remains current. */
const mostBack = 4;

/** Texts, calculations and courtesies do not change the subject. */
const beside = /^(?:draft:|sum:|noted|roi|trade:|thanks|greeting|language|repeat|name)/;

/** Returns the current advice. */
export function adviceInHand({ state }: Pick<Turn, "state">, book: AdviceBook): Advice | undefined {
  const last = state.exchanges
    .slice(-mostBack)
    .findLast(({ handled = "" }) => !beside.test(handled))?.handled;
  const found = book.all.find(({ id }) => last === handledBy + id);
  // After advertising figures alone, they are the subject.
  return (
    found ??
    (/^sum:(?:account|ledger)/.test(state.before ?? "")
      ? book.all.find(({ family }) => family === ofAds)
      : undefined)
  );
}

/** The advice given last, though something else was answered since. */
export const adviceLately = (
  { state }: Pick<Turn, "state">,
  { all }: AdviceBook,
): Advice | undefined => {
  const last = state.exchanges
    .slice(-mostBack)
    .findLast(({ handled = "" }) => handled.startsWith(handledBy))?.handled;
  return all.find(({ id }) => last === handledBy + id);
};

export type Sources = { readonly book: AdviceBook; readonly questions: Index };

export const adviceOf = ({ all }: AdviceBook, { question }: Near): Advice | undefined =>
  all.find((one) => one.question === question);

/** The minimum likelihood for a written question to take precedence over advice. */
export const likelyWritten = 0.5;

const surely = { likelihood: 0.9, meaning: 0.62 } as const;
export const isSure = ({ likelihood, meaning, met }: Near): boolean =>
  likelihood >= surely.likelihood && meaning >= surely.meaning && met >= enoughWords;

export const asking =
  /\?|^(?:(?:and|but|so|ok|okay|well|also|hi|hello|hey) )*(?:what|when|where|how|is|are|do|does|did|can|could|which|who|why|will|would|has|have|should|any|if)\b/i;

/** Answers a question about the current subject; each answer once. */
export function ofSubject(turn: Turn, advice: Advice | undefined): Outcome | undefined {
  if (advice === undefined) return undefined;
  const subject = `${advice.id.replaceAll("-", " ")} ${advice.question.answer}`;
  for (const kind of nextAsked(turn, (one) => `${subject} ${advice.next[one] ?? ""}`)) {
    const text = advice.next[kind];
    const outcome = text === undefined ? undefined : answered(turn, advice, text);
    if (outcome) return outcome;
  }
  return undefined;
}

/** Continues the current subject after a statement without a question. */
export function noted(turn: Turn, advice: Advice | undefined): Outcome | undefined {
  if (advice === undefined || asking.test(turn.message)) return undefined;
  for (const kind of ["first", "measure", "instead"]) {
    const outcome = answered(turn, advice, advice.next[kind] ?? "", "Noted. ");
    if (outcome) return outcome;
  }
  return undefined;
}

/** “And my staff?” after a yes or no: the same applies. */
export function alike({ message, state }: Turn, advice: Advice | undefined): Outcome | undefined {
  const last = state.exchanges.at(-1)?.bot ?? "";
  const [sentence] = /^(?:Yes|No|Only|Not)\b[^.!?]*[.!?]/.exec(last) ?? [];
  if (advice === undefined || sentence === undefined || !elliptic.test(message)) return undefined;
  return {
    handled: handledBy + advice.id,
    state,
    reply: say(`The same goes for that. ${sentence}`, { source: "marketing" }),
  };
}
const elliptic =
  /^(?:and|what about|how about|or) (?:(?:if|by|for|from|with) )?(?:my|the|our|an?) \w+(?: \w+)?\W*$/i;

export const offersText = /\bShall I write\b/;

/** Returns the advice that answers a question of the book; undefined if it was given already. */
export function advised(
  turn: Turn,
  { all }: AdviceBook,
  asked: KnownQuestion,
): Outcome | undefined {
  const advice = all.find(({ question }) => question === asked);
  return advice && answered(turn, advice, advice.question.answer);
}

/** Undefined if it was said already. */
export function answered(
  turn: Turn,
  { id, text }: Advice,
  answer: string,
  lead = "",
): Outcome | undefined {
  if (answer === "") return undefined;
  const content = filled(answer, turn);
  const { state } = turn;
  if (wasSaid(state, content)) return undefined;
  if (speaksOfUnwanted(content, state, turn.message)) return undefined;
  const offered = offersText.test(content)
    ? withOffer(state, "Please write it for me")
    : { ...state };
  return {
    handled: handledBy + id,
    // A written text can still be changed after a question in between.
    state:
      text === undefined || offered.draft?.written !== undefined
        ? offered
        : { ...offered, draft: { kind: text, offered: 1 } },
    reply: say(lead + content, {
      source: "marketing",
      next: ["What should I do first?", "How do I know it works?", "What does it cost?"],
    }),
  };
}
