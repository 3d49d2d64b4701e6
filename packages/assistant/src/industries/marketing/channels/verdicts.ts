import { money, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { aspectsIn } from "../../../records/aspects.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { channels } from "./channel-records.ts";

/** A yes or no to what a visitor is about to do, from the figures given. */

const asksVerdict = anywhere(wordList`
  (so |should (i|we) |do (i|we) |we |i )?(stop|end|quit|drop|pause|kill|cancel)( it| them| the ads| that| this)?, (keep|carry on|go on|continue)( going| with it| it| on)?, (is|was) (it|that|this) (any )?(good|bad|ok|okay|worth it|normal|enough), worth it, (good or bad), (do|repeat|try|use)( \w+)? again
`);
const mostWords = 8;

/** Answers “So stop it?” after a calculation. */
export function ofSum(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  if (!/^(?:sum:made|sum:cost|sum:per_one|noted|failed|roi|flow:roi)$/.test(state.before ?? ""))
    return undefined;
  const asks = message.includes("?") || /^(?:so|should|is|was|do)\b/i.test(message.trim());
  if (!asks || plain.split(" ").length > mostWords || !asksVerdict.test(plain)) return undefined;
  const { figures = {} } = state;
  const sum = state.done?.find(({ name }) => name === "roi")?.slots ?? {};
  const { sales, price, spend = sum.cost, margin = sum.margin, currency = sum.currency } = figures;
  const made =
    figures.revenue ??
    (sales !== undefined && price !== undefined ? Number(sales) * Number(price) : sum.revenue);
  if (spend === undefined || made === undefined || margin === undefined) return undefined;
  const inMoney = (value: number) => money(Math.round(value), String(currency ?? "USD"));
  const gain = (Number(made) * Number(margin)) / 100 - Number(spend);
  const even = Math.ceil((Number(spend) / Number(margin)) * 100);
  const stops = /\b(?:stop|end|quit|drop|pause|kill|cancel)\b/.test(plain);
  const small = Number(sales ?? 99) < 5;
  const text =
    gain < 0
      ? `${stops ? "Yes, as it is" : "No"}: it costs ${inMoney(-gain)} more than it earns, and would need ${inMoney(even)} of revenue. ${small ? "With so few sales, luck plays a part too. " : ""}Change one thing for two weeks first, or pause it.`
      : `${stops ? "No" : "Yes"}: it earns you ${inMoney(gain)} after its cost. Raise it in steps of a fifth as long as that holds.`;
  return {
    handled: "sum:made",
    state,
    reply: say(text, { source: "marketingReturn", next: ["What should I change first?"] }),
  };
}

/**
 * Answers whether to stop before the results of the spending are known: “400 a month for 7 months and nothing, quit?”
 */
export function ofSpent({ plain, state, message }: Turn): Outcome | undefined {
  const { spend, revenue, sales, currency } = state.figures ?? {};
  const ends = /\b(?:quit|stop|give up|end it|drop it|cancel it|go on|continue)\b/.test(plain);
  if (!ends || state.flow || spend === undefined || revenue !== undefined || sales !== undefined)
    return undefined;
  if (!message.includes("?") && !/\bshould\b/.test(plain)) return undefined;
  return {
    handled: "sum:spent",
    state,
    reply: say(
      `${money(Number(spend), String(currency ?? "USD"))} so far. With nothing at all to show for it, yes, stop and put it where people are buying now. Before that, count: how many enquiries and customers came in, and what does one pay?`,
      { source: "marketingReturn" },
    ),
  };
}

const eachMonth = /\b(?:every|each|a|per) month\b|\bmonthly\b/;

/** Says how many months it takes to recover the cost: “And if it brings 22 every month?” */
export function ofRepeats({ plain, state }: Turn): Outcome | undefined {
  if (!/^(?:sum:|roi$|flow:roi$)/.test(state.before ?? "") || !eachMonth.test(plain))
    return undefined;
  const { spend, sales, price, margin, currency } = state.figures ?? {};
  const named = /\b(\d[\d,]*) (?:\w+ )?(?:every|each|a|per) month/.exec(plain)?.[1];
  const said = Number(named?.replaceAll(",", ""));
  const count = said > 0 ? said : Number(sales);
  const supposes = /\b(?:if|when|what about|say|suppose)\b/.test(plain);
  const known = [spend, price, margin, count].every((value) => Number(value) > 0);
  if (!supposes || !known) return undefined;
  const inMoney = (value: number) => money(Math.round(value), String(currency ?? "USD"));
  const left = (count * Number(price) * Number(margin)) / 100;
  const months = Math.round((Number(spend) / left) * 10) / 10;
  return {
    handled: "sum:made",
    state,
    reply: say(
      `You keep ${inMoney(left)} each month in that case (${count} × ${inMoney(Number(price))} × ${margin}%), and ${inMoney(Number(spend))} is earned back after ${months} months, if you don’t pay anything more.`,
      { source: "marketingReturn" },
    ),
  };
}

/** Answers the next question after `ofEach`: “Why not”, “what instead”. */
export function afterEach({ plain, state }: Turn): Outcome | undefined {
  if (state.before !== "sum:each") return undefined;
  const [asked] = aspectsIn(plain) ?? [];
  const { profit, currency } = state.figures ?? {};
  const inMoney = (value: number) => money(value, String(currency ?? "USD"));
  const text =
    asked === "why" || asked === "against" || asked === "means"
      ? `Because most people who click don’t buy: at ${inMoney(0.8)} a click and two buyers in a hundred, one sale costs ${inMoney(40)}, and ${inMoney(Number(profit))} of it comes back.`
      : asked === "instead" || asked === "next" || asked === "how"
        ? "Three things that cost little: sets of three, so one sale earns more; a card with a code in every package for the next order; and ten people with a fitting following who get one for free. Count the codes."
        : undefined;
  return text === undefined
    ? undefined
    : {
        handled: "sum:each",
        state,
        reply: say(text, { source: "marketingReturn", next: ["Which channel is cheapest?"] }),
      };
}

const eachLeaves = new RegExp(
  `[$€£]? ?(\\d+(?:\\.\\d+)?) ?(?:[$€]|dollars?|euros?|bucks)? ${wordList`(of )?(profit|margin|left)( (each|apiece|a piece|per \w+|on each|a \w+))?, (each|apiece|a piece) (of )?profit`}`,
);
const asksAds = anywhere(wordList`
  (ads?|advertising|campaigns?|google|facebook|instagram|marketing|it|that) (make|makes|making|worth|pay|pays|work|works)( any| it| off| for (me|us))?( sense)?, make sense, worth it, should (i|we) (run|do|buy|advertise|use)( \w+)*, does (it|that) pay
`);

/** Judges ads by the profit per sale: “I keep 2 euros on each, do ads make sense?” */
export function ofEach(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  if (state.flow || plain.split(" ").length > 26) return undefined;
  const found = eachLeaves.exec(plain);
  const now = Number(found?.[1]);
  const stated = now > 0 ? now : Number(state.figures?.profit);
  if (!(stated > 0) || !asksAds.test(plain) || !(now > 0 || message.includes("?")))
    return undefined;
  const [first, second] = channels
    .filter(({ yields, click }) => yields.sales !== undefined && click !== undefined)
    .sort((a, b) => (a.yields.sales ?? 0) - (b.yields.sales ?? 0));
  if (!first?.yields.sales || !second?.yields.sales) return undefined;
  const currency = /€|euro/i.test(message) ? "EUR" : String(state.figures?.currency ?? "USD");
  const inMoney = (value: number) => money(value, currency);
  const best = first.yields.sales;
  return {
    handled: "sum:each",
    state: { ...state, figures: { ...state.figures, profit: stated, currency } },
    reply: say(
      stated < best
        ? `Hardly: one sale through ads costs around ${inMoney(best)} to ${inMoney(second.yields.sales)} here, and each one earns you ${inMoney(stated)}. They only pay off if a buyer comes back often or buys several; sets, a card in every package and creators paid in goods cost less.`
        : `Yes: one sale through ads costs around ${inMoney(best)} to ${inMoney(second.yields.sales)} here, and each one earns you ${inMoney(stated)}. Test with ${inMoney(stated * 10)} and stop if ten sales’ worth brings in fewer than eight.`,
      {
        source: "marketingReturn",
        next: ["Which channel is cheapest?", "Help me plan a campaign"],
      },
    ),
  };
}
