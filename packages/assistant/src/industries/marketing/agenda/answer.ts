import { money, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { dayOf, isBefore } from "../../../understanding/calendar.ts";
import { wantsText } from "../drafts/wish.ts";
import { currencyNamed, currencyOf } from "../figures/currency.ts";
import * as asked from "./asked.ts";
import {
  costLine,
  effortLine,
  noAds,
  startLine,
  stepLine,
  whenLines,
  wholeLines,
} from "./lines.ts";
import { dateTold, type Occasion, occasionIn, saidEarlier, saidNow } from "./occasion.ts";
import { type Agenda, agendaOf, slotsOf } from "./record.ts";
import { means, otherwise, type Step, stepsFor } from "./steps.ts";

/**
 * Plans what leads up to a day: Valentine’s, an opening, a workshop. The agenda is kept, and what is asked of it later
 * (when, what first, how much, without what) follows from its steps.
 */

const handledBy = "agenda";
const mostBack = 4;
/** A change or a bare question follows within so many messages. */
const mostBetween = 2;
const mostWords = 45;

type Told = { agenda: Agenda; text: string | undefined };

/** Returns the agenda that a message asks for, or what it asks of the one that is kept; undefined if neither. */
export function answersFromAgenda(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (plain.split(" ").length > mostWords) return undefined;
  if (wantsText(plain) && !asked.asksSteps.test(plain)) return undefined;
  const told = followed(turn) ?? begun(turn);
  if (told?.text === undefined) return undefined;
  return {
    handled: handledBy,
    whole: true,
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      agenda: slotsOf(told.agenda),
    },
    reply: say(told.text, {
      source: "marketing",
      next: ["What do I do first?", "What does it cost?", "Only the three most important"],
    }),
  };
}

/**
 * Starts one if the message names an occasion and asks for steps. One that was told shortly before is meant by a message
 * that says little else, while no agenda is kept.
 */
function begun(turn: Turn): Told | undefined {
  const { plain, state } = turn;
  if (!asked.asksSteps.test(plain) || asked.ofOther.test(plain)) return undefined;
  const own = occasionIn(turn, saidNow(turn));
  const isPlanned = state.done?.some(({ name }) => name === "plan");
  if ((isPlanned || state.flow !== undefined) && !asked.asksOrder.test(plain)) return undefined;
  if (isPlanned && own === undefined) return undefined;
  const occasion = own ?? (asked.isOfAny(plain) ? toldEarlier(turn) : undefined);
  if (occasion === undefined || asksCampaign(turn, occasion)) return undefined;
  const budget = budgetIn(turn);
  const agenda: Agenda = {
    ...occasion,
    ...(budget === undefined ? {} : { budget }),
    without: new Set(asked.lackedIn(plain)),
    few: false,
    at: 0,
  };
  const isVague = agenda.kind !== "quiet" && occasion.isMonthOnly;
  const lines = wholeLines(agenda, stepsOf(turn, agenda));
  return { agenda, text: isVague ? `${lines}\n\nWhich day is it? I’ll move the steps.` : lines };
}

const toldEarlier = (turn: Turn) =>
  agendaOf(turn.state) === undefined
    ? turn.state.exchanges
        .slice(-mostBack)
        .toReversed()
        .map(({ visitor }) => occasionIn(turn, saidEarlier(turn, visitor)))
        .find((one) => one !== undefined)
    : undefined;

/** A large budget is split over channels and weeks by the campaign plan. */
const mostBudget = 600;
const asksCampaign = ({ slots, plain }: Turn, { kind }: Occasion): boolean =>
  (slots.amounts[0]?.value ?? 0) > mostBudget ||
  (/\bcampaign\b/.test(plain) && kind !== "opening" && slots.amounts.length > 0);

const stepsOf = ({ now }: Turn, { kind, date, budget, without, few }: Agenda): Step[] =>
  stepsFor(kind, date, dayOf(now), {
    ...(budget === undefined ? {} : { budget }),
    without,
    few,
  });

function followed(turn: Turn): Told | undefined {
  const agenda = agendaOf(turn.state);
  const lately = turn.state.exchanges.slice(-mostBack).some(({ handled }) => handled === handledBy);
  if (agenda === undefined || !lately || !isBefore(dayOf(turn.now), agenda.date)) return undefined;
  const other = occasionIn(turn, saidNow(turn));
  if (other !== undefined && other.kind !== agenda.kind) return undefined;
  // After a text, “shorter” and “for the window?” are about the text.
  const isNext =
    turn.state.before?.startsWith("draft:") !== true &&
    turn.state.exchanges.slice(-mostBetween).some(({ handled }) => handled === handledBy);
  return changed(turn, agenda, other, isNext) ?? answered(turn, agenda, isNext);
}

