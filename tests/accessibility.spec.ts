import { leadWebhookPath } from "@brightkeel/contracts";
import { insideOf, violations } from "./support/axe.ts";
import { fillForm, openChat, openDemo, say } from "./support/demo.ts";
import { hangUp, reply } from "./support/stand-in.ts";
import { expect, test } from "./support/test.ts";

test("an open group of the navigation", async ({ page, open }) => {
  await open("/privacy-policy");
  await page.getByRole("button", { name: "Products" }).click();
  await expect(page.getByRole("link", { name: /^SAP/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("the list of small screens", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open("/privacy-policy");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("the other slides of the carousels", async ({ page, open }) => {
  await open("/services");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.getByRole("link", { name: "Talk To An Expert" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await open("/ai-chatbot");
  for (const name of ["Basic Chatbot", "Smart AI Chatbot"]) {
    await page.getByRole("button", { name: `Show ${name}` }).click();
    await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test("open accordions", async ({ page, open }) => {
  await open("/ai-chatbot");
  for (const name of ["industries", "questions"]) {
    // The first industry is open from the start.
    await page.locator(`details[name=${name}] summary`).nth(1).click();
  }
  await expect(page.locator("details[open]")).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
});

test("open sheets of the demo’s data, wide and narrow", async ({ page, open }) => {
  test.slow();
  for (const [sheet, title] of [
    ["shop", "Catalogue"],
    ["support", "Faults, step by step"],
  ] as const) {
    await open(`/ai-chatbot/demo-data/${sheet}`);
    const part = page.locator("details", { hasText: title });
    await part.locator("summary").click();
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(part).toHaveAttribute("open");
      expect(await violations(page, insideOf("details[open]"))).toEqual([]);
    }
  }
});

test("the search page with results and without", async ({ page, open }) => {
  for (const path of ["/search", "/search?q=hotel", "/search?q=xyzzyqq"]) {
    await open(path);
    expect(await violations(page)).toEqual([]);
  }
});

test.describe("Addresses that cannot be read", () => {
  test.use({ expectedProblems: /status of 400/ });

  test("the page of a refusal, in light and dark", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/%E0%A4%A");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "We can’t read this address",
      );
      expect(await violations(page)).toEqual([]);
    }
  });
});

test.describe("Addresses that lead nowhere", () => {
  test.use({ expectedProblems: /status of 404/ });

  test("the not-found page", async ({ page }) => {
    await page.goto("/no-such-page");
    expect(await violations(page)).toEqual([]);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`The demo, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      baseURL: ({ relayed }, use) => use(relayed.site.origin),
      expectedProblems: /Failed to load resource/,
    });

    test("the form, empty and after a failed save", async ({ page }) => {
      const demo = await openDemo(page);
      expect(await violations(page)).toEqual([]);
      await page.route(`**${leadWebhookPath}`, (route) => route.abort());
      await fillForm(demo, "Marketing");
      await demo.proceed.click();
      await expect(demo.alert).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("the chat, with a reply and a failure", async ({ page, automation }) => {
      automation.answerWith(reply("Within two working days."));
      const demo = await openChat(page);
      await say(demo, "When does it arrive?");
      await expect(demo.messages).toHaveCount(3);
      automation.answerWith(hangUp);
      await say(demo, "And where?");
      await expect(demo.messages).toHaveCount(5);
      expect(await violations(page)).toEqual([]);
    });
  });
}
