import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { intents } from "../src/intents.ts";

/** Lists of synonyms such as “order|purchase”, by the name under which phrases refer to them. */
export type WordLists = Readonly<Record<string, string>>;

/** The phrases of one intent, or of one out-of-scope topic. */
export type PhraseGroup = {
  /** Undefined for out of scope. */
  intent: string | undefined;
  /** As written, with choices and references to lists. */
  phrases: readonly string[];
  lists: WordLists;
};

/** Name of the out-of-scope class, as in Rasa's files. */
const outOfScope = "out_of_scope";

const schema = z.strictObject({
  lists: z.record(z.string().regex(/^\w+$/, "a list’s name is one word"), z.string()).optional(),
  nlu: z.array(
    z.strictObject({
      intent: z.string(),
      description: z.string().optional(),
      topic: z.string().optional(),
      examples: z.string(),
    }),
  ),
});

/** Returns the file of an industry, or the file for intents that several share. */
const fileOf = (industries: readonly string[]): string => {
  const [only = "", ...others] = industries;
  return others.length > 0 ? "shared.yaml" : (files[only] ?? "");
};
const files: Readonly<Record<string, string>> = {
  "e-commerce": "shop.yaml",
  hospitality: "hotel.yaml",
  marketing: "marketing.yaml",
  support: "support.yaml",
};

/**
 * Reads and validates the training phrases.
 *
 * @returns the groups in the order of the intents, followed by those out of scope.
 * @throws Error with file, line and intent of the first mistake.
 */
export function loadPhrases(folder: string = import.meta.dirname): PhraseGroup[] {
  const read = (name: string, shared: WordLists = {}) =>
    parsePhrases(name, readFileSync(join(folder, name), "utf8"), shared);
  const shared = read("shared.yaml");
  const groups = [
    ...shared.groups,
    ...Object.values(files).flatMap((name) => read(name, shared.lists).groups),
  ];
  const groupOf = new Map(groups.map((group) => [group.intent, group]));
  return [
    ...intents.map(({ id, industries }) => {
      const group = groupOf.get(id);
      if (!group) throw new Error(`${fileOf(industries)}: the intent “${id}” has no phrases.`);
      return group;
    }),
    ...read("out-of-scope.yaml").groups,
  ];
}

/**
 * Parses a file of phrases.
 *
 * @param shared lists of another file that its phrases may refer to.
 */
export function parsePhrases(
  name: string,
  text: string,
  shared: WordLists = {},
): { groups: PhraseGroup[]; lists: WordLists } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new Error(`${name}: ${broken.message}`);
  const lineOf = (path: readonly (string | number)[]): number => {
    const node = document.getIn(path, true);
    return isScalar(node) && node.range ? lines.linePos(node.range[0]).line : 0;
  };
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);

  const own = Object.entries(parsed.data.lists ?? {}).map(([list, words]) => [
    list,
    words
      .split("|")
      .map((word) => word.trim())
      .join("|"),
  ]);
  const lists: WordLists = { ...shared, ...Object.fromEntries(own) };
  const seen = new Set<string>();
  const groups = parsed.data.nlu.map(({ intent, examples }, at) => {
    const first = lineOf(["nlu", at, "examples"]) + 1;
    const fail = (line: number, problem: string): never => {
      throw new Error(`${name}:${line} (${intent}): ${problem}`);
    };
    const place = intent === outOfScope ? "out-of-scope.yaml" : placeOf(intent);
    if (place === undefined) fail(first, "no such intent in src/intents.ts");
    if (place !== name) fail(first, `its phrases belong into ${place}`);
    if (intent !== outOfScope && seen.has(intent)) fail(first, "stands here twice");
    seen.add(intent);
    const phrases: string[] = [];
    examples.split("\n").forEach((line, index) => {
      if (line.trim() === "") return;
      if (!line.startsWith("- ")) fail(first + index, `“${line}” does not start with “- ”`);
      const phrase = line.slice(2).trim();
      const problem = problemOf(phrase, lists);
      if (problem !== undefined) fail(first + index, `${problem} in “${phrase}”`);
      phrases.push(phrase);
    });
    if (phrases.length === 0) fail(first, "has no phrases");
    return { intent: intent === outOfScope ? undefined : intent, phrases, lists };
  });
  return { groups, lists };
}

function placeOf(intent: string): string | undefined {
  const known = intents.find(({ id }) => id === intent);
  return known && fileOf(known.industries);
}

function problemOf(phrase: string, lists: WordLists): string | undefined {
  for (const [, list = ""] of phrase.matchAll(/\{(\w*)\}/g)) {
    if (lists[list] === undefined) return `there is no list “${list}”`;
  }
  let depth = 0;
  for (const letter of phrase) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth < 0) return "a “)” without its “(”";
    if (letter === "|" && depth === 0) return "a “|” outside of “(…)”";
  }
  return depth > 0 ? "a “(” without its “)”" : undefined;
}
