import { postJson } from "./post-json.ts";
import type { DeliveryTarget } from "./target.ts";

/** Webhook of a further receiver, such as a CRM: gets every field of a lead, and of files all but their contents. */
export function webhookTarget(options: { url: string; token: string | undefined }): DeliveryTarget {
  return {
    name: "webhook",
    deliver: ({ files, createdAt, details, ...lead }, { id, signal }) =>
      postJson(
        options.url,
        {
          ...lead,
          ...details,
          receivedAt: new Date(createdAt).toISOString(),
          files: files.map(({ name, type, size }) => ({ name, type, size })),
        },
        { id, signal, token: options.token },
      ),
  };
}
