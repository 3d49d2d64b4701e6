import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createHostedStudio } from "@brightkeel/content-lake";
import { type RunningLake, runLake, token } from "@brightkeel/content-lake/testing";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Page, Route } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { palette } from "#content/palette.ts";
import { ensureStudio } from "../../cli/build/ensure-studio.ts";
import { launchBrowser } from "../support/browser.ts";
import { within } from "../support/slowness.ts";
import { publish, signIn, studioForAllTests } from "../support/studio.ts";

/**
 * An editor's session in the real Studio and a real browser, over plain HTTP/1.1. If necessary, the Studio is
 * installed and built first; `npm test` does that before the tests, and shows the progress.
 */

const studio = studioForAllTests();
/** Waits until the service answers the query with a truthy result. */
async function eventually<T>(query: string, params: Record<string, unknown> = {}): Promise<T> {
  return await expect
    .poll(() => studio().client.fetch<T>(query, params), { timeout: within(20_000), interval: 100 })
    .toBeTruthy()
    .then(() => studio().client.fetch<T>(query, params));
}

async function choose(page: Page, field: string, search: string, title: string): Promise<void> {
  // The field itself has no label in the Studio; its ID begins with the path.
  const input = page.locator(`input[data-testid="autocomplete"][id^="${field}"]`).first();
  await input.fill(search);
  await page.getByTestId("autocomplete-popover").getByText(title, { exact: true }).first().click();
}

describe("the Studio", () => {
  let page: Page;
  let id: string;

  it(
    "lets nobody in without a token",
    async () => {
      page = await studio().editor.context.newPage();
      await page.goto(studio().editor.studioUrl(""));
      await signIn(page, "guessed");
      await page.getByRole("alert").waitFor();
      studio().editor.problems.length = 0; // The browser reports the intended refusal as an error.
      await signIn(page, token);
      await page.getByText("All posts").first().click();
      await page.getByText("A night audit runbook").first().waitFor();
    },
    within(60_000),
  );

  it(
    "writes a post with a picture, a text, an author and a category",
    async () => {
      await page.goto(studio().editor.studioUrl("intent/create/template=post;type=post/"));
      await page.getByLabel("Headline").fill("Written in the Studio");
      await page.getByRole("button", { name: "Generate" }).click();
      await page.getByLabel("Excerpt").fill("Two sentences. Both are short.");
      const picture = await sharp({
        create: { width: 1600, height: 900, channels: 3, background: palette.secondary.light },
      })
        .png()
        .toBuffer();
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: "teal.png", mimeType: "image/png", buffer: picture });
      await page.getByLabel("Description of the picture").fill("A teal rectangle.");
      const body = page.getByTestId("field-body");
      await body.scrollIntoViewIfNeeded();
      await body.locator("[contenteditable=true]").first().click();
      await page.keyboard.type("The first words of the text.");
      await page.getByRole("tab", { name: "About the post" }).click();
      await choose(page, "author", "Hospitality", "Brightkeel Hospitality practice");
      await page.getByTestId("field-categories").getByRole("button", { name: "Add item" }).click();
      await choose(page, "categories", "SAP", "SAP");
      const draft = await eventually<{ _id: string; text: string }>(
        `*[_id in path("drafts.**") && title == "Written in the Studio" && defined(author._ref) && count(categories) == 1
        && defined(mainImage.asset._ref)][0]{_id, "text": pt::text(body)}`,
      );
      expect(draft.text).toBe("The first words of the text.");
      id = draft._id.replace("drafts.", "");
    },
    within(120_000),
  );

  it(
    "publishes it for everybody",
    async () => {
      await publish(page, () => studio().client.getDocument(id));
      const readers = studio().running.reader({ perspective: "published" });
      expect(
        await readers.fetch(
          '*[slug.current == "written-in-the-studio"][0]{"author": author->name, "image": mainImage.asset->mimeType}',
        ),
      ).toEqual({ author: "Brightkeel Hospitality practice", image: "image/png" });
      expect(await studio().client.getDocument(`drafts.${id}`)).toBeUndefined();
    },
    within(60_000),
  );

  it(
    "shows in a second tab what is typed in the first",
    async () => {
      const second = await studio().editor.context.newPage();
      await second.goto(studio().editor.studioUrl(`structure/all-posts;${id}`));
      await second.getByLabel("Headline").waitFor();
      await page.goto(studio().editor.studioUrl(`structure/all-posts;${id}`));
      await page.getByLabel("Headline").fill("Written in the Studio, twice");
      await expect
        .poll(() => second.getByLabel("Headline").inputValue(), { timeout: within(20_000) })
        .toBe("Written in the Studio, twice");
      await second.getByLabel("Excerpt").fill("Written in the other tab.");
      // The list shows beside the post that someone else is editing it.
      await page.locator('[data-ui="AvatarStack"]').first().waitFor();
      await expect
        .poll(() => page.getByLabel("Excerpt").inputValue(), { timeout: within(20_000) })
        .toBe("Written in the other tab.");
      expect(
        await eventually(
          `*[_id == "drafts.${id}" && excerpt == "Written in the other tab."][0].title`,
        ),
      ).toBe("Written in the Studio, twice");
      await second.close();
    },
    within(90_000),
  );

  it(
    "shows the history of a post",
    async () => {
      await page.getByTestId("pane-context-menu-button").last().click();
      await page.getByRole("menuitem", { name: "History" }).click();
      await page.getByText("Draft created").first().waitFor();
      await page.getByTestId("document-header-Published-chip").click();
      await page.getByText("Showing the history for the Published version").first().waitFor();
      await page.getByTestId("document-header-Draft-chip").click();
      await page.getByText("Draft created").first().waitFor();
    },
    within(60_000),
  );

  it(
    "takes it back",
    async () => {
      await publish(page, () =>
        studio().client.fetch(`*[_id == $id && title match "twice"][0]`, { id }),
      );
      await expect
        .poll(() => studio().client.fetch(`defined(*[_id == "drafts.${id}"][0])`), {
          timeout: within(10_000),
        })
        .toBe(false);
      await page.getByTestId("document-header-Published-chip").click();
      await page.getByTestId("action-unpublish").click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Unpublish/ })
        .click();
      await eventually(`!defined(*[_id == $id][0]) && defined(*[_id == "drafts.${id}"][0])`, {
        id,
      });
    },
    within(60_000),
  );

  it("has asked no one else for anything, and has had no error", () => {
    expect(studio().editor.problems).toEqual([]);
  });
});

