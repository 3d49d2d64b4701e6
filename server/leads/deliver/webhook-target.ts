import { takenByAnybody, takenWhenSaid } from "./answer.ts";
import { postJson, type Receiver } from "./post-json.ts";
import { receiverNames } from "./receiver-names.ts";
import type { DeliveryTarget } from "./target.ts";

/**
 * Webhook of another receiver, such as a CRM. Sends every field of a lead, and of files everything but their
 * contents.
 */
export function webhookTarget({ url, ...receiver }: Receiver & { url: string }): DeliveryTarget {
  const isTaken = receiver.answer === undefined ? takenByAnybody : takenWhenSaid(receiver.answer);
  return {
    name: receiverNames.leadsWebhook,
    deliver: ({ files, createdAt, details, ...lead }, { id, signal }) =>
      postJson(
        url,
        {
          ...lead,
          ...details,
          receivedAt: new Date(createdAt).toISOString(),
          files: files.map(({ name, type, size }) => ({ name, type, size })),
        },
        { ...receiver, id, signal, isTaken },
      ),
  };
}
