import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHostedStudio } from "../src/index.ts";
import { type RunningLake, runLake, token } from "../src/testing.ts";

let running: RunningLake;
let folder: string;
/** Mounted as the site does it. */
let site: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "studio-"));
  await writeFile(join(folder, "index.html"), "<html><head></head><body>Studio</body></html>");
  running = await runLake({ studioFolder: folder });
  site = new Hono();
  site.mount("/studio", running.lake.studio.fetch);
});
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true });
});

const signIn = (fields: Record<string, string>) =>
  site.request("/studio/sign-in", { method: "POST", body: new URLSearchParams(fields) });

it("leads through the sign-in to the page that was asked for", async () => {
  const asked = await site.request("/studio/structure/all-posts;p1");
  const location = new URL(asked.headers.get("location") ?? "", "http://site");
  expect([asked.status, location.pathname]).toEqual([303, "/studio/sign-in"]);
  const next = location.searchParams.get("next") ?? "";
  const done = await signIn({ token, next });
  expect([done.status, done.headers.get("location")]).toEqual([
    303,
    "/studio/structure/all-posts;p1",
  ]);
  const cookie = done.headers.get("set-cookie")?.split(";")[0] ?? "";
  const opened = await site.request("/studio/structure/all-posts;p1", { headers: { cookie } });
  expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining("Studio")]);
});

it.each([
  [undefined, false],
  ["http://site.example/content-api", false],
  ["https://site.example/content-api", true],
])("marks the cookie for https alone where the public address is %s", async (publicUrl, secure) => {
  const published = await runLake({ publicUrl });
  const { origin } = new URL(published.url);
  const { headers } = await fetch(`${origin}/studio/sign-in`, {
    method: "POST",
    body: new URLSearchParams({ token }),
    redirect: "manual",
  });
  expect(headers.get("set-cookie")?.includes("; Secure")).toBe(secure);
  await published.stop();
});

it("refuses a token that nobody holds, and leads nowhere else", async () => {
  expect((await signIn({ token: "guessed" })).status).toBe(401);
  for (const next of ["//evil.example/", "https://evil.example/", "/studio/../admin", "/\\evil"]) {
    const done = await signIn({ token, next });
    expect(done.headers.get("location")).toBe("/studio/");
  }
});

it("lets the Studio of a hosted project talk to that project", async () => {
  const hosted = await createHostedStudio(folder).request("/");
  expect(hosted.status).toBe(200);
  expect(hosted.headers.get("content-security-policy")).toBeNull();
});
