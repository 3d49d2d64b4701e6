import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { expect, test } from "./support/test.ts";

test("on a phone the edge of the next card is in view, and none of its words", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/ai-chatbot");
  for (const title of [aiChatbot.features.title, aiChatbot.useCases.title]) {
    const second = page
      .getByRole("region", { name: title, exact: true })
      .getByRole("listitem")
      .nth(1);
    const card = await second.boundingBox();
    const words = await second.getByRole("heading").boundingBox();
    expect(card?.x).toBeLessThan(390 - 12);
    expect(words?.x).toBeGreaterThanOrEqual(390);
  }
});
