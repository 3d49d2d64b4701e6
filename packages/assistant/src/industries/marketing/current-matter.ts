import { advance, start, take } from "../../dialogue/flows.ts";
import { isNo, isYes, newFigure } from "../../dialogue/message/answers.ts";
import { without } from "../../dialogue/state.ts";
import type { FlowState, Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { asksForIdea, ofCorrection, tellsContacts } from "./business/ideas.ts";
import { channelsIn } from "./channels/channel-records.ts";
import { goalIn, isGoalAlone } from "./channels/goals.ts";
import { howMuchNeeded } from "./channels/how-much.ts";
import { mixChange } from "./channels/mix.ts";
import { planRules } from "./channels/sample.ts";
import { afterEach, ofEach, ofRepeats, ofSpent, ofSum } from "./channels/verdicts.ts";
import { ofBenchmarks } from "./facts/benchmarks.ts";
import { factorIn } from "./figures/factors.ts";
import { followsUp } from "./follow-up.ts";
import { beginsPlan, duration, knowledge } from "./plan/begins-plan.ts";
import { forecast, namesWorth } from "./plan/forecast.ts";
import { planFlow } from "./plan/plan.ts";
import { ofPlanMade } from "./plan/plan-changes.ts";
import { oneOfTwo, perDay, perWeek, printRun, whatItGets } from "./plan/plan-daily.ts";
import { planGoesOn } from "./plan/plan-goes-on.ts";
import { ofPlanLines } from "./plan/plan-lines.ts";
import { returnOffer } from "./plan/plan-reply.ts";
import { ofAssets, ofAudience, whatElse, withoutMoney } from "./plan/stated-context.ts";
import { ofReferrers, refusesChannel, withoutAds } from "./plan/without-ads.ts";
import { asksSum, profitOfOne } from "./returns/return-figures.ts";
import { termIn } from "./returns/return-questions.ts";
import { roiFlow } from "./returns/roi.ts";
import { asksOfSituation, tellsSituation } from "./situations/of-situation.ts";
import { ofAccounts } from "./sums/account-sums.ts";
import { ofChannelCosts } from "./sums/channel-costs.ts";
import { perOne } from "./sums/per-one.ts";
import { ofRatings } from "./sums/ratings.ts";
import { ofUnit, sumsOf } from "./sums/sums.ts";
import { whatIf } from "./sums/what-if.ts";
import { ofTradeSums } from "./trade-sums/sums.ts";
import { unitLacks } from "./unit-sums/of-unit.ts";

/**
 * Messages that state or change a value of the current plan or return are handled as such, whatever intent their words
 * suggest.
 */

const asksChange = anywhere(wordList`
  make (it|that|this), change( it| that| this)?, switch, instead, what if, and if, can (you|we), could (you|we), set it, raise it, lower it, increase, reduce, cut it, do it (with|for|in|over), (i|we) (said|meant|told you|asked for)
`);
const ofReturn = anywhere(wordList`
  margins?, profit, revenue, roi, roas, break ?even, worth, (brings?|spends?) (about|around|me|us|in), per (sale|order|customer|lead|click|patient|client), each, apiece, a (click|customer|sale|piece)
`);

const isWord = (turn: Turn): boolean =>
  isYes(turn.message) || isNo(turn.message) || turn.plain.split(" ").length > 24;

export function inHandMarketing(turn: Turn): Outcome | undefined {
  const worked = ofPlanLines(turn);
  if (worked) return worked;
  const planned =
    perDay(turn) ??
    perWeek(turn) ??
    printRun(turn) ??
    whatItGets(turn) ??
    oneOfTwo(turn) ??
    ofPlanMade(turn);
  if (planned) return planned;
  const other = withoutAds(turn) ?? ofReferrers(turn);
  if (other) return other;
  const compared =
    isYes(turn.message) || isNo(turn.message)
      ? undefined
      : (ofChannelCosts(turn) ?? ofAccounts(turn) ?? whatIf(turn) ?? ofRatings(turn));
  const judged =
    compared ??
    ofRepeats(turn) ??
    ofSum(turn) ??
    afterEach(turn) ??
    ofUnit(turn) ??
    (isYes(turn.message) || isNo(turn.message) ? undefined : ofTradeSums(turn)) ??
    asksOfSituation(turn) ??
    (isYes(turn.message) || isNo(turn.message) ? undefined : ofBenchmarks(turn)) ??
    tellsSituation(turn) ??
    ofCorrection(turn) ??
    refusesChannel(turn) ??
    asksForIdea(turn) ??
    (turn.state.flow === undefined ? howMuchNeeded(turn) : undefined);
  if (judged || isWord(turn)) return judged;
  return (
    ofEach(turn) ??
    ofSpent(turn) ??
    whatElse(turn) ??
    ofAudience(turn) ??
    ofAssets(turn) ??
    tellsContacts(turn) ??
    followsUp(turn) ??
    withoutMoney(turn) ??
    perOne(turn) ??
    sumsOf(turn) ??
    unitLacks(turn) ??
    acceptsWithFigures(turn) ??
    changesReturn(turn) ??
    goalByQuestion(turn) ??
    planGoesOn(turn) ??
    changesPlan(turn) ??
    beginsPlan(turn)
  );
}

/** Accepts the offer to work out the return together with a figure: “Yes, work it out, a loaf is $4”. */
function acceptsWithFigures(turn: Turn): Outcome | undefined {
  const { offer, flow } = turn.state;
  const yes = /^(?:yes|yeah|yep|yup|sure|ok|okay|please do|go on|do it)\b[ ,.!]*/i.exec(
    turn.message.trim(),
  );
  // “Ok 8” is too little for a cost: it changes the weeks.
  const small = yes !== null && /^\d{1,2}\W*$/.test(turn.message.trim().slice(yes[0].length));
  const figure = !small && (turn.slots.amounts.length > 0 || turn.slots.numbers.length > 0);
  if (flow || offer?.send !== returnOffer || offer.age > 2 || !yes || !figure) return undefined;
  return {
    ...start({ ...turn, state: without(turn.state, "offer") }, "roi", roiFlow),
    handled: "roi",
  };
}

const anotherFigure =
  /^(?:and |what |how )*(?:about |if |with |at |for )*(?:an? )?(?:margin (?:of |at |is )?)?\d+(?:\.\d+)? ?(?:%|percent)?(?: margin)?$/;

/**
 * Changes a figure right after the return was worked out (“And at 60% margin?”, “what if revenue is 80k”), or reads a
 * whole calculation from one sentence.
 */
function changesReturn(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const open = state.flow?.name === "roi" ? state.flow : undefined;
  const done = state.flow ? undefined : state.done?.find(({ name }) => name === "roi");
  if (
    !state.flow &&
    state.before === "roas" &&
    (slots.amounts.length > 0 || slots.numbers.some((value) => value >= 100))
  ) {
    const said = /(\d+(?:\.\d+)?) ?%/.exec(state.exchanges.at(-1)?.visitor ?? "")?.[1];
    return {
      ...start(turn, "roi", roiFlow, {
        even: 1,
        ...(said === undefined ? {} : { margin: Number(said) }),
      }),
      handled: "roi",
    };
  }
  if (!open && !done) {
    const even = profitOfOne(plain) !== undefined && /\bhow many\b|\bbreak ?even\b/.test(plain);
    const planned = state.done?.some(({ name }) => name === "plan");
    return !state.flow && (asksSum(turn) || (even && !planned)) ? begun(turn) : undefined;
  }
  if (open) return undefined;
  if (!done) return undefined;
  const percent = /\d ?(?:%|percent)/.test(plain) || anotherFigure.test(plain);
  const names = /\b(?:margins?|revenue|turnover|spen[dt]|cost|sales of)\b/.test(plain);
  const figure =
    slots.amounts.length > 0 || slots.numbers.length > 0 || factorIn(turn.message) !== undefined;
  const isLast = state.done?.[0] === done;
  if (
    !isLast ||
    !(percent || (names && figure)) ||
    (knowledge.test(plain) && !/^what (?:if|about)\b/.test(plain))
  )
    return undefined;
  const bare =
    anotherFigure.exec(plain) && !/%|percent/.test(plain)
      ? /\d+(?:\.\d+)?/.exec(plain)?.[0]
      : undefined;
  // “And at 30?” right after the calculation: only a margin is put that way.
  const said =
    bare === undefined || Number(bare) > 100 ? turn : { ...turn, message: `margin ${bare}%` };
  const taken = take(said, roiFlow, done);
  return taken && { ...advance(taken.turn, roiFlow, taken.flowState), handled: "flow:roi" };
}

const begun = (turn: Turn): Outcome => ({ ...start(turn, "roi", roiFlow), handled: "roi" });

/**
 * Takes the goal from a question asked while the goal is open, and answers the number too: “How many enquiries can I
 * expect”.
 */
function goalByQuestion(turn: Turn): Outcome | undefined {
  const { flow } = turn.state;
  const goal = goalIn(turn.message);
  if (flow?.name !== "plan" || flow.asking !== "goal" || goal === undefined) return undefined;
  const thing = /\bhow many (?:more |new )?(\w+)/.exec(turn.plain)?.[1];
  if (thing === undefined) return undefined;
  const planned = advance(turn, planFlow, { ...flow, slots: { ...flow.slots, goal } });
  const made = planned.state.done?.find(({ name }) => name === "plan");
  if (planned.state.flow || !made) return { ...planned, handled: "flow:plan" };
  const expected = forecast({ ...turn, state: planned.state }, made, thing);
  const { cards } = planned.reply;
  return { ...expected, reply: { ...expected.reply, ...(cards ? { cards } : {}) } };
}

/** Changes a value of the plan that is open or was made. */
function changesPlan(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow && state.flow.name !== "plan") return undefined;
  const plan = state.flow ?? state.done?.find(({ name }) => name === "plan");
  if (!plan) return undefined;
  const asks =
    /^how (?:many|much)\b/.test(plain) ||
    termIn(turn.message) !== undefined ||
    (knowledge.test(plain) && !asksChange.test(plain) && !/^what (?:if|about)\b/.test(plain));
  if (asks || ofReturn.test(plain) || (namesWorth(plain) && state.flow === undefined))
    return undefined;
  const done = state.flow === undefined;
  const weeks = otherWeeks(turn, plan);
  if (weeks === undefined && !states(turn, plan, done)) return undefined;
  const said = weeks === undefined ? turn : { ...turn, ...inFull(turn, `${weeks} weeks`) };
  const taken = take(said, planFlow, plan);
  // A value that is already known is repeated, so that the visitor sees it was understood.
  if (!taken)
    return done && state.before === "flow:plan" && (duration.test(plain) || isGoalAlone(plain))
      ? { ...advance(turn, planFlow, plan), handled: "flow:plan" }
      : undefined;
  return {
    ...advance(
      { ...taken.turn, state: done ? taken.turn.state : state },
      planFlow,
      taken.flowState,
    ),
    handled: "flow:plan",
  };
}

