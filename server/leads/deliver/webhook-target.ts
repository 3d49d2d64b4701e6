import { postJson } from "./post-json.ts";
import type { DeliveryTarget } from "./target.ts";

/** Any further receiver, such as a CRM: it gets everything that is known of a lead but for files' contents. */
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
