import { automationTarget } from "./automation-target.ts";
import { mailTarget } from "./mail-target.ts";
import type { Receiver } from "./post-json.ts";
import { receiverNames } from "./receiver-names.ts";
import type { DeliveryTarget } from "./target.ts";
import { webhookTarget } from "./webhook-target.ts";

export type DeliverySettings = {
  automation: (Receiver & { url: string }) | undefined;
  leadsWebhook: (Receiver & { url: string }) | undefined;
  mail: { smtpUrl: string; notify: string[]; from: string | undefined } | undefined;
  dataDir: string;
};

/** Configured receivers of leads. */
export async function deliveryTargets(
  settings: DeliverySettings,
  siteName: string,
): Promise<DeliveryTarget[]> {
  const { automation, leadsWebhook, mail, dataDir } = settings;
  const targets = [
    automation && automationTarget(automation),
    leadsWebhook && webhookTarget(leadsWebhook),
    mail && (await mailTarget({ ...mail, siteName, dataDir })),
  ];
  return targets.filter((target) => target !== undefined);
}

/** Names of the receivers that are configured, without opening any. */
export const targetNames = (settings: DeliverySettings): string[] => {
  const { automation, leadsWebhook, mail } = receiverNames;
  return [
    ...(settings.automation ? [automation] : []),
    ...(settings.leadsWebhook ? [leadsWebhook] : []),
    ...(settings.mail ? [mail] : []),
  ];
};
