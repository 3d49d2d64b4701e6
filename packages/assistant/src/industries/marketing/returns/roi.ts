import type { ChatReply } from "@brightkeel/contracts";
import { money, pick, say } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, Flow, FlowState } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { factorIn } from "../figures/factors.ts";
import { toldIn } from "../figures/stated-figures.ts";
import {
  type Figure,
  figuresIn,
  meant,
  priceOfOne,
  profitOfOne,
  toEarnBack,
} from "./return-figures.ts";
import { aboutReturn, currencyOf, termIn } from "./return-questions.ts";

/** Asks for cost, revenue and margin, then shows the calculation line by line. */
export const roiFlow: Flow = {
  title: "the return",
  names: ["maths", "math", "sums?", "calculations?", "calculator", "roi"],
  intents: ["roi"],
  resumes: true,
  claims: ({ message }, { slots }) =>
    slots.cost !== undefined && message.split(/\s+/).length <= 9 && factorIn(message) !== undefined,
  about: aboutReturn,
  take(turn, flow) {
    const before = JSON.stringify(flow.slots);
    const objected = turn.objections.length;
    if (flow.asking !== undefined && asksElse(turn)) return false;
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
    const profit = flow.slots.revenue === undefined ? profitOfOne(turn.plain) : undefined;
    const piece = priceOfOne(turn, flow);
    if (profit !== undefined) {
      Object.assign(flow.slots, { each: profit, margin: 100 });
      const cost = toEarnBack(turn.plain);
      if (cost !== undefined) put(turn, flow, "cost", cost);
    } else if (piece !== undefined) flow.slots.each = piece;
    else if (takeNamed(turn, flow)) return true;
    else for (const [figure, value] of figuresIn(turn, flow)) put(turn, flow, figure, value);
    const currency = turn.slots.amounts[0]?.currency;
    if (currency !== undefined) flow.slots.currency = currency;
    return (
      before !== JSON.stringify(flow.slots) ||
      turn.objections.length > objected ||
      turn.slots.amounts.length > 0
    );
  },
  advance(turn, flow) {
    if (flow.asking === undefined) fillIn(turn, flow);
    const planned = turn.state.done?.find(({ name }) => name === "plan");
    if (flow.slots.cost === undefined && planned !== undefined && turn.objections.length === 0) {
      const { budget, currency } = planned.slots;
      if (budget !== undefined) flow.slots.cost = budget;
      if (currency !== undefined) flow.slots.currency = currency;
    }
    const { cost, revenue, margin, each } = flow.slots;
    const asksEven = /\bbreak[ -]?even\b/i.test(turn.message) || flow.slots.even !== undefined;
    if (asksEven && revenue === undefined && each === undefined) {
      flow.slots.even = 1;
      // The lowest ROAS needs only the margin; the revenue needs the cost as well.
      if (cost !== undefined && margin !== undefined) {
        delete flow.asking;
        return breakEven(flow, Number(cost), Number(margin));
      }
      if (cost !== undefined) {
        flow.asking = "margin";
        return say("What’s left of 100 of revenue after goods and delivery?", {
          source: "marketingReturn",
          choices: pick("30%", "50%", "70%"),
        });
      }
    }
    if (cost !== undefined && each !== undefined && revenue === undefined) {
      if (margin !== undefined) {
        delete flow.asking;
        return piecesNeeded(flow, Number(cost), Number(each), Number(margin));
      }
      flow.asking = "margin";
      return say(
        `At ${inMoney(flow, Number(each))} apiece, ${inMoney(flow, Number(cost))} is ${Math.ceil(Number(cost) / Number(each)).toLocaleString("en-US")} of them. What’s left of each after goods and delivery, in percent?`,
        { source: "marketingReturn", choices: pick("30%", "50%", "100%") },
      );
    }
    if (cost === undefined) {
      flow.asking = "cost";
      return say(
        each !== undefined && margin === 100
          ? `${inMoney(flow, Number(each))} of profit each, got it. What does the campaign cost in total?`
          : turn.objections.length > 0 || revenue !== undefined || margin !== undefined
            ? "What does the campaign cost in total?"
            : "Sure, and I’ll show the maths. What does the campaign cost in total, media and labour together?",
        { source: "marketingReturn", choices: pick("$2,000", "$5,000", "$10,000") },
      );
    }
    if (revenue === undefined) {
      flow.asking = "revenue";
      return say(
        `Cost: ${inMoney(flow, Number(cost))}. What revenue did it bring in, or should it bring in?`,
        { source: "marketingReturn", choices: pick("$10,000", "$25,000", "$50,000") },
      );
    }
    if (margin === undefined) {
      flow.asking = "margin";
      return say(
        "What’s left of 100 of revenue after goods and delivery? Revenue alone makes every campaign look good.",
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

const asksOther =
  /^(?:(?:and|so|but|ok|no|well) )*(?:which|what|how|who|where|when|should|is|are|do|does|can)\b/;
const isFigure = /^(?:cost|revenue|margin|spend|sales|price|unitCost|profit|target)$/;
const namesFigure =
  /\b(?:costs?|spent|spend|paid|revenue|turnover|made|earn\w*|sold|sales|margins?|break ?-?even|roi|return)\b/;

/** A question about something else, or other kinds of figures, do not answer a question about an amount. */
function asksElse({ message, plain }: DraftTurn): boolean {
  if (namesFigure.test(plain) || termIn(message) !== undefined) return false;
  const asks = message
    .split(/(?<=[.!?;,])\s+/)
    .some((part) => /\?/.test(part) || asksOther.test(plainWords(part)));
  const roles = Object.keys(toldIn(message).figures);
  const isOther = roles.length > 0 && !roles.some((role) => isFigure.test(role));
  return (asks && !/^\W*[$€£]?\d/.test(message)) || isOther;
}

const inMoney = (flow: FlowState, value: number): string => money(value, currencyOf(flow));

/** Fills in values given earlier in the conversation, so that they are not asked for. */
function fillIn({ state }: DraftTurn, { slots }: FlowState): void {
  const { spend, revenue, margin, sales, price, currency } = state.figures ?? {};
  const made =
    revenue ??
    (sales !== undefined && price !== undefined ? Number(sales) * Number(price) : undefined);
  for (const [figure, value] of [
    ["cost", spend],
    ["revenue", made],
    ["margin", margin],
    ["currency", currency],
  ] as const)
    if (slots[figure] === undefined && value !== undefined && slots.each === undefined)
      slots[figure] = value;
}

/** Takes two or more figures that are given by name, in any order. */
function takeNamed(turn: DraftTurn, flow: FlowState): boolean {
  const { spend, revenue, sales, price, margin } = toldIn(turn.message).figures;
  const sold = sales !== undefined && price !== undefined ? sales * price : undefined;
  const named = (
    [
      ["cost", spend],
      ["revenue", revenue ?? sold],
      ["margin", margin],
    ] as const
  ).flatMap(([figure, value]) => (value === undefined ? [] : [[figure, value] as const]));
  if (named.length < 2) return false;
  for (const [figure, value] of named) put(turn, flow, figure, value);
  if (sales !== undefined) flow.slots.count = sales;
  const currency = turn.slots.amounts[0]?.currency;
  if (currency !== undefined) flow.slots.currency = currency;
  return true;
}

function put(turn: DraftTurn, flow: FlowState, figure: Figure, value: number): void {
  const refuse = (why: string) => {
    delete flow.slots[figure];
    turn.objections.push(why);
  };
  if (figure === "cost" && value <= 0)
    refuse("The return is counted per unit spent, so the cost has to be above zero.");
  else if (figure === "revenue" && value < 0) refuse("Revenue can’t be less than zero.");
  else if (figure === "margin" && (value <= 0 || value > 100))
    refuse("The margin is a share of the revenue: above 0 and up to 100%.");
  else flow.slots[figure] = value;
}

function breakEven(flow: FlowState, cost: number, margin: number): ChatReply {
  return say(
    `${inMoney(flow, Math.ceil((cost / margin) * 100))} of revenue: ${inMoney(flow, cost)} ÷ ${margin}%. That’s a ROAS of ${(100 / margin).toLocaleString("en-US", { maximumFractionDigits: 2 })}; above it, every sale earns you something.`,
    {
      source: "marketingReturn",
      next: ["Help me plan a campaign", "How do we convert more visitors?"],
    },
  );
}

function piecesNeeded(flow: FlowState, cost: number, each: number, margin: number): ChatReply {
  const profit = (each * margin) / 100;
  return say(
    `${Math.ceil(cost / profit).toLocaleString("en-US")} to earn it back: ${inMoney(flow, cost)} ÷ ${margin === 100 ? inMoney(flow, profit) : `${inMoney(flow, profit)}, which is ${margin}% of ${inMoney(flow, each)}`} each. From the next one on, you’re making money.`,
    {
      source: "marketingReturn",
      next: ["Help me plan a campaign", "How do we convert more visitors?"],
    },
  );
}

function result(flow: FlowState, cost: number, revenue: number, margin: number): ChatReply {
  const gain = (revenue * margin) / 100;
  const roi = Math.round(((gain - cost) / cost) * 1000) / 10;
  const again = flow.slots.told !== undefined;
  flow.slots.told = 1;
  const even = Math.ceil((cost / margin) * 100);
  const back = money(Math.round((gain / cost) * 100) / 100, currencyOf(flow));
  return say(
    `${again ? "" : "ROI = (revenue × margin − cost) ÷ cost = "}(${inMoney(flow, revenue)} × ${margin}% − ${inMoney(flow, cost)}) ÷ ${inMoney(flow, cost)} = ${roi.toLocaleString("en-US")}%. ${roi >= 0 ? `Each ${money(1, currencyOf(flow))} comes back as ${back}.` : "It doesn’t pay off yet."} It breaks even at a revenue of ${inMoney(flow, even)} (${inMoney(flow, cost)} ÷ ${margin}%).`,
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
