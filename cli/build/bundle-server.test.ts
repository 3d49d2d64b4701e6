import { join } from "node:path";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { serverInput } from "./bundle-server.ts";

const root = join(import.meta.dirname, "..", "..");

test("no training phrase and no code of the assistant's training goes into the server", async () => {
  const input = serverInput(root);
  // The pages are bundled earlier; their contents are checked elsewhere.
  const bundle = await rolldown({ ...input, external: [...input.external, /^#build\//] });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  expect(modules.some((id) => id.includes("/packages/assistant/src/"))).toBe(true);
  expect(modules.filter((id) => id.includes("/packages/assistant/training/"))).toEqual([]);
  const names = output.map(({ fileName }) => fileName);
  expect(names.filter((name) => /train|\.ya?ml$/.test(name))).toEqual([]);
});
