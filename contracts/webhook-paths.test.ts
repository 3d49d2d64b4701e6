import { expect, test } from "vitest";
import { chatWebhookPath, leadWebhookPath } from "./index.ts";

test("the webhooks have the paths of docs/specification.md, section 7", () => {
  expect(leadWebhookPath).toBe("/webhook/chatbot-spreadsheet-lead");
  expect(chatWebhookPath).toBe("/webhook/chatbot-demo");
});
