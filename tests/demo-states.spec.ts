import type { Locator, Page } from "@playwright/test";
import {
  chatPath,
  type DemoParts,
  demoOf,
  fillForm,
  knowVisitor,
  leadPath,
  openChat,
  openDemo,
  say,
  visitor,
  watchWebhook,
} from "./support/demo.ts";
import { held, json, reply } from "./support/stand-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ baseURL: ({ relayed }, use) => use(relayed.site.origin) });

test.describe("Closing", () => {
  /** Opens the dialog on a page whose clock is stopped. */
  async function openStill(page: Page): Promise<DemoParts> {
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await page.goto("/ai-chatbot");
    await page.evaluate(() => window.alive);
    await page.clock.pauseAt("2026-11-20T10:05:00Z");
    const demo = demoOf(page);
    await demo.opener.click();
    await expect(demo.dialog).toBeVisible();
    return demo;
  }
  /** The form in the dialog, which keeps it while closed. */
  const hiddenForm = (page: Page) => page.locator("dialog form");

  test("resets the dialog after 300 ms", async ({ page }) => {
    const demo = await openStill(page);
    await fillForm(demo, "Marketing");
    await demo.close.click();
    await expect(demo.dialog).toBeHidden();
    await page.clock.runFor(299);
    await expect(hiddenForm(page).locator("input[name=name]")).toHaveValue(visitor.name);
    await page.clock.runFor(1);
    await expect(hiddenForm(page)).toHaveCount(0);
  });

  test("clears name, e-mail and industry", async ({ page }) => {
    const demo = await openStill(page);
    await fillForm(demo, "Marketing");
    await demo.close.click();
    await page.clock.runFor(300);
    await demo.opener.click();
    await expect(demo.name).toHaveValue("");
    await expect(demo.email).toHaveValue("");
    for (const choice of await demo.dialog.getByRole("radio").all()) {
      await expect(choice).not.toBeChecked();
    }
  });

  test("clears messages, input and flags, also those of a reply that is still to come", async ({
    page,
    automation,
  }) => {
    await knowVisitor(page);
    const demo = await openStill(page);
    await demo.industryButton("E-commerce").click();
    const late = held(reply("Too late."));
    automation.answerWith(late.answer);
    await say(demo, "Where is my order?");
    await expect(demo.typing).toBeVisible();
    await demo.close.click();
    await page.clock.runFor(300);
    late.release();

    await demo.opener.click();
    await expect(demo.dialog.getByText(/^Welcome back/)).toBeVisible();
    await demo.industryButton("Hospitality").click();
    await expect(demo.messages).toHaveCount(1);
    await expect(demo.input).toHaveValue("");
    await expect(demo.input).toBeEnabled();
    await expect(demo.typing).toHaveCount(0);
    await expect(demo.log).not.toContainText("Too late.");
  });

  test("opening again within the 300 ms keeps the new dialog", async ({ page }) => {
    const demo = await openStill(page);
    await demo.close.click();
    await page.clock.runFor(150);
    await demo.opener.click();
    await demo.name.fill("Somebody else");
    await page.clock.runFor(1000);
    await expect(demo.name).toHaveValue("Somebody else");
  });
});

test("a returning visitor goes straight to the chat, and nothing is saved again", async ({
  page,
}) => {
  const leads = watchWebhook(page, leadPath);
  const demo = await openChat(page, "Customer Support");
  await expect(demo.dialog.getByRole("heading", { name: "Customer Support Demo" })).toBeVisible();
  await expect(demo.messages).toHaveCount(1);
  expect(leads).toEqual([]);
});

test("while a reply is awaited, it types, and input and send are disabled", async ({
  page,
  automation,
}) => {
  const demo = await openChat(page);
  const answer = held(reply("Here you are."));
  automation.answerWith(answer.answer);
  await expect(demo.typing).toHaveCount(0);
  await say(demo, "A tent for two, please");
  await expect(demo.typing).toBeVisible();
  await expect(demo.input).toBeDisabled();
  await expect(demo.send).toBeDisabled();
  await expect(demo.input).toHaveValue("");

  answer.release();
  await expect(demo.messages).toHaveCount(3);
  await expect(demo.typing).toHaveCount(0);
  await expect(demo.input).toBeEnabled();
  await expect(demo.input).toBeFocused();
});

