/**
 * Prefix of the webhooks, in n8n and on the site. Apart from their paths, so that the script of every page, which needs
 * to know only this, does not carry them.
 */
export const webhookMount = "/webhook";
