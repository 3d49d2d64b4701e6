import type { Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { visitorTime } from "#content/pages/visitor-time.ts";
import { paths } from "#content/paths.ts";
import { expect, test } from "./support/test.ts";

/** The contact page: the visitor's own time beside the offices' hours, which only the browser knows, and the form. */

/** A Thursday in winter: 10:20 in Washington, 20:50 in Hyderabad, 7:20 in Los Angeles. */
const now = "2026-01-15T15:20:00Z";

const officeLine = (page: Page, city: string) =>
  page.locator("dd", { hasText: new RegExp(`${city} time`) });

test.describe("in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test.beforeEach(async ({ page, open }) => {
    await page.clock.setFixedTime(now);
    await open(paths.contactUs());
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
  });

  test("each telephone has its hours in the visitor's time, and says whether someone is there", async ({
    page,
  }) => {
    await expect(officeLine(page, "Washington, DC")).toContainText(
      `Monday to Friday, 6:00–15:00, ${visitorTime.yours}`,
    );
    await expect(officeLine(page, "Hyderabad")).toContainText(
      `Sunday to Thursday, 20:00–5:00, ${visitorTime.yours}`,
    );
    const { phone } = contactUs.ways;
    await expect(page.getByText(`${phone.us} ${visitorTime.open}`)).toBeVisible();
    await expect(page.getByText(`${phone.india} ${visitorTime.closed}`)).toBeVisible();
  });

  test("the scale has the visitor's hours, and a line at the present moment", async ({ page }) => {
    const section = page.locator("#hours");
    await expect(section.getByText(`${visitorTime.now}, 7:20`)).toBeVisible();
    await expect(section.locator("[data-hour='0']")).toHaveText("16");
    await expect(section.locator("[data-hour='14']")).toHaveText("6");
    await expect(page.getByText(contactUs.hours.yours, { exact: true })).toBeVisible();
  });
});

test.describe("in an office's own zone", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("its hours are said to be the visitor's own, after a change of page too", async ({
    page,
    open,
  }) => {
    await open(paths.home);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await expect(page.getByRole("heading", { level: 1, name: contactUs.headline })).toBeVisible();
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect(officeLine(page, "Hyderabad")).toContainText(visitorTime.same);
  });
});

test("whoever reads what happens to a message keeps the message", async ({
  page,
  open,
  context,
}) => {
  await open(paths.contactUs());
  const form = page.getByRole("main").locator("form");
  await form.locator("[name=message]").fill("We run forty rooms.");
  const tab = context.waitForEvent("page");
  await form.getByRole("link", { name: `${contactUs.form.fields.consent.label} (opens` }).click();
  await expect(await tab).toHaveURL(paths.privacyPolicy);
  await expect(page).toHaveURL(paths.contactUs());
  await expect(form.locator("[name=message]")).toHaveValue("We run forty rooms.");
});

test("what is typed is there again after a look at another page, and after leaving twice", async ({
  page,
  open,
}) => {
  await open(paths.contactUs());
  const message = page.getByLabel(contactUs.form.fields.message.label);
  const topic = page.getByLabel(contactUs.form.fields.topic.label);
  const script = page.waitForResponse(/kept-form/);
  await message.fill("We run forty rooms.");
  await script;
  await topic.selectOption("Partnership");
  for (const left of ["once", "twice"]) {
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
    await expect(page, left).toHaveURL(paths.partners);
    await expect(message).toHaveCount(0);
    await page.goBack();
    await expect(message, left).toHaveValue("We run forty rooms.");
    await expect(topic, left).toHaveValue("Partnership");
  }
});

test("a form that is opened anew is empty", async ({ page, open }) => {
  await open(paths.contactUs());
  const message = page.getByLabel(contactUs.form.fields.message.label);
  await message.fill("We run forty rooms.");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL(paths.partners);
  await footer.getByRole("link", { name: "Contact Us" }).click();
  await expect(message).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("only the offices' own hours are there", async ({ page }) => {
    await page.goto(paths.contactUs());
    for (const { city, hours } of company.offices)
      await expect(officeLine(page, city)).toHaveText(new RegExp(`${hours}, ${city} time$`));
    await expect(page.getByText(contactUs.hours.yours, { exact: true })).toBeHidden();
  });
});
