import type { ChatReply } from "../contract.ts";
import { start } from "../dialogue/flows.ts";
import { dollars, pick, say, spoken } from "../dialogue/reply.ts";
import type { Flow, Handler, Scenario, Turn } from "../dialogue/types.ts";

const goals = {
  sales: {
    pattern: /\b(?:sales?|sell|revenue|turnover|orders?|shop|bookings?|customers?|buy)/i,
    name: "more sales",
    mix: { "Paid search": 45, "Social ads": 30, "E-mail": 15, Measuring: 10 },
    per: "sale",
  },
  leads: {
    pattern: /\b(?:leads?|enquir|inquir|b2b|prospects?|appointments?|demos?)/i,
    name: "more leads",
    mix: { "Paid search": 40, LinkedIn: 30, Content: 20, Measuring: 10 },
    per: "lead",
  },
  awareness: {
    pattern: /\b(?:aware|brand|known|visib|reach|followers|image)/i,
    name: "being better known",
    mix: { "Video and social": 55, "Press and content": 25, "Local partners": 10, Measuring: 10 },
    per: "1,000 contacts",
  },
  loyalty: {
    pattern: /\b(?:loyal|retain|retention|existing|repeat|come back|churn)/i,
    name: "customers who come back",
    mix: { "E-mail": 50, "Offers for regulars": 25, Retargeting: 15, Measuring: 10 },
    per: "repeat order",
  },
} as const;
type Goal = keyof typeof goals;
const goalIds: readonly Goal[] = ["awareness", "leads", "loyalty", "sales"];

const amountIn = (turn: Turn, asking: boolean): number | undefined =>
  turn.slots.amounts[0]?.value ??
  (asking ? turn.slots.numbers.find((value) => value >= 50) : undefined);

const planFlow: Flow = {
  title: "your campaign",
  intents: ["plan_campaign", "budget_advice"],
  take(turn, flow) {
    let taken = false;
    const goal = goalIds.find((id) => goals[id].pattern.test(turn.message));
    if (
      goal !== undefined &&
      (flow.slots.goal === undefined ||
        flow.asking === "goal" ||
        /\b(?:goal|instead|rather|actually)\b/i.test(turn.message))
    ) {
      flow.slots.goal = goal;
      taken = true;
    }
    const budget = amountIn(turn, flow.asking === "budget" || /budget|spend/i.test(turn.message));
    if (budget !== undefined) {
      flow.slots.budget = budget;
      taken = true;
    }
    const weeks = /\b(\d{1,2}|two|three|four|six|eight|ten|twelve) (weeks?|months?)\b/i.exec(
      turn.message,
    );
    if (weeks) {
      const words: Record<string, number> = {
        two: 2,
        three: 3,
        four: 4,
        six: 6,
        eight: 8,
        ten: 10,
        twelve: 12,
      };
      const count = words[(weeks[1] ?? "").toLowerCase()] ?? Number(weeks[1]);
      flow.slots.weeks = /month/i.test(weeks[2] ?? "") ? Math.round(count * 4.3) : count;
      taken = true;
    } else if (flow.asking === "weeks" && turn.slots.numbers[0] !== undefined) {
      flow.slots.weeks = turn.slots.numbers[0];
      taken = true;
    } else if (flow.asking === "weeks" && turn.slots.dates[0] !== undefined) {
      const end = new Date(`${turn.slots.dates[0].date}T12:00:00`).getTime();
      flow.slots.weeks = Math.max(1, Math.round((end - turn.now.getTime()) / 604_800_000));
      taken = true;
    }
    return taken;
  },
  advance(turn, flow) {
    const { goal, budget, weeks } = flow.slots;
    if (goal === undefined) {
      flow.asking = "goal";
      return say("Let us plan it in three questions. First: what should the campaign achieve?", {
        source: "marketing",
        choices: pick("More sales", "More leads", "Be better known", "Customers who come back"),
      });
    }
    if (budget === undefined) {
      flow.asking = "budget";
      return say(
        `${cap(goals[goalOf(goal)].name)}: good, that can be counted. What can you spend in all, roughly?`,
        { source: "marketing", choices: pick("$1,500", "$5,000", "$20,000") },
      );
    }
    if (weeks === undefined) {
      flow.asking = "weeks";
      return say(`${dollars(Number(budget))} in all. Over how many weeks shall it run?`, {
        source: "marketing",
        choices: pick("4 weeks", "8 weeks", "12 weeks"),
      });
    }
    delete flow.asking;
    return plan(turn, goalOf(goal), Number(budget), Math.max(1, Number(weeks)));
  },
};

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const goalOf = (value: string | number): Goal => goalIds.find((id) => id === value) ?? "sales";

