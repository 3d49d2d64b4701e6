import type { Plugin } from "vite";

/**
 * Tells the runtime which files an island consists of, so that it can fetch them without running them: running React
 * takes longer than everything else that a page does by itself, and few visitors touch an island. The names are known
 * once everything is bundled; they replace a placeholder in the runtime's code (app/islands/fetch-ahead.ts).
 */
export const islandFiles: Plugin = {
  name: "island-files",
  generateBundle(_options, bundle) {
    const files: Record<string, string[]> = {};
    const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    const runtime = chunks.find(({ isEntry }) => isEntry)?.fileName;
    for (const chunk of chunks) {
      const name = /([^/]+)\.island\.tsx$/.exec(chunk.facadeModuleId ?? "")?.[1];
      if (name === undefined) continue;
      const needed = new Set([chunk.fileName]);
      for (const file of needed) {
        const output = bundle[file];
        if (output?.type === "chunk") for (const each of output.imports) needed.add(each);
      }
      files[name] = [...needed].filter((file) => file !== runtime).map((file) => `/${file}`);
    }
    // In the script of every page, so what all of them need is there once.
    const [first = [], ...others] = Object.values(files);
    const ofAll = first.filter((file) => others.every((each) => each.includes(file)));
    for (const name of Object.keys(files))
      files[name] = files[name]?.filter((file) => !ofAll.includes(file)) ?? [];
    for (const chunk of chunks)
      chunk.code = chunk.code.replaceAll("ISLAND_FILES", () => JSON.stringify({ files, ofAll }));
  },
};
