import { z } from "zod";
import type { Goal } from "../../industries/marketing/channels/sample.ts";
import { sentence, type Tool, tool } from "./tool.ts";

const goalIds = ["sales", "leads", "awareness", "loyalty"] as const satisfies readonly Goal[];

const amount = z.number().min(0).max(1_000_000_000);
const currency = z.enum(["USD", "EUR", "GBP", "INR"]).default("USD");

export const marketingTools: readonly Tool[] = [
  tool(
    "plan_campaign",
    "Splits a budget over channels for a goal and a time. Leave out what the visitor has not said; the answer then asks for it.",
    z.object({
      goal: z.enum(goalIds).optional(),
      budget: amount.optional(),
      currency,
      weeks: z.int().min(1).max(104).optional(),
    }),
    (desk, { goal, budget, currency, weeks }) =>
      desk.task(
        "plan",
        goal === undefined ? {} : { goal },
        sentence("Please plan a campaign", [
          budget !== undefined && `a budget of ${budget} ${currency}`,
          weeks !== undefined && `${weeks} weeks`,
        ]),
      ),
  ),
  tool(
    "work_out_return",
    "Works out the return on a campaign from what it cost, the revenue it brought, and the margin in percent.",
    z.object({
      cost: amount.optional(),
      revenue: amount.optional(),
      margin: z.number().min(0).max(100).optional(),
      currency,
    }),
    (desk, { cost, revenue, margin, currency }) =>
      desk.task(
        "roi",
        {},
        sentence("Please work it out", [
          cost !== undefined && `cost ${cost} ${currency}`,
          revenue !== undefined && `revenue ${revenue} ${currency}`,
          margin !== undefined && `margin ${margin}%`,
        ]),
      ),
  ),
];
