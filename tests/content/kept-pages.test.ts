import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { paths } from "#content/paths.ts";
import { editorOf, editorToken } from "../support/editor.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";

/**
 * Which pages the running site renders again when an editor publishes with Sanity's own client: those that show the
 * change, and no others, though the sync tags of all that read posts are the same. The site counts what it renders, and an
 * entity tag tells one rendering from another.
 */

/** Pages that read posts: each of their queries asks for some. */
const secondOfList = `${paths.blogs}?page=2`;
const withPosts = [
  paths.home,
  paths.blogs,
  secondOfList,
  paths.blogPost("night-audit-runbook"),
  "/hospitality",
];
const withoutPosts = [paths.aiChatbot, paths.aboutUs, paths.partners, "/privacy-policy"];

/** A post that shows nothing but itself, older than all others and by an author of its own. */
const alone = paths.blogPost("alone");

let site: Site;
const editor = () => editorOf(site.origin);

const textOf = async (path: string) => (await fetch(site.origin + path)).text();

async function timesRendered(): Promise<number> {
  const metrics = await textOf(paths.metrics);
  return Number(/^pages_rendered_total (\d+)$/m.exec(metrics)?.[1]);
}

const all = [...withPosts, ...withoutPosts, alone];

/** Asks for every page; returns how many of them were not in the cache. */
async function timesRenderedForAll(): Promise<number> {
  const before = await timesRendered();
  for (const path of all) await textOf(path);
  return (await timesRendered()) - before;
}

const entityTags = () =>
  Promise.all(all.map(async (path) => (await fetch(site.origin + path)).headers.get("etag")));

/**
 * Returns which of the cached pages are other ones after a change, and how many were rendered because of it.
 *
 * @param path of a page that shows the change.
 * @param isShown whether its text shows it.
 */
async function renderedBecauseOf(
  change: () => Promise<unknown>,
  path: string,
  isShown: (text: string) => boolean,
): Promise<{ changed: string[]; times: number }> {
  await timesRenderedForAll();
  expect(await timesRenderedForAll()).toBe(0);
  const tags = await entityTags();
  const before = await timesRendered();
  await change();
  await expect
    .poll(async () => isShown(await textOf(path)), { timeout: within(20_000), interval: 100 })
    .toBe(true);
  // They are rendered one after the other: who asks for one that is not yet waits for it.
  const after = await entityTags();
  const changed = all.filter((_, index) => tags[index] !== after[index]);
  return { changed, times: (await timesRendered()) - before };
}

beforeAll(async () => {
  site = await startSite({ CONTENT_TOKEN: editorToken });
  const [{ _id, _rev, ...post }] = await editor().fetch('*[_type == "post"][0...1]');
  const [category] = await editor().fetch('*[_type == "category"][0...1]');
  await editor().create({ _id: "author-alone", _type: "author", name: "Alone Until Now" });
  await editor().create({ ...category, _id: "category-alone", slug: { current: "alone" } });
  await editor().create({
    ...post,
    _id: "post-alone",
    title: "Alone",
    slug: { _type: "slug", current: "alone" },
    publishedAt: "2001-01-01T00:00:00Z",
    author: { _type: "reference", _ref: "author-alone" },
    categories: [{ _type: "reference", _ref: "category-alone", _key: "a" }],
  });
  await vi.waitFor(
    async () => expect(await textOf(alone)).toContain("Alone Until Now"),
    within(20_000),
  );
  // The changes have reached the site when pages that are made stay.
  await vi.waitFor(async () => expect(await timesRenderedForAll()).toBe(0), within(20_000));
}, within(60_000));
afterAll(() => site?.remove());

const minute = within(60_000);

/**
 * All pages that show the newest post, if it is one of the category of the post that is alone. An article is one of
 * them if fewer than two others share its main category.
 */
const showingTheNewest = {
  changed: [paths.home, paths.blogs, secondOfList, paths.blogPost("night-audit-runbook"), alone],
  times: 5,
};

test(
  "a changed post: its own page, and the one page of the list that shows it",
  async () => {
    const change = () => editor().patch("post-alone").set({ title: "Changed" }).commit();
    const shown = (text: string) => text.includes("Changed");
    expect(await renderedBecauseOf(change, alone, shown)).toEqual({
      changed: [secondOfList, alone],
      times: 2,
    });
  },
  minute,
);

test(
  "a new post: the start page, every page of the list, and the posts that show the newest",
  async () => {
    const change = async () => {
      const post = await editor().getDocument("post-alone");
      if (!post) throw new Error("The post is gone.");
      const { _rev, ...content } = post;
      return editor().create({
        ...content,
        _id: "post-new",
        title: "Fresh from the press",
        slug: { _type: "slug", current: "fresh" },
        publishedAt: new Date().toISOString(),
      });
    };
    const shown = (text: string) => text.includes("Fresh from the press");
    expect(await renderedBecauseOf(change, paths.blogs, shown)).toEqual(showingTheNewest);
  },
  minute,
);

test(
  "a deleted post: the pages that showed it",
  async () => {
    const change = () => editor().delete("post-new");
    const gone = (text: string) => !text.includes("Fresh from the press");
    expect(await renderedBecauseOf(change, paths.blogs, gone)).toEqual(showingTheNewest);
  },
  minute,
);

test(
  "an author's new name: the page that shows it, and the page of the list that reads it",
  async () => {
    const change = () => editor().patch("author-alone").set({ name: "Renamed" }).commit();
    const shown = (text: string) => text.includes("Renamed") && !text.includes("Alone Until Now");
    expect(await renderedBecauseOf(change, alone, shown)).toEqual({ changed: [alone], times: 2 });
  },
  minute,
);

test(
  "a document that no page asks for: none",
  async () => {
    const before = await timesRendered();
    await editor().create({ _id: "note", _type: "note", text: "For editors" });
    const change = () => editor().patch("author-alone").set({ name: "Once more" }).commit();
    // The change after it shows that the first has arrived.
    const shown = (text: string) => text.includes("Once more");
    expect(await renderedBecauseOf(change, alone, shown)).toEqual({ changed: [alone], times: 2 });
    expect(await timesRendered()).toBe(before + 2);
  },
  minute,
);