/** Another day, another budget, or something that is not there: the agenda is told anew. */
function changed(
  turn: Turn,
  agenda: Agenda,
  other: Occasion | undefined,
  isNext: boolean,
): Told | undefined {
  const { plain, message } = turn;
  if (other !== undefined && !other.date.equals(agenda.date))
    return anew(turn, { ...agenda, ...other });
  const isAsked = message.includes("?");
  const date = isNext && !isAsked ? dateTold(turn, saidNow(turn))?.day : undefined;
  if (date !== undefined && !date.equals(agenda.date) && !asked.asksWhen.test(plain))
    return anew(turn, { ...agenda, date });
  const budget = budgetIn(turn);
  if (budget !== undefined && (isNext || asked.asksCost.test(plain))) {
    const next = { ...agenda, budget };
    return { agenda: next, text: costOf(turn, next) };
  }
  const only = asked.onlyIn(plain);
  if (isNext && only.length > 0)
    return anew(turn, {
      ...agenda,
      without: new Set(means.filter((by) => asked.isChannel(by) && !only.includes(by))),
    });
  const lacked = asked.lackedIn(plain).filter((one) => !agenda.without.has(one));
  if (lacked.length > 0 && isNext)
    return anew(turn, { ...agenda, without: new Set([...agenda.without, ...lacked]) });
  const ofSteps = isNext || /\b(?:too much work|most important|fewer steps)\b/.test(plain);
  if (ofSteps && asked.wantsFewer.test(plain) && !asked.asksEffort.test(plain))
    return anew(turn, { ...agenda, few: true });
  return undefined;
}
/** Whether a budget is enough is a yes or no. */
const costOf = (turn: Turn, agenda: Agenda): string =>
  costLine(agenda, stepsOf(turn, agenda), moneyOf(turn), /\benough\b/.test(turn.plain));
const anew = (turn: Turn, agenda: Agenda): Told => ({
  agenda: { ...agenda, at: 0 },
  text: wholeLines(agenda, stepsOf(turn, agenda)),
});
/** “The town has 40 thousand people” tells no budget. */
const counted =
  /\d[\d.,]*(?: ?k\b| thousand)? (?:people|inhabitants|residents|customers|guests|followers|subscribers|places|seats)\b/;
const ofPrice = /\b(?:tickets?|entry|entrance|admission|each|per|prices?|costs?)\b/;
const ofBudget = /\b(?:budget|spend|have only|only have|put in|afford)\b/;
const budgetIn = ({ slots, plain, message }: Turn): number | undefined =>
  counted.test(plain) ||
  (ofPrice.test(plain) && !ofBudget.test(plain)) ||
  (currencyNamed(message) === undefined && !ofBudget.test(plain))
    ? undefined
    : slots.amounts[0]?.value;
const moneyOf = (turn: Turn) => (amount: number) => money(amount, currencyOf(turn));

/** In quiet weeks the message to regulars comes back every week. */
const withWeekly = ({ kind }: Agenda, named: readonly Step[], steps: readonly Step[]): Step[] =>
  kind === "quiet" && named.some(({ by }) => by === "tell")
    ? [...new Set([...named, ...steps.filter(({ by }) => by === "remind")])]
    : [...named];

function answered(turn: Turn, agenda: Agenda, isNext: boolean): Told | undefined {
  const { plain } = turn;
  const steps = stepsOf(turn, agenda);
  const at = (index: number): Told => ({
    agenda: { ...agenda, at: index === 0 ? 1 : index },
    text: stepLine(steps, index),
  });
  const tell = (text: string | undefined): Told => ({ agenda, text });
  const named = asked.asksWhen.test(plain)
    ? asked.meansIn(plain).flatMap((by) => steps.find((one) => one.by === by) ?? [])
    : [];
  if (named.length > 0) return tell(whenLines(withWeekly(agenda, named, steps)));
  if (isNext && asked.asksAbout.test(turn.message.trim())) {
    const about = asked.meansIn(plain);
    const own = steps.filter(({ by }) => about.includes(by));
    if (own.length > 0) return tell(whenLines(own));
    if (about.includes("ads")) return tell(noAds(moneyOf(turn)));
  }
  if (asked.asksFirst.test(plain)) return at(0);
  if (isNext && asked.asksNext.test(plain)) return at(agenda.at + 1);
  // “What does the whole plan cost?” does not ask for the plan.
  if (isNext && asked.asksCost.test(plain)) return tell(costOf(turn, agenda));
  if (asked.asksOrder.test(plain)) return anew(turn, agenda);
  if (asked.asksStart.test(plain)) return tell(startLine(agenda, steps));
  if (asked.asksOtherwise.test(plain)) return tell(otherwise[agenda.kind]);
  if (!isNext) return undefined;
  if (asked.asksEffort.test(plain)) return tell(effortLine(steps));
  return undefined;
}
