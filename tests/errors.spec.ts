import {
  chatPath,
  fillForm,
  leadPath,
  openChat,
  openDemo,
  say,
  sendTo,
  visitor,
} from "./support/demo.ts";
import { startSite } from "./support/site.ts";
import { hangUp, page as htmlPage, json, reply, startStandIn } from "./support/stand-in.ts";
import { alive, expect, test } from "./support/test.ts";

test.use({
  baseURL: ({ relayed }, use) => use(relayed.site.origin),
  expectedProblems: /Failed to load resource/,
});

const saveFailed = "Failed to start chatbot. Please try again.";
const chatFailed = "Oops! Something went wrong. Please try again later.";

test.describe("The lead cannot be saved", () => {
  for (const [what, answer] of [
    ["the server answers 500", json({ error: "down" }, 500)],
    ["the server answers 404 with a page", htmlPage(404)],
    ["the server hangs up", hangUp],
  ] as const) {
    test(`${what}: alert, back to the form, all that was typed kept`, async ({ page }) => {
      const failing = await startStandIn();
      failing.answerWith(answer);
      const demo = await openDemo(page);
      await sendTo(page, leadPath, failing.url);
      await fillForm(demo, "Marketing");
      await demo.proceed.click();

      await expect(demo.alert).toHaveText(saveFailed);
      await expect(demo.name).toHaveValue(visitor.name);
      await expect(demo.email).toHaveValue(visitor.email);
      await expect(demo.industry("Marketing")).toBeChecked();
      await expect(demo.proceed).toBeEnabled();
      expect(failing.received.filter(({ path }) => path === leadPath).length).toBeGreaterThan(0);
      expect(await page.evaluate(() => localStorage.getItem("chatbot_user_name"))).toBeNull();
      await failing.close();
    });
  }

  test("the site’s own server is gone", async ({ page, relayed }) => {
    const demo = await openDemo(page);
    await fillForm(demo, "Marketing");
    await relayed.site.kill();
    await demo.proceed.click();
    await expect(demo.alert).toHaveText(saveFailed);
    await expect(demo.name).toHaveValue(visitor.name);
    await relayed.site.restart();
  });

  test("too many requests: the site itself refuses", async ({ page }) => {
    const site = await startSite({ LEADS_PER_MINUTE: "1" });
    const first = await page.request.post(site.origin + leadPath, {
      data: { ...visitor, industry: "support", timestamp: new Date().toISOString() },
    });
    expect(first.status()).toBe(200);
    await page.goto(`${site.origin}/ai-chatbot`);
    await alive(page);
    await page.getByRole("button", { name: "Experience the Future" }).click();
    const dialog = page.getByRole("dialog", { name: "AI Chatbot Demo" });
    await dialog.getByRole("textbox", { name: "Full Name *" }).fill(visitor.name);
    await dialog.getByRole("textbox", { name: "Email Address *" }).fill(visitor.email);
    await dialog.getByText("Marketing", { exact: true }).click();
    const refused = page.waitForResponse((response) => response.url().endsWith(leadPath));
    await dialog.getByRole("button", { name: "Continue to Demo" }).click();
    expect((await refused).status()).toBe(429);
    await expect(dialog.getByRole("alert")).toHaveText(saveFailed);
    await site.remove();
  });
});

test.describe("The chat fails", () => {
  for (const [what, answer] of [
    ["the workflow answers 500", json({ message: "Error in workflow" }, 500)],
    ["the workflow is not there", json({ code: 404 }, 404)],
    ["the workflow hangs up", hangUp],
    ["the workflow answers with a page", htmlPage(200)],
  ] as const) {
    test(`${what}: the specified words, and the next message works`, async ({
      page,
      automation,
    }) => {
      automation.answerWith(answer);
      const demo = await openChat(page);
      await say(demo, "Hello");
      await expect(demo.messages).toHaveCount(3);
      await expect(demo.messages.last()).toContainText(chatFailed);
      await expect(demo.typing).toHaveCount(0);
      await expect(demo.input).toBeEnabled();

      automation.answerWith(reply("I am back."));
      await say(demo, "And now?");
      await expect(demo.messages.last()).toContainText("I am back.");
    });
  }

  for (const [what, answer] of [
    ["a page instead of JSON", htmlPage(200)],
    ["the status 503", json([{ message: { content: "Never shown" } }], 503)],
    ["silence", hangUp],
  ] as const) {
    test(`the browser itself receives ${what}`, async ({ page }) => {
      const failing = await startStandIn();
      failing.answerWith(answer);
      const demo = await openChat(page);
      await sendTo(page, chatPath, failing.url);
      await say(demo, "Hello");
      await expect(demo.messages).toHaveCount(3);
      await expect(demo.messages.last()).toContainText(chatFailed);
      await expect(demo.input).toBeEnabled();
      await failing.close();
    });
  }

  test("what failed can be sent again", async ({ page, automation }) => {
    automation.answerWith(hangUp);
    const demo = await openChat(page);
    await say(demo, "Hello");
    await expect(demo.messages.last()).toContainText(chatFailed);
    automation.answerWith(reply("Hello to you."));
    await demo.dialog.getByRole("button", { name: "Send again" }).click();
    await expect(demo.messages.last()).toContainText("Hello to you.");
    await expect(demo.messages).toHaveCount(3);
    const last = automation.received.at(-1);
    expect(JSON.parse(last?.body ?? "{}").userMessage).toBe("Hello");
  });
});

test.describe("A reply of an unexpected shape", () => {
  for (const body of [
    [],
    {},
    null,
    "Hello",
    [{}],
    [{ message: {} }],
    [{ message: { content: 7 } }],
    { message: { content: "Not in an array" } },
    [null, { message: { content: "Second item" } }],
  ]) {
    test(`${JSON.stringify(body)}: no reply, silently`, async ({ page }) => {
      const odd = await startStandIn();
      odd.answerWith(json(body));
      const demo = await openChat(page);
      await sendTo(page, chatPath, odd.url);
      const answered = page.waitForResponse((response) => response.url().endsWith(chatPath));
      await say(demo, "Hello");
      await (await answered).finished();
      await expect(demo.input).toBeEnabled();
      await expect(demo.typing).toHaveCount(0);
      await expect(demo.messages).toHaveCount(2);
      await expect(demo.alert).toHaveCount(0);
      await odd.close();
    });
  }
});

test.describe("The connection is lost between two pages", () => {
  test.use({
    expectedProblems: /Failed to (load resource|fetch)|ERR_(FAILED|INTERNET_DISCONNECTED)/,
  });

  test("is named for what it is, and the page can be loaded again", async ({ page, open }) => {
    await open("/privacy-policy");
    await page.getByRole("button", { name: "Use dark colours" }).click();
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return { backgroundColor, color };
      });
    const dark = await colours();
    await page.route("**/ui-ux-design", (route) => route.abort("internetdisconnected"));
    await page.getByRole("contentinfo").getByRole("link", { name: "UI/UX design" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("No connection");
    await expect(page).toHaveURL("/ui-ux-design");
    expect(await colours()).toEqual(dark);
    await page.unroute("**/ui-ux-design");
    await page.getByRole("link", { name: "Load the page again" }).click();
    await expect(page).toHaveTitle(/UI\/UX/);
    await expect(heading).not.toHaveText("No connection");
  });
});
