import { token } from "@brightkeel/content-lake/testing";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { within } from "../support/slowness.ts";
import { signIn, studioForAllTests } from "../support/studio.ts";

/** The Studio's help for occasional authors: a guide, tables in one dialog, and who changed what. */

const id = "post-night-audit-runbook";

const studio = studioForAllTests();
let page: Page;

it(
  "leads through a first post, and says what the draft still needs",
  async () => {
    await studio().client.create({ _id: "drafts.first", _type: "post", title: "My first" });
    page = await studio().editor.context.newPage();
    await page.goto(studio().editor.studioUrl("structure/guide"));
    await signIn(page, token);
    await page.getByRole("heading", { name: "A post in seven steps" }).waitFor();
    await page.getByText("It still needs an address, an excerpt, a picture").waitFor();
    await studio()
      .client.patch("drafts.first")
      .set({ slug: { _type: "slug", current: "first" } })
      .commit();
    await page.getByText("It still needs an excerpt, a picture").waitFor();
    await page.getByRole("link", { name: "“My first”" }).click();
    await expect
      .poll(() => page.getByLabel("Headline").inputValue(), { timeout: within(20_000) })
      .toBe("My first");
    await page.getByRole("button", { name: "Validation" }).click();
    for (const lacking of ["Choose a picture", "Choose who wrote it: in the tab"])
      await page.getByText(lacking).filter({ visible: true }).first().waitFor();
  },
  within(90_000),
);

it(
  "shows a table as a grid: its cells are one dialog deep",
  async () => {
    const rows = () =>
      studio().client.fetch<(string | null)[][]>(
        `*[_id == "drafts.${id}"][0].body[_type == "table"][0].rows[0...3]{ "texts": cells[0...2]{ "text": pt::text(value) }.text }.texts`,
      );
    await page.goto(studio().editor.studioUrl(`structure/all-posts;${id}`));
    const table = page.getByText("Time | Step | Proof that it is done").first();
    await table.scrollIntoViewIfNeeded();
    await table.dblclick();
    await page.getByRole("textbox", { name: "Row 2, column 2" }).fill("**All** bars close");
    await page.getByRole("button", { name: "Add a row below row 2" }).click();
    await expect.poll(rows, { timeout: within(20_000) }).toEqual([
      ["Time", "Step"],
      ["23:00", "All bars close"],
      [null, null],
    ]);
    await page.getByRole("button", { name: "Remove row 3" }).click();
    await page.getByRole("button", { name: "Move row 2 up" }).click();
    await expect
      .poll(async () => (await rows())[0], { timeout: within(20_000) })
      .toEqual(["23:00", "All bars close"]);
    const marks = `*[_id == "drafts.${id}"][0].body[_type == "table"][0].rows[0].cells[1].value[0].children[]{ text, marks }`;
    expect(await studio().client.fetch(marks)).toEqual([
      { text: "All", marks: ["strong"] },
      { text: " bars close", marks: [] },
    ]);
  },
  within(90_000),
);

it(
  "names who changed what, also somebody whose token was revoked, and offers no comments",
  async () => {
    for (const [name, values] of [
      ["Bob Writer", { excerpt: "Bob wrote this excerpt." }],
      ["Cyd Gone", { "mainImage.alt": "Cyd wrote this." }],
    ] as const) {
      const own = studio().running.client({ token: await studio().running.lake.createToken(name) });
      await own.patch(`drafts.${id}`).set(values).commit();
      if (name !== "Cyd Gone") continue;
      const { id: user } = await own.users.getById("me");
      await studio().client.request({ url: `/projects/embedded/tokens/${user}`, method: "DELETE" });
    }
    await page.goto(studio().editor.studioUrl(`structure/all-posts;${id}`));
    await page.getByLabel("Headline").waitFor();
    await page.getByTestId("pane-context-menu-button").last().click();
    expect(await page.getByRole("menuitem", { name: /comment/i }).count()).toBe(0);
    await page.getByRole("menuitem", { name: "History" }).click();
    for (const initials of ["BW", "CG"])
      await page.getByText(initials, { exact: true }).first().waitFor();
    await page.getByRole("tab", { name: "Review changes" }).click();
    for (const words of ["Bob wrote this excerpt.", "Cyd wrote this."])
      await page.getByTestId("review-changes-pane").getByText(words).last().waitFor();
    expect(await page.getByRole("button", { name: /comment/i }).count()).toBe(0);
  },
  within(90_000),
);

it("has had no error, and asked no one outside", () => {
  expect(studio().editor.problems).toEqual([]);
});
