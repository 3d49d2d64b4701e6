import { spamDigest } from "#content/spam-digest.ts";
import { excerptOf } from "#server/http/read-answer.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Lead, LeadDetails } from "../lead.ts";
import { referenceOf } from "../reference.ts";
import { DeliveryError } from "./delivery-error.ts";
import { fieldLabels } from "./field-labels.ts";
import { receiverNames } from "./receiver-names.ts";
import { mailTimeLimit, openMailServer } from "./smtp.ts";
import type { DeliveryTarget } from "./target.ts";

/** Mails a lead to the people who act on leads, with CVs attached; replies go to the visitor. */
export async function mailTarget(options: {
  smtpUrl: string;
  notify: readonly string[];
  /** The first recipient by default. */
  from: string | undefined;
  /** Name of the site, for the subject. */
  siteName: string;
  files: Pick<FileStore, "read">;
  /** How many leads are in spam, as a word; undefined for none. */
  spamWaiting?: () => Promise<string | undefined>;
}): Promise<DeliveryTarget> {
  const sender = options.from ?? options.notify[0] ?? "";
  const transport = await openMailServer(options.smtpUrl);

  const contentOf = async (path: string) => {
    const bytes = await options.files.read(path);
    if (!bytes) throw new Error(`${path} is not among the files of the leads`);
    return Buffer.from(bytes);
  };
  return {
    name: receiverNames.mail,
    timeLimit: mailTimeLimit,
    async deliver(lead, { id, done }) {
      const recipients = options.notify.filter((address) => !done.includes(address));
      if (recipients.length === 0) return;
      const attachments = await Promise.all(
        lead.files.map(async (file) => ({
          filename: asWritten(file.name),
          contentType: file.type,
          content: await contentOf(file.path),
        })),
      );
      const sent = await transport.sendMail({
        from: { name: options.siteName, address: sender },
        to: [...options.notify],
        // Recipients that have received it stay in the header, but are not sent it again.
        envelope: { from: sender, to: recipients },
        replyTo: { name: asWritten(lead.name), address: lead.email },
        subject: `${options.siteName}: ${asWritten(subjectOf(lead))}`,
        text: textOf(lead, await options.spamWaiting?.()),
        attachments,
        // Mail has no idempotency key; servers and mailboxes recognise duplicates by the message id.
        messageId: `<${id}@${sender.split("@")[1]}>`,
        date: new Date(lead.createdAt),
        headers: { "Auto-Submitted": "auto-generated" },
      });
      if (sent.rejected.length === 0) return;
      const refused = sent.rejected.map(String);
      const why = sent.rejectedErrors?.[0]?.response;
      throw new DeliveryError(
        `The mail server refused ${refused.join(", ")}${why ? `: ${excerptOf(why)}` : ""}`,
        { done: [...done, ...recipients.filter((address) => !refused.includes(address))] },
      );
    },
    async tell({ subject, text }) {
      await transport.sendMail({
        from: { name: options.siteName, address: sender },
        to: [...options.notify],
        subject: `${options.siteName}: ${subject}`,
        text,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Breaks up encoded words that a visitor typed: a mail's reader would show what they stand for, which may be characters
 * that no field takes. https://www.rfc-editor.org/rfc/rfc2047#section-2
 */
const asWritten = (text: string): string => text.replaceAll("=?", "= ?");

function subjectOf({ name, details }: Lead): string {
  switch (details.kind) {
    case "demo":
      return `${name} tried the chatbot demo (${details.industry})`;
    case "contact":
      return `message from ${name}${details.topic ? ` about ${details.topic}` : ""}`;
    case "application":
      return `${name} has applied as ${details.job}`;
  }
}

function textOf(lead: Lead, spam: string | undefined): string {
  const { message, ...facts } = { message: undefined, ...lead.details } satisfies Partial<
    LeadDetails & { message?: string | undefined }
  >;
  const lines = [
    ["Name", lead.name],
    ["E-mail", lead.email],
    ...Object.entries(facts).map(([field, value]) => [fieldLabels[field], value]),
    ["Received", new Date(lead.createdAt).toISOString()],
    ["Page", lead.page],
    ["Language", lead.language],
    ["Campaign", lead.campaign && new URLSearchParams(lead.campaign).toString()],
  ].flatMap(([label, value]) =>
    label && value ? [`${label}: ${value.replace(/\s+/g, " ")}`] : [],
  );
  return [
    ...lines,
    ...(message ? ["", message] : []),
    "",
    "-- ",
    `Reply to this e-mail to write to the person. Reference ${referenceOf(lead.id)}`,
    ...(spam === undefined ? [] : [spamDigest.waiting(spam)]),
  ].join("\n");
}
