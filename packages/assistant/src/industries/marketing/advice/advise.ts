import { isNo, isYes } from "../../../dialogue/answers.ts";
import { talkOf, textsOf } from "../../../dialogue/question-context.ts";
import { say } from "../../../dialogue/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import { told, wasSaid } from "../../../dialogue/told.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { intents } from "../../../intents.ts";
import type { Advice, AdviceBook } from "../../../knowledge/questions/advice.ts";
import { type Index, type Near, nearQuestions } from "../../../knowledge/questions/match.ts";
import { businessOf } from "../business/told.ts";
import { channelsIn } from "../channel-records.ts";
import { wantsText } from "../drafts/wish.ts";
import { inHandMarketing } from "../in-hand.ts";
import { resolveMarketing } from "../resolve.ts";
import { ofUs } from "../situations/of-situation.ts";
import { sumAsked } from "../sums.ts";
import { ofAdAccount } from "./ad-account.ts";
import { nextAsked } from "./asked-next.ts";
import { filled } from "./business-words.ts";
import { readyText } from "./ready-text.ts";
import { ofTrades, subjectMeant, tellsFigures } from "./subject-meant.ts";

/**
 * Advice by what a message means: the subject is found by its nearness in meaning and by shared words, and what is
 * asked next (“how often”, “and if I have no time”) is answered for the subject in hand.
 */

/** The family that figures of advertising belong to. */
const ofAds = "paid ads";
const handledBy = "advice:";
const enoughWords = 2;
const fewestWords = 3;
const mostWords = 45;
/** What is asked of the subject in hand is short. */
const mostWordsNext = 16;
/** For how many exchanges a subject stays in hand. */
const mostBack = 4;

/** Texts, sums and courtesies leave the subject in hand. */
const beside = /^(?:draft:|sum:|noted|roi|trade:|thanks|greeting|language|repeat|name)/;

/** Returns the advice that the talk is about. */
function adviceInHand({ state }: Pick<Turn, "state">, book: AdviceBook): Advice | undefined {
  const last = state.exchanges
    .slice(-mostBack)
    .findLast(({ handled = "" }) => !beside.test(handled))?.handled;
  const found = book.all.find(({ id }) => last === handledBy + id);
  // After figures of ads alone, the talk is of them.
  return (
    found ??
    (state.before === "sum:account" ? book.all.find(({ family }) => family === ofAds) : undefined)
  );
}

/** Answers what a message asks of the subject in hand, or the subject that it means. */
export function advise(turn: Turn, sources: Sources): Outcome | undefined {
  const { book } = sources;
  const { message, plain, state } = turn;
  const words = plain.split(" ").length;
  if (isYes(message) || isNo(message) || words > mostWords || ofUs.test(plain)) return undefined;
  const asks = asking.test(message) || asking.test(plain);
  if (state.flow !== undefined && !asks) return undefined;
  if (isPressed(turn)) return undefined;
  const inHand = adviceInHand(turn, book);
  const text = readyText(turn, book, inHand);
  if (text) return text;
  const own = inHandMarketing(turn)?.handled ?? "";
  const account =
    lessThanAccount.test(own) || state.before === "sum:account" ? ofAdAccount(turn) : undefined;
  if (account) return account;
  if (wantsPlan(turn) || isWorkedOut(turn, own)) return undefined;
  const figures = ofFigures.test(state.before ?? "");
  const ofAccount = state.before === "sum:account";
  const found = words < fewestWords ? undefined : subjectMeant(turn, book);
  const known = found && adviceOf(book, found);
  const sure = found !== undefined && isSure(found);
  // A new subject that is surely meant goes before a question of the one in hand.
  if (inHand && (!figures || ofAccount) && words <= mostWordsNext && !(known !== inHand && sure)) {
    const next = ofSubject(turn, inHand);
    if (next) return next;
  }
  if (!found || !known || (figures && !sure)) return undefined;
  const rival = nearer(turn, sources, found);
  if (rival === undefined) return answered(turn, known, known.question.answer);
  // A rule that goes by a word would come before the written question.
  return inHandMarketing(turn) && told(turn, rival.question);
}

/**
 * Advice in place of an answer that goes by a word or by the likeliest intent alone: what is asked of the subject in
 * hand, or of the kind of business that was told, or else the nearest subject.
 */
export function adviseRather(
  turn: Turn,
  sources: Sources,
  { outcome, stage }: { readonly outcome: Outcome; readonly stage: string },
): Outcome | undefined {
  const { plain, message, state } = turn;
  const words = plain.split(" ").length;
  if (state.flow !== undefined || isYes(message) || isNo(message) || isPressed(turn))
    return undefined;
  if (words > mostWords || ofUs.test(plain) || wantsText(plain) || wantsPlan(turn))
    return undefined;
  const guessed = guesses.has(stage) || generalStep.test(outcome.handled);
  if (!guessed || outcome.state.flow !== undefined) return undefined;
  if (stage !== "signs" && keeps.test(outcome.handled)) return undefined;
  const written = questionIn(turn, sources, outcome);
  if (written && written.likelihood >= surely.likelihood && written.met >= enoughWords)
    return undefined;
  const next =
    state.exchanges.length > 0 && words <= mostWordsNext && !ofFigures.test(state.before ?? "")
      ? ofSubject(turn, adviceInHand(turn, sources.book) ?? ofTrade(turn, sources.book))
      : undefined;
  if (next) return next;
  const found = words < fewestWords ? undefined : subjectMeant(turn, sources.book, "rather");
  if (written && found && written.meaning >= found.meaning) return undefined;
  const known = found && adviceOf(sources.book, found);
  return known && answered(turn, known, known.question.answer);
}

