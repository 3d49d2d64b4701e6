import { start } from "../../../dialogue/flows.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { channelsIn } from "../channels/channel-records.ts";
import { goalIn } from "../channels/goals.ts";
import { tradeIn } from "../channels/trades.ts";
import { toldIn } from "../figures/stated-figures.ts";
import { asksSum } from "../returns/return-figures.ts";
import { situationOf } from "../situations/of-situation.ts";
import { adviseFirst } from "./advice-first.ts";
import { planFlow } from "./plan.ts";
import { saidBefore } from "./plan-values.ts";

/** Whether a description of a business asks for a plan. */

/** Matches a question, as opposed to a statement. */
export const knowledge =
  /^(?:what|which|why|who|when|where|is|are|does|do|did|should|would|will|how (?!about)|explain|define|compare|tell me)\b/;
export const duration =
  /\b(?:weeks?|wks?|months?|quarters?|years?|winter|summer|season|until|till|before|fortnight)\b/;

/** A question about money already spent is not a campaign to plan. */
const ofMeasuring = anywhere(
  wordList`incremental\w*, hold ?-?out, geo ?-?(test|experiment|lift)s?, lift (test|study), attribution, a/b ?-?tests?, split ?-?tests?, significan\w+, (claim|report|count)s? (more|higher|too), (whom|who|which|what)( \w+){0,3} (trust|believe)`,
);
const needsPeople = anywhere(wordList`
  (need|want|get|find|attract|bring|more|few(er)?|not enough|no|too few|losing|fill|looking for|sell) (\w+ ){0,3}(customers?|clients?|guests?|patients?|members?|students?|bookings?|visitors?|people|ppl|sales|orders|leads|demos|sign ?-?ups|donors|tickets|subscribers|enquiries|more|tables?|rooms?|seats?)
`);
const ofOurs = anywhere(
  wordList`your (company|agency|site|price|fee)s?, chatbot, bot, you charge, do you`,
);

/** “Hi, it’s Gaz. How do I get more reviews” is a question, with or without a question mark. */
const asksHow = /(?:^|[.!?,;\n] *)(?:(?:so|and|but|ok) )*how\b/i;
const asksPlan = /\b(?:plan|campaign|budget|spend|launch\w*|advertis\w+|split)\b|\d{3,}/;

/** Money already spent is not a budget. */
const spentAlready =
  /\b(?:spent|roi|revenue|returns?|margins?|ate|burn(?:t|ed)|wasted|blew|lost|paid|cost us|threw away)\b/;

/** Denials of a plan: “18k is the stand, not the budget”, “no plan please”. */
const deniesPlan =
  /\b(?:not|no|forget|without|isn't|is not) (?:(?:the|my|our|a|any|your) )?(?:budget|plan|campaign)\b/;

const introduction =
  /^(?:(?:hi|hello|hey|so|ok|well) )*(?:i|we)(?: both| also| just)? (?:am|are|have|run|own|manage|sell|teach|make|offer|got|opened)\b(?! (?:not|no|already|never)\b)/;

/** Starts the plan with everything given in one message (“got a band, gig on 12 dec, need people, 300 bucks”). */
export function beginsPlan(turn: Turn): Outcome | undefined {
  const { plain, state, slots, message } = turn;
  if (state.flow || state.done?.some(({ name }) => name === "plan") || ofOurs.test(plain))
    return undefined;
  // A visitor without money is not asked for any.
  if ((state.seen.no_budget ?? 0) > 0 && slots.amounts.length === 0) return undefined;
  if (ofMeasuring.test(plain) || deniesPlan.test(plain)) return undefined;
  if (asksSum(turn) || spentAlready.test(plain)) return undefined;
  // More details about an answered situation do not ask for a plan.
  if (situationOf(turn) !== undefined && slots.amounts.length === 0 && !asksPlan.test(plain))
    return undefined;
  const { figures, rest } = toldIn(message);
  // “A band with 3,000 followers” does not mention money.
  const sums = plainWords(rest);
  const sum =
    slots.amounts.length > 0 ||
    /\b(?:budget|spend|have|got|put|invest|do with|for|plan|campaign|split)\b[^\d]{0,20}\d{3,}/.test(
      sums,
    ) ||
    /\b\d{3,6} (?:a|per|each) month\b/.test(sums) ||
    (/\b\d[\d,]{2,6} (?:for|on|into) /.test(sums) && channelsIn(plain).length > 0) ||
    /\b\d{3,6} (?:for|over|in) (?:the next |about )?(?:\d{1,2}|two|three|four|six|eight|ten) (?:weeks?|months?)\b/.test(
      sums,
    );
  const goal = goalIn(message) !== undefined || needsPeople.test(plain);
  const time = duration.test(plain) && /\d|\b(?:until|till|this|next|whole|the)\b/.test(plain);
  const launches =
    /\b(?:launch\w*|open(?:ing)?|promote|advertis\w+|campaign|marketing|plan)\b/.test(plain);
  const stated = [sum, goal, time, launches, channelsIn(plain).length > 0].filter(Boolean).length;
  const whereto =
    /^(?=\D*\d).*\bsplit\b|\b(?:where|how|what) (?:to|would you|should i|can i|do i|could i) (?:put|spend|invest|do|get|use|split)\b.*\d/;
  const asks = (knowledge.test(plain) || asksHow.test(message)) && !whereto.test(plain);
  // “200 tickets at 150 each” says what is to be sold.
  const toSell = figures.sales !== undefined && figures.price !== undefined && !asks;
  const enough = sum
    ? stated >= 2 && (!asks || goal)
    : toSell || (needsPeople.test(plain) && !asks && !message.includes("?"));
  // A bare amount, given to a campaign planner.
  const alone =
    sum &&
    !asks &&
    plain.split(" ").length <= 9 &&
    /\b(?:budget|put|invest|spend|do with)\b/.test(plain);
  // “We have a pottery, courses for beginners”: a visitor who introduces a business wants something for it.
  const introduces =
    state.before === undefined &&
    introduction.test(plain) &&
    !message.includes("?") &&
    tradeIn(plain) !== undefined &&
    turn.understanding.decision !== "answer";
  if (!enough && !alone && !introduces) return undefined;
  const first = sum || toSell || introduces ? undefined : adviseFirst(turn);
  if (first) return first;
  const known = { ...saidBefore(turn), ...(sum && whereto.test(plain) ? { atOnce: 1 } : {}) };
  return { ...start(turn, "plan", planFlow, known), handled: "plan_campaign" };
}
