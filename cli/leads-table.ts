import { stripVTControlCharacters, styleText } from "node:util";
import type { LeadWithDeliveries } from "#server/leads/admin.ts";

/**
 * Leads as a table for a terminal of `screen.columns`; in a pipe every cell is whole. `now` is in milliseconds.
 * What visitors typed is cleaned: a terminal obeys control characters.
 */
export function leadTable(
  entries: readonly LeadWithDeliveries[],
  now: number,
  screen: { columns?: number; isTTY?: boolean },
): string {
  if (entries.length === 0) return "No leads match.";
  const header = ["Received (UTC)", "Kind", "Name", "E-mail", "About", "Deliveries"];
  const rows = entries.map((entry) => [
    minuteOf(entry.createdAt),
    entry.details.kind,
    clean(entry.name),
    clean(entry.email),
    clean(aboutOf(entry)),
    entry.deliveries.map((delivery) => deliveryText(delivery, now)).join(", ") || "none configured",
  ]);
  const table = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...table.map((row) => widthOf(row[column] ?? ""))),
  );
  if (screen.isTTY) shrink(widths, screen.columns ?? 120);
  const lines = table.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const [first = "", ...others] = lines;
  return [
    styleText("bold", first, { stream: process.stdout }),
    ...others,
    "",
    summary(entries),
  ].join("\n");
}

function aboutOf({ details, files }: LeadWithDeliveries): string {
  switch (details.kind) {
    case "demo":
      return details.industry;
    case "contact":
      return [details.topic, details.message].filter(Boolean).join(": ");
    case "application":
      return [details.job, ...files.map(({ name }) => name)].join(", ");
  }
}

function deliveryText(
  { target, state, attempts, dueAt }: LeadWithDeliveries["deliveries"][number],
  now: number,
): string {
  if (state === "delivered") return `${target} ✓`;
  if (state === "dead") return `${target} ✗ given up`;
  if (attempts === 0) return `${target} …`;
  const minutes = Math.max(0, Math.ceil((dueAt - now) / 60_000));
  return `${target} … ${attempts}× failed, next in ${minutes} min`;
}

function summary(entries: readonly LeadWithDeliveries[]): string {
  const deliveries = entries.flatMap((entry) => entry.deliveries);
  const waiting = deliveries.filter(({ state }) => state === "pending").length;
  const dead = deliveries.filter(({ state }) => state === "dead");
  const reasons = new Set(
    deliveries.flatMap(({ target, state, lastError }) =>
      state !== "delivered" && lastError ? [`${target}: ${clean(lastError)}`] : [],
    ),
  );
  return [
    `${entries.length} ${entries.length === 1 ? "lead" : "leads"}${waiting ? `, ${waiting} waiting to be delivered` : ""}${dead.length ? `, ${dead.length} given up (npm run leads -- retry)` : ""}`,
    ...[...reasons].slice(0, 5),
  ].join("\n");
}

const clean = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();

const segmenter = new Intl.Segmenter();
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
const charactersOf = (text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
const widthOf = (text: string) =>
  charactersOf(text).reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);

function padded(text: string, width: number): string {
  let used = 0;
  let shown = "";
  const whole = widthOf(text) <= width;
  for (const character of charactersOf(text)) {
    const next = wide.test(character) ? 2 : 1;
    if (!whole && used + next > width - 1) {
      shown += "…";
      used += 1;
      break;
    }
    shown += character;
    used += next;
  }
  return shown + " ".repeat(Math.max(0, width - used));
}

/** Such as “2026-11-30 09:05”, in UTC. */
const minuteOf = (time: number) =>
  Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO("UTC")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");

/** Shrinks the widest column until the table fits, but none below a legible width. */
function shrink(widths: number[], columns: number): void {
  const gaps = 2 * (widths.length - 1);
  while (widths.reduce((sum, width) => sum + width, gaps) > columns) {
    const widest = Math.max(...widths);
    if (widest <= 14) return;
    widths[widths.indexOf(widest)] = widest - 1;
  }
}
