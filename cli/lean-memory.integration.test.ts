import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const said = (environment: Record<string, string>) => {
  const code = `
    const { giveMemoryBack } = await import(${JSON.stringify(join(import.meta.dirname, "lean-memory.ts"))});
    giveMemoryBack();
    const { pid, env, argv } = process;
    console.log(JSON.stringify([pid, env.MALLOC_ARENA_MAX, env.MALLOC_MMAP_THRESHOLD_, ...argv.slice(1)]));`;
  const { pid, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", code, "one", "two words"],
    { env: environment, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  const [own, ...rest] = JSON.parse(stdout);
  expect(own).toBe(pid);
  return rest;
};

test.runIf(process.platform === "linux")(
  "the program begins again in its process, with glibc's settings and its own arguments",
  () => {
    expect(said({})).toEqual(["2", "262144", "one", "two words"]);
    expect(said({ MALLOC_ARENA_MAX: "8" })).toEqual(["8", "262144", "one", "two words"]);
  },
);
