/**
 * Names of the receivers by the setting that enables them. Stored with deliveries, so they must not change while any
 * is pending.
 */
export const receiverNames = {
  automation: "n8n",
  leadsWebhook: "webhook",
  mail: "e-mail",
  confirmation: "confirmation",
} as const;
