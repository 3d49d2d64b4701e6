import { money, say } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { buyers } from "../figures/stated-cues.ts";
import { toldIn } from "../figures/stated-figures.ts";
import { shown } from "./sum-lines.ts";

/**
 * The effect of a change in a rate or a price: “from 4% to 5%, how many more sales”, “40 to 46 and lose a tenth of
 * them”.
 */

const rate = "(\\d+(?:\\.\\d+)?)";
const fromTo = new RegExp(
  `\\b(?:from )?${rate} ?(?:%|percent)? ?(?:to|into) ${rate} ?(?:%|percent)?`,
);
const toOnly = new RegExp(`\\b(?:to|at|of|was|were|is|with) ${rate} ?(?:%|percent)?(?= |$)`);
const conversion = anywhere(wordList`conversion( rate)?s?, convert\w*, cvr, share who buy`);
const clickRate = anywhere(wordList`ctr, click ?-?through( rate)?, click rate`);
const supposes = anywhere(wordList`
  if, what (changes|happens|would change), raise, raising, increase, improve, lift, get( it)? to, bring( it)? to, go(es)? (up|from|to), from, instead of, how many more, (ctr|conversion|conversion rate) (to|at) \d\S*
`);
const asksHow = /\bhow (?:would|do|can|could|should|to)\b(?! (?:many|much))/;
const price = anywhere(wordList`prices?, charge, fee, rate per`);
const lost = new RegExp(`\\b(?:lose|losing|lost)\\b[^\\d]{0,24}${rate} ?(%|percent)?`);
const customers = new RegExp(
  `\\b${rate} (?:of (?:my|our|the) )?(?:\\w+ )?(?:customers?|clients?|members?|buyers?|orders?|sales|guests?|patients?|subscribers?)\\b`,
);
const visits = /\b(\d[\d,]*(?:\.\d+)?)(k?) (?:\w+ )?(?:visitors?|visits|clicks|sessions|people)\b/;

const tell = (turn: Turn, text: string, figures: FlowSlots): Outcome => ({
  handled: "sum:what_if",
  state: { ...turn.state, figures: { ...turn.state.figures, ...figures } },
  reply: say(text, {
    source: "marketingReturn",
    next: ["How do we convert more visitors?", "Calculate my return on investment"],
  }),
});

export function whatIf(turn: Turn): Outcome | undefined {
  // Churn is not a price: “churn went from 4 to 6.5”.
  if (turn.plain.split(" ").length > 32 || /\bchurn went\b/.test(turn.plain)) return undefined;
  return (
    perOther(turn) ??
    ofTurnover(turn) ??
    anotherRate(turn) ??
    anotherPrice(turn) ??
    atPrice(turn) ??
    otherPrice(turn) ??
    ofTarget(turn) ??
    priceOrRate(turn)
  );
}

const daysIn: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 365 / 12,
  quarter: 365 / 4,
  year: 365,
};
const per = "(?:a|per|each|every|in a|by the)";
const unit = "(day|week|month|quarter|year)";
const stated = new RegExp(
  `([$€£]?)(\\d[\\d,]*(?:\\.\\d+)?) ?(?:dollars?|euros?|bucks|usd)? ${per} ${unit}\\b`,
);
const other = new RegExp(
  `\\b(?:how much|what|is that|makes?)\\b.*\\b${per} ${unit}\\b|\\bhow much\\b.*\\b(dai|week|month|year)ly\\b`,
);

/** Converts a rate to another period: “$40 a day, how much is that a month?” */
function perOther(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const [said, , digits, from] = stated.exec(plain) ?? [];
  if (said === undefined || digits === undefined || from === undefined) return undefined;
  const found = other.exec(plain.replace(said, " "));
  const to = found?.[1] ?? (found?.[2] === "dai" ? "day" : found?.[2]);
  if (to === undefined || to === from || /\b(?:plan|campaign)\b/.test(plain)) return undefined;
  const value = Number(digits.replaceAll(",", ""));
  const share = (daysIn[to] ?? 1) / (daysIn[from] ?? 1);
  const sum = Math.round(value * share * 100) / 100;
  const factor = Math.round(share * 10) / 10;
  return tell(
    turn,
    `About ${inMoney(turn, Math.round(sum))} a ${to}: ${inMoney(turn, value)} × ${shown(factor)}.`,
    { monthlySpend: Math.round((value / (daysIn[from] ?? 1)) * (365 / 12)) },
  );
}

const tooMuch =
  /\btoo (?:much|high|little|low)\b|\b(?:normal|ok|okay|reasonable|a lot|healthy|usual)\b/;
const turnover =
  /\b(?:turns? over|turnover|revenue|sales|makes?|earns?|income)(?: of| is| about| around| has| with)* [$€£]?(\d[\d,]*)(k?)/;

