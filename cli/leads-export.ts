import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { csvHeader, csvLineOf, type Lead, mostInWorkbook, writeXlsx } from "#server/leads/admin.ts";
import { UsageError } from "./leads-arguments.ts";

/**
 * Writes leads to a workbook or CSV of any length: rows are written as they are read.
 *
 * @returns how many were written.
 */
export async function exportLeads(file: string, pages: AsyncIterable<Lead[]>): Promise<number> {
  const type = extname(file).toLowerCase();
  if (type !== ".xlsx" && type !== ".csv")
    throw new UsageError("Name the file to write: npm run leads -- export leads.xlsx (or .csv)");
  // Created empty first, readable by its owner alone: the leads are personal data.
  await writeFile(file, "", { mode: 0o600 }).catch((error: unknown) => {
    throw new UsageError(
      `${file} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  });
  let written = 0;
  if (type === ".csv") {
    await pipeline(async function* () {
      yield csvHeader();
      for await (const leads of pages) {
        written += leads.length;
        yield leads.map(csvLineOf).join("");
      }
    }, createWriteStream(file));
  } else {
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
    written = leads.length;
  }
  return written;
}
