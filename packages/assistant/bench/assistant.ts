import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { IndustryId } from "@brightkeel/contracts";
import { labelled } from "../evaluation/evaluate.ts";
import {
  createAssistant,
  createEncoder,
  createMemoryConversations,
  sampleHost,
} from "../src/index.ts";
import { createUnderstander } from "../src/understanding/understand.ts";
import { judgedTalks } from "../training/doubtful/graded-talks.ts";
import { cachedModel, readModelFile, train, writeModelFile } from "../training/index.ts";

/**
 * Measures how long the embedded assistant takes to train, to read the model file, and to answer: single messages,
 * with one visitor and with sixteen at once, and whole conversations, whose later messages take much longer.
 * Conversations are kept in memory, so that the disk is not measured.
 */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const beforeTraining = performance.now();
const cpuBefore = process.cpuUsage();
const model = train();
const trained = performance.now() - beforeTraining;
const cpu = process.cpuUsage(cpuBefore);
const folder = await mkdtemp(join(tmpdir(), "bench-assistant-"));
const file = join(folder, "assistant");
await writeModelFile(file, model);
const beforeReading = performance.now();
await readModelFile(file);
const read = performance.now() - beforeReading;
await rm(folder, { recursive: true });

const { rss } = process.memoryUsage();
const encoder = createEncoder(console.error);
const beforeLoading = performance.now();
await encoder.start();
const loaded = performance.now() - beforeLoading;
const encoderMemory = process.memoryUsage().rss - rss;
let heard = 0;
const assistant = createAssistant({
  encoder: {
    ...encoder,
    // Adds a counter to each text, so that every message is new to the cache, as with real visitors.
    encode(texts) {
      heard += 1;
      return encoder.encode(texts.map((text) => `${text} ${heard}`));
    },
  },
  host: sampleHost,
  conversations: createMemoryConversations(),
  logger: { debug() {}, warn() {} },
  understander: createUnderstander(await cachedModel()),
});

const utterances = labelled();
const now = new Date();

/** Asks in a conversation, and returns how long the reply took, in milliseconds. */
async function timed(
  userMessage: string,
  selectedIndustry: IndustryId,
  conversationId: string,
): Promise<number> {
  const start = performance.now();
  await assistant.reply(
    {
      userInfo: { name: "Bench", email: "bench@client.example" },
      userMessage,
      selectedIndustry,
    },
    { conversationId, now },
  );
  const took = performance.now() - start;
  // As over HTTP, the next message arrives in another turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  return took;
}

async function measure(visitors: number, rounds: number): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: visitors }, async (_visitor, visitor) => {
      for (let round = 0; round < rounds; round += 1) {
        const { industry, text } = utterances[(visitor * 37 + round) % utterances.length] ?? {
          industry: "support" as const,
          text: "hello",
        };
        times.push(await timed(text, industry, `${visitor}-${round % 20}`));
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

/** How many of the judged conversations are held, the newest. */
const mostTalks = 60;

/** Holds conversations that were judged, message by message. */
async function measureTalks(): Promise<number[]> {
  const times: number[] = [];
  for (const { round, place, industry, replies } of judgedTalks().slice(-mostTalks))
    for (const { message } of replies)
      times.push(await timed(message, industry, `${round} ${place}`));
  return times.sort((a, b) => a - b);
}

await measure(1, 200);
const alone = await measure(1, 1_000);
const crowd = await measure(16, 200);
const talks = await measureTalks();
const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;
console.log(
  `training         ${milliseconds(trained)}  (processor ${milliseconds((cpu.user + cpu.system) / 1000)})`,
);
console.log(
  `encoder          ${milliseconds(loaded)}  (memory ${Math.round(encoderMemory / 2 ** 20)} MB)`,
);
console.log(`from its file    ${milliseconds(read)}`);
console.log(
  `one visitor      p50 ${milliseconds(percentile(alone, 0.5))}  p99 ${milliseconds(percentile(alone, 0.99))}`,
);
console.log(
  `sixteen at once  p50 ${milliseconds(percentile(crowd, 0.5))}  p99 ${milliseconds(percentile(crowd, 0.99))}`,
);
console.log(
  `conversations    p50 ${milliseconds(percentile(talks, 0.5))}  p99 ${milliseconds(percentile(talks, 0.99))}`,
);
await encoder.close();
