import { contentApiVersion } from "@brightkeel/contracts";
import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { editorOf, editorToken, makeSecret, previewLink } from "../support/editor.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

/** Previews of drafts over HTTP: what an editor's browser gets, and no one else. */

let site: Site;
let editor: SanityClient;

const slug = "a-draft-never-published";
const title = "A draft that was never published";

beforeAll(async () => {
  site = await startSite({ CONTENT_TOKEN: editorToken });
  editor = editorOf(site.origin);
  await editor.create({
    _id: "drafts.preview-new",
    _type: "post",
    title,
    slug: { _type: "slug", current: slug },
  });
}, within(90_000));
afterAll(() => site.remove());

const get = (path: string, cookie?: string) =>
  fetch(site.origin + path, { redirect: "manual", headers: cookie ? { cookie } : {} });
const textOf = async (path: string, cookie?: string) => (await get(path, cookie)).text();

/** Opens a preview link, and returns the cookie that the response sets. */
async function enter(pathname = "/blogs"): Promise<string> {
  const response = await get(previewLink(await makeSecret(editor), pathname));
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(pathname);
  return (response.headers.get("set-cookie") ?? "").replace(/;.*/, "");
}

/** Files for search engines, feed readers and the site's own search. */
const machineReadable = [
  "/blogs/rss.xml",
  "/blogs/feed.json",
  "/sitemap.xml",
  "/llms.txt",
  "/search-index.json",
  "/search?q=never+published",
];

describe("a visitor", () => {
  it("sees no draft anywhere", async () => {
    expect((await get(`/blogs/${slug}`)).status).toBe(404);
    for (const path of ["/", "/blogs", "/blogs.data", "/blogs?q=never", ...machineReadable])
      expect(await textOf(path), path).not.toContain(title);
  });

  it("sees no draft with a cookie of their own making", async () => {
    for (const value of ["1", "true", "zzzzzzzzzz.abcdefgh", encodeURIComponent("{}")]) {
      const response = await get(`/blogs/${slug}`, `blog_preview=${value}`);
      expect(response.status).toBe(404);
      expect(await textOf("/blogs", `blog_preview=${value}`)).not.toContain(title);
    }
  });

  it("cannot read the secrets of links from the content service", async () => {
    const secret = await makeSecret(editor);
    const everything = encodeURIComponent('*[_type == "sanity.previewUrlSecret"]');
    const ids: string[] = await editor.fetch('*[_type == "sanity.previewUrlSecret"]._id');
    const base = `/content-api/v${contentApiVersion}/data`;
    const readable = [
      `${base}/query/blogs?query=${everything}&perspective=raw`,
      `${base}/query/blogs?query=${everything}&perspective=drafts`,
      `${base}/doc/blogs/${ids.join(",")}`,
      `${base}/export/blogs`,
      `${base}/history/blogs/documents/${ids[0]}`,
    ];
    expect(ids.length).toBeGreaterThan(0);
    for (const path of readable) expect(await textOf(path), path).not.toContain(secret);
  });
});

describe("a link", () => {
  it("opens the preview with a cookie that scripts cannot read, and shows its secret to no other page", async () => {
    const secret = await makeSecret(editor);
    const response = await get(previewLink(secret, "/preview/posts/preview-new"));
    expect(response.headers.get("set-cookie")).toMatch(
      /^blog_preview=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get("location")).toBe("/preview/posts/preview-new");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
  });

  it("leads to pages of the site and nowhere else", async () => {
    for (const pathname of [
      "//evil.example",
      "https://evil.example/",
      "/\\evil.example",
      "/studio",
      "/studio/structure",
      "/content-api/v1/ping",
      "/preview/leave",
      "",
    ]) {
      const response = await get(previewLink(await makeSecret(editor), pathname));
      expect(response.headers.get("location"), pathname).toBe("/blogs");
    }
  });

  it.each([
    ["invented", async () => "0".repeat(32), 403, "This preview link does not work."],
    ["missing", async () => "", 403, "This preview link does not work."],
    [
      "expired",
      () => makeSecret(editor, new Date(Date.now() - 1000)),
      410,
      "This preview link has expired.",
    ],
  ])(
    "with a secret that is %s opens nothing, and says what to do",
    async (_, secretOf, status, words) => {
      const response = await get(previewLink(await secretOf(), `/blogs/${slug}`));
      expect(response.status).toBe(status);
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      const page = await response.text();
      expect(page).toContain(words);
      expect(page).toContain("press “Open preview”");
    },
  );

  it("with a secret of another dataset opens nothing", async () => {
    await editor.datasets.create("staging");
    const secret = await makeSecret(editorOf(site.origin, "staging"));
    expect((await get(previewLink(secret, "/blogs"))).status).toBe(403);
  });
});

