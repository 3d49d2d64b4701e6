import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writePackage } from "../bin/pack.ts";
import { token } from "../src/testing.ts";
import { startProgram } from "./lake-process.ts";
import { within } from "./within.ts";

/** Creates a folder in which the package and its dependencies are installed, and nothing else of this repository. */
function installed(): string {
  const folder = mkdtempSync(join(tmpdir(), "packed-lake-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ours = join(import.meta.dirname, "..", "..", "..", "node_modules");
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  for (const name of readdirSync(ours))
    if (!name.startsWith(".") && name !== "@brightkeel")
      symlinkSync(join(ours, name), join(modules, name));
  writePackage(join(modules, "content-lake"));
  return folder;
}

it(
  "runs from node_modules without the site",
  async () => {
    const folder = installed();
    const seed = join(folder, "seed.ndjson");
    writeFileSync(seed, '{"_id":"a","_type":"note","title":"From the seed"}\n');
    const packed = join(folder, "node_modules", "content-lake");
    const described = JSON.parse(readFileSync(join(packed, "package.json"), "utf8"));
    expect(Object.keys(described.dependencies)).not.toContain("@brightkeel/contracts");
    const program = join(packed, described.bin["content-lake"]);
    // An older Node must be able to run the version check, so the file may not import anything before it.
    expect(readFileSync(program, "utf8")).not.toMatch(/^import /m);
    const flags = ["--seed", seed, "--mount", "/sanity"];
    const lake = await startProgram(program, join(folder, "data"), token, ...flags);
    expect(lake.url).toMatch(/\/sanity$/);
    expect(await lake.client().fetch('*[_type == "note"].title')).toEqual(["From the seed"]);
    await lake.client().create({ _id: "b", _type: "note", title: "Written" });
    expect(await lake.client().fetch("count(*)")).toBe(2);
    lake.child.kill("SIGTERM");
    await once(lake.child, "close");
  },
  within(60_000),
);
