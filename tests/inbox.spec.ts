import { chatWebhookPath, feedbackPath, leadWebhookPath } from "@brightkeel/contracts";
import type { Page } from "@playwright/test";
import { inbox, leadStatusWords } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import { spamSigns } from "#content/spam-signs.ts";
import { muddles, smallTargets } from "./support/accessibility-tree.ts";
import { violations } from "./support/axe.ts";
import { startSite } from "./support/site.ts";
import { within } from "./support/slowness.ts";
import { test as base, expect } from "./support/test.ts";

/** The leads inbox in the browser, as people use it. */

const token = "a-token-of-enough-letters";

const test = base.extend<object, { withInbox: string }>({
  withInbox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
    async ({}, use) => {
      const site = await startSite({ LEADS_INBOX_TOKEN: token });
      const timestamp = new Date().toISOString();
      for (const sender of [
        { name: "Ada Lovelace", email: "ada@x.example" },
        { name: "Win https://win.example", email: "win@mailinator.com" },
      ]) {
        await fetch(site.origin + leadWebhookPath, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...sender, industry: "hospitality", timestamp }),
        });
      }
      await use(site.origin);
      await site.remove();
    },
    { scope: "worker", timeout: within(90_000) },
  ],
  baseURL: ({ withInbox }, use) => use(withInbox),
});

// The page that asks for the token has the status 401.
test.use({ expectedProblems: /401/ });

test("a lead is found, taken over and noted without scripts, by keyboard", async ({
  browser,
  withInbox,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: withInbox });
  const page = await context.newPage();
  await page.goto(paths.leads);
  await page.getByLabel(inbox.signIn.token).fill(token);
  await page.keyboard.press("Enter");
  await page.getByLabel(inbox.filters.search).fill("lovelace");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=lovelace/);
  const link = page.getByRole("link", { name: "Ada Lovelace" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Lovelace");

  await page.getByLabel(inbox.state.status).selectOption(leadStatusWords.open);
  await page.getByLabel(inbox.state.owner).fill("Grace");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(inbox.save);
  await page.getByLabel(inbox.notes.label).fill("Called her.");
  await page.getByRole("button", { name: inbox.notes.button }).click();
  await expect(page.getByText("Called her.")).toBeVisible();
  await page.getByRole("link", { name: inbox.back }).click();
  await expect(page.getByRole("row", { name: /Ada Lovelace.*Grace/ })).toBeVisible();
  await page.getByRole("button", { name: inbox.signOut }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inbox.signIn.title);
  await context.close();
});

test("a reply that a visitor found unhelpful is marked beside what they sent", async ({ page }) => {
  const userInfo = { name: "Ada Lovelace", email: "ada@x.example" };
  const about = { userInfo, selectedIndustry: "hospitality" };
  const { request } = page;
  const asked = await request.post(chatWebhookPath, {
    data: { ...about, userMessage: "When is breakfast?" },
  });
  const [answer]: { id: string }[] = await asked.json();
  await request.post(chatWebhookPath, { data: { ...about, userMessage: "Is there a gym?" } });
  const judged = await request.post(feedbackPath, {
    data: { ...about, reply: answer?.id, helpful: false },
  });
  expect(judged.status()).toBe(200);
  await signIn(page);
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  const exchanges = page.getByRole("listitem").filter({ hasText: inbox.conversation.visitor });
  await expect(exchanges).toHaveCount(2);
  const mark = inbox.conversation.notHelpful;
  await expect(exchanges.filter({ hasText: "breakfast" })).toContainText(mark);
  await expect(exchanges.filter({ hasText: "gym" })).not.toContainText(mark);
});

test("on a phone the filters leave room for the leads until they are asked for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await expect(page.getByRole("link", { name: "Ada Lovelace" })).toBeInViewport();
  const kind = page.getByLabel(inbox.filters.kind);
  await expect(kind).toBeHidden();
  await page.getByLabel(inbox.filters.more).focus();
  await page.keyboard.press("Space");
  await kind.selectOption("contact");
  await page.getByRole("button", { name: inbox.filters.button }).click();
  // The list's filters stay visible.
  await expect(kind).toHaveValue("contact");
  await expect(kind).toBeVisible();
  await expect(page.getByText(inbox.none)).toBeVisible();
});

async function signIn(page: Page): Promise<void> {
  await page.goto(paths.leads);
  await page.getByLabel(inbox.signIn.token).fill(token);
  await page.getByRole("button", { name: inbox.signIn.button }).click();
}

for (const scheme of ["light", "dark"] as const) {
  test(`its pages are accessible on a phone and on a desk, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const look = async (name: string) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${name}, ${width}`).toEqual([]);
        expect(await muddles(page), `${name}, ${width}`).toEqual([]);
        expect(await smallTargets(page), `${name}, ${width}`).toEqual([]);
        const isWider = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth,
        );
        expect(isWider, `${name}, ${width}`).toBe(false);
      }
    };
    await page.goto(paths.leads);
    await look("sign-in");
    await signIn(page);
    await look("list");
    await page.getByRole("link", { name: inbox.folders.spam("1") }).click();
    await expect(page.getByRole("listitem")).toContainText([spamSigns["no-browser"]]);
    await look("spam");
    await page.getByRole("link", { name: /^Win/ }).click();
    await look("a lead taken for spam");
    await page.getByRole("link", { name: inbox.back }).click();
    await page.getByRole("link", { name: "Ada Lovelace" }).click();
    await page.getByText(inbox.person.forget).click();
    await look("lead");
  });
}
