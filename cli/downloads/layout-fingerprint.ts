import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { z } from "zod";

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * A hash of everything that determines a document's layout: its code with all imports, palette and drawings included,
 * and the versions of the packages that set it.
 *
 * @param root of the repository.
 * @param entry the layout's own module, as a path from there.
 */
export async function layoutFingerprint(
  root: string,
  entry = "cli/downloads/typeset.ts",
): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, entry),
    platform: "node",
    external: (id) => !/^[./#]/.test(id),
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const { dependencies } = packageSchema.parse(
    JSON.parse(await readFile(join(root, "package.json"), "utf8")),
  );
  const setters = Object.entries(dependencies)
    .filter(([name]) => /^(pdfkit|fontkit|@fontsource\/.+)$/.test(name))
    .sort();
  return createHash("sha256").update(output[0].code).update(JSON.stringify(setters)).digest("hex");
}
