import { createHmac } from "node:crypto";

export const signatureHeader = "sanity-webhook-signature";

/** Returns the signature that `@sanity/webhook` verifies: https://github.com/sanity-io/webhook-toolkit */
export function signatureOf(body: string, secret: string, timestamp: number): string {
  const hash = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("base64url");
  return `t=${timestamp},v1=${hash}`;
}
