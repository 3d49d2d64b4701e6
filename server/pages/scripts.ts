import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { PagePorts } from "#app/ports.server.ts";

type Scripts = PagePorts["scripts"];

const schema = z.object({ runtime: z.string(), words: z.record(z.string(), z.array(z.string())) });

/** In development Vite serves the sources. */
export const developmentScripts: Scripts = { runtime: "/app/client.ts", wordsOf: () => [] };

/** Reads the build's description of its scripts (cli/build/build-scripts.ts). */
export async function loadScripts(file: string): Promise<Scripts> {
  const { runtime, words } = schema.parse(JSON.parse(await readFile(file, "utf8")));
  return { runtime, wordsOf: (island) => words[island] ?? [] };
}
