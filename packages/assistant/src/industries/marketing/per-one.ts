import { money, say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";

/** Cost and revenue per unit, from figures already told: “And per subscriber?”, “what is that a lead”. */

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
  const parts = [
    !Number.isNaN(cost) &&
      `${inMoney(cost / count)} of cost (${inMoney(cost)} ÷ ${count.toLocaleString("en-US")})`,
    !Number.isNaN(revenue) && role !== "sales" && `${inMoney(revenue / count)} of revenue`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return undefined;
  return {
    handled: "sum:per_one",
    state,
    reply: say(`Each ${one}: ${parts.join(", ")}.`, {
      source: "marketingReturn",
      next: ["Calculate my return on investment", "How do we measure success?"],
    }),
  };
}
