import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { paths } from "#content/paths.ts";
import { demoOf, fillForm, knowVisitor } from "./support/demo.ts";
import { reply } from "./support/stand-in.ts";
import { expect, openPage, test } from "./support/test.ts";

/** The questions on a sample sheet open the demo with its business, and are asked there. */
const sheet = paths.demoSheet("hospitality");
const [, question] = scenarioOf("hospitality").starters;

test.describe("A question on a sample sheet", () => {
  test.use({ baseURL: ({ relayed }, use) => use(relayed.site.origin) });

  test("waits for the form and is asked as soon as the chat begins", async ({
    page,
    automation,
  }) => {
    automation.answerWith(reply("Breakfast is included."));
    await openPage(page, sheet);
    await page.getByRole("link", { name: question }).click();
    const demo = demoOf(page);
    await expect(demo.dialog).toContainText(question);
    await expect(demo.industry("Hospitality")).toBeChecked();
    await fillForm(demo, "Hospitality");
    await demo.proceed.click();
    await expect(demo.messages.nth(1)).toContainText(question);
    await expect(demo.messages.nth(2)).toContainText("Breakfast is included.");
    await expect(demo.messages).toHaveCount(3);
  });

  test("is asked at once for a returning visitor", async ({ page, automation }) => {
    automation.answerWith(reply("Breakfast is included."));
    await knowVisitor(page);
    await openPage(page, sheet);
    await page.getByRole("link", { name: question }).click();
    const demo = demoOf(page);
    await expect(demo.messages.nth(1)).toContainText(question);
    await expect(demo.messages).toHaveCount(3);
    await demo.close.click();
    await page.getByRole("button", { name: "Experience the Future" }).first().click();
    await expect(demo.messages).toHaveCount(1);
  });

  test("is not put to another business", async ({ page }) => {
    await openPage(page, sheet);
    await page.getByRole("link", { name: question }).click();
    const demo = demoOf(page);
    await fillForm(demo, "Marketing");
    await expect(demo.dialog).not.toContainText(question);
    await demo.proceed.click();
    await expect(demo.input).toBeFocused();
    await expect(demo.messages).toHaveCount(1);
  });
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a question on a sample sheet leads to the answers", async ({ page }) => {
    await page.goto(sheet);
    await page.getByRole("link", { name: question }).click();
    await expect(page.locator(":target")).toBeInViewport();
  });
});
