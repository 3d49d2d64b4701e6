import { extract } from "@sanity/mutator";
import { pathsOf } from "./patch-paths.ts";
import { isRecord } from "./types.ts";

/**
 * How many values a patch may look at, over all of its paths. The library goes through a list again for every filter
 * and range, and through the whole document for every `..`: a million values take a fifth of a second.
 */
const mostVisits = 1_000_000;

/**
 * How many characters all pieces of all `diffMatchPatch` may look through: a piece that fits nowhere takes a table as
 * long as its text, several times over. Ten million take a tenth of a second.
 */
const mostCharacters = 10_000_000;

/**
 * Returns what is too much about a patch, as the end of a sentence; undefined when it is applied quickly. What the
 * library does with a patch can't be interrupted.
 */
export function tooMuchWork(patch: object, document: object): string | undefined {
  const steps = pathsOf(patch).map(stepsOf);
  const lists = steps.reduce((sum, step) => sum + step.lists, 0);
  const recursive = steps.reduce((sum, step) => sum + step.recursive, 0);
  // Counted only where it matters.
  if (lists + recursive > 0) {
    const { items, values } = partsOf(document);
    const recursions = Math.max(1, ...steps.map((step) => step.recursive));
    if (lists * items + recursive * values ** recursions > mostVisits)
      return "its paths would be looked for in too many places: send fewer at a time";
  }
  const texts = "diffMatchPatch" in patch && isRecord(patch.diffMatchPatch) && patch.diffMatchPatch;
  const characters = texts ? charactersToSearch(texts, document) : 0;
  return characters > mostCharacters
    ? "its diffMatchPatch has too many pieces for a text so long: send fewer, or set the text"
    : undefined;
}

/** How often a path goes through a list, and how often through all of a document, at every place found before. */
function stepsOf(path: string): { lists: number; recursive: number } {
  // Text in quotation marks is a value to compare with.
  const bare = path.replace(/"[^"]*"|'[^']*'/g, '""');
  const places = bare.match(/\[-?\d{1,9}\]/g)?.length ?? 0;
  const count = (sign: string): number => bare.split(sign).length - 1;
  return { lists: count("[") - places + count(","), recursive: count("..") };
}

function charactersToSearch(texts: Record<string, unknown>, document: object): number {
  let characters = 0;
  for (const [path, pieces] of Object.entries(texts)) {
    if (typeof pieces !== "string") continue;
    const count = pieces.split("@@ -").length - 1;
    for (const found of extract(path, document))
      if (typeof found === "string") characters += count * found.length;
  }
  return characters;
}

/** Counts the items of all lists in a value, and all its parts; not recursive. */
function partsOf(value: object): { items: number; values: number } {
  let [items, values] = [0, 0];
  const left = [value];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const parts: unknown[] = Object.values(part);
    values += parts.length;
    if (Array.isArray(part)) items += parts.length;
    for (const each of parts) if (typeof each === "object" && each !== null) left.push(each);
  }
  return { items, values };
}
