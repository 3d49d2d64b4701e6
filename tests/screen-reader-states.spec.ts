import type { Page } from "@playwright/test";
import { scenarioOf } from "#content/chatbot-demo/scenarios.ts";
import { application } from "#content/jobs/application.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { paths } from "#content/paths.ts";
import { announced, focusOn, heard, readsWellAtAnyWidth } from "./support/accessibility-tree.ts";
import { demoOf, fillForm, openDemo, say, visitor } from "./support/demo.ts";
import { startSite } from "./support/site.ts";
import { alive, expect, openPage, test } from "./support/test.ts";

/**
 * What a screen reader tells in the states that visitors seldom meet: by the browser's accessibility tree, with what has
 * the focus and what a live region says.
 */

const conversation = async (page: Page) =>
  (await heard(page)).find(({ role }) => role === "log")?.text ?? "";

test.describe("the search", () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  test("before anything is typed, and when its index cannot be loaded", async ({ page, open }) => {
    await open("/privacy-policy");
    await page.keyboard.press("/");
    expect(await focusOn(page, "combobox")).toMatchObject({ name: /^Search services/ });
    await expect
      .poll(() => announced(page))
      .toContain("status: Type what you are looking for. Typos are fine.");
    await page.keyboard.press("Escape");

    await page.reload();
    await alive(page);
    await page.route(`**${paths.searchIndex}`, (route) => route.abort());
    await page.keyboard.press("/");
    await page.keyboard.type("hotel");
    await expect
      .poll(() => announced(page))
      .toContain(
        "status: The index could not be loaded. The search page works without it: press Enter.",
      );
    expect(await focusOn(page, "combobox")).toMatchObject({ states: ["focused"] });
    await readsWellAtAnyWidth(page, "failed");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=hotel$/);
  });
});

