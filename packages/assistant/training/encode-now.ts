import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { VectorOf } from "../src/meaning/meaning-text.ts";
import type { Vector } from "../src/meaning/vectors.ts";

/** What the thread is given: where it takes texts and puts vectors, and what it counts its answers in. */
export type EncodeNow = { port: MessagePort; answered: Int32Array };

/** Loading the encoder takes this long at most, on a machine that is busy with other tests. */
const patience = 60_000;

/**
 * Vectors without waiting for a promise, for tests and measures: the calling thread sleeps until its vector is there.
 * A server must not do that; it has `createEncoder`.
 */
export function createVectorsNow(): VectorOf {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const thread: EncodeNow = { port: port2, answered };
  const known = new LRUCache<string, Vector>({ max: 5_000 });
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
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    if (!started) start();
    const before = Atomics.load(answered, 0);
    port1.postMessage(text);
    Atomics.wait(answered, 0, before, patience);
    const vector: Vector | undefined = receiveMessageOnPort(port1)?.message;
    if (vector) known.set(text, vector);
    return vector;
  };
}
