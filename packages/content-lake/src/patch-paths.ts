import { isRecord } from "./types.ts";

/** A range end of seven digits or more; no list in a document of the maximum size is that long. */
const endlessRange = /\d{7}\s{0,9}:|:\s{0,9}-?\d{7}/;

/**
 * Returns a path of a patch with a range longer than any list, such as `a[0:99999999]`; undefined when there is none.
 * The library enumerates every index of a range before it checks whether it exists, which takes gigabytes.
 */
export function endlessPath(patch: object): string | undefined {
  // Text in quotation marks is a value to compare with, and never a range.
  return pathsOf(patch).find((path) => endlessRange.test(path.replace(/"[^"]*"|'[^']*'/g, '""')));
}

/** Returns the paths of a patch's operations. */
export function pathsOf(patch: object): string[] {
  return Object.entries(patch).flatMap(([operation, value]) => {
    if (operation === "unset" && Array.isArray(value)) return value.filter(isText);
    if (!isRecord(value)) return [];
    if (operation === "insert") return [value.before, value.after, value.replace].filter(isText);
    return Object.keys(value);
  });
}

const isText = (value: unknown): value is string => typeof value === "string";
