import { company } from "#content/company.ts";
import { confirmation, referenceWords } from "#content/confirmation.ts";
import type { Lead } from "../lead.ts";
import { quoted, quotedText } from "../quoted.ts";
import { referenceOf } from "../reference.ts";
import { fieldLabels } from "./field-labels.ts";

/** Longest quotation, in characters: no one can mail more than this to a stranger's address. */
const longest = { name: 60, field: 120, message: 600 };

/**
 * Text of the mail that confirms a lead. Quotations are short, without links and invisible characters: someone other
 * than the recipient may have typed them.
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

function quotedLines(message: string): string[] {
  if (message === "") return [];
  const { text, isWhole } = quotedText(message, longest.message);
  return [
    ...text.split("\n").map((line) => `> ${line.trimEnd()}`),
    ...(isWhole ? [] : [confirmation.cut]),
  ];
}

/** Such as “20 November 2026, 20:00 UTC”. */
const timeOf = (time: number) =>
  `${Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO("UTC")
    .toLocaleString("en-GB", {
      dateStyle: "long",
      timeStyle: "short",
    })} UTC`.replace(" at ", ", ");
