import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHostedStudio } from "../src/index.ts";
import { type RunningLake, runLake, token } from "../src/testing.ts";

let running: RunningLake;
let folder: string;
/** The Studio, mounted as the site does it. */
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

it("redirects to the sign-in, and then to the requested page", async () => {
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

it("rejects sign-in and sign-out from another site", async () => {
  const body = () => new URLSearchParams({ token });
  for (const headers of [
    { origin: "https://evil.example", host: "localhost" },
    { origin: "null", host: "localhost" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ]) {
    const request = { method: "POST", body: body(), headers };
    const signedIn = await site.request("/studio/sign-in", request);
    expect([signedIn.status, signedIn.headers.get("set-cookie")]).toEqual([403, null]);
  }
  for (const from of ["cross-site", "same-site"]) {
    const headers = { "sec-fetch-site": from };
    const away = await site.request("/studio/sign-out", { headers });
    expect([away.status, away.headers.get("set-cookie")]).toEqual([403, null]);
  }
  const own = { origin: "http://localhost:3000", host: "localhost:3000" };
  const ours = await site.request("/studio/sign-in", {
    method: "POST",
    body: body(),
    headers: own,
  });
  expect(ours.status).toBe(303);
});

it("takes a page of its own host that came by http for a foreign one, where the service is reached by https", async () => {
  const secure = await runLake({ publicUrl: "https://site.example/content-api" });
  const cookie = await secure.signIn(token);
  const save = async (host: string, origin: string) => {
    const headers = { cookie, host, origin, "content-type": "application/json" };
    const body = JSON.stringify([{ key: "a", value: 1 }]);
    const request = { method: "PUT", headers, body };
    return (await secure.lake.app.request("/v2025-02-06/users/me/keyvalue", request)).status;
  };
  const enter = async (host: string, origin: string) => {
    const request = { method: "POST", headers: { host, origin }, body: `token=${token}` };
    return (await secure.lake.studio.request("/sign-in", request)).status;
  };
  for (const attempt of [save, enter])
    expect(await attempt("site.example", "http://site.example")).toBe(403);
  expect(await save("site.example", "https://site.example")).toBe(200);
  // Whoever runs the site opens it by this name.
  expect(await save("localhost:3000", "http://localhost:3000")).toBe(200);
  // Another site below the same name can plant a cookie, but none of this name.
  expect(cookie).toMatch(/^__Host-content_session=/);
  const signedIn = async (sent: string) =>
    (await (await secure.request("/v2025-02-06/users/me", { headers: { cookie: sent } })).json())
      .id;
  expect(await signedIn(cookie)).toBeTruthy();
  expect(await signedIn(cookie.replace("__Host-", ""))).toBeUndefined();
  const left = await secure.request("/v2025-02-06/auth/logout", {
    method: "POST",
    headers: { cookie },
  });
  expect(left.headers.get("set-cookie")).toBe("__Host-content_session=; Max-Age=0; Path=/; Secure");
  expect(await signedIn(cookie)).toBeUndefined();
  await secure.stop();
});

it("keeps a session that ends on sign-out or when its token is revoked", async () => {
  const { lake, signIn: cookieOf } = running;
  const opens = async (cookie: string) =>
    (await site.request("/studio/structure", { headers: { cookie } })).status === 200;
  const [one, other] = [await cookieOf(token), await cookieOf(token)];
  expect(one).toMatch(/^content_session=[\w-]{43}$/);
  expect(one).not.toContain(token);
  expect(other).not.toBe(one);
  expect(await opens(`content_session=${token}`)).toBe(false);
  await site.request("/studio/sign-out", { headers: { cookie: one } });
  expect([await opens(one), await opens(other)]).toEqual([false, true]);

  const ann = await lake.createToken("Ann");
  const hers = await cookieOf(ann);
  expect(await opens(hers)).toBe(true);
  const listed = await running.client().request<{ id: string; label: string }[]>({
    url: `/projects/${lake.projectId}/tokens`,
  });
  const id = listed.find(({ label }) => label === "Ann")?.id;
  await running.client().request({
    url: `/projects/${lake.projectId}/tokens/${id}`,
    method: "DELETE",
  });
  expect(await opens(hers)).toBe(false);
});

it("forbids caching of responses to a session", async () => {
  const cookie = await running.signIn(token);
  for (const path of ["users/me", "projects", "data/doc/blogs/x", "nowhere"]) {
    const { headers } = await running.request(`/v2025-02-06/${path}`, { headers: { cookie } });
    expect(headers.get("cache-control"), path).toBe("no-store");
  }
});

it("rate-limits guessed tokens, at sign-in and as bearer tokens", async () => {
  const guarded = await runLake();
  const { origin } = new URL(guarded.url);
  const guess = (as: string) =>
    fetch(`${origin}/studio/sign-in`, {
      method: "POST",
      body: new URLSearchParams({ token: as }),
      redirect: "manual",
    });
  for (let tries = 0; tries < 20; tries += 1)
    expect((await guess(`guess ${tries}`)).status).toBe(401);
  const refused = await guess(token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const bearer = await guarded.request("/v2025-02-06/users/me", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(bearer.status).toBe(429);
  expect((await guarded.request("/v2025-02-06/data/query/blogs?query=1")).status).toBe(200);
  // The site's own reads come from the same address.
  for (const own of [guarded.lake.siteKey, guarded.lake.previewToken]) {
    const headers = { authorization: `Bearer ${own}` };
    const read = await guarded.request("/v2025-02-06/data/query/blogs?query=1", { headers });
    expect(read.status).toBe(200);
  }
  await guarded.stop();
});

it("rejects an unknown token, and never redirects elsewhere", async () => {
  expect((await signIn({ token: "guessed" })).status).toBe(401);
  for (const next of ["//evil.example/", "https://evil.example/", "/studio/../admin", "/\\evil"]) {
    const done = await signIn({ token, next });
    expect(done.headers.get("location")).toBe("/studio/");
  }
});

const project = { projectId: "abcd1234", dataset: "production" };

/** What a page of the Studio says that it edits. */
const targetOf = (html: string): unknown =>
  JSON.parse(
    parse(html).querySelector('meta[name="studio-target"]')?.getAttribute("content") ?? "null",
  );

it("tells the Studio which project it edits", async () => {
  const { headers } = await signIn({ token });
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  const own = await site.request("/studio/", { headers: { cookie } });
  expect(targetOf(await own.text())).toEqual({
    hosted: false,
    projectId: "embedded",
    dataset: "blogs",
  });
  const hosted = await createHostedStudio(folder, project).request("/");
  expect(await (await site.request("/studio/target.json")).json()).toEqual({
    hosted: false,
    projectId: "embedded",
    dataset: "blogs",
  });
  expect(targetOf(await hosted.text())).toEqual({ hosted: true, ...project });
  // Whatever the settings hold stays inside the attribute.
  const odd = { projectId: "embedded", dataset: `"><script>$& &quot;` };
  const page = await createHostedStudio(folder, odd).request("/");
  expect(targetOf(await page.text())).toEqual({ hosted: true, ...odd });
});

it("sets no content security policy for the Studio of a hosted project", async () => {
  const hosted = await createHostedStudio(folder, project).request("/");
  expect(hosted.status).toBe(200);
  expect(hosted.headers.get("content-security-policy")).toBeNull();
});

it("rewrites image and font URLs in its files to this server, unless the project is hosted", async () => {
  const script = 'const base = "https://cdn.sanity.io";';
  await writeFile(join(folder, "app-AbCd1234.js"), script);
  await writeFile(join(folder, "app-AbCd1234.css"), "a{src:url(https://x.sanity.io/i.woff2)}");
  const read = async (of: Hono, name: string) => (await of.request(`/studio/${name}`)).text();
  expect(await read(site, "app-AbCd1234.js")).toBe('const base = "/content-api";');
  expect(await read(site, "app-AbCd1234.css")).toBe('a{src:local("Inter")}');
  const hosted = new Hono();
  hosted.mount("/studio", createHostedStudio(folder, project).fetch);
  expect(await read(hosted, "app-AbCd1234.js")).toBe(script);
});
