import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { islandFiles } from "./island-files.ts";

const sources: Record<string, string> = {
  "runtime.ts":
    'export const shared = 1; export const list = ISLAND_FILES; import("./panel.island.tsx"); import("./list.island.tsx"); import("./other.ts")',
  "panel.island.tsx":
    'import { kit } from "./kit.ts"; import { drawing } from "./drawing.ts"; import { shared } from "./runtime.ts"; export default () => kit + drawing + shared',
  "list.island.tsx": 'import { kit } from "./kit.ts"; export default () => kit',
  "other.ts": 'export { kit } from "./kit.ts"; export { drawing } from "./drawing.ts"',
  "kit.ts": 'export const kit = Math.random() + "kit"',
  "drawing.ts": 'export const drawing = Math.random() + "drawing"',
};

test("the runtime knows each island's files and their imports, with shared ones once and without itself", async () => {
  const bundle = await rolldown({
    input: "runtime.ts",
    plugins: [
      {
        name: "sources",
        resolveId: (id) => id.replace(/^\.\//, ""),
        load: (id) => sources[id] ?? null,
      },
      islandFiles,
    ],
  });
  const { output } = await bundle.generate({ chunkFileNames: "[name].js" });
  await bundle.close();
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  const [, list = ""] =
    /list = (\{.*?\}.*?\});/.exec(entry?.type === "chunk" ? entry.code : "") ?? [];
  const { files, ofAll }: { files: Record<string, string[]>; ofAll: string[] } = JSON.parse(list);
  expect(Object.keys(files).sort()).toEqual(["list", "panel"]);
  expect(files.list).toEqual([expect.stringMatching(/list\.island\.js$/)]);
  expect(files.panel).toEqual([
    expect.stringMatching(/panel\.island\.js$/),
    expect.stringMatching(/drawing/),
  ]);
  expect(ofAll).toEqual([expect.stringMatching(/kit/)]);
});
