import type { Page } from "@playwright/test";
import { application } from "#content/jobs/application.ts";
import { jobs } from "#content/jobs/index.ts";
import { paths } from "#content/paths.ts";
import { expect, test } from "./support/test.ts";

/** Whoever forgets a field is told all at once, and does not lose the CV that was chosen. */

const job = jobs["full-stack-developer-job"];
const cv = "public/downloads/company-profile.pdf";

test.use({ expectedProblems: /status of 422/ });

/** Sends the form with a name and a CV, and nothing else. */
async function sendIncomplete(page: Page) {
  await page.getByLabel(application.fields.name.label).fill("Asha Rao");
  await page.getByLabel(application.fields.cv.label).setInputFiles(cv);
  await page.getByRole("button", { name: application.submit }).click();
  await expect(page.getByText(application.errorTitle)).toBeVisible();
}

const chosenFile = (page: Page) =>
  page
    .getByLabel(application.fields.cv.label)
    .evaluate((input) => (input instanceof HTMLInputElement ? input.files?.[0]?.name : undefined));

test("the page lists everything missing, and the CV stays chosen", async ({ page, open }) => {
  await open(paths.job(job.slug));
  await sendIncomplete(page);
  const summary = page.getByRole("alert").filter({ hasText: application.errorTitle });
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(page.getByLabel(application.fields.name.label)).toHaveValue("Asha Rao");
  expect(await chosenFile(page)).toBe("company-profile.pdf");
  await expect(page.getByText(application.cvAgain)).toBeHidden();
});

test("the CV is still chosen after a look at another page", async ({ page, open }) => {
  await open(paths.job(job.slug));
  const field = page.getByLabel(application.fields.cv.label);
  // As a finger or the keyboard does before a file is chosen: it brings the script.
  const script = page.waitForResponse(/kept-form/);
  await field.focus();
  await script;
  await field.setInputFiles(cv);
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL(paths.partners);
  await page.goBack();
  await expect.poll(() => chosenFile(page)).toBe("company-profile.pdf");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says all that is missing, and asks for the CV again", async ({ page }) => {
    await page.goto(paths.job(job.slug));
    await sendIncomplete(page);
    await expect(page.getByText(application.errors.email)).not.toHaveCount(0);
    await expect(page.getByText(application.cvAgain)).toBeVisible();
  });
});
