import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { startPostgres } from "../postgres/cluster.ts";
import { editorOf, editorToken } from "../support/editor.ts";
import { within } from "../support/slowness.ts";
import { freePort, startSite } from "./site.ts";

const minutes = within(60_000);
beforeAll(() => ensureBuild(), 5 * minutes);

test(
  "two sites over one database have one blog: pages, feeds and sitemaps of both follow what either publishes",
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const start = async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "one-blog-"));
      const site = await startSite({
        port: await freePort(),
        dataDir,
        env: { DATABASE_URL: postgres.url, CONTENT_TOKEN: editorToken },
      });
      onTestFinished(async () => {
        await site.end("SIGKILL");
        rmSync(dataDir, { recursive: true, force: true });
      });
      return site;
    };
    const sites = await Promise.all([start(), start()]);
    const clients = sites.map(({ address }) => editorOf(address));
    const posts = await Promise.all(
      clients.map((client) => client.fetch<number>('count(*[_type == "post"])')),
    );
    expect(posts[0]).toBeGreaterThan(0);
    expect(posts[1]).toBe(posts[0]);

    const slug = "said-in-one-place";
    const places = [paths.blogs, paths.blogPost(slug), paths.rss, paths.jsonFeed, paths.sitemap];
    const seen = (address: string) =>
      Promise.all(
        places.map(async (path) => {
          const response = await fetch(address + path);
          const text = await response.text();
          return response.ok && text.includes(slug);
        }),
      );
    // Each site has cached its pages without the post by now.
    for (const { address } of sites) expect(await seen(address)).toEqual(places.map(() => false));
    const [author] = await (clients[0]?.fetch<string[]>('*[_type == "author"]._id') ?? []);
    await clients[0]?.create({
      _id: slug,
      _type: "post",
      title: "Said in one place",
      slug: { _type: "slug", current: slug },
      excerpt: "What one process publishes, all processes show.",
      publishedAt: new Date(Date.now() - 1000).toISOString(),
      author: { _type: "reference", _ref: author },
      body: [],
    });
    for (const { address } of sites)
      await expect
        .poll(() => seen(address), { timeout: within(10_000), interval: 50 })
        .toEqual(places.map(() => true));
    await clients[1]?.delete(slug);
    for (const { address } of sites)
      await expect
        .poll(() => seen(address), { timeout: within(10_000), interval: 50 })
        .toEqual(places.map(() => false));
    for (const site of sites) expect(await site.end("SIGTERM")).toBe(0);
  },
  5 * minutes,
);
