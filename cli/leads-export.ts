import { createWriteStream } from "node:fs";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { csvHeader, csvLineOf, type Lead, mostInWorkbook, writeXlsx } from "#server/leads/admin.ts";
import { UsageError } from "./leads-arguments.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * Writes leads to a workbook, or to CSV of any length: its rows are written as they are read.
 *
 * @returns how many were written.
 */
export async function exportLeads(file: string, pages: AsyncIterable<Lead[]>): Promise<number> {
  const type = extname(file).toLowerCase();
  if (type !== ".xlsx" && type !== ".csv")
    throw new UsageError("Name the file to write: npm run leads -- export leads.xlsx (or .csv)");
  return writeWhole(file, (unfinished) =>
    type === ".csv" ? writeCsv(unfinished, pages) : writeWorkbook(unfinished, pages),
  );
}

async function writeCsv(file: string, pages: AsyncIterable<Lead[]>): Promise<number> {
  let written = 0;
  await pipeline(async function* () {
    yield csvHeader();
    for await (const leads of pages) {
      written += leads.length;
      yield leads.map(csvLineOf).join("");
    }
  }, createWriteStream(file));
  return written;
}

async function writeWorkbook(file: string, pages: AsyncIterable<Lead[]>): Promise<number> {
  const leads: Lead[] = [];
  for await (const page of pages) {
    leads.push(...page);
    if (leads.length > mostInWorkbook) {
      throw new UsageError(
        `A workbook is made in memory and holds ${mostInWorkbook} leads here: export leads.csv, or fewer days with --from and --to.`,
      );
    }
  }
  await writeXlsx(file, leads);
  return leads.length;
}
