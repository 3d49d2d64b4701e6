import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { keyedHash } from "../understanding/keyed-hash.ts";
import type { Vector } from "./vectors.ts";

/** Messages between the encoder and its worker thread. */
export type ToEncoder = { texts: readonly string[] };
export type FromEncoder = { ready: true } | { problem: string } | { vectors: Vector[] };

/** Encodes sentences as vectors, off the thread that answers visitors. */
export type Encoder = {
  /**
   * Returns the vector of each text, or undefined if it is not ready in time or there is no encoder; callers then fall
   * back to words alone.
   */
  encode(texts: readonly string[]): Promise<readonly (Vector | undefined)[]>;
  /** Starts the worker thread if it is not running. Resolves once it is ready or has failed to load. */
  start(): Promise<void>;
  /** Terminates the worker thread. */
  close(): Promise<void>;
};

/** Maximum number of cached vectors, two kilobytes each, keyed by a hash of the text. */
const mostCached = 2_000;
/** Maximum number of sentences per batch when several visitors write at once. */
const mostAtOnce = 8;
/**
 * Milliseconds after which a message is answered without its vector. Long, as that answer is often wrong: on a machine
 * with other work, a quarter of the vectors came after 400 ms, and one reply in seven was another one.
 */
const patience = 4_000;

type Waiting = { text: string; take: (vector: Vector | undefined) => void };

/**
 * Creates an encoder in a worker thread. The first call starts the thread and waits until it has loaded.
 *
 * @param report called once if the encoder cannot be loaded, with a message that says how to fix it.
 */
export function createEncoder(report: (problem: string) => void): Encoder {
  let worker: Worker | undefined;
  const settled = Promise.withResolvers<void>();
  const known = new LRUCache<string, Vector>({ max: mostCached });
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
