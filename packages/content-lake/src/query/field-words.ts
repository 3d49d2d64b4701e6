import type { FieldReading } from "../store/field-reading.ts";
import { folded, longestToken, patternWords } from "../store/field-tokens.ts";
import type { Node } from "./syntax.ts";
import { pathOf } from "./syntax.ts";

/** How `match` applies to single fields: the texts an expression collects, and the words a pattern requires. */

/**
 * Returns the fields whose texts the left side of `match` collects; undefined if the index doesn't cover exactly
 * those.
 */
export function gatheredFields(left: Node): FieldReading[] | undefined {
  if (left.type === "Group") return gatheredFields(left.base);
  if (left.type === "Array") {
    const parts = left.elements.map(({ value, isSplat }) =>
      isSplat ? undefined : gatheredOne(value),
    );
    return parts.every((part) => part !== undefined) ? parts : undefined;
  }
  const one = gatheredOne(left);
  // A list of strings is collected on its own, but skipped as an element of an array.
  return one?.reading === "string" ? [one, { reading: "list", field: one.field }] : one && [one];
}

function gatheredOne(node: Node): FieldReading | undefined {
  if (node.type === "FuncCall" && node.namespace === "pt" && node.name === "text") {
    const field = node.args[0] && ownField(node.args[0]);
    return field === undefined ? undefined : { reading: "text", field };
  }
  const field = ownField(node);
  return field === undefined ? undefined : { reading: "string", field };
}

function ownField(node: Node): string | undefined {
  const path = node.type === "AccessAttribute" && !node.base ? pathOf(node) : undefined;
  return path === undefined || path.startsWith("_") || path.includes(".") ? undefined : path;
}

/** A word or a prefix that a pattern requires. */
export type PatternTerm = { token: string; prefix: boolean };

/** Returns all words that a pattern requires in fields; undefined where only the operator itself can tell. */
export function patternTerms(pattern: unknown): PatternTerm[] | undefined {
  const patterns = Array.isArray(pattern) ? pattern : [pattern];
  if (!patterns.every((item) => typeof item === "string")) return undefined;
  const found = patterns.flatMap(patternWords);
  // In `match`, dots and stars within a word stand for any character.
  const simple = found.every(
    (term) => term.length < longestToken && /^[^*.]*\*?$/.test(term) && term !== "*",
  );
  if (found.length === 0 || !simple || found.some((term) => /[\\^$|?+()[\]{}]/.test(term)))
    return undefined;
  return found.map((term) => ({
    token: folded(term.replace(/\*$/, "")),
    prefix: term.endsWith("*"),
  }));
}
