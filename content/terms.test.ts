import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * The correct spelling of each term, and expressions that sound translated: the right one, and a pattern of the wrong
 * ones.
 */
const terms: readonly (readonly [right: string, wrong: RegExp])[] = [
  ["runbook", /\brun[ -]books?\b/i],
  ["cutover", /\bcut-overs?\b/i],
  ["rollback", /\broll-backs?\b/i],
  ["handover", /\bhand-overs?\b/i],
  ["someone", /\bsomebody\b/i],
  ["no one", /\bnobody\b/i],
  ["anyone", /\banybody\b/i],
  ["again, or rebuilt", /\banew\b/i],
  ["medium size", /\bmiddling\b/i],
  ["company, firm or hotel", /\b(?:your|our|the wrong|any other|SAP) houses?\b|\bthe house\b/i],
  ["Specimen", /\bmade up for this\b/i],
  ["for each …", /\bone (?:line|page) an? \w+\b/i],
  ["expensive", /\bdear (?:in|path)\b/i],
  // In prose, where a word stands before it; “Email” alone is a prescribed label and the name of a field.
  ["e-mail", /\b(?:an?|and|by|in|new|no|of|or|our|the|this|to|with|your) emails?\b/i],
  ["article", /\bblog (?:posts?|entry|entries|articles?)\b/i],
  // Lower case only: product names and database commands keep their own spelling.
  ["British spelling", /\b(?:organiz(?!ations:)|analyz|behavior|favorite|catalog )\w*/],
];

const files = globSync("content/**/*.{ts,md}").filter((file) => !file.endsWith(".test.ts"));

test.each(terms)("the texts say “%s”", (_, wrong) => {
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => {
        // Inline code and package names keep their own spelling.
        const text = line.replaceAll(/`[^`]*`/g, "");
        return wrong.test(text) ? [`${file}:${index + 1} ${line.trim()}`] : [];
      }),
  );
  expect(found).toEqual([]);
});

/** Texts set as headings on pages. Visitors' questions keep their own wording. */
const headings = globSync("content/{pages,services,jobs}/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:title|headline|belief): "([^"]+)"/g)].map(
      ([, heading = ""]) => heading,
    ),
  );

test("a heading has a full stop only when it is more than one sentence", () => {
  expect(headings.length).toBeGreaterThan(400);
  expect(headings.filter((heading) => heading.endsWith(".") && !/[.?!] /.test(heading))).toEqual(
    [],
  );
});

test("few headings begin with a question word", () => {
  const asking = headings.filter((heading) => /^(?:What|How|Where|When|Who|Why)\b/.test(heading));
  expect(asking.length / headings.length, asking.join("\n")).toBeLessThan(0.05);
});
