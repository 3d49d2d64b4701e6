import { chatWebhookPath, leadWebhookPath } from "@brightkeel/contracts";
import { announced, heard, readsWell, readsWellAtAnyWidth } from "./support/accessibility-tree.ts";
import { choose } from "./support/choose.ts";
import { demoOf, fillForm, knowVisitor, openChat, openDemo, say } from "./support/demo.ts";
import { within } from "./support/slowness.ts";
import { hangUp, reply } from "./support/stand-in.ts";
import { expect, test } from "./support/test.ts";

/**
 * What a screen reader announces: names, roles and live regions of the browser's accessibility tree, in every state.
 */

test("the header’s groups say what they open, and that they are open", async ({ page, open }) => {
  await open("/privacy-policy");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const groups = navigation.locator("button[aria-expanded]");
  const count = await groups.count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    const group = groups.nth(index);
    await group.click();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    const opened = (await group.getAttribute("aria-controls")) ?? "";
    await expect(page.locator(`[id="${opened}"]`)).toBeVisible();
    await readsWell(page, (await group.textContent()) ?? "");
    await page.keyboard.press("Escape");
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(group).toBeFocused();
  }
});

test("the list of small screens", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open("/privacy-policy");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  await readsWell(page, "open, 390");
  await page.setViewportSize({ width: 320, height: 800 });
  await readsWell(page, "open, 320");
});

test("the carousels, at each of their slides", async ({ page, open }) => {
  await open("/services");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect
    .poll(async () => (await heard(page)).map(({ text }) => text))
    .toContainEqual(expect.stringMatching(/^Slide 2 of 2: ./));
  await readsWellAtAnyWidth(page, "second slide");
  await open("/ai-chatbot");
  const choices = page.getByRole("button", { name: /^Show / });
  const count = await choices.count();
  expect(count).toBeGreaterThan(1);
  for (let index = count - 1; index >= 0; index -= 1) {
    const choice = choices.nth(index);
    await choice.click();
    await expect(choice).toHaveAttribute("aria-current", "true");
    await readsWell(page, `comparison ${index + 1}`);
  }
});

test("the search says how much it found", async ({ page, open }) => {
  await open("/privacy-policy");
  await page.keyboard.press("/");
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  await readsWellAtAnyWidth(page, "empty");
  await field.fill("hotel");
  await expect(page.getByRole("option").first()).toBeVisible();
  await readsWellAtAnyWidth(page, "results");
  await expect.poll(() => announced(page)).toContainEqual(expect.stringMatching(/^status: .*\d/));
  await field.fill("xyzzyqq");
  await expect(page.getByRole("option")).toHaveCount(0);
  await readsWellAtAnyWidth(page, "none");
  await expect
    .poll(() => announced(page))
    .toContainEqual(expect.stringMatching(/^status: .*nothing|^status: .*no /i));
});

