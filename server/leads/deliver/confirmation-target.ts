import { company } from "#content/company.ts";
import { confirmation } from "#content/confirmation.ts";
import { excerptOf } from "#server/http/read-answer.ts";
import type { RateLimiter } from "../../storage/index.ts";
import type { LeadKind } from "../lead.ts";
import { confirmationText } from "./confirmation-text.ts";
import { DeliverySkipped } from "./delivery-error.ts";
import { receiverNames } from "./receiver-names.ts";
import { mailTimeLimit, openMailServer } from "./smtp.ts";
import type { DeliveryTarget } from "./target.ts";
import { mailboxOf, whyUnwanted } from "./unwanted-address.ts";

/** Confirmations to one mailbox per day, since anyone can type anyone's address. */
const perMailbox = 3;

/**
 * Confirms a message to its sender by mail. Bounded, since the address may belong to someone else: few mails a day
 * to one mailbox and in all, none to machines, short quotations without links.
 */
export async function confirmationTarget(options: {
  smtpUrl: string;
  /** The people who act on leads; the first of them is the sender by default. */
  notify: readonly string[];
  from: string | undefined;
  siteName: string;
  kinds: readonly LeadKind[];
  /** Confirmations to all mailboxes together per day. */
  perDay: number;
  rateLimiter: Pick<RateLimiter, "take">;
}): Promise<DeliveryTarget> {
  const { notify, siteName, kinds, perDay, rateLimiter } = options;
  const sender = options.from ?? notify[0] ?? "";
  const transport = await openMailServer(options.smtpUrl);
  const own = [...notify, sender, company.email, company.careersEmail];

  /** Counts a mail once, however often it is retried. */
  async function takeRoom(email: string): Promise<void> {
    const each = { name: "confirmations of a mailbox", perDay: perMailbox };
    const all = { name: "confirmations", perDay };
    if (!(await rateLimiter.take(each, mailboxOf(email))).ok) {
      throw new DeliverySkipped(`This mailbox has got ${perMailbox} confirmations in a day`);
    }
    if (!(await rateLimiter.take(all, "")).ok) {
      throw new DeliverySkipped(
        `${perDay} confirmations went out in a day, which is LEADS_CONFIRM_PER_DAY`,
      );
    }
  }

  return {
    name: receiverNames.confirmation,
    timeLimit: mailTimeLimit,
    takes: (kind) => kinds.includes(kind),
    async deliver(lead, { id, attempt }) {
      const unwanted = whyUnwanted(lead.email, own);
      if (unwanted !== undefined) throw new DeliverySkipped(unwanted);
      if (attempt === 1) await takeRoom(lead.email);
      const { subject, writeTo } = confirmation.kinds[lead.details.kind];
      await transport
        .sendMail({
          from: { name: siteName, address: sender },
          to: { name: "", address: lead.email },
          replyTo: writeTo,
          subject: `${siteName}: ${subject}`,
          text: confirmationText(lead),
          messageId: `<${id}@${sender.split("@")[1]}>`,
          // Tells auto-responders not to answer: https://www.rfc-editor.org/rfc/rfc3834#section-5
          headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
        })
        .catch((error: Error & { responseCode?: number; command?: string; response?: string }) => {
          const isRefused = error.command === "RCPT TO" && (error.responseCode ?? 0) >= 500;
          if (!isRefused) throw error;
          // Retrying for three days to a mailbox that does not exist harms the sender's reputation.
          throw new DeliverySkipped(
            `Its mail server refuses the address: ${excerptOf(error.response ?? error.message)}`,
          );
        });
    },
    close: () => transport.close(),
  };
}
