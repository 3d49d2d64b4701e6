import type { IndustryId } from "./industries.ts";

export type LeadRequest = {
  name: string;
  email: string;
  industry: IndustryId;
  /** ISO 8601 time at which the visitor pressed “Continue to Demo”. */
  timestamp: string;
};

/** Body of every answer that rejects a webhook request. `field` is a path such as `userInfo.email`. */
export type WebhookError = { error: { code: string; message: string; field?: string } };
