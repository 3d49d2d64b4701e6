import { company } from "#content/company.ts";
import { confirmation, referenceWords } from "#content/confirmation.ts";
import type { Lead } from "../lead.ts";
import { withoutLinks } from "../links.ts";
import { referenceOf } from "../reference.ts";
import { fieldLabels } from "./field-labels.ts";

/** Longest quotations, in characters: whoever types a stranger's address can send them no more than this. */
const longest = { name: 60, field: 120, message: 600 };

/**
 * Text of the mail that confirms a lead. What was typed is quoted in bounds, without links and unseen characters: it may
 * have been typed by somebody else than the one who gets the mail.
 */
export function confirmationText(lead: Lead): string {
  const { details, files } = lead;
  const { text, writeTo } = confirmation.kinds[details.kind];
  const { message = "", ...rest } = { message: undefined, ...details };
  const facts = [
    ...Object.entries(rest).map(([field, value]) => [fieldLabels[field], value] as const),
    ["Files", files.map(({ name }) => name).join(", ")] as const,
  ].flatMap(([label, value]) =>
    label && value ? [`${label}: ${quoted(value, longest.field)}`] : [],
  );
  return [
    confirmation.greeting(quoted(lead.name, longest.name)),
    "",
    `${confirmation.received(timeOf(lead.createdAt))} ${text}`,
    "",
    `${referenceWords.label}: ${referenceOf(lead.id)}`,
    "",
    `${confirmation.sent}:`,
    "",
    ...facts,
    ...quotedLines(message),
    "",
    confirmation.writeTo(writeTo),
    "",
    confirmation.once,
    "",
    "-- ",
    company.name,
  ].join("\n");
}

/** One line of what somebody typed. */
const quoted = (text: string, most: number): string => {
  const line = withoutLinks(seen(text).replace(/\s+/g, " ").trim(), confirmation.link);
  return line.length > most ? `${line.slice(0, most).toWellFormed()}…` : line;
};

function quotedLines(message: string): string[] {
  if (message === "") return [];
  const text = withoutLinks(seen(message), confirmation.link);
  const shown = text.slice(0, longest.message).toWellFormed();
  return [
    ...shown.split("\n").map((line) => `> ${line.trimEnd()}`),
    ...(shown.length < text.length ? [confirmation.cut] : []),
  ];
}

/** Without characters that are not seen, or turn the order of others. */
const seen = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, "");

/** Such as “20 November 2026, 20:00 UTC”. */
const timeOf = (time: number) =>
  `${Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO("UTC")
    .toLocaleString("en-GB", {
      dateStyle: "long",
      timeStyle: "short",
    })} UTC`.replace(" at ", ", ");
