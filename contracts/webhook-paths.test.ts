import { expect, test } from "vitest";
import { chatWebhookPath, leadWebhookPath } from "./index.ts";

test("the webhooks have the paths that n8n is set up with (docs/specification.md 7.1, 7.2)", () => {
  expect(leadWebhookPath).toBe("/webhook/chatbot-spreadsheet-lead");
  expect(chatWebhookPath).toBe("/webhook/chatbot-demo");
});
