import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jobs } from "./jobs/index.ts";
import { services } from "./services/index.ts";

/**
 * The correct spelling of each term, and expressions that sound translated: the right one, and a pattern of the wrong
 * ones.
 */
const terms: readonly (readonly [right: string, wrong: RegExp])[] = [
  ["runbook", /\brun[ -]books?\b/i],
  ["cutover", /\bcut-overs?\b/i],
  ["rollback", /\broll-backs?\b/i],
  ["handover", /\bhand-overs?\b/i],
  ["backup", /\bback-ups?\b/i],
  ["learnt", /\blearned\b/i],
  ["per cent", /\bpercent\b/i],
  ["someone", /\bsomebody\b/i],
  ["no one", /\bnobody\b/i],
  ["anyone", /\banybody\b/i],
  ["again, or rebuilt", /\banew\b/i],
  ["medium size", /\bmiddling\b/i],
  ["company, firm or hotel", /\b(?:your|our|the wrong|any other|SAP) houses?\b|\bthe house\b/i],
  ["Specimen", /\bmade up for this\b/i],
  ["for each …", /\bone (?:line|page) an? \w+\b/i],
  ["expensive", /\bdear (?:in|path)\b/i],
  // In prose, where a word is before it; “Email” alone is a prescribed label and the name of a field.
  ["e-mail", /\b(?:an?|and|by|in|new|no|of|or|our|the|this|to|with|your) emails?\b/i],
  ["article", /\bblog (?:posts?|entry|entries|articles?)\b/i],
  // Lower case only: product names and database commands keep their own spelling.
  ["British spelling", /\b(?:organiz(?!ations:)|analyz|behavior|favorite|catalog )\w*/],
];

/** The pages' texts, and the guides that are not generated or prescribed. */
const files = globSync([
  "content/**/*.{ts,md}",
  "{README,CONTRIBUTING}.md",
  "docs/{content,islands,operations,performance,security}.md",
  ".env.example",
]).filter((file) => !file.endsWith(".test.ts"));

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

/** Names that keep their capitals: proper nouns, and what a product's maker calls a thing. */
const names =
  /\b(?:AI|AWS|Android|DevOps|Friday|Harbour House|JavaScript|Larkspur Outdoor|October|Plumbline|PostgreSQL|Quanta|Readiness Check|Regions|SAP|Thursday|Tuesday|iOS)s?\b/g;

/**
 * Titles in capitals: those that docs/specification.md prescribes, and the names of services and jobs, which are also
 * labels of the navigation.
 */
const titles = [
  "AI Chatbot for Customer Conversations",
  "Smarter Conversations. Happier Customers. Seamless Automation.",
  "Intelligent Replies & Automation",
  "Train with Your Past Data",
  "Our Expert Services",
  ...services.map(({ title }) => title),
  ...Object.values(jobs).map(({ title }) => title),
];

const articleHeadings = globSync("content/blogs/posts/*.md").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^(?:#+ |title: ")(.+?)"?$/gm)].map(
    ([, heading = ""]) => heading,
  ),
);

test("headings are in sentence case, but for names and prescribed titles", () => {
  expect(articleHeadings.length).toBeGreaterThan(50);
  const capitals = [...headings, ...articleHeadings].filter((heading) => {
    const title = titles.find((each) => heading.startsWith(each)) ?? "";
    const rest = heading.slice(title.length).replaceAll(names, "");
    // Capitals after a word, unless a sentence has ended; abbreviations have more than one.
    return /[^.?!:“\s][”’]?\s+[“‘]?[A-Z](?![A-Z\d/])/.test(rest);
  });
  expect(capitals).toEqual([]);
});
