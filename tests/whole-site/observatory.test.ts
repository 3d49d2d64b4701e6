import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#content/paths.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";
import { observe, scoreOf } from "./observatory.ts";

/** The site's responses behind TLS, scored by the rules of Mozilla's HTTP Observatory. */

let site: Site;
beforeAll(async () => {
  const origin = "https://site.example";
  site = await startSite({ PUBLIC_ORIGIN: origin, LEADS_INBOX_TOKEN: "a-token-of-this-test-only" });
}, within(60_000));
afterAll(() => site?.remove());

const pointsOf = async (path: string, accept = "text/html") => {
  const answer = await fetch(site.origin + path, {
    headers: { accept },
    redirect: "manual",
  });
  return observe(answer.headers, await answer.text());
};

test("every page has the full score that an answer can have", async () => {
  const sitemap = await (await fetch(`${site.origin}${paths.sitemap}`)).text();
  const pages = [...sitemap.matchAll(/<loc>https:\/\/site\.example([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path || "/",
  );
  expect(pages.length).toBeGreaterThan(30);
  const below: Record<string, number> = {};
  for (const path of [...pages, paths.search("hotel"), "/no-such-page", paths.leads]) {
    const score = scoreOf(await pointsOf(path));
    if (score < 130) below[path] = score;
  }
  expect(below).toEqual({});
});

test("errors have it too", async () => {
  const below: Record<string, number> = {};
  for (const path of ["/%E0%A4%A", `/${"x".repeat(5_000)}`, "/nothing.zip", "/assets/nothing.js"]) {
    for (const accept of ["text/html", "*/*"]) {
      const score = scoreOf(await pointsOf(path, accept));
      if (score < 130) below[`${path.slice(0, 20)} as ${accept}`] = score;
    }
  }
  expect(below).toEqual({});
});

test("each broken rule costs its points", () => {
  const good = {
    "content-security-policy":
      "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  const score = (changed: Record<string, string> = {}, html = "") =>
    scoreOf(observe(new Headers({ ...good, ...changed }), html));
  expect(score()).toBe(130);
  expect(score({ "content-security-policy": "default-src *" })).toBe(60);
  expect(score({ "strict-transport-security": "max-age=60" })).toBe(120);
  expect(score({ "set-cookie": "a=b; HttpOnly; SameSite=Strict" })).toBe(80);
  expect(score({ "set-cookie": "a=b; Secure; HttpOnly; SameSite=Strict" })).toBe(135);
  expect(score({ "x-content-type-options": "" })).toBe(125);
  expect(score({}, '<script src="//elsewhere.example/x.js"></script>')).toBe(50);
  expect(score({}, '<script src="/x.js" integrity="sha256-x"></script>')).toBe(135);
});
