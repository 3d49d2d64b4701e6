import { factSource, facts, sources } from "@brightkeel/assistant/sample-data";
import type { ChatReply, IndustryId } from "@brightkeel/contracts";
import { chatWebhookPath } from "@brightkeel/contracts";
import { paths } from "#content/paths.ts";
import { scenarios } from "../content/chatbot-demo/scenarios.ts";
import { expect, test } from "./support/test.ts";

/** Every address that an answer may cite: the listed sections, and the line of each fact. */
const cited = new Set([
  ...Object.values(sources).map(({ href }) => href),
  ...scenarios.flatMap(({ id }) =>
    Object.entries(facts[id]).map(
      ([intent, { source }]) => factSource(id, intent, "", source).href,
    ),
  ),
  ...scenarios.flatMap(({ id }) =>
    ["complaint", "review"].map((intent) => factSource(id, intent, "", "shop").href),
  ),
]);

const known: ReadonlySet<string> = new Set([
  ...Object.values(paths).filter((path) => typeof path === "string"),
  paths.contactUs(),
  ...scenarios.map(({ id }) => paths.demoSheet(id)),
]);

test("every source of the assistant is a page of the site, and its section is on it", async ({
  request,
}) => {
  expect(cited.size).toBeGreaterThan(100);
  const pages = new Map<string, string>();
  for (const href of cited) {
    const [path = "", section] = href.split("#");
    expect(known).toContain(path);
    if (!pages.has(path)) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      pages.set(path, await response.text());
    }
    if (section !== undefined) {
      expect(pages.get(path)?.includes(`id="${section}"`), href).toBe(true);
    }
  }
});

const questions: Readonly<Record<IndustryId, readonly [string, string]>> = {
  "e-commerce": ["how long does delivery take", "Sample shop: how long delivery takes"],
  hospitality: ["is there parking", "Sample hotel: parking"],
  marketing: ["how do we generate leads", "Sample planning desk: leads"],
  support: ["is there an outage", "Sample help desk: is there an outage?"],
};

test("a fact names its sample, and the line it cites holds its words", async ({ page, open }) => {
  for (const { id } of scenarios) {
    const [userMessage, label] = questions[id];
    const answer = await page.request.post(chatWebhookPath, {
      data: {
        userInfo: { name: "Mara Vogt", email: "mara@client.example" },
        userMessage,
        selectedIndustry: id,
      },
    });
    const [{ message, sources: [source] = [] }]: [ChatReply] = await answer.json();
    expect(source?.label).toBe(label);
    await open(source?.href ?? "");
    const line = page.locator(":target");
    await expect(line).toBeInViewport();
    // An answer may quote only a part of the line: all its figures and longer words must be in the line.
    const told = (await line.innerText()).toLowerCase();
    const words = message.content.toLowerCase().match(/\d[\d:.–]*\d|\d|\p{L}{5,}/gu) ?? [];
    expect(words.length).toBeGreaterThan(3);
    expect(words.filter((word) => !told.includes(word))).toEqual([]);
  }
});
