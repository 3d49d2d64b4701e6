import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { runLake, token } from "../src/testing.ts";

/**
 * Creates a folder with a stand-in for `sanity`, whose 600 MB are not installed for this test. Like the original, it
 * sends requests to Sanity's addresses through `node:https` and `fetch`.
 */
function folderWithSanity(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "with-sanity-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, "node_modules", "sanity");
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, "package.json"),
    JSON.stringify({ name: "sanity", type: "module", bin: { sanity: "./sanity.js" } }),
  );
  writeFileSync(join(place, "sanity.js"), script);
  return folder;
}

const asks = `
import https from "node:https";
const origin = "https://embedded.api.sanity.io";
const authorization = "Bearer " + process.env.SANITY_AUTH_TOKEN;
const read = (answer, done) => {
  let body = "";
  answer.on("data", (chunk) => (body += chunk)).on("end", () => done(JSON.parse(body)));
};
const post = (path, body) => new Promise((done, failed) => {
  const headers = { authorization, "content-type": "application/json" };
  const options = { hostname: new URL(origin).hostname, path, method: "POST", headers, agent: new https.Agent() };
  https.request(options, (answer) => read(answer, done)).on("error", failed).end(JSON.stringify(body));
});
const create = { _id: "a", _type: "note", title: process.argv[2] };
await post("/v2025-02-06/data/mutate/blogs", { mutations: [{ create }] });
const query = "/v2025-02-06/data/query/blogs?query=" + encodeURIComponent("*[_type == 'note'].title");
const found = await new Promise((done, failed) =>
  https.get(origin + query, (answer) => read(answer, done)).on("error", failed));
const datasets = new Request("https://api.sanity.io/v2025-02-06/projects/embedded/datasets", { headers: { authorization } });
const listed = await (await fetch(datasets)).json();
console.log(JSON.stringify({ titles: found.result, datasets: listed.map(({ name }) => name) }));`;

const command = join(import.meta.dirname, "..", "bin", "content-lake.ts");
const sanity = (folder: string, url: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [command, "sanity", ...args], {
    cwd: folder,
    env: { ...process.env, CONTENT_LAKE_URL: url, CONTENT_TOKEN: token },
  });

it("redirects the sanity command’s requests to this server", async () => {
  const running = await runLake();
  onTestFinished(() => running.stop());
  const { stdout } = await sanity(folderWithSanity(asks), running.url, "Written");
  expect(JSON.parse(stdout)).toEqual({
    titles: ["Written"],
    datasets: ["blogs"],
  });
});

it("exits with the command’s status, and reports if it is not installed", async () => {
  const folder = folderWithSanity("process.exit(3)");
  await expect(sanity(folder, "http://127.0.0.1:9")).rejects.toMatchObject({ code: 3 });
  const empty = mkdtempSync(join(tmpdir(), "without-sanity-"));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  await expect(sanity(empty, "http://127.0.0.1:9")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is no `sanity`"),
  });
});
