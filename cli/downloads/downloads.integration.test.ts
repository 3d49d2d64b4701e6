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
      expect(text).toContain("/MarkInfo");
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
