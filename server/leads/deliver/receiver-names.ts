/** Names of the receivers, by the setting that opens them. They stand in deliveries, so they must not change while any is pending. */
export const receiverNames = {
  automation: "n8n",
  leadsWebhook: "webhook",
  mail: "e-mail",
  confirmation: "confirmation",
} as const;
