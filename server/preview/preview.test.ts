import { createHmac } from "node:crypto";
import { ClientError } from "@sanity/client";
import { expect, test, vi } from "vitest";
import { createPreview, type PreviewOptions } from "./index.ts";
import { judgeSecret } from "./secrets.ts";

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse("2026-11-21T12:00:00Z");
const at = (time: number) => new Date(time).toISOString();

const secret = "d2b1f0c89e7a4f1bb3c5a6e7f8091a2b";
const content = { projectId: "p1", dataset: "blogs", token: "reads", apiHost: undefined };
const valid = { valid: true, studio: undefined };
const signBy = (key: string) => (text: string) =>
  createHmac("sha256", key).update(text).digest("base64url");

/** What left previews are stored in, here without a database. */
function inMemory(): PreviewOptions["ended"] {
  const left = new Set<string>();
  return {
    end: async ({ session }) => void left.add(session),
    has: async (session) => left.has(session),
  };
}

function previewOf(options: Partial<PreviewOptions> = {}) {
  const clock = { now: noon };
  const query = vi.fn(async (): Promise<unknown> => [{ secret, _updatedAt: at(noon) }]);
  const preview = createPreview({
    content,
    query,
    watch: () => () => {},
    sign: signBy("ours"),
    ended: inMemory(),
    origin: "https://site.example",
    now: () => clock.now,
    ...options,
  });
  return { ...preview, clock, query };
}

/** Opens a preview, and returns what the browser sends from then on. */
async function entered({ port }: { port: ReturnType<typeof previewOf>["port"] }): Promise<string> {
  const answer = await port.enter(secret);
  if ("denied" in answer) throw new Error(answer.denied);
  return answer.setCookie.replace(/;.*/, "");
}

test("a secret opens a preview for an hour, and then no more", () => {
  const made = [{ secret, _updatedAt: at(noon) }];
  expect(judgeSecret(secret, made, noon + 59 * minute)).toEqual(valid);
  expect(judgeSecret(secret, made, noon + 60 * minute)).toBe("expired");
  expect(judgeSecret(secret.replace("d", "e"), made, noon)).toBe("unknown");
  expect(judgeSecret(secret, [], noon)).toBe("unknown");
});

test("a secret with an end of its own lives until then, two days at most", () => {
  const until = (end: number) => [{ secret, _updatedAt: at(noon), expiresAt: at(end) }];
  expect(judgeSecret(secret, until(noon + 30 * hour), noon + 29 * hour)).toEqual(valid);
  expect(judgeSecret(secret, until(noon + 30 * hour), noon + 30 * hour)).toBe("expired");
  expect(judgeSecret(secret, until(noon + 900 * hour), noon + 47 * hour)).toEqual(valid);
  expect(judgeSecret(secret, until(noon + 900 * hour), noon + 48 * hour)).toBe("expired");
  expect(judgeSecret(secret, until(noon - minute), noon)).toBe("expired");
});

test("an end that is no date is none", () => {
  const odd = [{ secret, _updatedAt: at(noon), expiresAt: "for ever" }];
  expect(judgeSecret(secret, odd, noon + 61 * minute)).toBe("expired");
});

test("what is no secret is rejected without asking the content service", async () => {
  const { port, query } = previewOf();
  for (const given of ["", "short", `${secret}"`, "x".repeat(200)])
    expect(await port.enter(given)).toEqual({ denied: "unknown" });
  expect(query).not.toHaveBeenCalled();
});

