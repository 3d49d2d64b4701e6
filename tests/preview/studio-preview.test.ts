import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureStudio } from "../../cli/build/ensure-studio.ts";
import { editorOf, editorToken } from "../support/editor.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";
import { type EditorsBrowser, openEditorsBrowser, publish } from "../support/studio.ts";

/** An editor's workflow in the real Studio of a running site: write, preview, publish. */

let site: Site;
let browser: EditorsBrowser;

beforeAll(async () => {
  await ensureStudio();
  site = await startSite({ CONTENT_TOKEN: editorToken });
  browser = await openEditorsBrowser(site.origin);
  browser.context.setDefaultTimeout(within(60_000));
}, within(600_000));
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

/** Chooses one of the post's actions from the menu beside “Publish”. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Open document actions" }).click();
  await page.getByRole("menuitem", { name }).click();
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const statusFor = async (path: string) => (await fetch(site.origin + path)).status;

it(
  "leads from the first words of a draft over its preview to the published page",
  async () => {
    const editor = editorOf(site.origin);
    const { context } = browser;
    const draft = (projection: string) =>
      editor.fetch(`*[_type == "post" && title match "Soundings"][0]${projection}`);
    const studio = await context.newPage();
    await studio.goto(`${site.origin}/studio/intent/create/template=post;type=post/`);
    await studio.getByLabel("Token").fill(editorToken);
    await studio.getByRole("button", { name: "Sign in" }).click();
    await studio.getByLabel("Headline").fill("Soundings");
    await expect.poll(() => draft("._id"), { timeout: within(20_000) }).toMatch(/^drafts\./);

    // Without an address there is no page yet; once it has one, the preview shows the post.
    const [preview] = await Promise.all([
      context.waitForEvent("page"),
      act(studio, "Open preview"),
    ]);
    await heading(preview, "“Soundings” has no address yet.").waitFor();
    await studio.getByRole("button", { name: "Generate" }).click();
    await heading(preview, "Soundings").waitFor();
    expect(preview.url()).toBe(`${site.origin}/blogs/soundings`);
    await preview.getByText("Preview: drafts are shown.").waitFor();
    expect(await statusFor("/blogs/soundings")).toBe(404);

    // The preview updates in place while the editor types.
    await preview.evaluate(() => {
      document.documentElement.dataset.document = "first";
    });
    await studio.getByLabel("Headline").fill("Soundings of the night");
    await heading(preview, "Soundings of the night").waitFor();
    expect(await preview.locator("html").getAttribute("data-document")).toBe("first");

    // A colleague without an account opens the copied link.
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
    await act(studio, "Copy preview link");
    await studio.getByRole("dialog").getByText("It works for two days.").waitFor();
    await studio.keyboard.press("Escape");
    const link = await studio.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await context.browser()?.newContext();
    const colleague = await elsewhere?.newPage();
    if (!colleague) throw new Error("The browser is closed.");
    await colleague.goto(link);
    await heading(colleague, "Soundings of the night").waitFor();
    await elsewhere?.close();

    // Copies the other required fields from a published post; they are not typed, so the form is reopened.
    const { _id, ...rest } = await editor.fetch(
      '*[slug.current == "night-audit-runbook"][0]{ _id, excerpt, mainImage, author, categories, body }',
    );
    await editor
      .patch(await draft("._id"))
      .set(rest)
      .commit();
    await studio.reload();
    await expect
      .poll(() => studio.getByLabel("Excerpt").inputValue(), { timeout: within(60_000) })
      .toBe(rest.excerpt);
    await publish(studio, () => preview.getByText("and published like this.").isVisible());
    expect(await statusFor("/blogs/soundings")).toBe(200);

    // The menu above the post links to the public page.
    await studio.getByTestId("pane-context-menu-button").last().click();
    const [page] = await Promise.all([
      context.waitForEvent("page"),
      studio.getByRole("menuitem", { name: "Open page" }).click(),
    ]);
    await page.waitForURL(`${site.origin}/blogs/soundings`);
  },
  within(300_000),
);
