import type { ChatReply } from "@brightkeel/contracts";
import { money, pick, say } from "../../dialogue/reply.ts";
import type { DraftTurn, Flow, FlowState, Turn } from "../../dialogue/types.ts";
import { factorIn } from "./factors.ts";
import { marketingTerms } from "./terms.ts";

type Figure = "cost" | "revenue" | "margin";
const words: Readonly<Record<Figure, RegExp>> = {
  revenue:
    /\b(?:revenue|earn(?:s|ed|ing)?|made|makes?|brought|brings?|got|income|turnover|sales|sold|return(?:s|ed)?)\b/i,
  cost: /\b(?:cost(?:s|ing)?|spent|spend(?:s|ing)?|paid|pay|invest(?:ed|ment|ing)?|budget|ad spend|put in)\b/i,
  margin: /\b(?:margins?)\b/i,
};

/** Cost, revenue and margin; then the sum, line by line. */
export const roiFlow: Flow = {
  title: "the return",
  intents: ["roi"],
  resumes: true,
  claims: ({ message }, { slots }) =>
    slots.cost !== undefined && message.split(/\s+/).length <= 9 && factorIn(message) !== undefined,
  about: aboutReturn,
  take(turn, flow) {
    const before = JSON.stringify(flow.slots);
    const objected = turn.objections.length;
    const term = flow.asking === undefined ? undefined : termIn(turn.message);
    if (term !== undefined) {
      turn.objections.push(term);
      return true;
    }
    const factor = factorIn(turn.message);
    const meantFigure = meant(turn.message, { ...flow, asking: "cost" });
    const known = flow.slots[meantFigure];
    if (factor !== undefined && known !== undefined) {
      put(turn, flow, meantFigure, Number(known) * factor);
      return true;
    }
    for (const [figure, value] of figuresIn(turn, flow)) put(turn, flow, figure, value);
    const currency = turn.slots.amounts[0]?.currency;
    if (currency !== undefined) flow.slots.currency = currency;
    return (
      before !== JSON.stringify(flow.slots) ||
      turn.objections.length > objected ||
      turn.slots.amounts.length > 0
    );
  },
  advance(turn, flow) {
    const finished = turn.state.finished;
    if (
      flow.slots.cost === undefined &&
      finished?.name === "plan" &&
      turn.objections.length === 0
    ) {
      const { budget, currency } = finished.slots;
      if (budget !== undefined) flow.slots.cost = budget;
      if (currency !== undefined) flow.slots.currency = currency;
    }
    const { cost, revenue, margin } = flow.slots;
    if (cost === undefined) {
      flow.asking = "cost";
      return say(
        turn.objections.length > 0 || revenue !== undefined || margin !== undefined
          ? "What does the campaign cost in all?"
          : "Gladly, with the sums shown. What does the campaign cost in all, media and work together?",
        { source: "marketingReturn", choices: pick("$2,000", "$5,000", "$10,000") },
      );
    }
    if (revenue === undefined) {
      flow.asking = "revenue";
      return say(
        `Cost: ${inMoney(flow, Number(cost))}. What revenue did it bring, or should it bring?`,
        { source: "marketingReturn", choices: pick("$10,000", "$25,000", "$50,000") },
      );
    }
    if (margin === undefined) {
      flow.asking = "margin";
      return say(
        "And what stays of 100 of revenue after goods and delivery? Revenue alone flatters every campaign.",
        { source: "marketingReturn", choices: pick("30%", "50%", "100%") },
      );
    }
    delete flow.asking;
    return result(flow, Number(cost), Number(revenue), Number(margin));
  },
  recap(flow) {
    const { cost, revenue, margin } = flow.slots;
    const parts = [
      cost !== undefined && `cost ${inMoney(flow, Number(cost))}`,
      revenue !== undefined && `revenue ${inMoney(flow, Number(revenue))}`,
      margin !== undefined && `margin ${margin}%`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? undefined : `a return: ${parts.join(", ")}`;
  },
};

const inMoney = (flow: FlowState, value: number): string => money(value, currencyOf(flow));

function put(turn: DraftTurn, flow: FlowState, figure: Figure, value: number): void {
  const refuse = (why: string) => {
    delete flow.slots[figure];
    turn.objections.push(why);
  };
  if (figure === "cost" && value <= 0)
    refuse("The return is counted for each unit spent, so the cost has to be above zero.");
  else if (figure === "revenue" && value < 0) refuse("Revenue cannot be less than nothing.");
  else if (figure === "margin" && (value <= 0 || value > 100))
    refuse("The margin is a share of the revenue: above 0 and up to 100%.");
  else flow.slots[figure] = value;
}

/** “Sold 150 shirts at $20 each”. */
const sold =
  /\b(\d[\d,]*) (?:\w+ ){1,3}(?:at|for|à|x|times) [$€£₹]?(\d+(?:\.\d+)?)(?: (?:dollars?|euros?))?(?: each| apiece| a piece)\b/i;

/** Which figure each number of the message is: by the word beside it, else by the question that is open. */
function figuresIn(turn: Turn, flow: FlowState): [Figure, number][] {
  const { slots } = turn;
  const found: [Figure, number][] = [];
  const sale = sold.exec(turn.message);
  if (sale) {
    const [phrase, count = "", price = ""] = sale;
    const rest = turn.message.replace(phrase, " ");
    const cost = [...rest.matchAll(/(?<![\d.%])\d[\d,]*(?:\.\d+)?(?!\s?%|[\d.,]*%)/g)][0]?.[0];
    found.push(["revenue", Number(count.replaceAll(",", "")) * Number(price)]);
    if (cost !== undefined) found.push(["cost", Number(cost.replaceAll(",", ""))]);
    const share = /(\d+(?:\.\d+)?)\s?%/.exec(rest)?.[1];
    if (share !== undefined) found.push(["margin", Number(share)]);
    return found;
  }
  const { message } = turn;
  // A dash with a space after it only sets the figure off.
  const percent = /(-?\d+(?:[.,]\d+)?)\s?(?:%|percent|per cent)/i.exec(message);
  if (percent)
    found.push(["margin", Number((percent[1] ?? "").replace(",", ".").replace(/\s/, ""))]);
  const rest = percent ? message.replace(percent[0], " ") : message;
  // What is left of “12.5%” in the bare numbers is no figure of its own.
  const bare = percent ? [] : numbersOf(turn);
  const values = slots.amounts.length > 0 ? slots.amounts.map(({ value }) => value) : bare;
  const negative = /[-−]\s?[$€£₹]\s?\d|[$€£₹]\s?[-−]\d/.test(message);
  const [only, second] = values;
  if (only !== undefined && second !== undefined) {
    // “Spent 5k, made 25k” and “25k revenue for 5k of ads”: the order of the words is the order of the figures.
    const revenueAt = rest.search(words.revenue);
    const costAt = rest.search(words.cost);
    const revenueFirst =
      revenueAt >= 0 && (costAt < 0 ? revenueAt < rest.length / 2 : revenueAt < costAt);
    found.push(["cost", revenueFirst ? second : only], ["revenue", revenueFirst ? only : second]);
  } else if (only !== undefined) {
    found.push([meant(rest, flow), negative ? -only : only]);
  }
  return found;
}

/** Weeks and people are no money. */
const counted =
  /\b\d+ (?:weeks?|months?|days?|years?|people|customers?|orders?|leads?|clicks?|visitors?|members?)\b/gi;

const numbersOf = ({ slots, message }: Turn): number[] =>
  slots.alone === undefined
    ? [...message.replace(counted, " ").matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
        Number(digits.replaceAll(",", "")),
      )
    : [slots.alone];

function meant(message: string, flow: FlowState): Figure {
  const named = (["margin", "revenue", "cost"] as const).find(
    (figure) => message.search(words[figure]) >= 0,
  );
  if (named !== undefined) return named;
  const { asking } = flow;
  return asking === "margin" || asking === "revenue" ? asking : "cost";
}

/** What a word means, where a message asks for that. */
export function termIn(message: string): string | undefined {
  const asks =
    /\b(?:what(?:.?s| is| are| does)|explain|define|meaning)\b/i.test(message) ||
    /^\W*\w+\s*\?\s*$/.test(message);
  return asks && !/\d|\b(?:my|our|if)\b/i.test(message)
    ? marketingTerms.find(({ pattern }) => pattern.test(message))?.text
    : undefined;
}

const costPer =
  /\b(\d[\d,]*) (sales?|orders?|customers?|leads?|conversions?|buyers?|bookings?|clicks?)\b/i;

/** A question about a return, answered by its figures. */
function aboutReturn({ message }: Turn, flow: FlowState): ChatReply | undefined {
  const [cost, revenue, margin] = [flow.slots.cost, flow.slots.revenue, flow.slots.margin].map(
    Number,
  );
  if (cost === undefined || revenue === undefined || margin === undefined) return undefined;
  const tell = (text: string) =>
    say(text, {
      source: "marketingReturn",
      next: ["Help me plan a campaign", "How do we convert more visitors?"],
    });
  const [, count, unit = ""] = costPer.exec(message) ?? [];
  if (count !== undefined && /\b(?:cpa|cac|cpc|cpl|cost per|per|each)\b/i.test(message)) {
    const each = cost / Number(count.replaceAll(",", ""));
    return Number.isFinite(each)
      ? tell(
          `${inMoney(flow, cost)} ÷ ${count} = ${inMoney(flow, each)} a ${unit.replace(/s$/i, "")}.`,
        )
      : undefined;
  }
  if (/\broas\b/i.test(message))
    return tell(
      `${inMoney(flow, revenue)} ÷ ${inMoney(flow, cost)} = ${(revenue / cost).toLocaleString("en-US", { maximumFractionDigits: 2 })}.`,
    );
  const even = Math.ceil((cost / margin) * 100);
  if (/\bbreak[ -]?even\b/i.test(message))
    return tell(`A revenue of ${inMoney(flow, even)}: ${inMoney(flow, cost)} ÷ ${margin}%.`);
  if (/\b(?:what|which)\b.*\bgood (?:roi|return)\b|^whats? a good\b/i.test(message))
    return tell(
      "Anything above zero earns its cost; yours stands on the card. Repeat what is above zero in small steps, and stop what stays below after two changes.",
    );
  const term = termIn(message);
  if (term !== undefined) return tell(term);
  if (
    /\b(?:stop|continue|keep (?:going|it)|go on with)\b.*\b(?:campaign|it|this|that)\b|\b(?:is|was) (?:that|this|it) (?:any |a )?(?:good|bad|ok|okay|enough|normal|high|low|worth it)\b|\bworth it\b/i.test(
      message,
    )
  ) {
    const gain = (revenue * margin) / 100 - cost;
    return tell(
      gain >= 0
        ? `It earns its cost and ${inMoney(flow, gain)} more. Whether that is good depends on what else the money could do; as a rule, repeat it in small steps as long as it stays above zero.`
        : `${/\bstop\b/i.test(message) ? "Yes, or change it first" : "No"}: it costs ${inMoney(flow, -gain)} more than it brings. It would need a revenue of ${inMoney(flow, even)}, or customers who buy again.`,
    );
  }
  return undefined;
}

function result(flow: FlowState, cost: number, revenue: number, margin: number): ChatReply {
  const gain = (revenue * margin) / 100;
  const roi = Math.round(((gain - cost) / cost) * 1000) / 10;
  const even = Math.ceil((cost / margin) * 100);
  const back = money(Math.round((gain / cost) * 100) / 100, currencyOf(flow));
  return say(
    `ROI = (revenue × margin − cost) ÷ cost = (${inMoney(flow, revenue)} × ${margin}% − ${inMoney(flow, cost)}) ÷ ${inMoney(flow, cost)} = ${roi.toLocaleString("en-US")}%. ${roi >= 0 ? `Each ${money(1, currencyOf(flow))} comes back as ${back}.` : "It does not pay yet."} It breaks even at a revenue of ${inMoney(flow, even)} (${inMoney(flow, cost)} ÷ ${margin}%).`,
    {
      source: "marketingReturn",
      card: {
        kind: "plan",
        title: "Return on investment",
        badge: `${roi.toLocaleString("en-US")}%`,
        rows: [
          { label: "Cost", value: inMoney(flow, cost) },
          { label: "Revenue", value: inMoney(flow, revenue) },
          { label: "Margin", value: `${margin}%` },
          { label: "Gross profit", value: inMoney(flow, gain) },
          { label: "Break-even revenue", value: inMoney(flow, even) },
        ],
        note: "Worked out from your figures, nothing else.",
      },
      next: [
        "How do we convert more visitors?",
        "Help me plan a campaign",
        "I want to book a call",
      ],
    },
  );
}

const currencyOf = (flow: FlowState): string =>
  flow.slots.currency === undefined ? "USD" : String(flow.slots.currency);
