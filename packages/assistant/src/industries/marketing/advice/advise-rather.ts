import { isNo, isYes } from "../../../dialogue/message/answers.ts";
import { notUnderstood } from "../../../dialogue/message/clauses.ts";
import { talkOf, textsOf } from "../../../dialogue/stages/question-context.ts";
import { stagesOf } from "../../../dialogue/stages/stage-kinds.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Found, Outcome, Turn } from "../../../dialogue/types.ts";
import type { Advice, AdviceBook } from "../../../knowledge/questions/advice.ts";
import { type Near, nearQuestions } from "../../../knowledge/questions/match.ts";
import { telling } from "../../../knowledge/questions/question.ts";
import { kindIn } from "../business/kinds.ts";
import { businessOf, newlyRefused } from "../business/stated.ts";
import { wantsText } from "../drafts/wish.ts";
import { ofUs } from "../situations/of-situation.ts";
import {
  adviceInHand,
  adviceOf,
  alike,
  answered,
  enoughWords,
  fewestWords,
  likelyWritten,
  mostWords,
  mostWordsNext,
  noted,
  offersText,
  ofSubject,
  type Sources,
} from "./current-advice.ts";
import { ofTrades, subjectMeant } from "./subject-meant.ts";
import { isPressed, ofFigures, wantsPlan } from "./worked-out.ts";

/**
 * Replaces an answer based only on a keyword or the most likely intent with advice: on the current subject, on the kind
 * of business, or on the nearest subject.
 */
export function adviseRather(
  turn: Turn,
  sources: Sources,
  { outcome: given, stage }: Found,
): Outcome | undefined {
  const { plain, message, state } = turn;
  const words = plain.split(" ").length;
  if (state.flow !== undefined || isYes(message) || isNo(message) || isPressed(turn))
    return undefined;
  if (words > mostWords || ofUs.test(plain) || wantsText(plain) || wantsPlan(turn))
    return undefined;
  // “No Facebook please”: what remains was just given.
  if (words <= mostRefusing && !message.includes("?") && newlyRefused(turn).length > 0)
    return undefined;
  const guessed = guesses.has(stage) || generalStep.test(given.handled);
  // A plan or calculation that was not requested is replaced too.
  const begun = given.state.flow !== undefined;
  if (!guessed || (begun && !unasked.test(given.handled))) return undefined;
  const inHand = adviceInHand(turn, sources.book);
  const same = alike(turn, inHand);
  if (same) return same;
  if (stage !== "signs" && !begun && keeps.test(given.handled)) return undefined;
  const written = questionIn(turn, sources, given);
  if (written && written.likelihood >= likelyWritten && written.met >= enoughWords)
    return undefined;
  const next =
    state.exchanges.length > 0 && words <= mostWordsNext && !ofFigures.test(state.before ?? "")
      ? ofSubject(turn, inHand ?? ofTrade(turn, sources.book))
      : undefined;
  if (next) return next;
  const found =
    words < fewestWords ? undefined : subjectMeant(turn, sources.book, begun ? "surely" : "rather");
  if (written && found && written.likelihood >= found.likelihood) return undefined;
  const known =
    (found && adviceOf(sources.book, found)) ??
    (begun ? undefined : introduced(turn, sources.book));
  const outcome = known && answered(turn, known, known.question.answer);
  if (outcome) return withPlan(given, outcome);
  const isStep = movesOn.test(given.reply.message.content);
  return notUnderstood.has(given.handled) && !isStep ? noted(turn, inHand) : undefined;
}

const mostRefusing = 8;
const movesOn = /^(?:I can’t judge that|Noted)/;
const planOffer = " Shall I make a plan with money and weeks?";

/** Keeps the general step's offer of a plan. */
const withPlan = (given: Outcome, outcome: Outcome): Outcome => {
  const { content } = outcome.reply.message;
  return given.reply.message.content.endsWith(planOffer) && !offersText.test(content)
    ? {
        ...outcome,
        state: withOffer(outcome.state, "Help me plan a campaign"),
        reply: { ...outcome.reply, message: { content: content + planOffer } },
      }
    : outcome;
};

/** Returns the written question whose answer was given, with its similarity to the message. */
const questionIn = (turn: Turn, { questions }: Sources, { reply }: Outcome): Near | undefined =>
  nearQuestions(questions, textsOf(turn), talkOf(turn), turn.vector()).find(({ question }) =>
    reply.message.content.includes(question.answer),
  );

/** Stages that decide by a keyword or the most likely intent. */
const guesses = stagesOf(
  ["near", "leaning", "doubt"],
  ["wish", "several", "overruled", "likely question"],
);
/** Steps for any business of a kind. */
const generalStep = /^(?:of_trade|first_step|idea:(?!contacts))/;
const keeps =
  /^(?:human_agent|greeting|thanks|goodbye|bot_identity|emergency|company_|book_call|privacy_data|complaint|flow:|sum:|draft:|roi|language|name)/;

/** A yoga studio and a nail studio share nothing but the room. */
const rooms = new Set(
  telling(
    "studio salon shop store bar school house place centre centers garden company practice repair",
  ),
);
const ownWords = (kind: string): string[] => telling(kind).filter((word) => !rooms.has(word));

/** General help for a business that this message introduces, if nothing more specific applies. */
function introduced(turn: Turn, { all }: AdviceBook): Advice | undefined {
  const { kind } = kindIn(turn.plain);
  if (kind === undefined) return undefined;
  const own = ownWords(kind);
  return all.find(
    ({ family, question }) => family === ofTrades && own.some((word) => question.words.has(word)),
  );
}

const unasked = /^(?:roi|plan_campaign|budget_advice)$/;

/** What helps the stated kind of business; advice for another kind of business is not for this one. */
function ofTrade({ state }: Turn, { all }: AdviceBook): Advice | undefined {
  const { kind } = businessOf(state);
  const own = kind === undefined ? [] : ownWords(kind);
  return all.find(
    ({ family, question }) => family === ofTrades && own.some((word) => question.words.has(word)),
  );
}