function plan(turn: Turn, goal: Goal, budget: number, weeks: number): ChatReply {
  const { mix, name, per } = goals[goal];
  // Below this a channel learns nothing in a week; so small budgets get fewer channels.
  const floor = 60 * weeks;
  const entries = Object.entries(mix);
  const kept = entries.filter(
    ([channel, share]) => channel === "Measuring" || (budget * share) / 100 >= floor,
  );
  const first = entries[0];
  const used =
    kept.some(([channel]) => channel !== "Measuring") || first === undefined
      ? kept
      : [first, ...kept];
  const shares = used.reduce((sum, [, share]) => sum + share, 0);
  const rows = used.map(([channel, share]) => ({
    label: channel,
    value: dollars(Math.round((budget * share) / shares)),
  }));
  const dropped = entries.length - used.length;
  const begin = spoken(new Date(turn.now.getTime() + 14 * 86_400_000));
  turn.state.offer = "Calculate my return on investment";
  return say(
    `For ${name} with ${dollars(budget)} over ${weeks} weeks I would split it as on the card: about ${dollars(Math.round(budget / weeks))} a week.${dropped > 0 ? ` I left out ${dropped === 1 ? "one channel" : `${dropped} channels`}: below ${dollars(60)} a week one learns nothing from it.` : ""} Two weeks of preparation, so it can start on ${begin}; test with a tenth of the money in the first week, then one change a week. Count the cost for each ${per}. Shall we work out what it has to earn?`,
    {
      source: "marketing",
      choices: pick("Yes, work it out", "Change the budget"),
      next: ["Which channels fit us?", "How do we measure success?", "I want to book a call"],
      card: {
        kind: "plan",
        title: `Plan: ${name}`,
        badge: "Sample",
        rows: [...rows, { label: "Weeks", value: String(weeks) }, { label: "Start", value: begin }],
        note: "Shares are working rules of this demo; your own figures from week 1 replace them.",
      },
    },
  );
}

const roiFlow: Flow = {
  title: "the return",
  intents: ["roi"],
  take(turn, flow) {
    let taken = false;
    const put = (key: string, value: number | undefined) => {
      if (value === undefined || value <= 0) return;
      flow.slots[key] = value;
      taken = true;
    };
    const percent = /(\d{1,3})\s?(?:%|percent)/i.exec(turn.message)?.[1];
    if (percent !== undefined) put("margin", Number(percent));
    const values = [
      ...turn.slots.amounts.map(({ value }) => value),
      ...(flow.asking === undefined ? [] : turn.slots.numbers),
    ].filter((value) => String(value) !== percent);
    const [first, second] = values;
    if (first !== undefined && second !== undefined) {
      put("cost", first);
      put("revenue", second);
    } else if (first !== undefined) {
      if (flow.asking === "margin") put("margin", first);
      else if (
        flow.asking === "revenue" ||
        /\b(?:earn|revenue|made|got|income|turnover|sales of)\b/i.test(turn.message)
      )
        put("revenue", first);
      else put("cost", first);
    }
    return taken;
  },
  advance(turn, flow) {
    const planned =
      turn.state.finished?.name === "plan" ? turn.state.finished.slots.budget : undefined;
    if (flow.slots.cost === undefined && planned !== undefined) flow.slots.cost = planned;
    const { cost, revenue, margin } = flow.slots;
    if (cost === undefined) {
      flow.asking = "cost";
      return say(
        "Gladly, with the sums shown. What does the campaign cost in all, media and work together?",
        { source: "marketing", choices: pick("$2,000", "$5,000", "$10,000") },
      );
    }
    if (revenue === undefined) {
      flow.asking = "revenue";
      return say(`Cost: ${dollars(Number(cost))}. What revenue did it bring, or should it bring?`, {
        source: "marketing",
        choices: pick("$10,000", "$25,000", "$50,000"),
      });
    }
    if (margin === undefined) {
      flow.asking = "margin";
      return say(
        "And what stays of 100 of revenue after goods and delivery? Revenue alone flatters every campaign.",
        { source: "marketing", choices: pick("30%", "50%", "100%") },
      );
    }
    delete flow.asking;
    const c = Number(cost);
    const r = Number(revenue);
    const m = Math.min(100, Number(margin));
    const gain = (r * m) / 100;
    const roi = Math.round(((gain - c) / c) * 1000) / 10;
    const even = Math.ceil((c / m) * 100);
    return say(
      `ROI = (revenue × margin − cost) ÷ cost = (${dollars(r)} × ${m}% − ${dollars(c)}) ÷ ${dollars(c)} = ${roi}%. ${roi >= 0 ? `Each dollar comes back with ${(roi / 100 + 1).toFixed(2)} in all.` : "It does not pay yet."} It breaks even at a revenue of ${dollars(even)} (${dollars(c)} ÷ ${m}%). Not counted: customers who buy again, which is often the larger part.`,
      {
        source: "marketing",
        card: {
          kind: "plan",
          title: "Return on investment",
          badge: `${roi}%`,
          rows: [
            { label: "Cost", value: dollars(c) },
            { label: "Revenue", value: dollars(r) },
            { label: "Margin", value: `${m}%` },
            { label: "Gross profit", value: dollars(gain) },
            { label: "Break-even revenue", value: dollars(even) },
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
  },
};

const planStart: Handler = (turn) => start(turn, "plan", planFlow);

export const marketingScenario: Scenario = {
  flows: { plan: planFlow, roi: roiFlow },
  handlers: {
    plan_campaign: planStart,
    budget_advice: planStart,
    roi: (turn) => start(turn, "roi", roiFlow),
  },
  starters: [
    "Help me plan a campaign",
    "Calculate my return on investment",
    "Which channels fit us?",
    "How long does SEO take?",
  ],
  can: "plan a campaign from goal, budget and time, work out its return, and explain channels, content and measuring",
};
