import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { z } from "zod";
import { roundedIcons } from "#app/styles/rounded-icons.ts";
import { valuesAtBuild } from "#app/values-at-build.ts";
import { browserGlobals } from "./browser-globals.ts";
import { buildVisualEditing } from "./build-visual-editing.ts";
import { classWords } from "./class-words.ts";
import { helpersWithReact } from "./helpers-with-react.ts";
import { islandFiles } from "./island-files.ts";

/**
 * Builds what pages run in the browser: the runtime, and each island with what it needs. The router's own client
 * build is not sent to anyone (docs/decisions/0018), so these have a build of their own, whose chunks depend on
 * islands only.
 */

/** Where the manifest is in the build folder. */
const scriptsFile = "scripts.json";

/** What the server needs to know about the scripts. */
export type ScriptManifest = {
  /** Address of the script of every page. */
  runtime: string;
  /** Words in each island's code that may be class names: a page with it needs their rules. */
  words: Record<string, string[]>;
};

const entry = "app/client.ts";
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

/**
 * Leaves out Vite's wrapper of dynamic imports, which loads their style sheets first: no script of ours has any. It
 * would add 0.6 kB to the script of every page. All calls of it are removed, because Vite looks for the mark of each.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  renderChunk: (code) =>
    code
      .replaceAll(/__vitePreload\(\(\) => (import\([^()]*\)), __VITE_PRELOAD__\)/g, "$1")
      .replaceAll(/__vitePreload\(([\s\S]*?), __VITE_PRELOAD__\)/g, "($1)()"),
};

/** @param directory of the client build, into which the scripts go. */
export async function buildScripts(root: string, directory: string): Promise<ScriptManifest> {
  // What the framework's client build leaves there is empty (app/islands/no-client-routes.ts).
  for await (const script of glob("assets/*.js", { cwd: directory }))
    await rm(join(directory, script));
  const visualEditing = await buildVisualEditing(root, directory);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [
      plainImports,
      visualEditing,
      valuesAtBuild(),
      roundedIcons(),
      helpersWithReact,
      islandFiles,
    ],
    define: { "import.meta.env.SSR": "false", ...browserGlobals },
    build: {
      outDir: directory,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: "scripts.json",
      // The runtime fetches what an island consists of before it imports it (build/island-files.ts).
      modulePreload: false,
      target: ["chrome123", "safari17.5", "firefox120"],
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, entry),
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          // 36 bits are plenty for two dozen files, whose names the script of every page carries.
          chunkFileNames: "assets/[name]-[hash:6].js",
          codeSplitting: {
            groups: [
              {
                name: "react",
                test: /node_modules\/(react|react-dom|scheduler)\/|app\/islands\/hydrate\.ts/,
              },
              {
                name: "kit",
                // Small ones that several islands use, icons too: a request costs more than their bytes.
                test: /\/app\/(icons|ui|islands)\/|vite\/(modulepreload|preload)/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  });
  const file = join(directory, "scripts.json");
  const manifest = manifestSchema.parse(JSON.parse(await readFile(file, "utf8")));
  const runtime = manifest[entry];
  if (!runtime) throw new Error(`The build of the scripts has no “${entry}”.`);
  const words: ScriptManifest["words"] = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    const name = /([^/]+)\.island\.tsx$/.exec(source)?.[1];
    if (name === undefined) continue;
    // What they fetch later is part of the island; what the runtime fetches are the other islands.
    const chunks = new Set([chunk]);
    for (const { imports = [], dynamicImports = [] } of chunks)
      for (const key of [...imports, ...dynamicImports]) {
        const needed = manifest[key];
        if (needed && needed !== runtime) chunks.add(needed);
      }
    const code = await Promise.all(
      [...chunks]
        .filter((each) => !/\/react-/.test(each.file))
        .map(({ file: path }) => readFile(join(directory, path), "utf8")),
    );
    words[name] = classWords(code.join(" "));
  }
  const result = { runtime: `/${runtime.file}`, words };
  await writeFile(join(directory, "..", scriptsFile), JSON.stringify(result));
  await rm(file);
  return result;
}
