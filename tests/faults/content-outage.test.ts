import { join, resolve } from "node:path";
import { type RunningLake, runLake, silent } from "@brightkeel/content-lake/testing";
import { contentApiPath } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connectContent } from "#server/content/client.ts";
import { blogSeed } from "#server/content/seed/seed.ts";
import { TurnQueue } from "#server/http/turn-queue.ts";
import { createPages, loadStaticFiles } from "#server/pages/index.ts";
import { loadBuild } from "#server/pages/renderer.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { type Front, startFront } from "../support/front.ts";
import { within } from "../support/slowness.ts";

/** Pages that include posts, while the content service is unreachable and afterwards. */

const build = resolve("build");
const origin = "https://www.example.com";
let lake: RunningLake;
let content: Front;
let textOf: (path: string) => Promise<string>;
let cachingOf: (path: string) => Promise<string | null>;

beforeAll(async () => {
  await ensureBuild();
  lake = await runLake({ seed: blogSeed({ folder: resolve("content/blogs"), logger: silent }) });
  content = await startFront(new URL(lake.url).origin);
  const renderer = await loadBuild(join(build, "scripts.json"));
  const unused = () => {
    throw new Error("No page of this test needs it");
  };
  const pages = createPages({
    render: renderer.render({
      site: { origin },
      report: () => {},
      connectContent: () =>
        connectContent(
          {
            projectId: "embedded",
            dataset: "blogs",
            token: undefined,
            apiHost: `${content.origin}${contentApiPath}`,
          },
          "published",
        ),
      connectDrafts: unused,
      preview: { stateOf: async () => ({ mode: "off" }), enter: unused, leave: unused },
      forms: { sign: unused, verify: unused, saveContact: unused, saveApplication: unused },
      installation: {
        missesDays: 90,
        leadRetentionDays: 730,
        passesOn: {
          automation: false,
          mail: false,
          confirmation: false,
          webhook: false,
          model: false,
        },
      },
    }),
    table: renderer.table,
    scripts: renderer.scripts,
    files: loadStaticFiles(join(build, "client")),
    origin,
    behindProxy: false,
    imageOrigins: [],
    isEditor: () => false,
    studioOf: () => undefined,
    limitForms: async () => undefined,
    limitPreviews: async () => undefined,
    renderQueue: new TurnQueue(),
    onError: () => {},
  });
  const get = (path: string) => pages.respond(new Request(origin + path));
  textOf = async (path) => (await get(path)).text();
  cachingOf = async (path) => (await get(path)).headers.get("cache-control");
}, within(120_000));
afterAll(async () => {
  await content?.close();
  await lake?.stop();
});

it(
  "pages made meanwhile do without posts, and have them soon after it answers again",
  async () => {
    const newest = await lake
      .reader({ perspective: "published" })
      .fetch<string>('*[_type == "post"] | order(publishedAt desc)[0].title');
    content.cut();
    for (const path of ["/", "/hospitality"])
      expect(await cachingOf(path), path).toBe("max-age=0, s-maxage=5, must-revalidate");
    expect(await textOf("/")).not.toContain(newest);

    // The content does not change: the pages recover by themselves.
    content.mend();
    await expect
      .poll(() => textOf("/"), { timeout: within(20_000), interval: 250 })
      .toContain(newest);
    expect(await cachingOf("/")).toBe("max-age=0, s-maxage=60, must-revalidate");
  },
  within(60_000),
);
