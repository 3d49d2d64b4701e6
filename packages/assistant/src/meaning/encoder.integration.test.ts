import { afterAll, expect, test } from "vitest";
import { cachedModel } from "../../training/cached-model.ts";
import {
  createAssistant,
  createEncoder,
  createMemoryConversations,
  createUnderstander,
  sampleHost,
} from "../index.ts";
import { within } from "../within-for-tests.ts";
import type { Vector } from "./vectors.ts";

const problems: string[] = [];
const encoder = createEncoder((problem) => problems.push(problem));
afterAll(() => encoder.close());

const alike = (a: Vector | undefined, b: Vector | undefined): number =>
  a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0;

test(
  "sentences with the same meaning have similar vectors, also under concurrent requests",
  async () => {
    const [[ticket, refund], [number], [money, dog]] = await Promise.all([
      encoder.encode(["what was my ticket number again", "when do i get my money back"]),
      encoder.encode(["look up the number of my ticket"]),
      encoder.encode(["how long does a refund take", "can i bring my dog"]),
    ]);
    expect(alike(ticket, number)).toBeGreaterThan(alike(ticket, money));
    expect(alike(refund, money)).toBeGreaterThan(alike(refund, dog));
    expect(alike(ticket, ticket)).toBeCloseTo(1, 2);
    expect(problems).toEqual([]);
  },
  within(30_000),
);

test(
  "of a text with more tokens than the encoder reads, the beginning counts",
  async () => {
    const long = "q z ".repeat(70);
    const [whole, cut] = await encoder.encode([`${long} can i bring my dog`, long]);
    expect(alike(whole, cut)).toBeCloseTo(1, 5);
  },
  within(30_000),
);

test(
  "without the worker thread, messages are still answered from their words",
  async () => {
    const gone = createEncoder(() => {});
    await gone.start();
    await gone.close();
    expect(await gone.encode(["anything at all"])).toEqual([undefined]);
    const assistant = createAssistant({
      host: sampleHost,
      conversations: createMemoryConversations(),
      understander: createUnderstander(await cachedModel()),
      encoder: gone,
      logger: { debug() {}, warn() {} },
    });
    const reply = await assistant.reply(
      {
        userInfo: { name: "Mara", email: "mara@client.example" },
        userMessage: "is there parking at the hotel",
        selectedIndustry: "hospitality",
      },
      { conversationId: "1", now: new Date(2026, 10, 21, 12) },
    );
    expect(reply.message.content).toContain("spaces");
  },
  within(60_000),
);
