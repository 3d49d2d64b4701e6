import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";

/** A pattern and its location. */
export type Found = { pattern: RegExp; where: string };

const isTest = /\.(?:test|suite|fixture|spec)\.tsx?$|-for-tests\.ts$/;

/** Returns the paths of the sources in a folder, without its tests. */
export const sourcesOf = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Returns every pattern literal in the sources of a folder. */
export function writtenPatterns(root: string, folder: string): Found[] {
  const found: Found[] = [];
  for (const file of sourcesOf(root, folder)) {
    const { program } = parseSync(file, readFileSync(file, "utf8"));
    new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        const { pattern, flags } = node.regex;
        found.push({ pattern: new RegExp(pattern, flags), where: relative(root, file) });
      },
    }).visit(program);
  }
  return found;
}

/** Returns every pattern that is constructed while `work` runs, with the source in the folder that constructs it. */
export async function builtPatterns(
  folder: string,
  work: () => Promise<unknown>,
): Promise<Found[]> {
  const built: Found[] = [];
  const original = globalThis.RegExp;
  const watching = new Proxy(original, {
    construct(target, given, newTarget) {
      const made: RegExp = Reflect.construct(target, given, newTarget);
      built.push({ pattern: made, where: callerIn(folder) });
      return made;
    },
    apply(target, self, given) {
      const made: RegExp = Reflect.apply(target, self, given);
      built.push({ pattern: made, where: callerIn(folder) });
      return made;
    },
  });
  globalThis.RegExp = watching;
  try {
    await work();
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

/** A list of words becomes a pattern there; the module that has the words is what to name. */
const builder = "/word-list.ts";

/** Returns the nearest source in the folder that the call comes from, or the folder if there is none. */
function callerIn(folder: string): string {
  for (const frame of new Error().stack?.split("\n") ?? []) {
    const start = frame.indexOf(`${folder}/`);
    if (start !== -1 && !frame.includes(builder)) return frame.slice(start).replace(/[?):].*$/, "");
  }
  return folder;
}
