import { isNo, isYes } from "../../../dialogue/answers.ts";
import { talkOf, textsOf } from "../../../dialogue/question-context.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import { told } from "../../../dialogue/told.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { type Index, type Near, nearQuestions } from "../../../knowledge/questions/match.ts";
import { asksForWords, wantsText } from "../drafts/wish.ts";
import { inHandMarketing } from "../in-hand.ts";
import { ofUs } from "../situations/of-situation.ts";
import { toldIn } from "../told-figures.ts";
import { ofAdAccount } from "./ad-account.ts";
import {
  adviceInHand,
  adviceLately,
  adviceOf,
  answered,
  asking,
  enoughWords,
  fewestWords,
  isSure,
  likelyWritten,
  mostWords,
  mostWordsNext,
  noted,
  ofSubject,
  type Sources,
} from "./in-hand.ts";
import { subjectMeant } from "./subject-meant.ts";
import { isPressed, isWorkedOut, ofFigures, wantsPlan } from "./worked-out.ts";

/**
 * Advice by what a message means: the subject is found by its nearness in meaning and by shared words, and what is
 * asked next (“how often”, “and if I have no time”) is answered for the subject in hand.
 */

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
  const lately = inHand ?? adviceLately(turn, book);
  // “What do I write to the schools” asks what belongs there.
  const asksWords = lately !== undefined && asksForWords(plain) && !wantsText(plain);
  const wording = asksWords ? ofSubject(turn, lately) : undefined;
  if (wording) return wording;
  const own = inHandMarketing(turn)?.handled ?? "";
  const account =
    lessThanAccount.test(own) || state.before === "sum:account" ? ofAdAccount(turn) : undefined;
  if (account) return account;
  // A number in the middle of a subject begins no plan.
  const drifts = own === "plan_campaign" && inHand !== undefined && !ofMoney.test(plain);
  if (wantsPlan(turn) || (!drifts && isWorkedOut(turn, own))) return undefined;
  const figures = ofFigures.test(state.before ?? "");
  const ofAccount = state.before === "sum:account";
  const found = words < fewestWords ? undefined : subjectMeant(turn, book);
  const known = found && adviceOf(book, found);
  const sure = found !== undefined && isSure(found);
  // What was paid for and described in so many words goes before a subject that only comes near.
  const paid = toldIn(message).figures.spend !== undefined;
  if (own.startsWith("situation:") && paid && !sure && inHand === undefined) return undefined;
  // A new subject that is surely meant goes before a question of the one in hand.
  if (inHand && (!figures || ofAccount) && words <= mostWordsNext && !(known !== inHand && sure)) {
    const next = ofSubject(turn, inHand);
    if (next) return next;
  }
  if (!found || !known || (figures && !sure)) return drifts ? noted(turn, inHand) : undefined;
  const rival = nearer(turn, sources, found);
  if (rival === undefined) return answered(turn, known, known.question.answer);
  // A rule that goes by a word would come before the written question.
  return inHandMarketing(turn) && told(turn, rival.question);
}

/** What says less than the figures worked out. */
const lessThanAccount = /^(?:|noted|plan_campaign|idea:.*|of_trade)$/;

const ofMoney =
  /\b(?:budgets?|spend|campaigns?|plan|ads?|advertis\w+|euros?|dollars?|pounds?)\b|[$€£]/;

/** By how much a written question, which leads to less, must be nearer. */
const clearly = { likelihood: 0.3, words: 0.1 } as const;

/** Returns a written question that the message is nearer to. */
function nearer(turn: Turn, { book, questions }: Sources, found: Near): Near | undefined {
  // Advice uses a figure that is told; a written answer is the same for everybody.
  if (/\d/.test(turn.message)) return undefined;
  const nearestIn = (index: Index) =>
    nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector());
  const [rival] = nearestIn(questions);
  // A subject that a clause means is held against the whole message as well.
  const whole = nearestIn(book.index).find(({ question }) => question === found.question);
  const { likelihood, score } = whole ?? found;
  return rival &&
    rival.met >= enoughWords &&
    rival.likelihood >= likelyWritten &&
    (rival.likelihood > likelihood + clearly.likelihood || rival.score > score + clearly.words) &&
    !wasSaid(turn.state, rival.question.answer)
    ? rival
    : undefined;
}
