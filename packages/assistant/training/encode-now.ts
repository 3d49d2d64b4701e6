import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { VectorOf } from "../src/meaning/meaning-text.ts";
import type { Vector } from "../src/meaning/vectors.ts";
import { type CachedVectors, openCachedVectors, vectorsNowFile } from "./cached-vectors-now.ts";

/** Data for the worker: the port for texts and vectors, and a shared counter of the answers. */
export type EncodeNow = { port: MessagePort; answered: Int32Array };

/** Milliseconds to wait at most; includes loading the encoder while other tests keep the machine busy. */
const patience = 60_000;

/**
 * Creates a synchronous encoder for tests and benchmarks: the calling thread blocks until the vector is there. A
 * server must not do that; it has `createEncoder`. What earlier processes encoded is read from a file: the encoder is
 * loaded for a text that is new.
 */
export function createVectorsNow(): VectorOf {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const thread: EncodeNow = { port: port2, answered };
  const known = new LRUCache<string, Vector>({ max: 5_000 });
  let cached: CachedVectors | undefined;
  let started = false;
  const start = () => {
    started = true;
    const worker = new Worker(new URL("./encode-now-worker.ts", import.meta.url), {
      workerData: thread,
      transferList: [port2],
    });
    worker.unref();
    port1.unref();
  };
  const encoded = (text: string): Vector | undefined => {
    if (!started) start();
    const before = Atomics.load(answered, 0);
    port1.postMessage(text);
    Atomics.wait(answered, 0, before, patience);
    return receiveMessageOnPort(port1)?.message;
  };
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    cached ??= openCachedVectors(vectorsNowFile());
    const before = cached.get(text);
    const vector = before ?? encoded(text);
    if (vector && !before) cached.add(text, vector);
    if (vector) known.set(text, vector);
    return vector;
  };
}
