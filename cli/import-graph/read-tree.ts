import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Package, Tree } from "./read-imports.ts";

/** Generated, or third-party. */
const leftOut = ["**/node_modules/**", "**/.*/**", "build/**", "data/**", "studio/dist/**"];

/** One file, or one per condition such as `browser`, of which `default` counts. */
const target = z.union([
  z.string(),
  z.object({ default: z.string() }).transform((byCondition) => byCondition.default),
]);

const description = z.object({
  name: z.string(),
  exports: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  imports: z.record(z.string(), target).optional(),
});

/** The repository's TypeScript and `package.json` files, read from disk. */
export function readTree(root: string): Tree {
  const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: leftOut });
  const sources = new Map(
    find("**/*.{ts,tsx}").map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
  const packages = find("{package.json,contracts/package.json,packages/*/package.json}").map(
    (file): Package => {
      const { name, exports, imports } = description.parse(
        JSON.parse(readFileSync(join(root, file), "utf8")),
      );
      return {
        folder: dirname(file).replace(/^\.$/, ""),
        name,
        ...(exports !== undefined && { exports }),
        ...(imports && { imports }),
      };
    },
  );
  return { sources, packages };
}