/**
 * Reads a bare number as another number of weeks, if it is too small for a budget or follows a message about weeks:
 * “Nah make it 6” after “8 weeks”.
 */
function otherWeeks({ plain, state }: Turn, plan: FlowState): number | undefined {
  const [, corrected, denied] = /\b(\d{1,3})(?: weeks)? not (\d{1,3})\b/.exec(plain) ?? [];
  const replaces = denied !== undefined && Number(denied) === plan.slots.weeks;
  const count = replaces ? Number(corrected) : newFigure(plain);
  if (count === undefined || plan.slots.weeks === undefined || plan.asking !== undefined)
    return undefined;
  if (state.done?.[0] !== plan) return undefined;
  const afterWeeks =
    state.before === "flow:plan" && duration.test(state.exchanges.at(-1)?.visitor ?? "");
  const most = afterWeeks ? planRules.longest : planRules.leastWeekly - 1;
  return count >= planRules.shortest && count <= most ? count : undefined;
}

/** The turn as if the number had been given with its unit. */
const inFull = ({ slots }: Turn, message: string): Pick<Turn, "message" | "plain" | "slots"> => {
  const { alone: _alone, ...rest } = slots;
  return { message, plain: message, slots: { ...rest, numbers: [] } };
};

/** Whether a message names a value of the plan; once the plan is made, only one that changes it. */
function states(turn: Turn, plan: FlowState, done: boolean): boolean {
  const { plain, slots, message } = turn;
  const words = plain.split(" ").length;
  if (mixChange(plan, plain) !== undefined)
    return (
      done || plan.asking !== "goal" || /\b(?:only|just|no|not|without|skip|drop)\b/.test(plain)
    );
  const newGoal = goalIn(message) !== undefined && goalIn(message) !== plan.slots.goal;
  const turned =
    /\b(?:not|rather|instead|actually|back to|first|goal|want)\b/.test(plain) && words <= 14;
  if (newGoal && (isGoalAlone(plain) || turned || plan.slots.goal === undefined))
    return !/\bmore about\b/.test(plain);
  if (factorIn(message) !== undefined && words <= 9) return true;
  if (duration.test(plain) && (words <= 9 || asksChange.test(plain) || !done)) return true;
  if (slots.amounts.length > 0 && !message.includes("?")) return true;
  if (slots.amounts.length > 0) return asksChange.test(plain) || words <= 8;
  const isLast = turn.state.done?.[0] === plan;
  return (
    slots.numbers.some((value) => value >= 50) &&
    words <= 8 &&
    (isLast || !done) &&
    channelsIn(plain).length === 0
  );
}