test("the cookie is out of reach of scripts, goes along with links, and over https only by https", async () => {
  const answer = await previewOf().port.enter(secret);
  expect(answer).toEqual({
    setCookie: expect.stringMatching(
      /^__Host-blog_preview=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  });
  const plain = await previewOf({ origin: "http://localhost:3000" }).port.enter(secret);
  expect(plain).toEqual({ setCookie: expect.not.stringContaining("Secure") });
});

test("a preview lasts eight hours; afterwards its editor learns that it ended", async () => {
  const preview = previewOf();
  const cookie = await entered(preview);
  preview.clock.now = noon + 8 * hour - 1;
  expect(await preview.port.stateOf(cookie)).toEqual({ mode: "on", perspective: "drafts" });
  preview.clock.now = noon + 8 * hour;
  expect(await preview.port.stateOf(cookie)).toEqual({ mode: "ended" });
});

test("leaving ends the preview for every copy of its cookie, and no other preview", async () => {
  const preview = previewOf();
  const [cookie, other] = [await entered(preview), await entered(preview)];
  const switched = await preview.app.request("/preview/changes", {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams({ perspective: "published" }),
  });
  const copies = [cookie, (switched.headers.get("set-cookie") ?? "").replace(/;.*/, "")];
  expect(await preview.port.leave(cookie)).toMatch(/^__Host-blog_preview=; Max-Age=0;/);
  for (const copy of copies) {
    expect(await preview.port.stateOf(copy)).toEqual({ mode: "ended" });
    for (const method of ["GET", "POST"]) {
      const body = method === "POST" ? new URLSearchParams({ perspective: "drafts" }) : null;
      const request = { method, headers: { cookie: copy }, body };
      expect((await preview.app.request("/preview/changes", request)).status).toBe(403);
    }
  }
  expect(await preview.port.stateOf(other)).toEqual({ mode: "on", perspective: "drafts" });
  expect(await preview.port.leave("__Host-blog_preview=forged.cookie")).toMatch(/Max-Age=0/);
});

test("no draft is shown while no one knows whether the preview was left", async () => {
  const away = { ...inMemory(), has: () => Promise.reject(new Error("The database is away.")) };
  const preview = previewOf({ ended: away });
  expect(await preview.port.stateOf(await entered(preview))).toEqual({ mode: "ended" });
});

test("a cookie of another release is a visitor’s", async () => {
  const { projectId, dataset } = content;
  const text = Buffer.from(JSON.stringify({ until: noon + hour, perspective: "drafts" }));
  const value = text.toString("base64url");
  const cookie = `__Host-blog_preview=${value}.${signBy("ours")(`${projectId}/${dataset}/${value}`)}`;
  expect(await previewOf().port.stateOf(cookie)).toEqual({ mode: "off" });
});

test("a cookie that is missing, invented or changed is a visitor’s", async () => {
  const preview = previewOf();
  const cookie = await entered(preview);
  const [until = "", signature = ""] = cookie.replace("__Host-blog_preview=", "").split(".");
  const later = (Number.parseInt(until, 36) + hour).toString(36);
  for (const forged of [
    null,
    "",
    "__Host-blog_preview=",
    "__Host-blog_preview=yes",
    `__Host-blog_preview=${until}`,
    `__Host-blog_preview=${until}.`,
    `__Host-blog_preview=${later}.${signature}`,
    `__Host-blog_preview=${until}.${signature.slice(1)}`,
    `__Host-blog_preview=.${signature}`,
    `other=${until}.${signature}`,
    // Another site below the same name can plant this one.
    cookie.replace("__Host-", ""),
  ])
    expect(await preview.port.stateOf(forged), String(forged)).toEqual({ mode: "off" });
  expect((await preview.port.stateOf(`conversation=abc; ${cookie}`)).mode).toBe("on");
});

test("a cookie of another dataset, project or site opens nothing", async () => {
  const cookie = await entered(previewOf());
  for (const other of [
    { content: { ...content, dataset: "staging" } },
    { content: { ...content, projectId: "p2" } },
    { sign: signBy("theirs") },
  ])
    expect(await previewOf(other).port.stateOf(cookie)).toEqual({ mode: "off" });
});

test("without a token there is no preview, and the reason is shown", async () => {
  const cookie = await entered(previewOf());
  const { port, query } = previewOf({ content: { ...content, token: undefined } });
  expect(await port.enter(secret)).toEqual({ denied: "no-token" });
  expect(query).not.toHaveBeenCalled();
  expect(await port.stateOf(cookie)).toEqual({ mode: "off" });
});

test("a token that the content service refuses is told apart from a service that is down", async () => {
  const denied = new ClientError({
    statusCode: 401,
    headers: {},
    body: { message: "Session not found" },
    method: "GET",
    url: "https://p1.api.sanity.io/",
    statusMessage: "Unauthorized",
  });
  expect(await previewOf({ query: () => Promise.reject(denied) }).port.enter(secret)).toEqual({
    denied: "token-refused",
  });
  const down = previewOf({ query: () => Promise.reject(new Error("down")) });
  await expect(down.port.enter(secret)).rejects.toThrow("down");
});

test("an editor is who entered, also when the preview has just ended", async () => {
  const preview = previewOf();
  const cookie = await entered(preview);
  expect(preview.isEditor(cookie)).toBe(true);
  expect(preview.isEditor(undefined)).toBe(false);
  expect(preview.isEditor("__Host-blog_preview=forged.cookie")).toBe(false);
  preview.clock.now = noon + 8 * hour;
  expect(preview.isEditor(cookie)).toBe(true);
});

test("one connection listens for all open previews, and none when the last is closed", async () => {
  const stop = vi.fn();
  const watch = vi.fn((changed: () => void) => {
    tell = changed;
    return stop;
  });
  let tell = () => {};
  const preview = previewOf({ watch });
  const headers = { cookie: await entered(preview) };
  const open = async () => {
    const response = await preview.app.request("/preview/changes", { headers });
    expect(response.status).toBe(200);
    if (!response.body) throw new Error("No stream");
    return response.body.pipeThrough(new TextDecoderStream()).getReader();
  };
  const first = await open();
  const second = await open();
  const change = { done: false, value: "event: change\ndata: content\n\n" };
  expect(await first.read()).toEqual(change);
  expect(await second.read()).toEqual(change);
  tell();
  expect(await first.read()).toEqual(change);
  expect(await second.read()).toEqual(change);
  expect(watch).toHaveBeenCalledTimes(1);
  await first.cancel();
  expect(stop).not.toHaveBeenCalled();
  preview.close();
  expect(await second.read()).toMatchObject({ done: true });
  await expect.poll(() => stop.mock.calls.length).toBe(1);
  await open();
  expect(watch).toHaveBeenCalledTimes(2);
  preview.close();
});

test("visitors hear of no changes", async () => {
  const watch = vi.fn(() => () => {});
  const preview = previewOf({ watch });
  const cookie = await entered(preview);
  expect((await preview.app.request("/preview/changes")).status).toBe(403);
  preview.clock.now = noon + 9 * hour;
  const late = await preview.app.request("/preview/changes", { headers: { cookie } });
  expect(late.status).toBe(403);
  expect(watch).not.toHaveBeenCalled();
});

test("a link says which perspective it opens, and the Studio may show the site from where it is", async () => {
  const elsewhere = [{ secret, studioUrl: "https://studio.example/blog", _updatedAt: at(noon) }];
  const preview = previewOf({ query: async () => elsewhere });
  const cookieOf = async (perspective?: string) => {
    const answer = await preview.port.enter(secret, perspective);
    if ("denied" in answer) throw new Error(answer.denied);
    // In another site's frame only such a cookie comes along.
    expect(answer.setCookie).toMatch(/Secure; SameSite=None; Partitioned$/);
    return answer.setCookie.replace(/;.*/, "");
  };
  for (const [given, shown] of [
    [undefined, "drafts"],
    ["previewDrafts", "drafts"],
    ["published", "published"],
    ["rSummer,drafts", ["rSummer", "drafts"]],
    ["raw", "drafts"],
    ["<b>", "drafts"],
  ] as const)
    expect(await preview.port.stateOf(await cookieOf(given))).toEqual({
      mode: "on",
      perspective: shown,
    });
  expect(preview.studioOf(await cookieOf())).toBe("https://studio.example");
  const own = previewOf({
    query: async () => [{ secret, studioUrl: "https://site.example/studio", _updatedAt: at(noon) }],
  });
  expect(own.studioOf(await entered(own))).toBeUndefined();
  for (const studioUrl of ["javascript:alert(1)", "nowhere", null, 5]) {
    const odd = previewOf({ query: async () => [{ secret, studioUrl, _updatedAt: at(noon) }] });
    expect(odd.studioOf(await entered(odd)), String(studioUrl)).toBeUndefined();
  }
});

test("only the preview itself says what it shows", async () => {
  const preview = previewOf();
  const cookie = await entered(preview);
  const choose = (perspective: string, headers: Record<string, string>) =>
    preview.app.request("https://site.example/preview/changes", {
      method: "POST",
      headers: { origin: "https://site.example", ...headers },
      body: new URLSearchParams({ perspective }),
    });
  const chosen = await choose("published", { cookie });
  expect(chosen.status).toBe(204);
  const now = (chosen.headers.get("set-cookie") ?? "").replace(/;.*/, "");
  expect(await preview.port.stateOf(now)).toEqual({ mode: "on", perspective: "published" });
  expect((await choose("published", {})).status).toBe(403);
  expect((await choose("raw", { cookie })).status).toBe(403);
  expect((await choose("published", { cookie, origin: "https://evil.example" })).status).toBe(403);
  expect((await choose("r".repeat(5_000), { cookie })).status).toBe(413);
  // It ends when it would have ended.
  preview.clock.now = noon + 8 * hour;
  expect(await preview.port.stateOf(now)).toEqual({ mode: "ended" });
});
