import { createHmac } from "node:crypto";

/**
 * Headers that prove a webhook to be ours, unmodified and recent.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 *
 * @param secret `whsec_` followed by the key in base64.
 */
export function signatureHeaders(
  secret: string,
  message: { id: string; body: string; now: number },
): Record<string, string> {
  const timestamp = String(Math.floor(message.now / 1000));
  const signature = createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(`${message.id}.${timestamp}.${message.body}`)
    .digest("base64");
  return {
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
