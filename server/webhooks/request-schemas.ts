import {
  type ChatRequest,
  industryIds,
  type LeadRequest,
  limits,
  type ReplyFeedback,
} from "@brightkeel/contracts";
import { z } from "zod";
import { emailAddress, lineOfText, linesOfText } from "#server/http/validators.ts";

/** Schemas of the webhooks' requests (docs/specification.md 3.4, 3.5), checked against the wire types. */

const name = lineOfText(limits.name);
const email = emailAddress(limits.email);
const industry = z.enum(industryIds, { error: `must be one of ${industryIds.join(", ")}` });
const object = { error: "must be a JSON object" };

export const leadRequest = z.object(
  {
    name,
    email,
    industry,
    timestamp: z.iso.datetime({
      offset: true,
      error: "must be an ISO 8601 time such as 2026-01-31T09:30:00.000Z",
    }),
  },
  object,
) satisfies z.ZodType<LeadRequest>;

export const chatRequest = z.object(
  {
    userInfo: z.object({ name, email }, object),
    userMessage: linesOfText(limits.message),
    selectedIndustry: industry,
  },
  object,
) satisfies z.ZodType<ChatRequest>;

export const replyFeedback = z.object(
  {
    userInfo: z.object({ name, email }, object),
    selectedIndustry: industry,
    reply: z.string().regex(/^[\w-]{1,40}$/, { error: "must be the id of a reply" }),
    helpful: z.boolean({ error: "must be true or false" }),
  },
  object,
) satisfies z.ZodType<ReplyFeedback>;
