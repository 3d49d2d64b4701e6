import { money, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Cost and revenue per unit, from figures given before: “And per subscriber?”, “what is that a lead”. */

const ones: readonly (readonly [role: string, one: string, named: RegExp])[] = [
  [
    "contacts",
    "contact",
    anywhere(
      wordList`subscribers?, contacts?, addresses, address, readers?, recipients?, followers?`,
    ),
  ],
  [
    "leads",
    "enquiry",
    anywhere(wordList`leads?, enquir(y|ies), inquir(y|ies), requests?, sign ?-?ups?, demos?`),
  ],
  ["clicks", "click", anywhere(wordList`clicks?, visits?, visitors?`)],
  [
    "sales",
    "sale",
    anywhere(
      wordList`sales?, orders?, customers?, clients?, jobs?, buyers?, bookings?, patients?, members?, donors?, tickets?`,
    ),
  ],
];
/** “What may an order cost” asks for the limit, “am I losing money per order” for the result. */
const asksMost =
  /\b(?:would be (?:fine|ok|okay|good)|is (?:fine|ok|okay)|max(?:imum)?|at most|may|allowed|can i (?:pay|spend|afford)|should|target)\b/;
const each = /\b(?:per|each|a single|every|one)\b|^(?:a|an) \w+$/;

export function perOne(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (plain.split(" ").length > 9 || /\d/.test(plain) || !each.test(plain)) return undefined;
  const { figures = {} } = state;
  const sum = state.done?.find(({ name }) => name === "roi")?.slots ?? {};
  const asked = ones.find(([role, , named]) => named.test(plain) && Number(figures[role]) > 0);
  if (!asked) return undefined;
  const [role, one] = asked;
  const count = Number(figures[role]);
  const inMoney = (value: number) =>
    money(Math.round(value * 100) / 100, String(figures.currency ?? sum.currency ?? "USD"));
  const cost = Number(figures.spend ?? sum.cost ?? Number.NaN);
  const revenue = Number(figures.revenue ?? sum.revenue ?? Number.NaN);
  const margin = figures.margin ?? sum.margin;
  const price = figures.price ?? (Number.isNaN(revenue) ? undefined : revenue / count);
  if (role === "sales" && margin !== undefined && price !== undefined && !Number.isNaN(cost)) {
    // The profit of a sale before advertising is its maximum cost.
    const left = (Number(price) * Number(margin)) / 100;
    const one = cost / count;
    const how = `(${inMoney(Number(price))} × ${margin}%)`;
    return toOutcome(
      turn,
      asksMost.test(plain)
        ? `${inMoney(left)} at most, because that’s what a sale earns you ${how}. Right now it costs ${inMoney(one)}.`
        : `${one > left ? "A loss" : "A gain"} of ${inMoney(Math.abs(left - one))} per sale: each one costs ${inMoney(one)} and earns ${inMoney(left)} ${how}.`,
    );
  }
  const parts = [
    !Number.isNaN(cost) &&
      `${inMoney(cost / count)} of cost (${inMoney(cost)} ÷ ${count.toLocaleString("en-US")})`,
    !Number.isNaN(revenue) && role !== "sales" && `${inMoney(revenue / count)} of revenue`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return undefined;
  return toOutcome(turn, `Each ${one}: ${parts.join(", ")}.`);
}

const toOutcome = ({ state }: Turn, text: string): Outcome => ({
  handled: "sum:per_one",
  state,
  reply: say(text, {
    source: "marketingReturn",
    next: ["Calculate my return on investment", "How do we measure success?"],
  }),
});
