import type { FrameLocator, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#content/paths.ts";
import { ensureStudio } from "../../cli/build/ensure-studio.ts";
import { editorToken } from "../support/editor.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";
import { type EditorsBrowser, openEditorsBrowser, signIn } from "../support/studio.ts";

/** The site in a pane beside the form, in the Presentation tool of a running site's real Studio. */

const slug = "night-audit-runbook";
const headline = "A night audit runbook: what to close, and in which order";

let site: Site;
let editor: EditorsBrowser;
let page: Page;
let pane: FrameLocator;

beforeAll(async () => {
  await ensureStudio();
  site = await startSite({ CONTENT_TOKEN: editorToken });
  editor = await openEditorsBrowser(site.origin, { width: 1700 });
}, within(600_000));
afterAll(async () => {
  await editor?.close();
  await site?.remove();
});

const heading = (name: string) => pane.getByRole("heading", { level: 1, name, exact: true });

/**
 * The tool's message if the page has not answered within seconds. The tests check that it answers; how soon depends
 * on the machine.
 */
const late = "Unable to connect to visual editing.";

/**
 * Clicks an element in the pane until the tool has opened its field. Tool and page exchange heartbeats every second
 * and reconnect after a late one; a click during that time goes to the page itself.
 */
async function clickUntil(target: Locator, isOpen: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await target.click();
    try {
      return await expect.poll(isOpen, { timeout: within(5_000) }).toBe(true);
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

describe("the Presentation tool", () => {
  it(
    "shows the page, and a click on a headline puts the cursor into its field",
    async () => {
      page = await editor.context.newPage();
      pane = page.frameLocator("iframe");
      await page.goto(editor.studioUrl("presentation"));
      await signIn(page, editorToken);
      await pane.getByRole("heading", { level: 1, name: "Notes from our work" }).waitFor();
      // Once connected, the tool lists the page's documents, and clicks no longer follow links.
      await page.getByText(headline).first().waitFor();
      const field = page.getByLabel("Headline");
      await clickUntil(
        pane.getByRole("heading", { name: headline }),
        async () => (await field.isVisible()) && (await field.inputValue()) === headline,
      );

      await page.goto(editor.studioUrl(`presentation?preview=${paths.blogPost(slug)}`));
      await heading(headline).waitFor();
      await page.getByLabel("Headline").waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await clickUntil(heading(headline), async () => (await focused()) === "title");
      await clickUntil(pane.locator("h1 + p"), async () => (await focused()) === "excerpt");
    },
    within(200_000),
  );

  it(
    "opens the paragraph that is clicked, and the author behind a name",
    async () => {
      const at = (place: RegExp) => async () => place.test(page.url());
      await clickUntil(
        pane.getByRole("heading", { name: "The night on one page" }).first(),
        at(/\/body\[_key==/),
      );
      await clickUntil(
        pane.getByText("Brightkeel Hospitality practice", { exact: true }).first(),
        at(/\/author\/[^/]+\/name/),
      );
      await page.getByLabel("Name", { exact: true }).waitFor();
    },
    within(100_000),
  );

  it(
    "shows what is typed, in place, and to nobody else",
    async () => {
      await pane.locator("html").evaluate((html) => {
        html.dataset.document = "first";
      });
      const field = page.getByLabel("Headline");
      await clickUntil(heading(headline), () => field.isVisible());
      await field.fill("The night, typed");
      await heading("The night, typed").waitFor();
      expect(await pane.locator("html").getAttribute("data-document")).toBe("first");
      expect(await (await fetch(site.origin + paths.blogPost(slug))).text()).toContain(headline);
    },
    within(100_000),
  );

  it(
    "shows what is published when the Studio does, and drafts again",
    async () => {
      const perspective = page.getByTestId("global-perspective-menu-button");
      await perspective.click();
      await page.getByTestId("release-published").click();
      await heading(headline).waitFor();
      await perspective.click();
      await page.getByTestId("release-drafts").click();
      await heading("The night, typed").waitFor();
    },
    within(100_000),
  );

  it(
    "costs a visitor no byte: what their pages load knows nothing of it",
    async () => {
      const visitors = await editor.context.browser()?.newContext();
      const visit = await visitors?.newPage();
      if (!visitors || !visit) throw new Error("The browser is closed.");
      const loaded: Promise<string>[] = [];
      visitors.on("response", (response) => {
        if (/script|document|fetch/.test(response.request().resourceType()))
          loaded.push(response.text().catch(() => ""));
      });
      await visit.goto(site.origin + paths.blogPost(slug), { waitUntil: "networkidle" });
      await visit
        .getByRole("navigation", { name: "Breadcrumb" })
        .getByRole("link", { name: "Blogs" })
        .click();
      await visit.getByRole("heading", { level: 1, name: "Notes from our work" }).waitFor();
      await visit.waitForLoadState("networkidle");
      const texts = await Promise.all(loaded);
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts) expect(text).not.toMatch(/data-sanity|visual-editing|overlays-/);
      await visitors.close();
    },
    within(60_000),
  );

  it("has had no error, and asked no one outside", () => {
    const others = editor.problems.filter((problem) => !problem.startsWith(late));
    expect(others).toEqual([]);
  });
});
