import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { keyedHash } from "../understanding/keyed-hash.ts";
import type { Vector } from "./vectors.ts";

/** Messages between the encoder and its thread. */
export type ToEncoder = { texts: readonly string[] };
export type FromEncoder = { ready: true } | { problem: string } | { vectors: Vector[] };

/** Sentences to vectors, beside the thread that answers visitors. */
export type Encoder = {
  /**
   * The vector of each text; undefined where there is none in time, or no encoder: whoever asks goes by words then.
   */
  encode(texts: readonly string[]): Promise<readonly (Vector | undefined)[]>;
  /** Starts its thread, if nothing has yet; resolves when it is ready, or when there is none. */
  start(): Promise<void>;
  /** Ends its thread. */
  close(): Promise<void>;
};

/** So many vectors are remembered, two kilobytes each; of their texts a hash only. */
const remembered = 2_000;
/** So many sentences go into one run: those of visitors who write at the same time. */
const mostAtOnce = 8;
/** Longer than this no message waits for what it means. */
const patience = 400;

type Waiting = { text: string; take: (vector: Vector | undefined) => void };

/**
 * An encoder in a thread of its own. The first text starts it, and waits until it has loaded.
 *
 * @param report told once when there is no encoder, in a sentence that says what to do.
 */
export function createEncoder(report: (problem: string) => void): Encoder {
  let worker: Worker | undefined;
  const settled = Promise.withResolvers<void>();
  const known = new LRUCache<string, Vector>({ max: remembered });
  let waiting: Waiting[] = [];
  let inHand: Waiting[] = [];
  let phase: "loading" | "ready" | "off" = "loading";

  const turnOff = (problem: string) => {
    if (phase === "off") return;
    phase = "off";
    report(problem);
    settled.resolve();
    for (const { take } of [...inHand, ...waiting]) take(undefined);
    inHand = waiting = [];
  };
  const next = () => {
    if (phase !== "ready" || inHand.length > 0 || waiting.length === 0) return;
    inHand = waiting.slice(0, mostAtOnce);
    waiting = waiting.slice(mostAtOnce);
    const batch: ToEncoder = { texts: inHand.map(({ text }) => text) };
    worker?.postMessage(batch);
  };
  const take = (message: FromEncoder) => {
    if ("problem" in message) return turnOff(message.problem);
    if ("ready" in message) {
      phase = "ready";
      settled.resolve();
    } else {
      inHand.forEach(({ text, take }, at) => {
        const vector = message.vectors[at];
        if (vector) known.set(keyedHash(text), vector);
        take(vector);
      });
      inHand = [];
    }
    next();
  };
  const start = () => {
    if (worker || phase === "off") return;
    worker = new Worker(new URL("./encoder-worker.ts", import.meta.url));
    worker.unref();
    worker.on("message", take);
    worker.on("error", (error) =>
      turnOff(`The sentence encoder’s thread failed: ${String(error)}`),
    );
    worker.on("exit", () => turnOff("The sentence encoder’s thread has ended."));
  };

  const vectorOf = (text: string): Promise<Vector | undefined> => {
    const found = known.get(keyedHash(text));
    if (found || phase === "off") return Promise.resolve(found);
    return new Promise((take) => {
      const late = phase === "ready" ? setTimeout(() => take(undefined), patience) : undefined;
      waiting.push({
        text,
        take(vector) {
          clearTimeout(late);
          take(vector);
        },
      });
    });
  };
  return {
    start() {
      start();
      return settled.promise;
    },
    encode(texts) {
      start();
      const vectors = Promise.all(texts.map(vectorOf));
      next();
      return vectors;
    },
    async close() {
      phase = "off";
      settled.resolve();
      await worker?.terminate();
    },
  };
}