test.describe("the demo", () => {
  for (const forcedColors of ["none", "active"] as const) {
    test(`says which industry is chosen, forced colours ${forcedColors}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      const demo = await openDemo(page);
      await demo.email.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      expect(await focusOn(page, "radio")).toMatchObject({
        name: "Hospitality",
        states: ["focused", "checked"],
      });
      const radios = (await heard(page)).filter(({ role }) => role === "radio");
      expect(radios.filter(({ states }) => states.includes("checked"))).toHaveLength(1);
      // Seen as well as heard: the label that is chosen looks like none of the others.
      const looks = await demo.dialog.locator("label:has([name=industry])").evaluateAll((labels) =>
        labels.map((label) => {
          const { outlineStyle, outlineColor, outlineOffset, boxShadow } = getComputedStyle(label);
          return [outlineStyle, outlineColor, outlineOffset, boxShadow].join();
        }),
      );
      const chosen = looks[1];
      expect(looks.filter((look) => look === chosen)).toHaveLength(1);
      await readsWellAtAnyWidth(page, `chosen, forced colours ${forcedColors}`);
    });
  }

  test("greets a new visitor at the input, and holds the focus through a whole conversation", async ({
    page,
  }) => {
    const demo = await openDemo(page);
    expect(await focusOn(page, "textbox")).toMatchObject({ name: "Full Name *" });
    await fillForm(demo, "Hospitality");
    await demo.proceed.click();
    const input = page.getByRole("textbox", { name: "Your message" });
    await expect(input).toBeFocused();
    const { welcomeMessage } = scenarioOf("hospitality");
    await expect(input).toHaveAccessibleDescription(
      new RegExp(welcomeMessage.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
    );
    // The region that says that the bot types is there before it has anything to say.
    await expect(demo.dialog.locator("[role=status]").first()).toHaveText("");

    await say(demo, "Thank you, goodbye");
    await expect(demo.messages).toHaveCount(3);
    expect(await conversation(page)).toMatch(/You: Thank you, goodbye .*Bot: .*Goodbye/);
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription("");
    expect((await announced(page)).join()).not.toContain("typing");
    await readsWellAtAnyWidth(page, "ended");

    await page.keyboard.press("Escape");
    await expect(demo.opener).toBeFocused();
    expect(await focusOn(page, "button")).toMatchObject({ name: "Experience the Future" });
  });

  test("takes a conversation up again, and knows its visitor after a reload", async ({ page }) => {
    const demo = await openDemo(page);
    await fillForm(demo, "Marketing");
    await demo.proceed.click();
    await say(demo, "What is a good subject line?");
    await expect(demo.messages).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(demo.dialog).toHaveCount(0);
    await expect(page.locator("dialog form")).toHaveCount(0);
    await demo.opener.click();
    await readsWellAtAnyWidth(page, "returning, with a talk");
    await page.getByRole("button", { name: "Pick up where you left off" }).click();
    expect(await focusOn(page, "textbox")).toMatchObject({ name: "Your message" });
    expect(await conversation(page)).toContain("You: What is a good subject line?");

    await page.reload();
    await alive(page);
    await demo.opener.click();
    const list = (await heard(page)).find(
      ({ role, name }) => role === "list" && name.startsWith("Welcome back"),
    );
    expect(list?.name).toBe(`Welcome back, ${visitor.name}! Select an industry to start chatting.`);
    expect(await focusOn(page, "button")).toMatchObject({ name: "E-commerce" });
    await readsWellAtAnyWidth(page, "returning");
    await page.getByRole("button", { name: "Forget me on this device" }).click();
    expect(await focusOn(page, "textbox")).toMatchObject({ name: "Full Name *" });
  });
});

test.describe("the demo of a busy visitor", () => {
  test.use({ expectedProblems: /status of 429/ });

  test("says kindly when the next message can go out, and when the demo can begin", async ({
    page,
  }) => {
    const site = await startSite({ CHAT_PER_MINUTE: "1", LEADS_PER_MINUTE: "1" });
    await openPage(page, `${site.origin}/ai-chatbot`);
    const demo = demoOf(page);
    await demo.opener.click();
    await fillForm(demo, "Hospitality");
    await demo.proceed.click();
    await say(demo, "Is breakfast included?");
    await expect(demo.messages).toHaveCount(3);
    await say(demo, "And parking?");
    await expect(demo.messages).toHaveCount(5);
    expect(await conversation(page)).toMatch(
      /That was a lot at once\. Try again in \d+ (?:second|minute)s?\. Send again$/,
    );
    expect(await focusOn(page, "textbox")).toMatchObject({ name: "Your message" });
    await readsWellAtAnyWidth(page, "429 of a message");

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await alive(page);
    await demo.opener.click();
    await fillForm(demo, "Hospitality");
    await demo.proceed.click();
    await expect
      .poll(() => announced(page))
      .toContain("alert: Failed to start chatbot. Please try again.");
    expect(await focusOn(page, "button")).toMatchObject({
      name: "Continue to Demo",
      description: expect.stringMatching(/Try again in \d+ (?:second|minute)s?\.$/),
    });
    await readsWellAtAnyWidth(page, "429 of a lead");
    await site.remove();
  });
});

test.describe("a sent form", () => {
  test("of the contact page takes the focus and says that it arrived", async ({ page, open }) => {
    await open("/contact-us");
    const form = page.getByRole("main").locator("form");
    await form.getByRole("textbox", { name: "Your name" }).fill(visitor.name);
    await form.locator("[name=email]").fill(visitor.email);
    await form.locator("[name=topic]").selectOption({ index: 1 });
    await form.locator("[name=message]").fill("We run forty rooms and one old PMS.");
    await form.locator("[type=submit]").click();
    const told = await focusOn(page, "status");
    expect(told.name).toContain(contactUs.form.sent.title);
    expect(told.text).toMatch(/[A-Z0-9]{4}/);
    expect(told.states).toContain("live: polite");
    await readsWellAtAnyWidth(page, "sent");
  });

  test("of an application too", async ({ page, open }) => {
    await open("/careers/full-stack-developer-job");
    const form = page.getByRole("main").locator("form");
    await form.locator("[name=name]").fill(visitor.name);
    await form.locator("[name=email]").fill(visitor.email);
    await form.locator("[name=country]").selectOption({ index: 1 });
    await form.locator("[name=message]").fill("I mended the parser that everybody feared.");
    await form.locator("[name=cv]").setInputFiles("public/downloads/company-profile.pdf");
    await form.locator("[type=submit]").click();
    expect(await focusOn(page, "status")).toMatchObject({ name: application.sent.title });
    await readsWellAtAnyWidth(page, "sent");
  });
});
