import type { Import } from "./read-imports.ts";

/** A row of the table: a folder or file, and what its modules may import besides each other. */
export type Row = {
  /** From the root; `*` stands for any one folder, and such folders must not import each other. */
  path: string;
  /** Rows of the table, by their path, or single files. */
  may?: readonly string[];
  /** The same, for imports of types alone. */
  mayTypes?: readonly string[];
  /** The same, for the tests beside the code. */
  mayInTests?: readonly string[];
  /**
   * The files that other modules may import, relative to its folder. When left out, all of them; `exports` means by
   * the package's name.
   */
  entries?: readonly string[] | "exports";
};

const isTest = (file: string) => /\.(test|suite|fixture|spec)\.tsx?$/.test(file);

/** Violations of the table, one sentence each, naming both files and the rule. */
export function checkImports(imports: readonly Import[], table: readonly Row[]): string[] {
  const rowOf = rowFinder(table);
  const problems = new Set<string>();
  for (const { from, to, isType, throughPackage } of imports) {
    const importer = rowOf(from);
    const imported = rowOf(to);
    if (!importer || !imported) {
      problems.add(`${importer ? to : from} has no row in the table of imports.`);
      continue;
    }
    if (importer.folder === imported.folder) continue;
    const says = `${from} imports ${isType ? "types of " : ""}${to}`;
    const { row } = importer;
    const allowed = [
      ...(row.may ?? []),
      ...(isType ? (row.mayTypes ?? []) : []),
      ...(isTest(from) ? (row.mayInTests ?? []) : []),
    ];
    if (allowed.includes(to)) continue;
    if (!allowed.includes(imported.row.path)) {
      problems.add(
        importer.row === imported.row
          ? `${says}: the folders of ${row.path} do not know each other.`
          : `${says}: ${row.path} may import ${list(allowed)}${isType ? "" : typesToo(row)}.`,
      );
      continue;
    }
    const { entries } = imported.row;
    if (entries === "exports") {
      if (throughPackage === undefined) {
        problems.add(`${says}: ${imported.folder} is imported by its name, through its exports.`);
      }
    } else if (entries && !entries.some((entry) => to === `${imported.folder}/${entry}`)) {
      problems.add(`${says}: others import of ${imported.folder} only ${list(entries)}.`);
    }
  }
  return [...problems].sort();
}

const list = (names: readonly string[]) =>
  names.length === 0 ? "nothing of ours" : names.join(", ");

const typesToo = ({ mayTypes = [] }: Row) =>
  mayTypes.length === 0 ? "" : ` (and types of ${list(mayTypes)})`;

/** The row of a file, which is the one with the longest matching path, and the folder that it stands for. */
function rowFinder(table: readonly Row[]) {
  const patterns = table
    .map((row) => ({
      row,
      pattern: new RegExp(`^${RegExp.escape(row.path).replaceAll("\\*", "[^/]+")}(?=/|$)`),
    }))
    .sort((one, other) => other.row.path.length - one.row.path.length);
  return (file: string): { row: Row; folder: string } | undefined => {
    for (const { row, pattern } of patterns) {
      const folder = pattern.exec(file)?.[0];
      if (folder !== undefined) return { row, folder };
    }
    return undefined;
  };
}

/** Each import cycle, types included, as one sentence with its shortest path. */
export function findCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to, isProcess } of imports) {
    if (isProcess) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reported = new Set<string>();
  const sentences: string[] = [];
  for (const file of [...next.keys()].sort()) {
    if (reported.has(file)) continue;
    const ring = shortestWayBack(next, file);
    if (!ring) continue;
    for (const other of reachable(next, file)) {
      if (reachable(next, other).has(file)) reported.add(other);
    }
    sentences.push(`${[...ring, file].join(" imports ")}: no modules import each other in a ring.`);
  }
  return sentences;
}

/** Everything that a file imports, directly or not. */
function reachable(next: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const found = new Set<string>([start]);
  for (const file of found) {
    for (const imported of next.get(file) ?? []) found.add(imported);
  }
  return found;
}

function shortestWayBack(
  next: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const file of next.get(way.at(-1) ?? start) ?? []) {
      if (file === start) return way;
      if (seen.has(file)) continue;
      seen.add(file);
      ways.push([...way, file]);
    }
  }
  return undefined;
}
