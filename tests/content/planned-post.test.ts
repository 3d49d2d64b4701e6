import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#content/paths.ts";
import { editorOf, editorToken } from "../support/editor.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

/** A scheduled post on the running site: its page, the list, the feeds and the sitemap. */

let site: Site;

beforeAll(async () => {
  site = await startSite({ CONTENT_TOKEN: editorToken });
}, within(60_000));
afterAll(() => site?.remove());

/** Schedules a post as the Studio does, by copying a draft into a release of its own. */
async function plan(slug: string, inMilliseconds: number): Promise<void> {
  const editor = editorOf(site.origin).withConfig({ apiVersion: "2025-02-19" });
  const [post] = await editor.fetch('*[_type == "post" && defined(publishedAt)][0...1]');
  const { _id, _rev, ...content } = post;
  await editor.releases.create({
    releaseId: `r-${slug}`,
    metadata: { title: slug, releaseType: "scheduled", cardinality: "one" },
  });
  await editor.createVersion({
    releaseId: `r-${slug}`,
    publishedId: slug,
    document: {
      ...content,
      title: `Planned: ${slug}`,
      slug: { _type: "slug", current: slug },
      publishedAt: new Date().toISOString(),
    },
  });
  const publishAt = new Date(Date.now() + inMilliseconds).toISOString();
  await editor.releases.schedule({ releaseId: `r-${slug}`, publishAt });
}

/** Where visitors and machines find a post. */
const places = [paths.blogs, paths.rss, paths.jsonFeed, paths.sitemap];

async function whereFound(slug: string): Promise<string[]> {
  const found: string[] = [];
  if ((await fetch(site.origin + paths.blogPost(slug))).status === 200) found.push("its page");
  for (const place of places) {
    const response = await fetch(site.origin + place);
    if ((await response.text()).includes(paths.blogPost(slug))) found.push(place);
  }
  return found;
}

const everywhere = ["its page", ...places];

it(
  "appears everywhere when its time has come, and not before",
  async () => {
    // Long enough for the first check to end before it.
    await plan("at-nine", within(8000));
    expect(await whereFound("at-nine")).toEqual([]);
    await expect
      .poll(() => whereFound("at-nine"), { timeout: within(20_000), interval: 250 })
      .toEqual(everywhere);
  },
  within(60_000),
);

it(
  "appears when the site is started again after its time",
  async () => {
    await plan("meanwhile", 1000);
    await site.restart();
    await expect
      .poll(() => whereFound("meanwhile"), { timeout: within(20_000), interval: 250 })
      .toEqual(everywhere);
  },
  within(60_000),
);
