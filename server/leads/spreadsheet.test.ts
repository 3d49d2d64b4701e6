import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import type { Lead } from "./lead.ts";
import { csvHeader, csvLineOf, writeXlsx } from "./spreadsheet.ts";

const lead = (details: Lead["details"], extra: Partial<Lead> = {}): Lead => ({
  id: "lead-1",
  name: "Zoë",
  email: "zoe@example.com",
  createdAt: Date.parse("2026-11-20T20:15:00Z"),
  page: "/contact-us",
  campaign: { utm_source: "news", utm_medium: "mail" },
  consent: undefined,
  details,
  files: [],
  ...extra,
});
const demo = lead({ kind: "demo", industry: "support", timestamp: "2026-11-20T20:14:59Z" });

const toCsv = (leads: readonly Lead[]) => csvHeader() + leads.map(csvLineOf).join("");

test("CSV has a header, CRLF, quotes where needed and UTF-8 that Excel knows", () => {
  const csv = toCsv([demo, lead({ kind: "contact", message: 'Say "hi",\nplease', topic: "SAP" })]);
  expect(csv.startsWith("\ufeffReceived (UTC),Kind,Name,E-mail,")).toBe(true);
  expect(csv).toContain("2026-11-20T20:15:00.000Z,demo,Zoë,zoe@example.com,support,");
  expect(csv).toContain('"Say ""hi"",\nplease"');
  expect(csv.endsWith("\r\n")).toBe(true);
});

test.each([
  ...["=1+1", "+1", "-1", "@SUM(A1)", " =1", "|calc", "%x", "＝1+1", "＋1", "－1", "＠SUM(A1)"],
  ...["\u00a0=1", "\ufeff=1", "\u3000＝1", "=HYPERLINK(A1)", "=-1", "+-@=1"],
])("CSV: %o cannot run as a formula", (name) => {
  const csv = toCsv([lead(demo.details, { name })]);
  expect(csv).toContain(`,'${name},`);
});

test.each([
  ["Ada;=cmd|' /C calc'!A0", "Ada;'=cmd|' /C calc'!A0"],
  ["a; \u00a0@SUM(A1)", "a;' \u00a0@SUM(A1)"],
  ['x;"=1+1"', `"x;'""=1+1"""`],
  ["two\n=lines", `"two\n'=lines"`],
  ["tab\t-1", "tab\t'-1"],
  ["\t=1", "'\t'=1"],
  ["\r=1", `"'\r'=1"`],
  ["\n=1", `"'\n'=1"`],
  ["a\r\n＝1", `"a\r\n'＝1"`],
  ['"=1"', '"""=1"""'],
  ['";=1', '""";\'=1"'],
  ["Müller; Söhne = 2; 50", "Müller; Söhne = 2; 50"],
])("CSV: %o cannot run where semicolons or tabs separate cells", (name, cell) => {
  expect(toCsv([lead(demo.details, { name })])).toContain(`,demo,${cell},zoe@`);
});

test("the workbook opens with a frozen bold header, widths, dates as dates and text as text", async () => {
  const folder = mkdtempSync(join(tmpdir(), "xlsx-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "leads.xlsx");
  await writeXlsx(file, [lead(demo.details, { name: "=1+1" })]);

  const parts = unzip(readFileSync(file));
  const sheet = parts.get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toMatch(/<col [^>]*width="18/);
  // 2026-11-20 20:15 in Excel’s days since 1899-12-30.
  expect(sheet).toMatch(/<c r="A2"[^>]*><v>46346\.84375<\/v>/);
  expect(sheet).not.toContain("<f>");
  expect(parts.get("xl/styles.xml")).toContain("yyyy-mm-dd hh:mm");
  expect(parts.get("xl/sharedStrings.xml")).toContain("=1+1");
});

/** The texts in a zip file, read by its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06"));
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(entry + 10), zip.readUInt32LE(entry + 20)];
    const lengths = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at));
    const name = zip.toString("utf8", entry + 46, entry + 46 + (lengths[0] ?? 0));
    const local = zip.readUInt32LE(entry + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    parts.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString("utf8"));
    entry += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return parts;
}
