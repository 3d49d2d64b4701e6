import type { FlowState, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** Which numbers of a message are the cost, the revenue and the margin of a campaign. */

export type Figure = "cost" | "revenue" | "margin";
const words: Readonly<Record<Figure, RegExp>> = {
  revenue:
    /\b(?:revenue|earn(?:s|ed|ing)?|made|makes?|brought|brings?|got|income|turnover|sales|sold|return(?:s|ed)?)\b/i,
  cost: /\b(?:cost(?:s|ing)?|spent|spend(?:s|ing)?|paid|pay|invest(?:ed|ment|ing)?|budget|ad spend|put in)\b/i,
  margin: /\b(?:margins?)\b/i,
};

/** Returns what one sale brings, rather than all of them: “A loaf is $4” after a plan. */
export function priceOfOne({ message, slots }: Turn, flow: FlowState): number | undefined {
  const [only, second] = slots.amounts;
  const one =
    /\b(?:an?|one|each|every|per|average) (?:\w+ )?\w+ (?:is|costs?|brings?|sells?|spends?|goes)\b|\beach\b|\bapiece\b/i;
  return only &&
    !second &&
    flow.slots.revenue === undefined &&
    !sold.test(message) &&
    one.test(message)
    ? only.value
    : undefined;
}

const money = "[$€£₹]?(\\d+(?:\\.\\d+)?)(?: (?:dollars?|bucks|euros?))?";
const aPiece = "(?:an?|each|every|one|per)";
const leaves = wordList`makes?, earns?, leaves?, brings?, gives?, gets?`;
const profitsOfOne = [
  new RegExp(
    `\\b${aPiece} (?:\\w+ ){1,2}${leaves}(?: me| us)? (?:about |around )?${money} (?:of |in )?(?:\\w+ )?profit\\b`,
  ),
  new RegExp(
    `\\b(?:make|earn|keep|clear|profit(?: is| of)?) (?:about |around )?${money} (?:profit )?(?:each\\b|apiece\\b|a piece\\b|(?:on|per|from|with) (?:${aPiece} )?(?!(?:month|week|year|day)\\b)\\w+)`,
  ),
  new RegExp(
    `\\bprofit (?:per|on|for|from|of) (?:${aPiece} )?\\w+ (?:is|would be) (?:about |around )?${money}`,
  ),
];

/** Returns the amount to earn back: “To break even on 600”. */
export function toEarnBack(plain: string): number | undefined {
  const found =
    /\b(?:break ?even|earn back|get back|cover|recoup) (?:on |from |with |after |my |a |the )*[$€£]?(\d{2,6})\b(?! ?%)/.exec(
      plain,
    )?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Returns the profit on one piece, with nothing more to deduct: “One bouquet makes me 15 profit”. */
export function profitOfOne(plain: string): number | undefined {
  const found = profitsOfOne.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean);
  return found === undefined ? undefined : Number(found);
}

/** A quantity at a price: “Sold 150 shirts at $20 each”. */
const sold =
  /\b(\d[\d,]*) (?:\w+ ){1,3}(?:at|for|à|x|times) [$€£₹]?(\d+(?:\.\d+)?)(?: (?:dollars?|euros?))?(?: each| apiece| a piece)\b/i;
/** Assigns each number of the message to a figure: by the word beside it, otherwise by the open question. */
export function figuresIn(turn: Turn, flow: FlowState): [Figure, number][] {
  const { slots } = turn;
  const found: [Figure, number][] = [];
  const sale = sold.exec(turn.message);
  if (sale) {
    const [phrase, count = "", price = ""] = sale;
    flow.slots.count = Number(count.replaceAll(",", ""));
    const rest = turn.message.replace(phrase, " ");
    const cost = [...rest.matchAll(/(?<![\d.%])\d[\d,]*(?:\.\d+)?(?!\s?%|[\d.,]*%)/g)][0]?.[0];
    found.push(["revenue", Number(count.replaceAll(",", "")) * Number(price)]);
    if (cost !== undefined) found.push(["cost", Number(cost.replaceAll(",", ""))]);
    const share = /(\d+(?:\.\d+)?)\s?%/.exec(rest)?.[1];
    if (share !== undefined) found.push(["margin", Number(share)]);
    return found;
  }
  const { message } = turn;
  // A dash followed by a space is punctuation, not a minus sign.
  const percent = /(-?\d+(?:[.,]\d+)?)\s?(?:%|percent|per cent)/i.exec(message);
  if (percent)
    found.push(["margin", Number((percent[1] ?? "").replace(",", ".").replace(/\s/, ""))]);
  const rest = percent ? message.replace(percent[0], " ") : message;
  // What “12.5%” leaves among the bare numbers is not a figure of its own.
  const bare = percent ? [] : numbersOf(turn);
  const money = message.replace(counted, " ");
  const amounts = slots.amounts.filter(({ text }) => money.includes(text));
  const values = amounts.length > 0 ? amounts.map(({ value }) => value) : bare;
  const negative = /[-−]\s?[$€£₹]\s?\d|[$€£₹]\s?[-−]\d/.test(message);
  const [only, second] = values;
  if (only !== undefined && second !== undefined) {
    // “Spent 5k, made 25k” and “25k revenue for 5k of ads”: the figures come in the order of the words.
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

/** Counts of weeks, clicks and people are not money, with the word before or after the number. */
const things = wordList`
  weeks?, months?, days?, years?, people, customers?, orders?, sales, leads?, clicks?, visits?, visitors?, members?, impressions?
`;
const counted = new RegExp(
  `\\b\\d+(?:[.,]\\d+){0,3}k? (?:(?:is|are|was|were) )?(?:the )?${things}\\b|\\b(?:clicks|visits|visitors|impressions)(?: (?:is|are|was|were))? \\d+(?:[.,]\\d+){0,3}k?\\b`,
  "gi",
);

const numbersOf = ({ slots, message }: Turn): number[] =>
  slots.alone === undefined
    ? [
        ...message
          .replace(counted, " ")
          .matchAll(/(?<![\p{L}\d.,])\d[\d,]*(?:\.\d+)?(?![\p{L}]{2}|[a-jln-z]\b)/giu),
      ].map(([digits]) => Number(digits.replaceAll(",", "")))
    : [slots.alone];
export function meant(message: string, flow: FlowState): Figure {
  const named = (["margin", "revenue", "cost"] as const).find(
    (figure) => message.search(words[figure]) >= 0,
  );
  if (named !== undefined) return named;
  const { asking } = flow;
  return asking === "margin" || asking === "revenue" ? asking : "cost";
}

const spentAndMade = /\b(?:spen[dt]|paid|invested|cost us|put in)\b/i;
const made = /\b(?:got|made|earned|brought|revenue|sold|orders?|sales|customers)\b/i;
/** Whether a message asks for a calculation: “Spent 3,200, sold 64 at 85 each”. */
export const asksSum = ({ message, slots }: Turn): boolean =>
  (sold.test(message) && spentAndMade.test(message)) ||
  (spentAndMade.test(message) &&
    made.test(message) &&
    slots.amounts.length + slots.numbers.length >= 2);
