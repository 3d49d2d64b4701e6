import { startAgain } from "../dialogue/flows.ts";
import type { Handler, Scenario } from "../dialogue/types.ts";
import { planFlow } from "./marketing-plan.ts";
import { roiFlow } from "./marketing-roi.ts";

const planStart: Handler = (turn) => startAgain(turn, "plan", planFlow);

export const marketingScenario: Scenario = {
  flows: { plan: planFlow, roi: roiFlow },
  handlers: {
    plan_campaign: planStart,
    budget_advice: planStart,
    roi: (turn) => startAgain(turn, "roi", roiFlow),
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
