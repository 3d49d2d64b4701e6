import {
  chatPath,
  fillForm,
  industries,
  leadPath,
  openChat,
  openDemo,
  say,
  visitor,
  watchWebhook,
} from "./support/demo.ts";
import { reply } from "./support/stand-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ baseURL: ({ relayed }, use) => use(relayed.site.origin) });

for (const [id, title] of industries) {
  test(`a new visitor of ${title} is saved once, with these four fields`, async ({ page }) => {
    const leads = watchWebhook(page, leadPath);
    const before = Date.now();
    const demo = await openDemo(page);
    await fillForm(demo, title);
    await demo.proceed.click();
    await expect(demo.messages).toHaveCount(1);

    expect(leads).toHaveLength(1);
    const lead = leads[0];
    expect(lead?.method()).toBe("POST");
    const headers = await lead?.allHeaders();
    expect(headers?.["content-type"]).toBe("application/json");
    expect(headers?.accept).toBe("application/json");
    const { timestamp, ...fields } = lead?.postDataJSON() ?? {};
    expect(fields).toEqual({ ...visitor, industry: id });
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
    expect((await lead?.response())?.status()).toBe(200);
  });
}

test("a chat message carries the visitor, the words and the industry, and nothing else", async ({
  page,
  automation,
}) => {
  automation.answerWith(reply("Yes, until Friday week."));
  const chats = watchWebhook(page, chatPath);
  const demo = await openChat(page, "Customer Support");
  await say(demo, "  Can it go back?  ");
  await expect(demo.messages).toHaveCount(3);

  expect(chats).toHaveLength(1);
  expect(chats[0]?.method()).toBe("POST");
  expect((await chats[0]?.allHeaders())?.["content-type"]).toBe("application/json");
  const expected = {
    userInfo: visitor,
    userMessage: "Can it go back?",
    selectedIndustry: "support",
  };
  expect(chats[0]?.postDataJSON()).toEqual(expected);

  // The workflow receives the same.
  const relayed = automation.received.filter(({ path }) => path === chatPath);
  expect(relayed).toHaveLength(1);
  expect(relayed[0]?.method).toBe("POST");
  expect(relayed[0]?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(relayed[0]?.body ?? "")).toEqual(expected);
  await expect(demo.messages.nth(2)).toContainText("Yes, until Friday week.");
});

test("a message goes out for each turn, with the visitor of the form", async ({
  page,
  automation,
}) => {
  automation.answerWith((response, { body }) =>
    reply(`You said: ${JSON.parse(body).userMessage}`)(response, {
      method: "",
      path: "",
      headers: {},
      body,
    }),
  );
  const chats = watchWebhook(page, chatPath);
  const demo = await openDemo(page);
  await fillForm(demo, "Marketing");
  await demo.proceed.click();
  for (const [turn, words] of ["First", "Second"].entries()) {
    await say(demo, words);
    await expect(demo.messages).toHaveCount(3 + 2 * turn);
    await expect(demo.messages.last()).toContainText(`You said: ${words}`);
  }
  expect(chats.map((request) => request.postDataJSON())).toEqual([
    { userInfo: visitor, userMessage: "First", selectedIndustry: "marketing" },
    { userInfo: visitor, userMessage: "Second", selectedIndustry: "marketing" },
  ]);
});

test("a visitor with half of the stored values is new: form, and one lead", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("chatbot_user_name", "Ada Marsh"));
  const leads = watchWebhook(page, leadPath);
  const demo = await openDemo(page);
  await fillForm(demo, "E-commerce");
  await demo.proceed.click();
  await expect(demo.messages).toHaveCount(1);
  expect(leads).toHaveLength(1);
});
