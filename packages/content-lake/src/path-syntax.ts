import { extract } from "@sanity/mutator";

/**
 * Syntax of the paths in patches, JSONMatch (https://www.sanity.io/docs/content-lake/json-match). The library reads as
 * much of a path as it understands, and ignores the rest: `a b` would set `a`, and `a[` nothing at all.
 */

const tokens =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[a-zA-Z_]\w*|-?\d+(?:\.\d*)?|\.\.|[=!<>]=|[^ ]/gs;

/** Characters of all paths of a patch; the library takes a second for half a million. */
const mostCharacters = 100_000;

/** Lists within lists of a path; no one writes more than two. */
const mostNested = 10;

const range = "(?:d:d?|:d)(?::d?)?|d";
const condition = "(?:[nq](?:\\.[nq])*|@)(?:\\?|c[sdb])";
const path = "r?[nqL](?:\\.[nq]|L|r[nqL])*";
const wholePath = new RegExp(`^${path}$`);
/** Brackets with what they may hold, and no other brackets. */
const innermost = new RegExp(
  `\\[(?:${condition}|${range}|${path})(?:,(?:${condition}|${range}|${path}))*\\]`,
  "g",
);

/** Returns the letter by which the patterns above know a token; a sign stands for itself. */
function letterOf(token: string): string {
  if (token === "true" || token === "false") return "b";
  if (token === "..") return "r";
  if (/^(?:[=!<>]=|[<>])$/.test(token)) return "c";
  if (token === "@" || token === "$") return "@";
  if (/^[a-zA-Z_]/.test(token)) return "n";
  if (/^-?\d/.test(token)) return "d";
  if (token.startsWith("'") && token.length > 1) return "q";
  if (token.startsWith('"') && token.length > 1) return "s";
  return token;
}

/** Returns what is wrong with the paths of a patch, as a sentence; undefined when the library reads all of them. */
export function problemOfPaths(paths: readonly string[]): string | undefined {
  if (paths.reduce((sum, { length }) => sum + length, 0) > mostCharacters)
    return `The paths of a patch may have ${mostCharacters} characters at most: send fewer at a time`;
  for (const path of paths) {
    const problem = problemOfPath(path);
    if (problem !== undefined)
      return `The path "${path.slice(0, 200)}" of the patch is not valid: ${problem}`;
  }
  return undefined;
}

/** Returns what is wrong with a path, as a sentence; undefined when the library reads all of it. */
function problemOfPath(text: string): string | undefined {
  try {
    extract(text, {});
  } catch (error) {
    if (error instanceof RangeError) return "It is nested too deep";
    return error instanceof Error ? error.message : String(error);
  }
  let shape = (text.match(tokens) ?? []).map(letterOf).join("");
  for (let level = 0; level < mostNested && shape.includes("["); level++)
    shape = shape.replace(innermost, "L");
  if (wholePath.test(shape)) return undefined;
  return /[[\]]/.test(shape)
    ? "Square brackets hold a number, a range, a condition or names"
    : "Something is left over at its end";
}
