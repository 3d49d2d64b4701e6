import type { RateLimiter } from "../../storage/index.ts";
import type { FileStore } from "../files/file-store.ts";
import type { LeadKind } from "../lead.ts";
import { automationTarget } from "./automation-target.ts";
import { confirmationTarget } from "./confirmation-target.ts";
import { mailTarget } from "./mail-target.ts";
import type { Receiver } from "./post-json.ts";
import { receiverNames } from "./receiver-names.ts";
import type { DeliveryTarget } from "./target.ts";
import { webhookTarget } from "./webhook-target.ts";

export type DeliverySettings = {
  automation: (Receiver & { url: string }) | undefined;
  leadsWebhook: (Receiver & { url: string }) | undefined;
  mail: { smtpUrl: string; notify: string[]; from: string | undefined } | undefined;
  /** Confirmation mails, for these kinds of leads. */
  confirmation: { kinds: readonly LeadKind[]; perDay: number } | undefined;
};

/** Configured receivers of leads. */
export async function deliveryTargets(
  settings: DeliverySettings,
  {
    siteName,
    files,
    rateLimiter,
    spamWaiting,
  }: {
    siteName: string;
    files: Pick<FileStore, "read">;
    rateLimiter: Pick<RateLimiter, "take">;
    /** How many leads are in spam, as a word; undefined for none. */
    spamWaiting?: () => Promise<string | undefined>;
  },
): Promise<DeliveryTarget[]> {
  const { automation, leadsWebhook, mail, confirmation } = settings;
  const targets = [
    automation && automationTarget(automation),
    leadsWebhook && webhookTarget(leadsWebhook),
    mail && (await mailTarget({ ...mail, siteName, files, ...(spamWaiting && { spamWaiting }) })),
    mail &&
      confirmation &&
      (await confirmationTarget({ ...mail, ...confirmation, siteName, rateLimiter })),
  ];
  return targets.filter((target) => target !== undefined);
}

/** Names of the configured receivers, without connecting to any. */
export const targetNames = (settings: DeliverySettings): string[] => {
  const { automation, leadsWebhook, mail, confirmation } = receiverNames;
  return [
    ...(settings.automation ? [automation] : []),
    ...(settings.leadsWebhook ? [leadsWebhook] : []),
    ...(settings.mail ? [mail] : []),
    ...(settings.mail && settings.confirmation ? [confirmation] : []),
  ];
};