test("loading ends when the reply has an unexpected shape", async ({ page, automation }) => {
  const demo = await openChat(page);
  const answer = held(json({ something: "else" }));
  automation.answerWith(answer.answer);
  await say(demo, "Hello?");
  await expect(demo.input).toBeDisabled();
  answer.release();
  await expect(demo.input).toBeEnabled();
  await expect(demo.typing).toHaveCount(0);
  await expect(demo.messages).toHaveCount(2);
});

test("the list is at its end after each message and while the bot types", async ({
  page,
  automation,
}) => {
  const demo = await openChat(page);
  for (const round of [1, 2, 3]) {
    const answer = held(reply(`Answer ${round}. ${"A long sentence of the answer. ".repeat(25)}`));
    automation.answerWith(answer.answer);
    await say(demo, `Question ${round}`);
    await expect(demo.typing).toBeVisible();
    await expect.poll(() => belowTheFold(demo.log)).toBe(0);
    answer.release();
    await expect(demo.log).toContainText(`Answer ${round}.`);
    await expect.poll(() => belowTheFold(demo.log)).toBe(0);
  }
  // It did scroll: the first message is out of view.
  await expect(demo.messages.first()).not.toBeInViewport();
});

test.describe("Saving fails", () => {
  // A site that restarts refuses connections first, then answers 503.
  test.use({ expectedProblems: /ERR_CONNECTION_REFUSED|status of 503/ });

  test("a failed save goes back to the form, and trying again goes on to the chat", async ({
    page,
    relayed,
  }) => {
    const demo = await openDemo(page);
    await fillForm(demo, "E-commerce");
    await relayed.site.kill();
    await demo.proceed.click();
    await expect(demo.alert).toHaveText("Failed to start chatbot. Please try again.");
    await expect(demo.proceed).toBeFocused();
    await relayed.site.restart();
    await demo.proceed.click();
    await expect(demo.dialog.getByRole("heading", { name: "E-commerce Demo" })).toBeVisible();
    await expect(demo.alert).toHaveCount(0);
  });
});

const belowTheFold = (list: Locator) =>
  list.evaluate((element) =>
    Math.round(element.scrollHeight - element.clientHeight - element.scrollTop),
  );

test.describe("Too quick", () => {
  test.use({ expectedProblems: /429/ });
  const refused = (seconds: number) => ({
    status: 429,
    headers: { "retry-after": String(seconds) },
    json: { error: { code: "too_many_requests", message: "Too many." } },
  });

  test("a visitor reads when the next message can go out, and sends it again", async ({
    page,
    automation,
  }) => {
    automation.answerWith(reply("On its way."));
    const demo = await openChat(page, "E-commerce");
    await page.route(`**${chatPath}`, (route) => route.fulfill(refused(12)), { times: 1 });
    await say(demo, "Where is my order?");
    await expect(demo.messages.last()).toContainText(
      "Oops! Something went wrong. Please try again later.",
    );
    await expect(demo.messages.last()).toContainText("Try again in 12 seconds.");
    await demo.dialog.getByRole("button", { name: "Send again" }).click();
    await expect(demo.messages.last()).toContainText("On its way.");
  });

  test("a new visitor reads when the demo can begin", async ({ page }) => {
    const demo = await openDemo(page);
    await fillForm(demo, "Marketing");
    await page.route(`**${leadPath}`, (route) => route.fulfill(refused(720)), { times: 1 });
    await demo.proceed.click();
    await expect(demo.alert).toHaveText("Failed to start chatbot. Please try again.");
    await expect(demo.proceed).toBeFocused();
    await expect(demo.proceed).toHaveAccessibleDescription(/Try again in 12 minutes\.$/);
    await expect(demo.dialog.getByText("Try again in 12 minutes.")).toBeVisible();
  });
});

test("while a reply is awaited, the focus stays in the conversation, or where the visitor moved it", async ({
  page,
  automation,
}) => {
  const demo = await openChat(page, "E-commerce");
  const first = held(reply("One."));
  automation.answerWith(first.answer);
  await say(demo, "Where is my order?");
  await expect(demo.typing).toBeVisible();
  await expect(demo.log).toBeFocused();
  first.release();
  await expect(demo.input).toBeFocused();

  const second = held(reply("Two."));
  automation.answerWith(second.answer);
  await say(demo, "And now?");
  await expect(demo.typing).toBeVisible();
  await demo.close.focus();
  second.release();
  await expect(demo.messages.last()).toContainText("Two.");
  await expect(demo.close).toBeFocused();
});
