import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentApiVersion } from "@brightkeel/contracts";
import { createClient } from "@sanity/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { manage } from "../src/index.ts";
import { locationOf, type RunningLake, runLake, token } from "../src/testing.ts";

let running: RunningLake;
beforeAll(async () => {
  running = await runLake();
});
afterAll(() => running.stop());

const version = `/v${contentApiVersion}`;
const call = async (path: string, init: RequestInit = {}, as = token) => {
  const response = await running.request(version + path, {
    ...init,
    headers: { authorization: `Bearer ${as}`, ...init.headers },
  });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
};
const post = (path: string, body: object, as = token) =>
  call(path, { method: "POST", body: JSON.stringify(body) }, as);

describe("origins", () => {
  const shop = "https://shop.example";
  beforeEach(async () => {
    await post("/projects/embedded/cors", { origin: shop, allowCredentials: true });
    await post("/projects/embedded/cors", { origin: "http://localhost:*" });
    await post("/projects/embedded/cors", { origin: "https://*.preview.example" });
  });
  afterEach(async () => {
    const { body } = await call("/projects/embedded/cors");
    for (const { id } of body)
      expect((await call(`/projects/embedded/cors/${id}`, { method: "DELETE" })).status).toBe(204);
  });

  const preflight = (origin: string, path = "/data/mutate/blogs") =>
    running.request(version + path, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,x-sanity-project-id",
      },
    });
  const checked = async (origin: string) =>
    (await running.request(`${version}/check/cors`, { headers: { origin } })).json();

  it.each([
    [shop, true, true],
    ["http://localhost:3333", true, false],
    ["http://localhost", true, false],
    ["https://a.b.preview.example", true, false],
    ["https://preview.example", false, false],
    ["https://evilpreview.example", false, false],
    ["http://shop.example", false, false],
    ["https://shop.example.evil.example", false, false],
    ["null", false, false],
  ])(
    "are allowed or rejected according to the list, and /check/cors agrees: %s",
    async (origin, allowed, credentials) => {
      const asked = await preflight(origin);
      expect(asked.status).toBe(allowed ? 204 : 403);
      expect(asked.headers.get("access-control-allow-origin")).toBe(allowed ? origin : null);
      if (allowed)
        expect(asked.headers.get("access-control-allow-headers")).toContain("x-sanity-project-id");
      const answer = await running.request(`${version}/data/query/blogs?query=1`, {
        headers: { origin },
      });
      expect(answer.headers.get("access-control-allow-origin")).toBe(allowed ? origin : null);
      expect(answer.headers.get("access-control-allow-credentials")).toBe(
        credentials ? "true" : null,
      );
      expect(answer.headers.get("vary")).toContain("origin");
      expect((await checked(origin)).result).toEqual({
        allowed,
        isAllowed: allowed,
        withCredentials: credentials,
      });
    },
  );

  it("can read the error if rejected, and error responses if allowed", async () => {
    const stranger = await running.request(`${version}/check/cors`, {
      headers: { origin: "https://stranger.example" },
    });
    expect(stranger.headers.get("access-control-allow-origin")).toBe("https://stranger.example");
    const wrong = await running.request(`${version}/data/query/blogs?query=*[`, {
      headers: { origin: shop },
    });
    expect([wrong.status, wrong.headers.get("access-control-allow-origin")]).toEqual([400, shop]);
    const stream = await running.request(`${version}/data/listen/blogs?query=*`, {
      headers: { origin: shop },
    });
    expect(stream.headers.get("access-control-allow-origin")).toBe(shop);
    await stream.body?.cancel();
  });

  it("must be well-formed, and wildcards for every host cannot have credentials", async () => {
    for (const origin of ["example.com", "https://example.com/path", "ftp://example.com", "*", ""])
      expect((await post("/projects/embedded/cors", { origin })).status).toBe(400);
    for (const origin of ["https://*", "http://*:*", "null"])
      expect(
        (await post("/projects/embedded/cors", { origin, allowCredentials: true })).status,
      ).toBe(400);
    expect((await post("/projects/embedded/cors", { origin: `${shop}/` })).body).toMatchObject({
      origin: shop,
      projectId: "embedded",
    });
  });

  it("can be removed in any spelling in which they can be added", async () => {
    const typed = encodeURIComponent(" HTTPS://Shop.Example/");
    const { status } = await call(`/projects/embedded/cors/${typed}`, { method: "DELETE" });
    expect(status).toBe(204);
    expect((await checked(shop)).result).toMatchObject({ allowed: false, isAllowed: false });
  });

  it("allow writes only from signed-in pages on the list", async () => {
    const cookie = await running.signIn(token);
    const write = (origin: string) =>
      running.request(`${version}/data/mutate/blogs`, {
        method: "POST",
        headers: { cookie, origin },
        body: JSON.stringify({ mutations: [{ create: { _type: "x" } }] }),
      });
    expect((await write(shop)).status).toBe(200);
    expect((await write("http://localhost:3333")).status).toBe(403);
  });
});

