import { z } from "zod";
import { orderTools } from "./order-tools.ts";
import { reference, type Tool, tool } from "./tool.ts";

export const supportTools: readonly Tool[] = [
  tool(
    "open_ticket",
    "Opens a ticket. Summarize in one sentence what the visitor did and what happened instead, in the visitor’s own terms, without names or addresses. One ticket a message.",
    z.object({
      summary: z
        .string()
        .trim()
        .min(3)
        .transform((text) => text.replace(/\s+/g, " ").slice(0, 140)),
      urgency: z.enum(["critical", "high", "normal", "low"]).default("normal"),
    }),
    (desk, { summary, urgency }) =>
      desk.task("ticket", { summary, urgency }, "Please open a ticket"),
  ),
  tool(
    "look_up_ticket",
    "Says how a ticket stands, by its number (PL- and four digits), or escalates it.",
    z.object({ number: reference, escalate: z.boolean().default(false) }),
    (desk, { number, escalate }) =>
      desk.wish(escalate ? "ticket_escalate" : "ticket_status", `Please look at ticket ${number}`),
  ),
  tool(
    "price_of_plan",
    "Works out what a plan costs for a number of people, by the month and paid yearly. Without a plan, all of them.",
    z.object({
      people: z.int().min(1).max(5_000),
      plan: z.enum(["Free", "Team", "Business"]).optional(),
      yearly: z.boolean().default(false),
    }),
    (desk, { people, plan, yearly }) =>
      desk.task(
        "plan",
        { people, ...(plan && { plan }), ...(yearly && { yearly: 1 }) },
        "Please work it out",
      ),
  ),
  ...orderTools,
];
