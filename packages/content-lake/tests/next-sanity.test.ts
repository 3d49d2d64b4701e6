import type { LiveEvent, SanityClient } from "@sanity/client";
import { stegaClean } from "@sanity/client/stega";
import { validatePreviewUrl } from "@sanity/preview-url-secret";
import { urlSearchParamPreviewPerspective } from "@sanity/preview-url-secret/constants";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { definePreviewUrl } from "@sanity/preview-url-secret/define-preview-url";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { type RunningLake, runLake } from "../src/testing.ts";

/**
 * The requests of next-sanity, made by the libraries that it makes them with: the link that enables draft mode
 * (`defineEnableDraftMode`), `sanityFetch` and `<SanityLive />` (`defineLive`).
 * https://github.com/sanity-io/next-sanity
 */

let running: RunningLake;
let editor: SanityClient;
/** As the site reads what is published. */
let site: SanityClient;

beforeAll(async () => {
  running = await runLake();
  editor = running.client({ apiVersion: "2025-02-19", perspective: "raw" });
  const config = { apiVersion: "2025-02-19", perspective: "published" } as const;
  site = running.reader({ ...config, useCdn: true, stega: { studioUrl: "/studio" } });
});
afterAll(() => running.stop());
beforeEach(async () => {
  await editor.createOrReplace({ _id: "post", _type: "post", title: "Published" });
  await editor.createOrReplace({ _id: "drafts.post", _type: "post", title: "Draft" });
  await editor.createOrReplace({ _id: "versions.rMay.post", _type: "post", title: "In May" });
});

/** Returns the address that the Presentation tool opens. */
async function previewUrl(secret: string, studioPreviewPerspective: string): Promise<string> {
  const resolve = definePreviewUrl<SanityClient>({
    origin: "https://site.example",
    preview: "/",
    previewMode: { enable: "/api/draft-mode/enable" },
  });
  return resolve({
    client: editor,
    previewUrlSecret: secret,
    previewSearchParam: "/posts/one?x=1",
    studioPreviewPerspective,
  });
}

it("enables a preview with the Studio’s secret, in its perspective", async () => {
  const { secret } = await createPreviewSecret(
    editor,
    "test",
    "https://site.example/studio",
    "ann",
  );
  const url = await previewUrl(secret, "rMay,drafts");
  expect(new URL(url).searchParams.get(urlSearchParamPreviewPerspective)).toBe("rMay,drafts");
  expect(await validatePreviewUrl(editor, url)).toMatchObject({
    isValid: true,
    redirectTo: expect.stringMatching(/^\/posts\/one\?x=1/),
    studioPreviewPerspective: "rMay,drafts",
  });
});

it("enables no preview with a forged or deleted secret", async () => {
  const made = await previewUrl("c2VjcmV0IG9mIG15IG93biBtYWtpbmc", "drafts");
  expect(await validatePreviewUrl(editor, made)).toMatchObject({ isValid: false });
  const { secret } = await createPreviewSecret(editor, "test", "https://site.example", "ann");
  const removed = await previewUrl(secret, "drafts");
  await editor.delete({ query: "*[secret == $secret]", params: { secret } });
  expect(await validatePreviewUrl(editor, removed)).toMatchObject({ isValid: false });
});

const query = '*[_type == "post" && _id == $id][0]{title}';

/** Fetches as `sanityFetch` does: first the tags, then the content. */
async function sanityFetch(how: { perspective?: string[]; stega?: boolean; as?: SanityClient }) {
  const { as = site, perspective, stega = false } = how;
  const options = {
    filterResponse: false,
    ...(perspective ? { perspective, useCdn: false } : { cacheMode: "noStale" as const }),
  } as const;
  const tagged = await as.fetch<{ title: string }>(
    query,
    { id: "post" },
    { ...options, stega: false, resultSourceMap: false, returnQuery: false, tag: "live.tags" },
  );
  const { result, resultSourceMap } = await as.fetch<{ title: string }>(
    query,
    { id: "post" },
    { ...options, stega, tag: "live" },
  );
  return { title: result.title, resultSourceMap, tags: tagged.syncTags ?? [] };
}

/** Opens a stream of live events; returns a function that gives the tags of each message so far. */
async function liveEvents(of: SanityClient, options: { includeDrafts?: boolean }) {
  const events: LiveEvent[] = [];
  await new Promise<void>((resolve, reject) => {
    const subscription = of.live.events({ ...options, tag: "live" }).subscribe({
      next(event) {
        events.push(event);
        if (event.type === "welcome") resolve();
      },
      error: reject,
    });
    onTestFinished(() => subscription.unsubscribe());
  });
  return () => events.flatMap((event) => (event.type === "message" ? [event.tags] : []));
}

const someOf = (tags: readonly string[]) => expect.arrayContaining([expect.toBeOneOf([...tags])]);

it("notifies a page of changes to its content, but of drafts only with a token", async () => {
  const shown = await sanityFetch({});
  expect([shown.title, shown.tags.length > 0]).toEqual(["Published", true]);
  const heard = await liveEvents(site, {});
  await editor.patch("drafts.post").set({ title: "Draft, edited" }).commit();
  await editor.patch("post").set({ title: "Published, edited" }).commit();
  // The draft’s message would have come first.
  await expect.poll(heard).toEqual([someOf(shown.tags)]);
  expect((await sanityFetch({})).title).toBe("Published, edited");
});

it("shows drafts and releases in the cookie’s perspective, and updates them", async () => {
  const withToken = site.withConfig({
    token: await running.lake.createToken("Site"),
    useCdn: false,
  });
  const inMay = await sanityFetch({ as: withToken, perspective: ["rMay", "drafts"], stega: true });
  expect([stegaClean(inMay.title), inMay.title === "In May"]).toEqual(["In May", false]);
  expect(inMay.resultSourceMap?.documents[0]).toMatchObject({ _id: "versions.rMay.post" });
  const draft = await sanityFetch({ as: withToken, perspective: ["drafts"], stega: true });
  expect(stegaClean(draft.title)).toBe("Draft");
  const heard = await liveEvents(withToken, { includeDrafts: true });
  await editor.patch("drafts.post").set({ title: "Draft, edited" }).commit();
  await expect.poll(heard).toEqual([someOf(draft.tags)]);
  const edited = await sanityFetch({ as: withToken, perspective: ["drafts"] });
  expect(edited.title).toBe("Draft, edited");
});
