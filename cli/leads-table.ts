import { stripVTControlCharacters, styleText } from "node:util";
import { spamSigns } from "#content/spam-signs.ts";
import {
  type DeliveryState,
  type LeadWithDeliveries,
  minuteOf,
  referenceOf,
} from "#server/leads/admin.ts";

/**
 * Formats leads as lines of a table for a terminal of `screen.columns`; in a pipe every cell is whole. `now` is in
 * milliseconds, `spam` the number of leads that are not listed. The first page determines the column widths, so any
 * number of leads can pass through. Visitors' text is cleaned, since a terminal obeys control characters.
 */
export async function* leadTable(
  pages: AsyncIterable<readonly LeadWithDeliveries[]>,
  { now, spam }: { now: number; spam: number },
  screen: { columns?: number; isTTY?: boolean },
): AsyncGenerator<string> {
  const header = ["Received (UTC)", "Kind", "Name", "E-mail", "About", "Deliveries", "Reference"];
  let widths: number[] | undefined;
  const sum = createSum();
  for await (const entries of pages) {
    const rows = entries.map((entry) => [
      minuteOf(entry.createdAt),
      entry.details.kind,
      clean(entry.name),
      clean(entry.email),
      clean(aboutOf(entry)),
      deliveriesText(entry.deliveries, now),
      referenceOf(entry.id),
    ]);
    if (!widths) {
      widths = widthsOf([header, ...rows]);
      if (screen.isTTY) shrink(widths, screen.columns ?? 120);
      yield styleText("bold", lineOf(header, widths, screen), { stream: process.stdout });
    }
    for (const [index, row] of rows.entries()) {
      yield lineOf(row, widths, screen);
      const { isSpam, signs = [] } = entries[index] ?? {};
      if (isSpam) yield* signs.map((sign) => `    ${spamSigns[sign]}`);
    }
    sum.add(entries);
  }
  if (!widths) yield "No leads match.";
  else yield* ["", ...sum.lines()];
  if (spam > 0) yield `${spam} taken for spam: npm run leads -- list --spam`;
}

const widthsOf = (table: readonly (readonly string[])[]) =>
  (table[0] ?? []).map((_, column) =>
    table.reduce((width, row) => Math.max(width, widthOf(row[column] ?? "")), 0),
  );

const lineOf = (row: readonly string[], widths: readonly number[], screen: { isTTY?: boolean }) =>
  row
    .map((cell, column) => padded(cell, widths[column] ?? 0, screen.isTTY === true))
    .join("  ")
    .trimEnd();

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

const deliveriesText = (deliveries: LeadWithDeliveries["deliveries"], now: number) =>
  deliveries === undefined
    ? "cannot be read"
    : deliveries.map((delivery) => deliveryText(delivery, now)).join(", ") || "none configured";

function deliveryText({ target, state, attempts, dueAt }: DeliveryState, now: number): string {
  if (state === "delivered") return `${target} ✓`;
  if (state === "dead") return `${target} ✗ given up`;
  if (state === "held") return `${target} on hold`;
  if (state === "skipped") return `${target} not sent`;
  if (attempts === 0) return `${target} …`;
  const minutes = Math.max(0, Math.ceil((dueAt - now) / 60_000));
  return `${target} … ${attempts}× failed, next in ${minutes} min`;
}

/** The last lines of the table: how many leads there are, and why some are not delivered. */
function createSum() {
  let [leads, waiting, dead] = [0, 0, 0];
  const reasons = new Set<string>();
  return {
    add(entries: readonly LeadWithDeliveries[]) {
      leads += entries.length;
      for (const { target, state, lastError } of entries.flatMap(
        (entry) => entry.deliveries ?? [],
      )) {
        if (state === "pending") waiting += 1;
        if (state === "dead") dead += 1;
        if (state !== "delivered" && lastError && reasons.size < 5) {
          reasons.add(`${target}: ${clean(lastError)}`);
        }
      }
    },
    lines: () => [
      `${leads} ${leads === 1 ? "lead" : "leads"}${waiting ? `, ${waiting} waiting to be delivered` : ""}${dead ? `, ${dead} given up (npm run leads -- retry)` : ""}`,
      ...reasons,
    ],
  };
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
/** Most cells are plain ASCII; segmenting text by the rules of Unicode takes a hundred times as long. */
const isPlain = (text: string) => /^[ -~]*$/.test(text);
const widthOf = (text: string) =>
  isPlain(text)
    ? text.length
    : charactersOf(text).reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);

/** A cell of a given width. Longer text is cut, unless the output is not a screen. */
function padded(text: string, width: number, mayCut: boolean): string {
  let used = 0;
  let shown = "";
  const whole = !mayCut || widthOf(text) <= width;
  if (whole) return text + " ".repeat(Math.max(0, width - widthOf(text)));
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

/** Shrinks the widest column until the table fits, but none below a legible width. */
function shrink(widths: number[], columns: number): void {
  const gaps = 2 * (widths.length - 1);
  while (widths.reduce((sum, width) => sum + width, gaps) > columns) {
    const widest = Math.max(...widths);
    if (widest <= 14) return;
    widths[widths.indexOf(widest)] = widest - 1;
  }
}
