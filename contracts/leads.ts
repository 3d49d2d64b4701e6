import type { IndustryId } from "./industries.ts";

/** Name under which n8n registers the webhook for leads. */
export const leadWebhookName = "chatbot-spreadsheet-lead";

/** Receives the lead of a new visitor of the demo (docs/specification.md 7.1). */
export const leadWebhookPath = `/webhook/${leadWebhookName}` as const;

export type LeadRequest = {
  name: string;
  email: string;
  industry: IndustryId;
  /** ISO 8601 time at which the visitor pressed “Continue to Demo”. */
  timestamp: string;
};

/** Body of every answer that rejects a webhook request. `field` is a path such as `userInfo.email`. */
export type WebhookError = { error: { code: string; message: string; field?: string } };
