import {
  createAssistant,
  createMemoryConversations,
  createUnderstander,
} from "@brightkeel/assistant";
import { cachedModel } from "@brightkeel/assistant/training";
import { expect, test } from "vitest";
import { home } from "#content/pages/home.ts";
import { assistantHost } from "./assistant-host.ts";

const { sample } = home.demo;
/** The day of the recording stands in its note: “Recorded from the demo on 20 November 2026.” */
const recordedOn = new Date(
  `${/\d{1,2} \w+ \d{4}/.exec(sample.note)?.[0] ?? "undated"} 12:00:00 UTC`,
);

test("the exchange that the start page shows is what the assistant answers, word for word", async () => {
  const assistant = createAssistant({
    host: assistantHost,
    conversations: createMemoryConversations(),
    logger: { debug() {}, warn() {} },
    understander: createUnderstander(await cachedModel()),
  });
  const [guests, bots] = [
    sample.messages.filter(({ from }) => from === "guest"),
    sample.messages.filter(({ from }) => from === "bot"),
  ];
  expect(guests).toHaveLength(bots.length);
  for (const [index, { text }] of guests.entries()) {
    const shown = bots[index];
    const reply = await assistant.reply(
      {
        userInfo: { name: "Guest", email: "guest@client.example" },
        userMessage: text,
        selectedIndustry: "hospitality",
      },
      { conversationId: "recorded", now: recordedOn },
    );
    expect(reply.message.content).toBe(shown?.text);
    expect(reply.sources?.map(({ label }) => label)).toEqual([
      shown && "source" in shown && shown.source,
    ]);
    const rows = shown && "rows" in shown ? shown.rows : [];
    expect(reply.cards?.flatMap((card) => card.rows) ?? []).toEqual(
      expect.arrayContaining([...rows]),
    );
  }
}, 120_000);
