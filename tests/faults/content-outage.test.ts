import { afterAll, beforeAll, expect, it } from "vitest";
import { editorOf, editorToken } from "../support/editor.ts";
import { type Site, startSite } from "../support/site.ts";

/** Pages that show posts beside other things, while the content service refuses to answer and afterwards. */

let site: Site;
let newest: string;
const textOf = async (path: string) => (await fetch(site.origin + path)).text();

/** A private dataset answers nobody without a token, and the pages read without one. */
const answerVisitors = (aclMode: "public" | "private") =>
  editorOf(site.origin).datasets.edit("blogs", { aclMode });

beforeAll(async () => {
  site = await startSite({ CONTENT_TOKEN: editorToken, LOG_LEVEL: "silent" });
  newest = await editorOf(site.origin).fetch(
    '*[_type == "post"] | order(publishedAt desc)[0].title',
  );
}, 90_000);
afterAll(() => site.remove());

it("pages made meanwhile lack posts, and have them soon after it answers again", async () => {
  expect(await textOf("/")).toContain(newest);
  await answerVisitors("private");
  await site.restart();

  const withoutPosts = await fetch(`${site.origin}/`);
  expect(withoutPosts.status).toBe(200);
  expect(withoutPosts.headers.get("cache-control")).toContain("s-maxage=5");
  expect(await withoutPosts.text()).not.toContain(newest);
  expect((await fetch(`${site.origin}/sap.data`)).headers.get("cache-control")).toContain(
    "s-maxage=5",
  );

  // Nothing of the content changes: the pages find out by themselves.
  await answerVisitors("public");
  await expect.poll(() => textOf("/"), { timeout: 20_000, interval: 250 }).toContain(newest);
  const whole = await fetch(`${site.origin}/`);
  expect(whole.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
}, 90_000);
