import { startAgain } from "../../dialogue/flows.ts";
import { say } from "../../dialogue/reply.ts";
import type { Handler, Scenario } from "../../dialogue/types.ts";
import { planFlow } from "./plan.ts";
import { roiFlow } from "./roi.ts";

const planStart: Handler = (turn) => startAgain(turn, "plan", planFlow);

export const marketingScenario: Scenario = {
  flows: { plan: planFlow, roi: roiFlow },
  handlers: {
    plan_campaign: planStart,
    budget_advice: planStart,
    roi: (turn) =>
      /\b(?:what(?:.?s| is| does)|explain)\b.*\bmargin\b/i.test(turn.message)
        ? say(
            "The margin is what stays of the revenue after goods and delivery, in percent: a shirt sold for $20 that costs you $12 leaves 40%.",
            { source: "marketingReturn", next: ["Calculate my return on investment"] },
          )
        : startAgain(turn, "roi", roiFlow),
  },
  discounts: {
    given: {},
    otherwise:
      "This scenario sells nothing; an offer for a real project comes in writing, after a call.",
  },
  starters: [
    "Help me plan a campaign",
    "Calculate my return on investment",
    "Which channels fit us?",
    "How long does SEO take?",
  ],
  can: "plan a campaign from goal, budget and time, work out its return, and explain channels, content and measuring",
};