test.describe("the demo", () => {
  test.use({
    baseURL: ({ relayed }, use) => use(relayed.site.origin),
    expectedProblems: /Failed to load resource/,
  });

  test("its form, while it saves and when that fails", async ({ page }) => {
    const demo = await openDemo(page);
    await readsWellAtAnyWidth(page, "empty");
    const held = Promise.withResolvers<void>();
    await page.route(`**${leadWebhookPath}`, async (route) => {
      await held.promise;
      await route.abort();
    });
    await fillForm(demo, "Marketing");
    await demo.proceed.click();
    await expect.poll(() => announced(page)).toContain("status: Saving your details");
    // Focus stays in the dialog while its button is disabled.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("FORM");
    await readsWellAtAnyWidth(page, "saving");
    held.resolve();
    await expect(demo.alert).toBeVisible();
    expect(await announced(page)).toContain("alert: Failed to start chatbot. Please try again.");
    await expect(demo.proceed).toBeFocused();
    await readsWellAtAnyWidth(page, "failed");
  });

  test("its conversation, while a reply is awaited, with it, and without", async ({
    page,
    automation,
  }) => {
    const demo = await openChat(page);
    await readsWellAtAnyWidth(page, "begun");
    const held = Promise.withResolvers<void>();
    await page.route(`**${chatWebhookPath}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    automation.answerWith(reply("Within two working days."));
    await say(demo, "When does it arrive?");
    await expect
      .poll(() => announced(page))
      .toContainEqual(expect.stringContaining("The bot is typing"));
    await expect(demo.log).toBeFocused();
    await readsWellAtAnyWidth(page, "awaited");
    held.resolve();
    await expect(demo.messages).toHaveCount(3);
    await expect(demo.input).toBeFocused();
    const log = (await heard(page)).find(({ role }) => role === "log");
    expect(log?.name).toBe("Conversation");
    expect(log?.text).toMatch(/You: When does it arrive\? .*Bot: Within two working days\.$/);
    await readsWellAtAnyWidth(page, "replied");
    automation.answerWith(hangUp);
    await say(demo, "And where?");
    await expect(demo.messages).toHaveCount(5);
    await expect(demo.input).toBeFocused();
    await readsWellAtAnyWidth(page, "failed");
  });

  test("for someone who was here before, whose name turns no sentence around", async ({ page }) => {
    await knowVisitor(page);
    await page.addInitScript(() => localStorage.setItem("chatbot_user_name", "אדה (123)"));
    const demo = await openDemo(page);
    await readsWellAtAnyWidth(page, "returning");
    const name = demo.dialog.locator("bdi", { hasText: "אדה (123)" });
    await expect(name).toBeVisible();
    await demo.industryButton("Hospitality").click();
    await expect(demo.messages).toHaveCount(1);
    await expect(demo.dialog.locator("bdi")).toHaveText("אדה (123)");
  });

  test("shows in forced colors which industry is chosen", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const demo = demoOf(page);
    await openDemo(page);
    await choose(demo.industry("Marketing"));
    const outlines = await demo.dialog
      .locator("label:has([name=industry])")
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle));
    expect(outlines.filter((style) => style === "solid")).toHaveLength(1);
  });
});

test.describe("a form", () => {
  test.use({ expectedProblems: /status of 422/ });

  test("that is sent empty leads to its mistakes, each of which names its field", async ({
    page,
    open,
  }) => {
    await open("/contact-us");
    const form = page.getByRole("main").locator("form");
    await expect(async () => {
      // A form that was filled faster than anyone types is taken for a program's.
      await form.locator("button[type=submit]").click();
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible({
        timeout: within(500),
      });
    }).toPass({ timeout: within(15_000) });
    await expect(page.locator("[data-focus-first]")).toBeFocused();
    await readsWellAtAnyWidth(page, "mistakes");
    for (const field of await form.locator("[aria-invalid=true]").all())
      await expect(field).toHaveAccessibleDescription(/\S/);
  });

  test("of an application says its mistakes too, that of the file among them", async ({
    page,
    open,
  }) => {
    await open("/careers/full-stack-developer-job");
    const form = page.getByRole("main").locator("form");
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.locator("button[type=submit]").click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
    await readsWellAtAnyWidth(page, "mistakes");
    const fields = await form.locator("[aria-invalid=true]").all();
    expect(fields.length).toBeGreaterThan(3);
    for (const field of fields) await expect(field).toHaveAccessibleDescription(/\S/);
    await expect(form.locator("input[type=file]")).toHaveAccessibleDescription(/\S/);
  });
});

test("accordions and sheets that are open", async ({ page, open }) => {
  await open("/ai-chatbot");
  // The first industry is open from the start.
  for (const name of ["industries", "questions"])
    await page.locator(`details[name=${name}] summary`).nth(1).click();
  await expect(page.locator("details[open]")).toHaveCount(2);
  await readsWellAtAnyWidth(page, "accordions");
  await open("/ai-chatbot/demo-data/shop");
  await page.locator("summary", { hasText: "Catalogue" }).click();
  await expect(page.getByRole("table", { name: "Catalogue" })).toBeVisible();
  await readsWellAtAnyWidth(page, "sheet");
});

test.describe("addresses that lead nowhere", () => {
  test.use({ expectedProblems: /status of 40[014]/ });

  test("and doors that are shut", async ({ page }) => {
    for (const path of ["/no-such-page", "/servises", "/%E0%A4%A", "/studio/sign-in"]) {
      await page.goto(path);
      await readsWellAtAnyWidth(page, path);
    }
  });
});

test("slides say where they are", async ({ page, open }) => {
  await open("/services");
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(page.locator("[aria-live=polite]", { hasText: /^Slide 2 of/ })).toHaveCount(1);
  await readsWellAtAnyWidth(page, "banner");
  await open("/ai-chatbot");
  await page.getByRole("button", { name: "Next comparison" }).click();
  await expect(page.locator("[aria-live=polite]", { hasText: /^2 of/ })).toHaveCount(1);
  await readsWellAtAnyWidth(page, "comparison");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a reply that types itself can be stopped", async ({ page, open }) => {
    await open("/ai-chatbot");
    const typed = page.getByTestId("typed-reply");
    await page
      .getByRole("button", { name: "Show all of it" })
      .or(page.getByRole("button", { name: "Type it again" }))
      .scrollIntoViewIfNeeded();
    await expect(typed).toBeVisible();
    await page.getByRole("button", { name: "Show all of it" }).click();
    await expect(typed).toHaveCount(0);
    await page.getByRole("button", { name: "Type it again" }).click();
    await expect(typed).toBeVisible();
  });
});
