import { readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type InputOptions, type Plugin, rolldown } from "rolldown";

/**
 * Bundles the server, its threads and all their packages into a few files, so that a start reads those rather than
 * two thousand modules (docs/decisions/0013). `main.js` is in a folder of the same depth as `server/main.ts`, so paths
 * from `import.meta.dirname` fit both.
 *
 * @param root of the repository, with the finished build of the pages.
 */
export async function bundleServer(root: string): Promise<void> {
  const directory = join(root, "build");
  await rm(join(directory, "chunks"), { recursive: true, force: true });
  const bundle = await rolldown(serverInput(root));
  try {
    await bundle.write({
      dir: directory,
      format: "esm",
      sourcemap: true,
      chunkFileNames: "chunks/[name]-[hash].js",
      assetFileNames: "chunks/[name]-[hash][extname]",
    });
  } finally {
    await bundle.close();
  }
}

/** The bundler's input, shared by the build and by the test of what goes in. */
export const serverInput = (root: string) =>
  ({
    cwd: root,
    input: { main: "server/main.ts" },
    platform: "node",
    // These have a native library or WebAssembly that they locate by their own path; the last is for development.
    external: ["sharp", /^@tensorflow\//, "vite"],
    // Fixed, whatever the environment says at start: this is the production site. Selects React's builds, drops Vite
    // and the training of the assistant.
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [filesBesideModules],
    onLog(level, log, report) {
      // “use client” is for bundlers that separate server and client; here everything runs on the server.
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
    },
  }) satisfies InputOptions;

/**
 * Includes what the server names by `new URL("./file", import.meta.url)`: modules, which are threads, as chunks;
 * other files as they are.
 */
const filesBesideModules: Plugin = {
  name: "files-beside-modules",
  transform: {
    filter: { id: /\/(server|packages)\/.*\.ts$/, code: "import.meta.url" },
    async handler(code, id) {
      let changed = code;
      for (const [expression, path = ""] of code.matchAll(
        /new URL\("(\.[^"]+)", import\.meta\.url\)/g,
      )) {
        const file = join(dirname(id), path);
        const reference = this.emitFile(
          path.endsWith(".ts")
            ? { type: "chunk", id: file }
            : { type: "asset", name: basename(file), source: await readFile(file) },
        );
        changed = changed.replace(
          expression,
          () => `new URL(import.meta.ROLLUP_FILE_URL_${reference})`,
        );
      }
      // Lines keep their numbers, so stack traces need no source map for this.
      return { code: changed, map: null };
    },
  },
};
