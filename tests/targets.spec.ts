import { muddles, readsWellAtAnyWidth } from "./support/accessibility-tree.ts";
import { industries, openChat, say } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";

/**
 * Everything can be hit (24 pixels in each dimension, WCAG 2.5.8) and told apart, on the narrowest screen and on a wide
 * one: at the addresses and in the open states that the tests of pages and of single parts leave out.
 */

test.describe("addresses beside the pages", () => {
  // Refusals and what is not there.
  test.use({ expectedProblems: /status of 40[34]/ });

  for (const path of [
    "/search",
    "/search?q=hotel",
    "/search?q=xyzzyqq",
    "/blogs?page=2",
    "/blogs?q=night",
    "/blogs?q=xyzzyqq",
    "/contact-us?service=SAP",
    "/blogs/no-such-post",
    "/careers/no-such-job",
    "/preview/enter",
    "/preview/posts/nothing",
  ])
    test(path, async ({ page }) => {
      await page.goto(path);
      await readsWellAtAnyWidth(page, path);
    });
});

/** What brings cards, choices and sources in each of the demo's industries. */
const questions = {
  "e-commerce": [
    "where is my order",
    "do you have a blue jacket in M",
    "what is your return policy",
  ],
  hospitality: [
    "two rooms next friday for 3 nights, 4 adults",
    "what room types do you have",
    "when is breakfast",
  ],
  marketing: [
    "we need more leads for our bakery",
    "what does a campaign cost",
    "which channels do you offer",
  ],
  support: ["the app freezes on export", "open a ticket", "how do I reset my password"],
} as const;

for (const [id, title] of industries) {
  test(`the demo of ${title}, with what its replies show`, async ({ page }) => {
    test.slow();
    const demo = await openChat(page, title);
    await readsWellAtAnyWidth(page, "begun");
    for (const [index, question] of questions[id].entries()) {
      await say(demo, question);
      await expect(demo.messages).toHaveCount(3 + 2 * index);
      await expect(demo.input).toBeEnabled();
      await readsWellAtAnyWidth(page, question);
    }
    await demo.dialog.getByRole("button", { name: "Not helpful" }).last().click();
    await expect(demo.messages.last().getByRole("status")).toContainText("Thank you.");
    await readsWellAtAnyWidth(page, "judged");
    // Some reply had a card, a choice or a source, or nothing of them was tried.
    const extras = demo.log.getByRole("group").or(demo.log.getByRole("link"));
    await expect(extras.first()).toBeVisible();
    await demo.dialog.getByRole("button", { name: "Copy conversation" }).click();
    await expect(demo.dialog.getByRole("status").filter({ hasText: /onversation/ })).toBeAttached();
    expect(await muddles(page)).toEqual([]);
  });
}

test("the hotel's assistant on its own page, with a reply", async ({ page, open }) => {
  await open("/hospitality-chatbot");
  await readsWellAtAnyWidth(page, "begun");
  const log = page.getByRole("log");
  const before = await log.getByRole("listitem").count();
  await page.locator("[data-say]").first().click();
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(before + 1);
  await readsWellAtAnyWidth(page, "replied");
});