describe("tokens", () => {
  const made = async (roleName: string) =>
    (await post("/projects/embedded/tokens", { label: roleName, roleName })).body;
  const write = (as: string) =>
    post("/data/mutate/blogs", { mutations: [{ create: { _type: "x" } }] }, as);
  const makeDataset = (name: string, as: string) =>
    call(`/datasets/${name}`, { method: "PUT" }, as);

  it.each([
    ["viewer", 403, 403, 403],
    ["deploy-studio", 403, 403, 403],
    ["editor", 200, 403, 403],
    ["administrator", 200, 200, 200],
  ])("with the role %s have that role’s permissions", async (role, writes, datasets, manages) => {
    const { key, roles } = await made(role);
    expect(roles).toMatchObject([{ name: role }]);
    expect((await write(key)).status).toBe(writes);
    expect((await makeDataset(`of-${role}`, key)).status).toBe(datasets);
    expect((await call("/projects/embedded/tokens", {}, key)).status).toBe(manages);
    expect((await call("/users/me", {}, key)).body).toMatchObject({
      name: role,
      role,
      roles: [{ name: role }],
    });
    const raw = createClient({
      projectId: "embedded",
      dataset: "blogs",
      apiVersion: contentApiVersion,
      useCdn: false,
      apiHost: running.url,
      useProjectHostname: false,
      token: key,
    });
    expect(await raw.fetch("count(*[_id == 'none'])")).toBe(0);
  });

  it("are invalid once revoked or expired", async () => {
    const { key, id } = await made("editor");
    expect((await write(key)).status).toBe(200);
    expect((await call("/projects/embedded/tokens")).body).toContainEqual(
      expect.objectContaining({ id, label: "editor" }),
    );
    expect((await call(`/projects/embedded/tokens/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await write(key)).status).toBe(401);
    expect((await call(`/projects/embedded/tokens/${id}`, { method: "DELETE" })).status).toBe(404);
    const short = await post("/projects/embedded/tokens", {
      label: "short",
      roleName: "viewer",
      days: 0.000001,
    });
    expect((await call("/users/me", {}, short.body.key)).status).toBe(401);
    expect(JSON.stringify((await call("/projects/embedded/tokens")).body)).not.toContain(
      short.body.key,
    );
  });

  it.each([36_501, 1e12, 1e308, 0, -1])("can't be made for %s days", async (days) => {
    const asked = await post("/projects/embedded/tokens", { label: "x", roleName: "viewer", days });
    expect(asked.status).toBe(400);
    const location = await locationOf(running.dataDir);
    const command = manage(["token", "x", `--days=${days}`], location);
    await expect(command).rejects.toThrow("is no number of days");
  });

  it("are valid for as long as they can be", async () => {
    const { body } = await post("/projects/embedded/tokens", { label: "long", days: 36_500 });
    expect((await call("/users/me", {}, body.key)).body).toMatchObject({ name: "long" });
  });

  it("must have an existing role", async () => {
    expect(
      (await post("/projects/embedded/tokens", { label: "x", roleName: "owner" })).status,
    ).toBe(400);
    expect(
      (await call("/projects/embedded/roles")).body.map(({ name }: { name: string }) => name),
    ).toEqual(["administrator", "editor", "viewer", "deploy-studio"]);
  });
});

it("can be managed by command while the service is running", async () => {
  const location = await locationOf(running.dataDir);
  const made = (await manage(["token", "Ann", "--role", "viewer", "--days", "30"], location)) ?? "";
  // Created by another process; the service picks it up.
  const ann = () => call("/users/me", {}, made);
  await expect.poll(async () => (await ann()).body).toMatchObject({ name: "Ann", role: "viewer" });
  const listed = (await manage(["tokens"], location)) ?? "";
  expect(listed).toMatch(/viewer .*ends 20\d\d-.* {2}Ann$/m);
  expect(listed).not.toContain(made);
  const id = /^(t\w+) .*Ann$/m.exec(listed)?.[1] ?? "";
  await manage(["revoke", id], location);
  await expect.poll(async () => (await ann()).status).toBe(401);
  await expect(manage(["revoke", id], location)).rejects.toThrow("no token");
  await expect(manage(["token", "Bob", "--role", "owner"], location)).rejects.toThrow("viewer");

  const origin = "https://editors.example";
  expect(await manage(["origins", "add", origin, "--credentials"], location)).toContain(origin);
  expect(await manage(["origins"], location)).toContain(`${origin}  (with credentials)`);
  const seen = async () =>
    (await running.request(`${version}/ping`, { headers: { origin } })).headers.get(
      "access-control-allow-credentials",
    );
  expect(await seen()).toBe("true");
  await manage(["origins", "remove", origin], location);
  expect(await seen()).toBeNull();
  expect(await manage(["export"], location)).toBeUndefined();
});

it.each([
  ["origins", "delete", "https://shop.example"],
  ["hooks", "delete", "some id"],
  ["hooks", "add", "purge", "https://example.com/", "--header", "authorization"],
])("rejects the command %s %s %s, which would do something else", async (...command) => {
  const location = await locationOf(running.dataDir);
  await expect(manage(command, location)).rejects.toThrow(/There are: add|NAME: VALUE/);
  expect(await manage(["hooks"], location)).toBe("There are no webhooks.");
});

it("migrates a folder from before roles existed", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "old-lake-"));
  const { DatabaseSync } = await import("node:sqlite");
  const { mkdirSync } = await import("node:fs");
  const { createHash } = await import("node:crypto");
  mkdirSync(join(dataDir, "content"));
  const old = new DatabaseSync(join(dataDir, "content", "project.sqlite"));
  old.exec(
    "CREATE TABLE tokens (id TEXT PRIMARY KEY, name TEXT NOT NULL, can_write INTEGER NOT NULL, hash BLOB NOT NULL, created_at TEXT NOT NULL) STRICT",
  );
  old
    .prepare("INSERT INTO tokens VALUES ('t1', 'Old', 1, ?, '2026-01-01T00:00:00Z')")
    .run(createHash("sha256").update("bkold").digest());
  old.close();
  const lake = await runLake({ dataDir });
  const response = await lake.request(`${version}/users/me`, {
    headers: { authorization: "Bearer bkold" },
  });
  expect(await response.json()).toMatchObject({ name: "Old", role: "administrator" });
  await lake.stop();
  await rm(dataDir, { recursive: true, force: true });
});