/** Gives the spend as a share of turnover, and what is usual: “Is that too much for a shop that turns over 9,000”. */
function ofTurnover(turn: Turn): Outcome | undefined {
  const { plain } = turn;
  const spend = numberOf(turn, "monthlySpend") ?? numberOf(turn, "spend");
  const [, digits, thousands] = turnover.exec(plain) ?? [];
  if (spend === undefined || digits === undefined || !tooMuch.test(plain)) return undefined;
  const revenue = Number(digits.replaceAll(",", "")) * (thousands === "k" ? 1000 : 1);
  const share = Math.round((spend / revenue) * 1000) / 10;
  const judged = share > 15 ? "Yes, much" : share > 10 ? "A little" : "No";
  return tell(
    turn,
    `${judged}: it’s ${shown(share)}% of ${inMoney(turn, revenue)}, where 5–10% is usual for a small business. Spending more only makes sense where each dollar still pays for itself; what’s your margin?`,
    {},
  );
}

/** Answers which to change first, after both were calculated: “So price or conversion first?” */
function priceOrRate(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const gain = numberOf(turn, "priceGain");
  const added = numberOf(turn, "added");
  const each = numberOf(turn, "priceTo") ?? numberOf(turn, "price");
  if (state.before !== "sum:what_if" || gain === undefined || added === undefined || !each)
    return undefined;
  if (!/\bprice\b.*\bconversion\b|\bconversion\b.*\bprice\b|\bwhich\b.*\bfirst\b/.test(plain))
    return undefined;
  return tell(
    turn,
    `The price: it brings in ${inMoney(turn, gain)} right away and costs nothing, as long as no more people leave. The conversion brings in ${inMoney(turn, added * each)} of revenue, but takes weeks of tests. Do one after the other, or you can’t tell which one worked.`,
    {},
  );
}

const numberOf = ({ state }: Turn, role: string): number | undefined => {
  const value = state.figures?.[role];
  return typeof value === "number" && value > 0 ? value : undefined;
};
const inMoney = ({ state }: Turn, value: number): string =>
  money(Math.round(value * 100) / 100, String(state.figures?.currency ?? "USD"));

function visitsIn(turn: Turn): number | undefined {
  const [, digits, thousands] = visits.exec(turn.plain) ?? [];
  if (digits === undefined) return numberOf(turn, "clicks");
  return Number(digits.replaceAll(",", "")) * (thousands === "k" ? 1000 : 1);
}

const advice =
  "To get there: say what it is and what it costs at the top, one button per page, half as many fields.";

/** Works out another click rate or conversion rate: “From 4% to 5%”. */
function anotherRate(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const ofClicks = clickRate.test(plain);
  if (!(ofClicks || conversion.test(plain)) || !supposes.test(plain)) return undefined;
  const [, first, second] = fromTo.exec(plain) ?? [];
  const now = Number(second ?? toOnly.exec(plain)?.[1] ?? Number.NaN);
  if (!(now > 0 && now <= 100)) return undefined;
  const clicks = visitsIn(turn);
  const impressions = numberOf(turn, "impressions");
  const sold = numberOf(turn, "sales") ?? numberOf(turn, "leads");
  const share = sold !== undefined && clicks !== undefined ? (sold / clicks) * 100 : undefined;
  const each = numberOf(turn, "price");
  const thing = String(state.figures?.thing ?? "sale");
  const things = thing.endsWith("s") ? thing : `${thing}s`;
  if (ofClicks) {
    const before =
      first === undefined
        ? clicks !== undefined && impressions !== undefined
          ? (clicks / impressions) * 100
          : undefined
        : Number(first);
    if (before === undefined || before <= 0) return undefined;
    const seen = impressions ?? 10_000;
    const more = (seen * now) / 100;
    const bought =
      share === undefined
        ? ""
        : `, and at ${shown(share)}% who buy ${shown((more * share) / 100)} ${things} instead of ${shown((seen * before * share) / 10_000)}`;
    return tell(
      turn,
      `At ${shown(now)}% instead of ${shown(before)}%, ${shown(seen)} views bring ${shown(more)} clicks instead of ${shown((seen * before) / 100)}${bought}.`,
      {},
    );
  }
  const before = first === undefined ? share : Number(first);
  if (before === undefined || before <= 0) return undefined;
  const base = clicks ?? 1000;
  const [old, next] = [(base * before) / 100, (base * now) / 100];
  const more = Math.round((next - old) * 100) / 100;
  const worth =
    each === undefined
      ? ""
      : ` At ${inMoney(turn, each)} each, that’s ${inMoney(turn, more * each)} more.`;
  const how = asksHow.test(plain) ? ` ${advice}` : "";
  return tell(
    turn,
    `${shown(Math.abs(more))} ${more < 0 ? "fewer" : "more"}: of ${shown(base)} visits ${shown(next)} ${things} instead of ${shown(old)}, ${shown(Math.abs(Math.round((now / before - 1) * 100)))}% ${more < 0 ? "fewer" : "more"} for the same clicks.${worth}${how}`,
    { added: more },
  );
}

/**
 * Calculates the revenue of the additional sales at a price, right after another rate: “What does that bring at 46
 * each”.
 */
