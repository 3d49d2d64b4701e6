import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { limits } from "@brightkeel/contracts";
import { expect, test, vi } from "vitest";
import { calculatingWithin } from "../support/cpu-time.ts";
import { within } from "../support/slowness.ts";
import { builtPatterns, type Found, sourcesOf, writtenPatterns } from "./patterns/find-patterns.ts";
import { slowest } from "./patterns/time-pattern.ts";
import { worstCases } from "./patterns/worst-cases.ts";

/**
 * A pattern that backtracks lets one message hold up everyone. So every pattern that may be applied to a visitor's
 * words is tested with its worst-case texts.
 * https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS
 */

// Some thousand patterns, one after the other.
vi.setConfig({ testTimeout: within(120_000) });

const root = join(import.meta.dirname, "../..");

/** Time allowed for one pattern and one text on a usual machine, in milliseconds; most take a fiftieth of it. */
const usual = 5;
const enough = calculatingWithin(usual);

/** A pattern is slow if it is so each of these times. */
const tries = 3;

/** Longer than any header, field or line that is matched outside of the assistant. */
const longestElsewhere = 8_000;

/** Files whose patterns are never applied to a visitor's words. */
const own = new Map([
  ["server/environment.ts", "the operator's settings"],
  ["server/http/inline-hashes.ts", "documents that we rendered, in which < is escaped"],
  ["server/pages/dictionary.ts", "documents that we rendered"],
  ["app/drawings/apart.server.ts", "documents that we rendered"],
  ["app/drawings/near.ts", "drawings that we rendered"],
  ["app/document/occurrences.server.ts", "documents of ours"],
  ["app/document/short-variables.server.ts", "styles of ours"],
  ["app/document/style-parts.server.ts", "styles of ours"],
  ["app/document/used-styles.server.ts", "documents and styles of ours"],
  ["app/document/finish.server.ts", "documents that we rendered"],
  ["app/document/class-names.server.ts", "documents and styles of ours"],
  ["app/document/terse-markup.server.ts", "documents that we rendered"],
  ["app/pages/contact-us/drawing.tsx", "the company's opening hours"],
]);

/** The assistant applies these to messages whose length it has limited. */
const readByAssistant = "server/assistant-host.ts";

/** Texts of this part of the length are tried first. */
const shorter = 4;

/**
 * How much longer the whole length takes than the part, at most: nothing grows faster than with the third power
 * except what already shows in the part.
 */
const growth = shorter ** 3;

const lineOf = (where: string, pattern: RegExp, { time, text }: ReturnType<typeof slowest>) =>
  `${where} ${time.toFixed(1)} ms ${pattern} ${JSON.stringify(text.slice(0, 40))}`;

const slowOnes = (found: readonly Found[], length: number, asRead = (text: string) => text) => {
  const worst = (pattern: RegExp, parts: number, limit: number) =>
    slowest(pattern, worstCases(pattern, Math.floor(length / parts)).map(asRead), limit);
  const different = new Map(found.map((one) => [String(one.pattern), one])).values();
  return [...different].flatMap(({ pattern, where }) => {
    const part = worst(pattern, shorter, enough / growth);
    if (part.time <= enough / growth) return [];
    // What takes too long for a part need not be awaited for the whole.
    if (part.time > enough) return [lineOf(where, pattern, part)];
    let whole = part;
    for (let again = 0; again < tries; again += 1) {
      // Measured anew: a core that others begin to share is slower than it was when the test began.
      const allowed = again === 0 ? enough : calculatingWithin(usual);
      whole = worst(pattern, 1, allowed);
      if (whole.time <= allowed) return [];
    }
    return [lineOf(where, pattern, whole)];
  });
};

/** Expects that no pattern is slow; the first line of the failure, which is all that a summary shows, names each. */
const expectNoneSlow = (slow: readonly string[]) => expect(slow, slow.join("; ")).toEqual([]);

test("the texts find a pattern that backtracks", () => {
  const found = (pattern: RegExp) => slowOnes([{ pattern, where: "here" }], longestElsewhere);
  expect(found(/\S+@\S+\.\w{2,}/)).toHaveLength(1);
  expect(found(/^(?:(?:no|ok)[\s,]*(?:then)?[\s,]*)*bye$/)).toHaveLength(1);
  expect(found(/^\s*(?:\d+)+%/)).toHaveLength(1);
  expect(found(/\d+%/)).toHaveLength(1);
  expect(found(/^\d+%/)).toHaveLength(0);
  expect(found(/[^\s@]{1,64}@/)).toHaveLength(0);
});

// Here, because they are built only the first time that the modules are read, which a repeated test would not see.
const assistant = "packages/assistant/src";
const built = await builtPatterns(assistant, () => import("@brightkeel/assistant"));

test("no pattern of the assistant takes long for any message", async () => {
  const { bounded } = await import("@brightkeel/assistant");
  const found = [
    ...writtenPatterns(root, assistant),
    ...writtenPatterns(root, "server").filter(({ where }) => where === readByAssistant),
    ...built,
  ];
  // Four of five texts are those of another pattern too.
  const read = new Map<string, string>();
  const asRead = (text: string) => {
    const known = read.get(text) ?? bounded(text);
    read.set(text, known);
    return known;
  };
  expect(built.length).toBeGreaterThan(150);
  expectNoneSlow(slowOnes(found, limits.message, asRead));
});

test("no pattern of the site takes long for any header, field or line", () => {
  const found = ["server", "app", "contracts", "content/chatbot-demo"]
    .flatMap((folder) => writtenPatterns(root, folder))
    .filter(({ where }) => !own.has(where) && where !== readByAssistant);
  expectNoneSlow(slowOnes(found, longestElsewhere));
});

test("no text is normalised but by the function that takes time by its length only", () => {
  const places = [
    "server",
    "app",
    "contracts",
    "packages/assistant/src",
    "packages/content-lake/src",
  ]
    .flatMap((folder) => sourcesOf(root, folder))
    .filter((file) => /\.normalize\(/.test(readFileSync(file, "utf8")))
    .map((file) => relative(root, file));
  expect(places).toEqual(["contracts/normalised.ts"]);
});
