import { hash } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import {
  contentApiPath,
  contentApiVersion,
  previewPostsPath,
  studioMount,
} from "@brightkeel/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { editorOf, editorToken, makeSecret, previewLink } from "../support/editor.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

/**
 * What a shared cache in front of the site may keep: the same answer for whoever asks, whatever they send beside the
 * address, and nothing that was made for one person. https://portswigger.net/research/practical-web-cache-poisoning
 */

const inboxToken = "a-token-of-enough-letters";
const publicHost = "site.example";
const api = `${contentApiPath}/v${contentApiVersion}`;

let site: Site;
beforeAll(async () => {
  await ensureBuild();
  site = await startSite({
    TRUSTED_PROXIES: "1",
    PUBLIC_ORIGIN: `https://${publicHost}`,
    CONTENT_TOKEN: editorToken,
    LEADS_INBOX_TOKEN: inboxToken,
  });
}, within(300_000));
afterAll(() => site?.remove());

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** Sends a path as it stands, which `fetch` would tidy up. */
function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { host: publicHost, ...headers } });
    sent.on("response", async (response) => {
      const { date, connection, "keep-alive": alive, ...headers } = response.headers;
      resolve({ status: response.statusCode ?? 0, headers, body: await text(response) });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const cachingOf = ({ headers }: Answer) => String(headers["cache-control"] ?? "nothing");
/** Two answers with the same one cannot be told apart; a difference in it is shown without the whole page. */
const traceOf = ({ status, headers, body }: Answer) => ({
  status,
  headers,
  body: hash("sha256", body),
});
/** `s-maxage` lets shared caches keep an answer without `public` too (RFC 9111, 5.2.2.10). */
const isForAll = (answer: Answer) => /^public|\bs-maxage=/.test(cachingOf(answer));

/** One of each kind that is kept. */
const kept = [
  paths.home,
  paths.services,
  paths.blogs,
  `${paths.blogs}?page=2`,
  `${paths.blogs}/night-audit-runbook`,
  `${paths.search()}?q=hotel`,
  paths.privacyPolicy,
  "/nowhere",
  "/sitemap.xml",
  "/robots.txt",
  "/blogs/rss.xml",
  "/blogs/feed.json",
  "/manifest.webmanifest",
  "/sw.js",
  "/llms.txt",
  "/search-index.json",
  "/.well-known/security.txt",
];

const evil = "evil.example";
/** Headers that some servers and frameworks heed, and that caches leave out of their keys. */
const unkeyed: Record<string, string> = {
  host: evil,
  "x-forwarded-host": evil,
  "x-forwarded-server": evil,
  "x-forwarded-proto": "http",
  "x-forwarded-scheme": "http",
  "x-forwarded-port": "666",
  "x-forwarded-prefix": "/evil",
  "x-forwarded-for": "127.0.0.1",
  "x-original-url": paths.metrics,
  "x-rewrite-url": paths.metrics,
  "x-host": evil,
  "x-http-method-override": "POST",
  forwarded: `host=${evil};proto=http`,
  accept: "application/json",
  "accept-language": "de",
  "user-agent": "Googlebot/2.1 evil",
  referer: `https://${evil}/?utm_source=evil`,
  origin: `https://${evil}`,
  cookie: "blog_preview=evil.cookie; content_session=evil; leads_session=e.v.il",
  "content-type": "text/evil",
  "sec-fetch-dest": "iframe",
  purpose: "prefetch",
  rsc: "1",
};

test.each(kept)("%s is the same whatever else is sent", async (path) => {
  await ask(path);
  const plain = await ask(path);
  expect(isForAll(plain)).toBe(true);
  expect(String(plain.headers.vary)).toContain("accept-encoding");
  for (const [name, value] of Object.entries(unkeyed))
    expect(traceOf(await ask(path, { [name]: value })), name).toEqual(traceOf(plain));
  const body = "q=evil&page=9";
  const fat = await ask(path, { "content-length": String(body.length) }, body);
  expect(traceOf(fat), "a body").toEqual(traceOf(plain));
  const more = `${path}${path.includes("?") ? "&" : "?"}utm_content=evil&_data=evil&__proto__=evil&index`;
  expect(traceOf(await ask(more)), "parameters that nothing reads").toEqual(traceOf(plain));
  for (const encoding of ["br", "gzip", "identity;q=1, *;q=0", "br;q=0, evil"])
    expect((await ask(path, { "accept-encoding": encoding })).headers.vary).toBe(
      plain.headers.vary,
    );
});

test("pages with a form, and missing files, are not cached by anyone", async () => {
  const disguises = (path: string) => [
    path,
    ...[
      "/x.css",
      "/x.js",
      ";x.js",
      ".css",
      "%2fx.css",
      "%00.css",
      "%3fx.css",
      "%23.css",
      "%0ax.css",
    ].map((end) => path + end),
    ...["//", "/.", "/..;/x.css", "/%2e%2e/x.css", "?x.css", "\\x.css"].map((end) => path + end),
    `/assets/..%2f${path.slice(1)}`,
    `/assets/..${path}`,
    `/%2f${path.slice(1)}`,
    path.toUpperCase(),
  ];
  for (const path of [paths.contactUs(), paths.job("full-stack-developer-job")].flatMap(
    disguises,
  )) {
    const answer = await ask(path);
    // A page that says that nothing is there may be kept: it is the same for everyone.
    if (isForAll(answer))
      expect([answer.status, answer.body.includes('method="post"')], path).toEqual([404, false]);
    else expect(cachingOf(answer), path).toContain("no-store");
  }
});

describe("whoever is signed in", () => {
  const cookieOf = async (path: string, token: string) => {
    const { headers } = await fetch(site.origin + path, {
      method: "POST",
      body: new URLSearchParams({ token }),
      redirect: "manual",
    });
    return (headers.get("set-cookie") ?? "").replace(/;.*/, "");
  };

  test("gets nothing that a cache may keep: in the Studio, the content service and the inbox", async () => {
    const studio = await cookieOf(`${studioMount}/sign-in`, editorToken);
    const inbox = await cookieOf(paths.leadsSignIn, inboxToken);
    const cookie = `${studio}; ${inbox}`;
    const { body } = await ask(`${api}/users/me`, { cookie });
    expect(JSON.parse(body)).toMatchObject({ role: expect.any(String) });
    const personal = [
      `${api}/users/me`,
      `${api}/projects`,
      `${api}/projects/embedded/tokens`,
      `${api}/data/query/blogs?query=*[0]&perspective=raw`,
      `${api}/data/doc/blogs/x`,
      `${api}/data/history/blogs/documents/x`,
      `${api}/nowhere`,
      `${studioMount}/`,
      `${studioMount}/structure`,
      `${studioMount}/sign-out`,
      paths.leads,
      paths.leadsCsv,
      paths.leadsXlsx,
    ].flatMap((path) => [path, `${path}/x.css`, `${path}%2fx.css`]);
    for (const path of [...personal, paths.health, paths.ready, paths.metrics])
      expect(cachingOf(await ask(path, { cookie })), path).toContain("no-store");
  });

  test("gets drafts that no cache may keep, wherever a preview shows them", async () => {
    const editor = editorOf(site.origin);
    const entered = await ask(previewLink(await makeSecret(editor), paths.blogs));
    expect(cachingOf(entered)).toBe("private, no-store");
    const cookie = String(entered.headers["set-cookie"]).replace(/;.*/, "");
    for (const path of [
      paths.blogs,
      `${paths.blogs}?page=2`,
      `${paths.blogs}/night-audit-runbook`,
      `${paths.blogs}/nowhere`,
      `${previewPostsPath}/nowhere`,
      "/preview/changes?x.css",
    ]) {
      const headers = path.includes("changes") ? {} : { cookie };
      expect(cachingOf(await ask(path, headers)), path).toContain("no-store");
    }
    // In the Studio's frame every page is one of a preview.
    const framed = await ask(paths.home, { cookie, "sec-fetch-dest": "iframe" });
    expect(cachingOf(framed)).toBe("private, no-store");
  });
});
