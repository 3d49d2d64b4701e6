import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#content/paths.ts";
import { editorOf, editorToken, makeSecret, previewLink } from "../support/editor.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

/**
 * What visual editing adds to an editor's pages, and to no one else’s. The real Studio is tested in
 * presentation.test.ts.
 */

let site: Site;
let editor: SanityClient;

beforeAll(async () => {
  site = await startSite({ CONTENT_TOKEN: editorToken });
  editor = editorOf(site.origin);
}, within(90_000));
afterAll(() => site.remove());

const get = (path: string, cookie?: string) =>
  fetch(site.origin + path, { redirect: "manual", headers: cookie ? { cookie } : {} });
const textOf = async (path: string, cookie?: string) => (await get(path, cookie)).text();
const cookieOf = (response: Response) =>
  (response.headers.get("set-cookie") ?? "").replace(/;.*/, "");

/** Opens a preview link, and returns the cookie that the response sets. */
const enter = async () => cookieOf(await get(previewLink(await makeSecret(editor), "/blogs")));

/** Machine-readable files, which previews do not affect. */
const machineReadable = [paths.rss, paths.jsonFeed, paths.sitemap, paths.llms, paths.searchIndex];

const post = "/blogs/night-audit-runbook";
const pages = ["/blogs", "/blogs?category=hospitality", post];
/** Removes what only editors get from a document: the bar, the marks on elements, and their style rules. */
const asVisitorsHaveIt = (html: string) =>
  html
    .replace(/<style id="[^"]*">[\s\S]*?<\/style>/, "")
    .replace(/<aside [^>]*aria-label="Preview"[\s\S]*?<\/aside>/, "")
    .replace(/ data-(sanity|follows-changes)="[^"]*"/g, "")
    // Classes used on the same elements share a name in a document, so the bar changes the names.
    .replace(/ class="[^"]*"/g, "");

it("adds attributes to a page and changes nothing else: no text, title, address or structured data", async () => {
  const cookie = await enter();
  for (const path of pages) {
    const [edited, visited] = await Promise.all([textOf(path, cookie), textOf(path)]);
    expect(edited, path).toMatch(/<h[123] [^>]*data-sanity="id=[^"]+;type=\w+;path=title;/);
    expect(visited, path).not.toMatch(/data-sanity|data-follows-changes/);
    expect(asVisitorsHaveIt(edited), path).toBe(asVisitorsHaveIt(visited));
    // The invisible characters in which `stega` encodes a source. https://github.com/vercel/stega
    expect(edited, path).not.toMatch(/[\u200b-\u200f\u2060-\u2064\ufeff]{2}/);
  }
  for (const path of machineReadable.filter((path) => !path.startsWith("/search?")))
    expect(await textOf(path, cookie), path).toBe(await textOf(path));
});

it("leads from the parts of a page to their documents and fields", async () => {
  const marked = new Set(
    [...(await textOf(post, await enter())).matchAll(/data-sanity="([^"]*)"/g)].map(([, mark]) =>
      mark?.replaceAll(/[\da-f]{12}/g, "KEY"),
    ),
  );
  const { _id, author, category } = await editor.fetch(
    `*[slug.current == "night-audit-runbook"][0]{ _id, "author": author._ref, "category": categories[0]._ref }`,
  );
  for (const [id, type, path] of [
    [_id, "post", "title"],
    [_id, "post", "excerpt"],
    [_id, "post", "publishedAt"],
    [_id, "post", "mainImage"],
    [_id, "post", "body:KEY"],
    [_id, "post", "body:KEY.rows:KEY.cells:KEY.value:KEY"],
    [author, "author", "name"],
    [author, "author", "bio"],
  ])
    expect([...marked]).toContain(`id=${id};type=${type};path=${path};base=%2Fstudio`);
  const [heading] =
    /<h1 [^>]*>/.exec(await textOf("/blogs?category=hospitality", await enter())) ?? [];
  expect(heading).toContain(`data-sanity="id=${category};type=category;path=title;base=%2Fstudio"`);
});

it("may be shown in a frame by the Studio, and by no one where a visitor asks", async () => {
  const cookie = await enter();
  const policyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(site.origin + path, { headers })).headers.get("content-security-policy");
  expect(await policyOf(post, { cookie })).toContain("frame-ancestors 'self'");
  expect(await policyOf("/services", { cookie, "sec-fetch-dest": "iframe" })).toContain(
    "frame-ancestors 'self'",
  );
  for (const path of [post, "/services"])
    for (const forged of ["", "blog_preview=x.y"])
      expect(await policyOf(path, { cookie: forged, "sec-fetch-dest": "iframe" }), path).toContain(
        "frame-ancestors 'none'",
      );
  const elsewhere = await editor.create({
    _id: "drafts.secret-of-elsewhere",
    _type: "sanity.previewUrlSecret",
    secret: "made-by-a-studio-elsewhere",
    studioUrl: "https://studio.example/blog",
  });
  const entered = await get(previewLink(elsewhere.secret, "/blogs"));
  const theirs = (entered.headers.get("set-cookie") ?? "").replace(/;.*/, "");
  expect(await policyOf(post, { cookie: theirs })).toContain(
    "frame-ancestors 'self' https://studio.example",
  );
});

it("shows another perspective when the Studio does, and a release’s versions", async () => {
  const cookie = await enter();
  const { _id, _rev, ...content } = await editor.fetch(
    '*[_type == "post" && slug.current == "night-audit-runbook"][0]',
  );
  await editor.create({ ...content, _id: `drafts.${_id}`, title: "Only a draft says this" });
  const lookAt = (perspective: string, as: string) =>
    fetch(`${site.origin}/preview/changes`, {
      method: "POST",
      headers: { cookie: as, origin: site.origin },
      body: new URLSearchParams({ perspective }),
    });
  const published = await lookAt("published", cookie);
  expect(published.status).toBe(204);
  const looking = (published.headers.get("set-cookie") ?? "").replace(/;.*/, "");
  expect(await textOf(post, looking)).toContain("Preview: what is published is shown.");
  expect(await textOf(post, looking)).not.toContain("Only a draft says this");
  expect(await textOf(post, cookie)).toContain("Only a draft says this");
  const withReleases = editor.withConfig({ apiVersion: "2025-02-19" });
  await withReleases.releases.create({
    releaseId: "rSummer",
    metadata: { title: "Summer", releaseType: "undecided" },
  });
  await withReleases.createVersion({
    releaseId: "rSummer",
    publishedId: _id,
    document: { ...content, title: "As it is in summer" },
  });
  const summer = await lookAt("rSummer,drafts", looking);
  const inSummer = (summer.headers.get("set-cookie") ?? "").replace(/;.*/, "");
  expect(await textOf(post, inSummer)).toContain("As it is in summer");
  expect(await textOf(post, inSummer)).toContain("Preview: a release is shown.");
  expect(await textOf(post, cookie)).not.toContain("As it is in summer");
  for (const odd of ["raw", "a b", "drafts,", ""])
    expect((await lookAt(odd, cookie)).status, odd).toBe(403);
  expect((await lookAt("drafts", "blog_preview=x.y")).status).toBe(403);
});
