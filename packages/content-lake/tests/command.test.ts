import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand, startLake } from "./lake-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lake-command-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const seedFile = async (): Promise<string> => {
  const file = join(folder, "seed.ndjson");
  await writeFile(file, '{"_id":"one","_type":"note","text":"Seeded"}\n');
  return file;
};

it("serves the official client, persists its writes, and exits cleanly", async () => {
  const dataDir = join(folder, "served");
  const first = await startLake(dataDir, "given", "--seed", await seedFile());
  expect(first.output()).toContain(first.url);
  for (const part of ["embedded", "production", "given", "createClient"])
    expect(first.output()).toContain(part);
  await first.client().create({ _id: "two", _type: "note", text: "Written" });
  // An open stream must not delay the shutdown.
  const stream = await fetch(`${first.url}/v${contentApiVersion}/data/listen/production?query=*`);
  first.child.kill("SIGTERM");
  expect(await once(first.child, "exit")).toEqual([0, null]);
  await stream.body?.cancel().catch(() => {});

  const second = await startLake(dataDir, "given", "--seed", await seedFile());
  expect(await second.client().fetch('*[_type == "note"] | order(_id).text')).toEqual([
    "Seeded",
    "Written",
  ]);
  expect(second.output()).toContain("--seed is not read");
  second.child.kill("SIGINT");
  expect(await once(second.child, "exit")).toEqual([0, null]);
});

it("goes on with a seed that an earlier start has read only in part", async () => {
  const seed = join(folder, "long.ndjson");
  const lines = Array.from({ length: 700 }, (_, n) =>
    JSON.stringify({ _id: `n${n}`, _type: "note" }),
  );
  const last = { _id: "last", _type: "note", file: { _sanityAsset: "file@file://./files/a.txt" } };
  await writeFile(seed, [...lines, JSON.stringify(last)].join("\n"));
  const dataDir = join(folder, "half");
  const first = await runCommand("--port", "0", "--data", dataDir, "--seed", seed);
  expect([first.code, first.output]).toEqual([
    1,
    expect.stringContaining("is missing in the export"),
  ]);

  await mkdir(join(folder, "files"));
  await writeFile(join(folder, "files", "a.txt"), "A file.");
  const second = await startLake(dataDir, "given", "--seed", seed);
  expect(await second.client().fetch('count(*[_type == "note"])')).toBe(701);
  expect(await second.client().fetch('*[_id == "last"][0].file.asset->size')).toBe(7);
  await second.client().delete("n1");
  second.child.kill("SIGTERM");
  await once(second.child, "exit");
  // From now on the documents are the editors'.
  const third = await startLake(dataDir, "given", "--seed", seed);
  expect(await third.client().fetch('count(*[_type == "note"])')).toBe(700);
  third.child.kill("SIGTERM");
  await once(third.child, "exit");
});

it("mounts the service and its image URLs at the path given by a flag", async () => {
  const lake = await startLake(
    join(folder, "mounted"),
    "given",
    "--mount",
    "/lake/api",
    "--dataset",
    "notes",
  );
  expect(new URL(lake.url).pathname).toBe("/lake/api");
  const client = lake.client({ dataset: "notes" });
  const asset = await client.assets.upload("file", Buffer.from("One line.\n"), {
    filename: "a.txt",
  });
  expect(asset.url).toMatch(`${lake.url}/files/embedded/notes/`);
  expect(await (await fetch(asset.url)).text()).toBe("One line.\n");
  lake.child.kill("SIGTERM");
  await once(lake.child, "exit");
});

it("uses the project id given by a flag, also for references between datasets", async () => {
  const seed = join(folder, "hosted.ndjson");
  const author = { _type: "crossDatasetReference", _dataset: "people", _projectId: "abc12345" };
  await writeFile(
    seed,
    JSON.stringify({ _id: "post", _type: "post", author: { ...author, _ref: "ann" } }),
  );
  const dataDir = join(folder, "named");
  const lake = await startLake(dataDir, "given", "--project", "abc12345", "--seed", seed);
  expect(lake.output()).toContain('projectId: "abc12345"');
  const client = lake.client({ projectId: "abc12345" });
  await client.datasets.create("people");
  await client.withConfig({ dataset: "people" }).create({ _id: "ann", _type: "x", name: "Ann" });
  expect(await client.fetch('*[_id == "post"][0].author->name')).toBe("Ann");
  await expect(lake.client().fetch("1")).rejects.toMatchObject({ statusCode: 404 });
  const made = await runCommand("token", "Bea", `--data=${dataDir}`, "--project", "abc12345");
  const bea = lake.client({ projectId: "abc12345", token: made.output.trim() });
  expect(await bea.users.getById("me")).toMatchObject({ name: "Bea" });
  lake.child.kill("SIGTERM");
  await once(lake.child, "exit");
});

it("reports that the port is in use, without touching data", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const data = join(folder, "untouched");
  const { output, code } = await runCommand("--port", port, "--data", data);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`),
  ]);
  await expect(rm(data, { recursive: true })).rejects.toThrow("ENOENT");
  other.close();
});

it.concurrent.each([
  ["a folder that is a file", ["--data", import.meta.filename], "choose another with --data"],
  ["a port that is none", ["--port", "many"], "is not a port"],
  ["a mount that is no path", ["--mount", "api"], "is not a path"],
  [
    "a dataset with a wrong name",
    ["--data", "{folder}", "--dataset", "Not A Name"],
    "Dataset names may hold",
  ],
  ["a project id that clients refuse", ["--project", "my project"], "is no project id"],
  ["a seed that is missing", ["--seed", "nowhere.tar.gz"], "there is no such file"],
  ["a Studio that is not built", ["--studio", import.meta.dirname], "is not a built Studio"],
  ["an option that it has not", ["--colour", "red"], "Usage: content-lake"],
])("exits with a readable message for %s", async (_what, flags, sentence) => {
  const given = flags.map((flag) => flag.replace("{folder}", join(folder, "refused")));
  const { output, code } = await runCommand("--port", "0", ...given);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain("    at ");
});
