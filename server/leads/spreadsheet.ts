import { formulaInside, formulaStart, quotedInCsv } from "@brightkeel/contracts";
import type { Lead } from "./lead.ts";
import { referenceOf } from "./reference.ts";

/** Spreadsheets of leads: one row per lead, one column for each field of any kind. */

type Column = {
  title: string;
  /** In characters. */
  width: number;
  value(lead: Lead): Date | string | undefined;
};

const detail = (field: string) => (lead: Lead) => {
  // Kinds have different fields; a column is empty where a kind lacks it.
  const value = (lead.details as Record<string, string | undefined>)[field];
  return value;
};

const columns: readonly Column[] = [
  { title: "Received (UTC)", width: 18, value: (lead) => new Date(lead.createdAt) },
  { title: "Kind", width: 12, value: (lead) => lead.details.kind },
  { title: "Name", width: 26, value: (lead) => lead.name },
  { title: "E-mail", width: 32, value: (lead) => lead.email },
  { title: "Industry", width: 14, value: detail("industry") },
  { title: "Topic", width: 24, value: detail("topic") },
  { title: "Job", width: 26, value: detail("job") },
  { title: "Company", width: 24, value: detail("company") },
  { title: "Telephone", width: 18, value: detail("phone") },
  { title: "Country", width: 16, value: detail("country") },
  { title: "Link", width: 30, value: detail("link") },
  { title: "Message", width: 60, value: detail("message") },
  { title: "Files", width: 26, value: (lead) => lead.files.map(({ name }) => name).join(", ") },
  { title: "Page", width: 20, value: (lead) => lead.page },
  { title: "Language", width: 12, value: (lead) => lead.language },
  {
    title: "Campaign",
    width: 30,
    value: (lead) => lead.campaign && new URLSearchParams(lead.campaign).toString(),
  },
  { title: "Consent", width: 40, value: (lead) => lead.consent },
  { title: "Reference", width: 16, value: (lead) => referenceOf(lead.id) },
  { title: "Id", width: 38, value: (lead) => lead.id },
];

/** Most rows of a workbook: it is built in memory as a whole. */
export const mostInWorkbook = 50_000;

/** Writes a workbook to a file. */
export const writeXlsx = async (file: string, leads: readonly Lead[]): Promise<void> =>
  (await workbookOf(leads)).toFile(file);

/** The bytes of a workbook. */
export const xlsxOf = async (leads: readonly Lead[]): Promise<Buffer> =>
  (await workbookOf(leads)).toBuffer();

/** An Excel workbook with a bold, frozen header row and real dates. Text stays text: no cell can be a formula. */
async function workbookOf(leads: readonly Lead[]) {
  const header = columns.map(({ title }) => ({ value: title, fontWeight: "bold" as const }));
  const rows = leads.map((lead) =>
    columns.map((column) => {
      const value = column.value(lead);
      if (value instanceof Date) {
        return { value, type: Date, format: "yyyy-mm-dd hh:mm", alignVertical: "top" as const };
      }
      if (!value) return null;
      return { value, type: String, wrap: value.length > 60, alignVertical: "top" as const };
    }),
  );
  // Loaded only when needed: it takes longer than everything else that `npm run leads` does.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  return writeExcelFile([header, ...rows], {
    sheet: "Leads",
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  });
}

/**
 * CSV by RFC 4180, line by line: the header, then each lead. Begins with the byte order mark by which Excel
 * recognises UTF-8.
 */
export const csvHeader = (): string => `\ufeff${csvLine(columns.map(({ title }) => title))}`;

export const csvLineOf = (lead: Lead): string =>
  csvLine(
    columns.map((column) => {
      const value = column.value(lead);
      return value instanceof Date ? value.toISOString() : harmless(value ?? "");
    }),
  );

const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;

/** A leading apostrophe makes spreadsheets show what visitors typed instead of running it. */
const harmless = (value: string) =>
  (formulaStart.test(value) ? `'${value}` : value).replace(formulaInside, "$1'");

const quoted = (value: string) =>
  quotedInCsv.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
