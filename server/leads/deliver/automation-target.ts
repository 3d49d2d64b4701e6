import { leadWebhookPath } from "@brightkeel/contracts";
import type { Lead } from "../lead.ts";
import { takenByWorkflow, takenWhenSaid } from "./answer.ts";
import { postJson, type Receiver } from "./post-json.ts";
import { receiverNames } from "./receiver-names.ts";
import type { DeliveryTarget } from "./target.ts";

/**
 * n8n's webhook for leads. Its path is specified and, for leads of the demo, its body too (docs/specification.md 7.1:
 * name, email, industry, timestamp). Leads from forms have the same four fields and their own beside them.
 */
export function automationTarget({
  url,
  ...receiver
}: Receiver & {
  /** Base address of n8n without a slash at the end. */
  url: string;
}): DeliveryTarget {
  const isTaken = receiver.answer === undefined ? takenByWorkflow : takenWhenSaid(receiver.answer);
  return {
    name: receiverNames.automation,
    deliver: (lead, { id, signal }) =>
      postJson(url + leadWebhookPath, bodyOf(lead), { ...receiver, id, signal, isTaken }),
  };
}

function bodyOf({ name, email, details, createdAt, files }: Lead) {
  if (details.kind === "demo") {
    return { name, email, industry: details.industry, timestamp: details.timestamp };
  }
  const timestamp = new Date(createdAt).toISOString();
  const fileNames = files.map((file) => file.name);
  return {
    name,
    email,
    industry: "",
    timestamp,
    ...details,
    ...(fileNames.length && { fileNames }),
  };
}