describe("the Studio of a hosted project", () => {
  it(
    "reads from that project, and asks nothing here for content",
    async () => {
      const project = "abcd1234";
      const folder = await ensureStudio();
      // The hosted service cannot be used here: the embedded one replaces it, under the hosted address.
      const standIn = await runLake({ projectId: project, dataset: "production" });
      await standIn
        .client({ dataset: "production" })
        .create({ _id: "p", _type: "post", title: "A post of the hosted project" });
      const site = serve({
        fetch: new Hono().route(
          "/studio",
          createHostedStudio(folder, { projectId: project, dataset: "production" }),
        ).fetch,
        port: 0,
        hostname: "127.0.0.1",
      });
      await once(site, "listening");
      // The address of a TCP server is never a string.
      const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
      const browser = await launchBrowser();
      const hosted = await browser.newContext({ reducedMotion: "reduce" });
      const asked = new Set<string>();
      const here: string[] = [];
      await hosted.route("**/*", (route) => answerForHosted(route, origin, standIn, asked, here));
      try {
        const page = await hosted.newPage();
        await page.goto(`${origin}/studio/structure/all-posts`);
        await page
          .getByText("A post of the hosted project")
          .first()
          .waitFor({ timeout: within(30_000) });
        expect(asked).toContain(`https://${project}.api.sanity.io/data/query/production`);
        expect(asked).toContain(`https://${project}.api.sanity.io/users/me`);
        expect(here.filter((path) => !path.startsWith("/studio/"))).toEqual([]);
      } finally {
        await browser.close();
        site.close();
        await standIn.stop();
      }
    },
    within(120_000),
  );
});

/** Records a page's requests and forwards those to the hosted service to its replacement. */
async function answerForHosted(
  route: Route,
  site: string,
  standIn: RunningLake,
  asked: Set<string>,
  here: string[],
): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.origin === site) {
    here.push(url.pathname);
    return route.continue();
  }
  if (!url.hostname.endsWith(".api.sanity.io")) return route.abort();
  const endpoint = url.pathname.replace(/^\/v[^/]+/, "");
  asked.add(url.origin + endpoint);
  const cors = {
    "access-control-allow-origin": site,
    "access-control-allow-credentials": "true",
    "access-control-allow-headers": request.headers()["access-control-request-headers"] ?? "",
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  };
  if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
  if (/^\/data\/(listen|live)\//.test(endpoint))
    return route.fulfill({
      headers: { ...cors, "content-type": "text/event-stream" },
      // Answered in full, so the stream ends here; its reader is told not to reconnect soon.
      body: 'retry: 3600000\nevent: welcome\ndata: {"listenerName":"stand-in"}\n\n',
    });
  const response = await route.fetch({
    url: `${standIn.url}${url.pathname}${url.search}`,
    headers: { ...request.headers(), authorization: `Bearer ${token}` },
  });
  return route.fulfill({ response, headers: { ...response.headers(), ...cors } });
}