describe("an editor with an open preview", () => {
  it("sees a draft that was never published, at its address and in the list", async () => {
    const cookie = await enter();
    const response = await get(`/blogs/${slug}`, cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const page = await response.text();
    expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(page).toContain("Preview: drafts are shown.");
    expect(page).toContain("not published yet.");
    expect(await textOf("/blogs", cookie)).toContain(title);
    expect((await get("/blogs.data", cookie)).status).toBe(404);
  });

  it("leaves nothing of it in the pages that visitors get", async () => {
    const before = await get("/blogs");
    const cookie = await enter();
    expect(await textOf("/blogs", cookie)).toContain(title);
    const after = await get("/blogs");
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    expect(after.headers.get("cache-control")).toBe("max-age=0, s-maxage=60, must-revalidate");
    expect(await after.text()).not.toContain("Preview: drafts are shown.");
    expect((await get(`/blogs/${slug}`)).status).toBe(404);
  });

  it("sees no draft in feeds, sitemap and search", async () => {
    const cookie = await enter();
    for (const path of ["/", ...machineReadable])
      expect(await textOf(path, cookie), path).not.toContain(title);
  });

  it("sees changes to a published post that others do not see yet", async () => {
    const published = await editor.fetch<{ _id: string; _type: string; title: string }>(
      '*[_type == "post" && slug.current == "night-audit-runbook"][0]',
    );
    await editor.create({ ...published, _id: `drafts.${published._id}`, title: "Changed words" });
    const cookie = await enter();
    expect(await textOf("/blogs/night-audit-runbook", cookie)).toContain("Changed words");
    const page = await textOf("/blogs/night-audit-runbook");
    expect(page).toContain(published.title);
    expect(page).not.toContain("Changed words");
    await editor.delete(`drafts.${published._id}`);
    expect(await textOf("/blogs/night-audit-runbook", cookie)).toContain("published like this.");
  });

  it("sees a draft in which nearly everything is still missing", async () => {
    await editor.createOrReplace({
      _id: "drafts.preview-bare",
      _type: "post",
      slug: { _type: "slug", current: "bare" },
      mainImage: { _type: "image" },
      categories: [{ _key: "a", _type: "reference", _ref: "not-there", _weak: true }],
      body: [
        { _key: "a", _type: "image" },
        { _key: "b", _type: "code" },
        { _key: "c", _type: "table" },
        { _key: "d", _type: "table", rows: [{ _key: "e", cells: [{ _key: "f" }] }] },
        { _key: "g", _type: "callout" },
        {
          _key: "h",
          _type: "block",
          style: "normal",
          children: [{ _key: "i", _type: "span", text: "The only words so far." }],
        },
      ],
    });
    const cookie = await enter();
    const page = await textOf("/blogs/bare", cookie);
    expect(page).toContain("Without a headline");
    expect(page).toContain("The only words so far.");
    expect(await textOf("/blogs", cookie)).toContain("Without a headline");
  });

  it("is told what a draft without an address lacks, and is led on when it has one", async () => {
    await editor.create({ _id: "drafts.preview-Nameless", _type: "post", title: "Nameless" });
    const cookie = await enter("/preview/posts/preview-Nameless");
    const page = await get("/preview/posts/preview-Nameless", cookie);
    expect(page.status).toBe(200);
    const words = await page.text();
    expect(words).toContain("“<bdi>Nameless</bdi>” has no address yet.");
    expect(words).toContain("Press “Generate” beside “Address”");
    await editor
      .patch("drafts.preview-Nameless")
      .set({ slug: { _type: "slug", current: "named" } })
      .commit();
    const led = await get("/preview/posts/preview-Nameless", cookie);
    expect(led.headers.get("location")).toBe("/blogs/named");
  });

  it("is told when the post is gone or the preview is not open", async () => {
    const cookie = await enter();
    expect((await get("/preview/posts/nothing", cookie)).status).toBe(404);
    expect(await textOf("/blogs/nothing-here", cookie)).toContain("No post has this address.");
    expect(await textOf("/blogs/nothing-here")).not.toContain("No post has this address.");
    expect(await textOf("/blogs/nothing-there")).not.toContain("No post has this address.");
    expect(await textOf("/blogs/nothing-there", cookie)).toContain("No post has this address.");
    const closed = await get("/preview/posts/preview-new");
    expect(closed.status).toBe(403);
    expect(await closed.text()).toContain("No preview is open in this browser.");
  });

  it("hears of a change to a draft within a second or so", async () => {
    const cookie = await enter();
    const stream = await fetch(`${site.origin}/preview/changes`, { headers: { cookie } });
    const seen: string[] = [];
    void stream.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeTo(
        new WritableStream({
          write: (text) => void seen.push(...(text.match(/event: change/g) ?? [])),
        }),
      )
      .catch(() => {});
    // One event at the beginning, one when the connection to the content service is open.
    await vi.waitFor(() => expect(seen).toHaveLength(2), within(5_000));
    const changed = performance.now();
    await editor.patch("drafts.preview-new").set({ excerpt: "New words." }).commit();
    await vi.waitFor(() => expect(seen).toHaveLength(3), within(5_000));
    expect(performance.now() - changed).toBeLessThan(within(3_000));
    expect(await textOf(`/blogs/${slug}`, cookie)).toContain("New words.");
  });

  it("leaves the preview for what everyone sees", async () => {
    const cookie = await enter();
    const leave = (from: string) =>
      fetch(`${site.origin}/preview/leave`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie, origin: site.origin },
        body: new URLSearchParams({ from }),
      });
    const published = await leave("/blogs/night-audit-runbook");
    expect(published.status).toBe(303);
    expect(published.headers.get("location")).toBe("/blogs/night-audit-runbook");
    expect(published.headers.get("set-cookie")).toMatch(/^blog_preview=; Max-Age=0; Path=\//);
    // A copy of the cookie that someone kept.
    expect((await get(`/blogs/${slug}`, cookie)).status).toBe(404);
    expect(await textOf("/blogs", cookie)).not.toContain(title);
    expect((await get("/preview/changes", cookie)).status).toBe(403);
    for (const from of [`/blogs/${slug}`, "/blogs/%E0%A4%A", "//evil.example", ""])
      expect((await leave(from)).headers.get("location"), from).toBe("/blogs");
    expect((await get("/preview/leave")).status).toBe(404);
    const noForm = await fetch(`${site.origin}/preview/leave`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(noForm.status).toBe(415);
  });
});