/** Returns the written question whose answer was given, with how near the message is to it. */
const questionIn = (turn: Turn, { questions }: Sources, { reply }: Outcome): Near | undefined =>
  nearQuestions(questions, textsOf(turn), talkOf(turn), turn.vector()).find(({ question }) =>
    reply.message.content.includes(question.answer),
  );

/** Stages that pick by a word, or by the likeliest intent. */
const guesses: ReadonlySet<string> = new Set([
  "wish",
  "several",
  "signs",
  "overruled",
  "doubted",
  "near question",
  "likely question",
  "likely follow-up",
  "near follow-up",
  "continued",
  "moved on",
]);
/** Steps for any business of a kind. */
const generalStep = /^(?:of_trade|first_step|idea:(?!contacts))/;
const keeps =
  /^(?:human_agent|greeting|thanks|goodbye|bot_identity|emergency|company_|book_call|privacy_data|complaint|flow:|sum:|draft:|roi|language|name)/;

/** What is asked in general of the kind of business that was told. */
const ofTrade = ({ state }: Turn, { all }: AdviceBook): Advice | undefined =>
  businessOf(state).kind === undefined ? undefined : all.find(({ family }) => family === ofTrades);

/** A button means what it says. */
const isPressed = ({ message }: Turn): boolean => intents.some(({ send }) => send === message);

const wantsPlan = ({ plain, intent }: Turn): boolean =>
  /^(?:plan_campaign|budget_advice)$/.test(intent) && /\b(?:campaigns?|plan|split)\b/.test(plain);

/** What says less than the figures worked out. */
const lessThanAccount = /^(?:|noted|plan_campaign|idea:.*|of_trade)$/;

type Sources = { readonly book: AdviceBook; readonly questions: Index };

/** Whether figures, a plan or a text are in question, which are worked out rather than advised on. */
function isWorkedOut(turn: Turn, own: string): boolean {
  if (wantsText(turn.plain) || sumAsked(turn) !== undefined) return true;
  // Once the figures were worked out, what to do comes next.
  if (own === "failed" && turn.state.before === "sum:account") return false;
  if (works.test(own) || (own !== "" && tellsFigures(turn))) return true;
  const resolved = resolveMarketing(turn)?.handled;
  if (resolved === undefined) return false;
  const { done = [], before } = turn.state;
  const planned = done.some(({ name }) => name === "plan" || name === "roi");
  // What is on record of a channel that is named, or was spoken of last.
  if (resolved === "channel")
    return planned || before === "channel" || channelsIn(turn.plain).length > 0;
  return planned && !bySubject.test(resolved);
}
const works =
  /^(?:sum:|trade:|accounts|noted|failed|draft:|forecast|roas|rate|flow:|roi|plan_|by_name)/;
const bySubject = /^(?:of_trade|first_step|idea:|situation:)/;
/** After a plan or a sum, a short question is about its figures. */
const ofFigures =
  /^(?:flow:|plan_|roi|roas|sum:|trade:|accounts|forecast|noted|failed|schedule|by_name)/;

/** By how much a written question, which leads to less, must be nearer. */
const clearly = { meaning: 0.03, words: 0.25 } as const;

/** Returns a written question that the message is nearer to. */
function nearer(turn: Turn, { book, questions }: Sources, found: Near): Near | undefined {
  const nearestIn = (index: Index) =>
    nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector());
  const [rival] = nearestIn(questions);
  // A subject that a clause means is held against the whole message as well.
  const whole = nearestIn(book.index).find(({ question }) => question === found.question);
  const { meaning, score } = whole ?? found;
  return rival &&
    rival.met >= enoughWords &&
    rival.likelihood >= Math.max(surely.likelihood, found.likelihood) &&
    (rival.meaning > meaning + clearly.meaning || rival.score > score + clearly.words) &&
    !wasSaid(turn.state, rival.question.answer)
    ? rival
    : undefined;
}

const asking =
  /\?|^(?:(?:and|but|so|ok|okay|well|also|hi|hello|hey) )*(?:what|when|where|how|is|are|do|does|did|can|could|which|who|why|will|would|has|have|should|any|if)\b/i;

const adviceOf = ({ all }: AdviceBook, { question }: Near): Advice | undefined =>
  all.find((one) => one.question === question);

const surely = { likelihood: 0.9, meaning: 0.62 } as const;
const isSure = ({ likelihood, meaning, met }: Near): boolean =>
  likelihood >= surely.likelihood && meaning >= surely.meaning && met >= enoughWords;

/** Answers what is asked of the subject in hand; each answer once. */
function ofSubject(turn: Turn, advice: Advice | undefined): Outcome | undefined {
  if (advice === undefined) return undefined;
  for (const kind of nextAsked(turn)) {
    const text = advice.next[kind];
    const outcome = text === undefined ? undefined : answered(turn, advice, text);
    if (outcome) return outcome;
  }
  return undefined;
}

const offersText = /\bShall I write\b/;

/** Undefined if it was said already. */
function answered(turn: Turn, { id, text }: Advice, answer: string): Outcome | undefined {
  const content = filled(answer, turn);
  const { state } = turn;
  if (state.exchanges.some(({ bot }) => bot.includes(content))) return undefined;
  const offered = offersText.test(content)
    ? withOffer(state, "Please write it for me")
    : { ...state };
  return {
    handled: handledBy + id,
    state: text === undefined ? offered : { ...offered, draft: { kind: text, offered: 1 } },
    reply: say(content, {
      source: "marketing",
      next: ["What should I do first?", "How do I know it works?", "What does it cost?"],
    }),
  };
}
