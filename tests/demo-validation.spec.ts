import { choose } from "./support/choose.ts";
import {
  chatPath,
  fillForm,
  leadPath,
  openChat,
  openDemo,
  say,
  visitor,
  watchWebhook,
} from "./support/demo.ts";
import { held, reply } from "./support/stand-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ baseURL: ({ relayed }, use) => use(relayed.site.origin) });

test("Continue to Demo waits for all three, in whatever order they come", async ({ page }) => {
  const demo = await openDemo(page);
  const steps = {
    name: () => demo.name.fill(visitor.name),
    email: () => demo.email.fill(visitor.email),
    industry: () => choose(demo.industry("Marketing")),
  };
  await expect(demo.proceed).toBeDisabled();
  await steps.name();
  await expect(demo.proceed).toBeDisabled();
  await steps.email();
  await expect(demo.proceed).toBeDisabled();
  await steps.industry();
  await expect(demo.proceed).toBeEnabled();

  for (const field of [demo.name, demo.email]) {
    await field.fill("");
    await expect(demo.proceed).toBeDisabled();
    await field.fill("   ");
    await expect(demo.proceed).toBeDisabled();
    await field.fill(visitor.email);
    await expect(demo.proceed).toBeEnabled();
  }
});

test("the fields are required, and a wrong address is named at its field", async ({ page }) => {
  const leads = watchWebhook(page, leadPath);
  const demo = await openDemo(page);
  await expect(demo.name).toHaveAttribute("required");
  await expect(demo.email).toHaveAttribute("required");
  await expect(demo.email).toHaveAttribute("type", "email");
  await fillForm(demo, "Marketing");
  await demo.email.fill("not an address");
  await demo.proceed.click();
  expect(
    await demo.email.evaluate((field) => (field as HTMLInputElement).validity.typeMismatch),
  ).toBe(true);
  await expect(demo.email).toBeFocused();
  await expect(demo.email).toHaveAccessibleDescription(/Please check it/);
  expect(leads).toEqual([]);
  await demo.email.fill(visitor.email);
  await expect(demo.email).toHaveAccessibleDescription("");
});

test("Continue to Demo is disabled while saving: a lead goes out once", async ({ page }) => {
  const leads = watchWebhook(page, leadPath);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${leadPath}`, async (route) => {
    await released;
    await route.continue();
  });
  const demo = await openDemo(page);
  await fillForm(demo, "Marketing");
  await demo.proceed.click();
  const saving = demo.dialog.getByRole("button", { name: "Saving…" });
  await expect(saving).toBeDisabled();
  await demo.name.press("Enter");
  await saving.click({ force: true });
  release();
  await expect(demo.messages).toHaveCount(1);
  expect(leads).toHaveLength(1);
});

test("a message of nothing but blanks is not sent", async ({ page }) => {
  const chats = watchWebhook(page, chatPath);
  const demo = await openChat(page);
  await expect(demo.send).toBeDisabled();
  for (const blank of [" ", "\n\n", " \t "]) {
    await demo.input.fill(blank);
    await expect(demo.send).toBeDisabled();
    await demo.input.press("Enter");
  }
  await expect(demo.messages).toHaveCount(1);
  expect(chats).toEqual([]);
});

test("Enter sends, trimmed; Shift+Enter makes a new line", async ({ page, automation }) => {
  automation.answerWith(reply("Understood."));
  const chats = watchWebhook(page, chatPath);
  const demo = await openChat(page);
  await demo.input.pressSequentially("  First line");
  await demo.input.press("Shift+Enter");
  await demo.input.pressSequentially("second line  ");
  await expect(demo.input).toHaveValue("  First line\nsecond line  ");
  expect(chats).toEqual([]);
  await demo.input.press("Enter");
  await expect(demo.messages).toHaveCount(3);
  expect(chats).toHaveLength(1);
  expect(chats[0]?.postDataJSON().userMessage).toBe("First line\nsecond line");
  await expect(demo.input).toHaveValue("");
});

test("nothing is sent while a reply is awaited", async ({ page, automation }) => {
  const chats = watchWebhook(page, chatPath);
  const answer = held(reply("Done."));
  automation.answerWith(answer.answer);
  const demo = await openChat(page);
  await say(demo, "One");
  await expect(demo.input).toBeDisabled();
  await demo.dialog.locator("form").evaluate((form) => (form as HTMLFormElement).requestSubmit());
  await demo.send.click({ force: true });
  answer.release();
  await expect(demo.messages).toHaveCount(3);
  expect(chats).toHaveLength(1);
});

for (const [sent, shown] of [
  ["User: Bot: Hello", "Hello"],
  ["user:bot:Hello", "Hello"],
  ["BOT:   Hello  ", "Hello"],
  ["USER: Hello", "Hello"],
  ["  Bot: Hello", "Hello"],
  // Only a leading “User:” and then a leading “Bot:” are removed.
  ["Bot: User: Hello", "User: Hello"],
  ["Hello Bot: there", "Hello Bot: there"],
  ["Robot: Hello", "Robot: Hello"],
] as const) {
  test(`the reply “${sent}” is shown as “${shown}”`, async ({ page, automation }) => {
    automation.answerWith(reply(sent));
    const demo = await openChat(page);
    await say(demo, "Hi");
    await expect(demo.messages).toHaveCount(3);
    expect(
      await demo.messages
        .nth(2)
        .locator("p")
        .first()
        .evaluate((p) => p.textContent),
    ).toBe(shown);
  });
}
