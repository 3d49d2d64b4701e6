import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { services } from "#content/services/index.ts";
import { companyProfile } from "./company-profile.ts";
import { dataSheets } from "./data-sheets.ts";
import { typeset } from "./typeset.ts";

const date = new Date("2026-11-20T00:00:00Z");
const documents = [companyProfile(), ...dataSheets()];

describe("the printed documents", () => {
  it("are one data sheet a service and the company profile", () => {
    expect(documents.slice(1).map((document) => document.path)).toEqual(
      services.map((entry) => entry.link),
    );
    expect(new Set(documents.map((document) => document.file)).size).toBe(documents.length);
  });

  it("are the same file for the same content and date", async () => {
    const [first, second] = await Promise.all([
      typeset(companyProfile(), date),
      typeset(companyProfile(), date),
    ]);
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  it.each(documents.map((document) => [document.file, document] as const))(
    "%s is a tagged PDF with its faces in it",
    async (_, document) => {
      const { bytes, pages } = await typeset(document, date);
      const text = bytes.toString("latin1");
      expect(text.startsWith("%PDF-1.7")).toBe(true);
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages);
      const root = objectOf(text, "/Type /Catalog");
      expect(root).toContain("/Lang (en)");
      expect(referredTo(text, root, "MarkInfo")).toContain("/Marked true");
      expect(referredTo(text, root, "ViewerPreferences")).toContain("/DisplayDocTitle true");
      const tree = referredTo(text, root, "StructTreeRoot");
      expect(tree).toContain("/ParentTree");
      // A page's texts and links are read in the order of the structure, and every link is part of it.
      const sheets = objectsOf(text, "/Type /Page\n");
      expect(sheets.every((sheet) => /\/StructParents \d/.test(sheet))).toBe(true);
      expect(sheets.every((sheet) => sheet.includes("/Tabs /S"))).toBe(true);
      const elements = objectsOf(text, "/S /Link");
      expect(elements).toHaveLength(pages);
      // A link of two lines has an annotation for each.
      const annotations = elements.join().match(/\/Type \/OBJR/g);
      expect(annotations).toHaveLength(objectsOf(text, "/Subtype /Link").length);
      expect(elements.every((element) => /\/Alt \(\S/.test(element))).toBe(true);
      expect(objectsOf(text, "/S /H1")).toHaveLength(1);
      expect(objectsOf(text, "/S /H2").length).toBeGreaterThan(1);
      expect(text.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(4);
    },
  );

  it("use no character that the faces lack", async () => {
    const file = createRequire(import.meta.url).resolve("@fontsource/instrument-sans/unicode.json");
    const { latin } = z
      .object({ latin: z.string() })
      .parse(JSON.parse(await readFile(file, "utf8")));
    const ranges = latin.split(",").map((range) => {
      const [from = "", to = from] = range.replace("U+", "").split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    const has = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
    const used = new Set([...JSON.stringify(documents)]);
    expect([...used].filter((char) => !has(char.codePointAt(0) ?? 0))).toEqual([]);
  });
});

/** Returns the objects of a PDF that hold a text, as they are written. */
const objectsOf = (pdf: string, part: string): string[] =>
  [...pdf.matchAll(/^\d+ 0 obj\n([\s\S]*?)\nendobj$/gm)]
    .map(([, body = ""]) => body)
    .filter((body) => body.includes(part));

function objectOf(pdf: string, part: string): string {
  const [only, ...others] = objectsOf(pdf, part);
  if (only === undefined || others.length > 0) throw new Error(`Not one object holds ${part}.`);
  return only;
}

/** Returns the object that an entry of another refers to. */
function referredTo(pdf: string, from: string, entry: string): string {
  const number = new RegExp(`/${entry} (\\d+) 0 R`).exec(from)?.[1];
  return new RegExp(`^${number} 0 obj\\n([\\s\\S]*?)\\nendobj$`, "m").exec(pdf)?.[1] ?? "";
}
