import { performance } from "node:perf_hooks";
import { createAssistant, createMemoryConversations } from "#server/assistant/index.ts";
import { labelled } from "../evaluation/evaluate.ts";

/**
 * How long the embedded assistant takes: to be ready, and to answer, alone and with sixteen visitors at once.
 * Conversations are kept in memory, so this is the assistant and not the disk.
 */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const began = performance.now();
const assistant = createAssistant({
  conversations: createMemoryConversations(),
  logger: { debug() {}, warn() {} },
});
const ready = performance.now() - began;

const utterances = labelled();
const now = new Date();

async function measure(visitors: number, rounds: number): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: visitors }, async (_visitor, visitor) => {
      for (let round = 0; round < rounds; round += 1) {
        const { industry, text } = utterances[(visitor * 37 + round) % utterances.length] ?? {
          industry: "support" as const,
          text: "hello",
        };
        const start = performance.now();
        await assistant.reply(
          {
            userInfo: { name: "Bench", email: "bench@client.example" },
            userMessage: text,
            selectedIndustry: industry,
          },
          { conversationId: `${visitor}-${round % 20}`, now },
        );
        times.push(performance.now() - start);
        // As over HTTP: the next message comes in another turn of the event loop.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

await measure(1, 200);
const alone = await measure(1, 1_000);
const crowd = await measure(16, 200);
const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;
console.log(`ready after      ${milliseconds(ready)}`);
console.log(
  `one visitor      p50 ${milliseconds(percentile(alone, 0.5))}  p99 ${milliseconds(percentile(alone, 0.99))}`,
);
console.log(
  `sixteen at once  p50 ${milliseconds(percentile(crowd, 0.5))}  p99 ${milliseconds(percentile(crowd, 0.99))}`,
);
