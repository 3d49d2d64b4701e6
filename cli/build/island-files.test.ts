import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { islandFiles } from "./island-files.ts";

const sources: Record<string, string> = {
  "runtime.ts":
    'export const shared = 1; export const files = ISLAND_FILES; import("./panel.island.tsx"); import("./other.ts")',
  "panel.island.tsx":
    'import { kit } from "./kit.ts"; import { shared } from "./runtime.ts"; export default () => kit + shared',
  "other.ts": 'export { kit } from "./kit.ts"',
  "kit.ts": 'export const kit = Math.random() + "kit"',
};

test("the runtime knows the files of an island, with what these import, without itself", async () => {
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
  const [, list = ""] = /files = (\{.*?\})/.exec(entry?.type === "chunk" ? entry.code : "") ?? [];
  const files: Record<string, string[]> = JSON.parse(list);
  expect(Object.keys(files)).toEqual(["panel"]);
  expect(files.panel).toHaveLength(2);
  expect(files.panel?.join()).toMatch(/panel\.island\.js.*kit/);
});