function atPrice(turn: Turn): Outcome | undefined {
  const added = numberOf(turn, "added");
  const each = toldIn(turn.message).figures.price ?? turn.slots.amounts[0]?.value;
  if (turn.state.before !== "sum:what_if" || added === undefined || each === undefined)
    return undefined;
  if (!/\b(?:bring|worth|revenue|money|much|that|earn)\b/.test(turn.plain)) return undefined;
  return tell(
    turn,
    `${inMoney(turn, added * each)} more revenue: ${shown(added)} × ${inMoney(turn, each)}.`,
    {},
  );
}

const sumFirst = /(\d[\d,]*(?:\.\d+)?)(k?) (?:is|are|means?|makes?|would be|takes?) how many (\w+)/;
const sumLast =
  /\bhow many (\w+) (?:is|are|for|makes?|to (?:get|reach|make|raise)) [$€£]?(\d[\d,]*(?:\.\d+)?)(k?)/;

/** Nouns for people who each pay once, since a sum does not count clicks or weeks. */
const payers = whole(wordList`${buyers}, supporters?, backers?, people, persons?`);

/** Says how many people make up a sum, if the price that one pays is known: “20,000 is how many supporters”. */
function ofTarget(turn: Turn): Outcome | undefined {
  const [, first, firstK, named] = sumFirst.exec(turn.plain) ?? [];
  const [, asked, last, lastK] = sumLast.exec(turn.plain) ?? [];
  const digits = first ?? last;
  const thing = named ?? asked;
  const each = numberOf(turn, "price");
  if (digits === undefined || thing === undefined || !payers.test(thing) || !each) return undefined;
  const sum = Number(digits.replaceAll(",", "")) * ((firstK ?? lastK) === "k" ? 1000 : 1);
  if (!(sum > each)) return undefined;
  const many = Math.ceil(sum / each).toLocaleString("en-US");
  return tell(turn, `${many} ${thing}: ${inMoney(turn, sum)} ÷ ${inMoney(turn, each)}.`, {});
}

const insteadOf = new RegExp(
  `\\b${rate}(?: ?(?:dollars?|euros?|bucks|usd))? (?:instead of|rather than|not) [$€£]?${rate}\\b`,
);

/** Says what a different price gains, or costs in buyers: “What if we take 120 instead of 95”. */
function otherPrice(turn: Turn): Outcome | undefined {
  const [, now, old] = (insteadOf.exec(turn.plain) ?? []).map(Number);
  if (!now || !old || old !== numberOf(turn, "price") || now === old) return undefined;
  const each = inMoney(turn, Math.abs(now - old));
  return tell(
    turn,
    now > old
      ? `Each sale brings in ${each} more, and you can lose up to ${Math.floor(((now - old) * 100) / now)}% of your buyers before it costs you revenue. Try it for two weeks and count the sales.`
      : `Each sale brings in ${each} less, so it takes ${Math.ceil(((old - now) * 100) / now)}% more buyers for the same revenue. Try it for two weeks and count the sales.`,
    { price: now },
  );
}

/**
 * Compares revenue or profit before and after a change of price that loses buyers: “40 to 46, and lose a tenth of
 * 300”.
 */
function anotherPrice(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const lately = state.before === "sum:what_if" && state.figures?.priceTo !== undefined;
  const change = price.test(plain) ? fromTo.exec(plain) : null;
  const loses = lost.exec(plain);
  const half = /\bmargins?\b.{0,24}\bhalf\b/.test(plain) ? 50 : undefined;
  const said = toldIn(message).figures.margin ?? half;
  const margin = said ?? numberOf(turn, "margin");
  if (!change && !(lately && (loses || said !== undefined))) return undefined;
  const old = Number(change?.[1] ?? state.figures?.priceFrom);
  const now = Number(change?.[2] ?? state.figures?.priceTo);
  const many = Number(
    customers.exec(plain.replace(loses?.[0] ?? " ", " "))?.[1] ??
      customers.exec(plain)?.[1] ??
      state.figures?.buyers ??
      100,
  );
  const gone = loses
    ? loses[2] === undefined
      ? Number(loses[1])
      : (many * Number(loses[1])) / 100
    : Number(state.figures?.gone ?? 0);
  if (!(old > 0 && now > 0 && many > gone)) return undefined;
  const left = Math.round(many - gone);
  const unit = margin === undefined ? 0 : old * (1 - margin / 100);
  const [before, after] = [many * (old - unit), left * (now - unit)];
  const gain = after - before;
  const bearable = Math.floor((1 - (old - unit) / (now - unit)) * 100);
  const what = margin === undefined ? "of revenue" : `left at a margin of ${shown(margin)}%`;
  const limit = now > old ? ` You can lose up to ${shown(bearable)}% before it costs you.` : "";
  const figures = {
    priceFrom: old,
    priceTo: now,
    buyers: many,
    gone,
    priceGain: gain,
    ...(margin === undefined ? {} : { margin }),
  };
  return tell(
    turn,
    `${gain >= 0 ? "Yes" : "No"}: ${left} × ${inMoney(turn, now)} instead of ${many} × ${inMoney(turn, old)} is ${inMoney(turn, Math.abs(gain))} ${gain >= 0 ? "more" : "less"} ${what}.${limit}`,
    figures,
  );
}
