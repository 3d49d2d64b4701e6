import { isRecord, type Mutation } from "./types.ts";

/** An end of a range with seven digits or more: no document of the largest size has a list that long. */
const endlessRange = /\d{7}\s{0,9}:|:\s{0,9}-?\d{7}/;

/**
 * A path of a patch with a range that no list has, such as `a[0:99999999]`; undefined where there is none. The library
 * lists every place of a range before it looks whether there is anything, in gigabytes.
 */
export function endlessPath(mutation: Mutation): string | undefined {
  if (!("patch" in mutation)) return undefined;
  // What stands within quotation marks is compared with, and no range.
  return pathsOf(mutation.patch).find((path) =>
    endlessRange.test(path.replace(/"[^"]*"|'[^']*'/g, '""')),
  );
}

function pathsOf(patch: object): string[] {
  return Object.entries(patch).flatMap(([operation, value]) => {
    if (operation === "unset" && Array.isArray(value)) return value.filter(isText);
    if (!isRecord(value)) return [];
    if (operation === "insert") return [value.before, value.after, value.replace].filter(isText);
    return Object.keys(value);
  });
}

const isText = (value: unknown): value is string => typeof value === "string";
