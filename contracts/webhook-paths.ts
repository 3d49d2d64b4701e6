import { webhookMount } from "./webhook-mount.ts";

/** Name under which n8n registers the webhook for leads. */
export const leadWebhookName = "chatbot-spreadsheet-lead";

/** Receives the lead of a new visitor of the demo (docs/specification.md 7.1). */
export const leadWebhookPath = `${webhookMount}/${leadWebhookName}` as const;

/** Name under which n8n registers the chat's webhook. */
export const chatWebhookName = "chatbot-demo";

/** Answers a message of the demo (docs/specification.md 7.2). */
export const chatWebhookPath = `${webhookMount}/${chatWebhookName}` as const;

/** Receives a visitor's feedback on a reply of the demo. */
export const feedbackPath = `${webhookMount}/chatbot-feedback` as const;

/**
 * Receives the visitor's choice of whether messages the demo did not understand are kept: a form with `keep`, “yes”
 * or “no”. GET says what was chosen: as JSON, or by the sentence of the privacy page where HTML is accepted.
 */
export const learningPath = `${webhookMount}/chatbot-learning` as const;

/** What was chosen, as JSON. */
export type LearningChoice = { keeps: boolean };
