import { isNo, isYes } from "../../../dialogue/message/answers.ts";
import { toOutcome } from "../../../dialogue/reply/to-outcome.ts";
import { talkOf, textsOf } from "../../../dialogue/stages/question-context.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { type Index, type Near, nearQuestions } from "../../../knowledge/questions/match.ts";
import { newlyRefused } from "../business/stated.ts";
import { inHandMarketing } from "../current-matter.ts";
import { asksForWords, wantsText } from "../drafts/wish.ts";
import { toldIn } from "../figures/stated-figures.ts";
import { ofUs } from "../situations/of-situation.ts";
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
} from "./current-advice.ts";
import { subjectMeant } from "./subject-meant.ts";
import { isPressed, isWorkedOut, ofFigures, wantsPlan } from "./worked-out.ts";

/**
 * Finds advice by the meaning of a message: the subject by similarity and shared words; follow-ups (“how often”, “and
 * if I have no time”) are answered for the current subject.
 */

/** Answers a question about the current subject, or gives advice on the subject that the message means. */
export function advise(turn: Turn, sources: Sources): Outcome | undefined {
  const { book } = sources;
  const { message, plain, state } = turn;
  const words = plain.split(" ").length;
  if (isYes(message) || isNo(message) || words > mostWords || ofUs.test(plain)) return undefined;
  const asks = asking.test(message) || asking.test(plain);
  if (state.flow !== undefined && !asks) return undefined;
  // “No Facebook please” rules something out, and asks for what remains.
  if (!asks && words <= mostRefusing && newlyRefused(turn).length > 0) return undefined;
  if (isPressed(turn)) return undefined;
  const inHand = adviceInHand(turn, book);
  const lately = inHand ?? adviceLately(turn, book);
  // “What do I write to the schools” asks about the contents.
  const asksWords = lately !== undefined && asksForWords(plain) && !wantsText(plain);
  const wording = asksWords ? ofSubject(turn, lately) : undefined;
  if (wording) return wording;
  const own = inHandMarketing(turn)?.handled ?? "";
  const account =
    lessThanAccount.test(own) || state.before === "sum:account" ? ofAdAccount(turn) : undefined;
  if (account) return account;
  // A number in the middle of a subject does not start a plan.
  const drifts = own === "plan_campaign" && inHand !== undefined && !ofMoney.test(plain);
  if (wantsPlan(turn) || (!drifts && isWorkedOut(turn, own))) return undefined;
  const figures = ofFigures.test(state.before ?? "");
  const ofAccount = /^sum:(?:account|ledger)/.test(state.before ?? "");
  const found = words < fewestWords ? undefined : subjectMeant(turn, book);
  const known = found && adviceOf(book, found);
  const sure = found !== undefined && isSure(found);
  // An explicit description of paid advertising takes precedence over a merely similar subject.
  const paid = toldIn(message).figures.spend !== undefined;
  if (own.startsWith("situation:") && paid && !sure && inHand === undefined) return undefined;
  // A new subject that is certain takes precedence over a question about the current one.
  if (inHand && (!figures || ofAccount) && words <= mostWordsNext && !(known !== inHand && sure)) {
    const next = ofSubject(turn, inHand);
    if (next) return next;
  }
  if (!found || !known || (figures && !sure)) return drifts ? noted(turn, inHand) : undefined;
  const rival = nearer(turn, sources, found);
  if (rival === undefined) return answered(turn, known, known.question.answer);
  // A keyword rule would otherwise come before the written question.
  return inHandMarketing(turn) && toOutcome(turn, rival.question);
}

const mostRefusing = 8;

/** Replies that say less than the calculated figures. */
const lessThanAccount = /^(?:|noted|plan_campaign|idea:.*|of_trade)$/;

const ofMoney =
  /\b(?:budgets?|spend|campaigns?|plan|ads?|advertis\w+|euros?|dollars?|pounds?)\b|[$€£]/;

/** Margin by which a written question must be closer, as it offers less. */
const clearly = { likelihood: 0.3, words: 0.1 } as const;

/** Returns a written question that is closer to the message. */
function nearer(turn: Turn, { book, questions }: Sources, found: Near): Near | undefined {
  // Advice uses the figures given; a written answer is the same for everyone.
  if (/\d/.test(turn.message)) return undefined;
  const nearestIn = (index: Index) =>
    nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector());
  const [rival] = nearestIn(questions);
  // A subject matched by a clause is also compared with the whole message.
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
