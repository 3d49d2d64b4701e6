import { token } from "@brightkeel/content-lake/testing";
import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { within } from "../support/slowness.ts";
import { signIn, studioForAllTests } from "../support/studio.ts";

/** An editor schedules in the real Studio: one post, and a release of several. The test controls the clock. */

let page: Page;
let now = Date.now();
let due: (() => void) | undefined;

const studio = studioForAllTests({
  lake: {
    schedule: {
      now: () => now,
      later(work) {
        due = work;
        return () => {
          due = undefined;
        };
      },
    },
  },
  client: { apiVersion: "2025-02-19" },
  browser: { timezoneId: "UTC" },
});

const published = (query: string) =>
  studio().running.reader({ perspective: "published" }).fetch<string | null>(query);

/**
 * Opens a dialog of the Studio by its button. While a list of a release is still arriving the Studio draws its buttons
 * anew, and a click on one that is replaced opens nothing.
 */
async function openDialog(button: string): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await expect
    .poll(
      async () => {
        if (await dialog.isVisible()) return true;
        const open = page.getByRole("button", { name: button }).first();
        await open.click({ timeout: within(5_000) }).catch(() => undefined);
        return dialog.waitFor({ timeout: within(5_000) }).then(
          () => true,
          () => false,
        );
      },
      { timeout: within(60_000) },
    )
    .toBe(true);
  return dialog;
}

it(
  "plans a draft for a Tuesday at nine, which is when everybody sees it",
  async () => {
    const [post] = await studio().client.fetch('*[_type == "post" && defined(publishedAt)][0...1]');
    const { _rev, ...content } = post;
    await studio().client.create({
      ...content,
      _id: "drafts.planned",
      title: "Planned for Tuesday",
      slug: { _type: "slug", current: "planned-for-tuesday" },
    });
    page = await studio().editor.context.newPage();
    await page.goto(studio().editor.studioUrl("structure/all-posts;planned"));
    await signIn(page, token);
    await page.getByLabel("Headline").waitFor();
    await page.getByRole("button", { name: "Open document actions" }).click();
    await page.getByRole("menuitem", { name: "Schedule publish" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByTestId("date-input").fill("Nov 24, 2037 09:00");
    await dialog.getByTestId("date-input").press("Enter");
    await dialog.getByTestId("confirm-button").click();
    await page.getByText("Scheduled to be published on").first().waitFor();
    expect(await studio().client.fetch("releases::all()[0]{state, publishAt}")).toEqual({
      state: "scheduled",
      publishAt: "2037-11-24T09:00:00.000Z",
    });

    const title = '*[slug.current == "planned-for-tuesday"][0].title';
    now = Date.parse("2037-11-24T08:59:59Z");
    due?.();
    expect(await published(title)).toBeNull();
    now = Date.parse("2037-11-24T09:00:00Z");
    due?.();
    // The publication was begun by the clock, and may end after the next question.
    await expect.poll(() => published(title)).toBe("Planned for Tuesday");
    expect(await studio().client.getDocument("drafts.planned")).toBeUndefined();
  },
  within(120_000),
);

it(
  "puts a change of a published post into a release, and publishes it",
  async () => {
    await page.goto(studio().editor.studioUrl("releases"));
    const dialog = await openDialog("New release");
    await dialog.getByTestId("release-form-title").fill("Autumn");
    await dialog.getByRole("button", { name: "Create release" }).click();
    await page.getByText("As soon as possible").first().waitFor();
    const name = await studio().client.fetch<string>(
      'releases::all()[metadata.title == "Autumn"][0].name',
    );
    await page.goto(studio().editor.studioUrl(`structure/all-posts;planned?perspective=${name}`));
    await page.getByRole("button", { name: "Add to release" }).click();
    const headline = page.getByLabel("Headline");
    await expect.poll(() => headline.isEditable(), { timeout: within(20_000) }).toBe(true);
    await headline.fill("Changed for autumn");
    await expect
      .poll(() => studio().client.fetch(`*[_id == "versions.${name}.planned"][0].title`), {
        timeout: within(20_000),
      })
      .toBe("Changed for autumn");
    expect(await published('*[_id == "planned"][0].title')).toBe("Planned for Tuesday");

    await page.goto(studio().editor.studioUrl(`releases/${name}`));
    await page.getByText("Changed for autumn").first().waitFor();
    const run = await openDialog("Run release");
    await run.getByTestId("confirm-button").click();
    await expect
      .poll(() => published('*[_id == "planned"][0].title'), { timeout: within(20_000) })
      .toBe("Changed for autumn");
    expect(await studio().client.fetch("releases::all()[name == $name][0].state", { name })).toBe(
      "published",
    );
    // The finished release stays open, and no day is promised on which it would be removed.
    const finished = page.getByTestId("retention-policy-card");
    await finished.waitFor();
    expect(await finished.innerText()).not.toMatch(/\d/);
  },
  within(120_000),
);

it("has had no error", () => {
  expect(studio().editor.problems).toEqual([]);
});
