import { workerData } from "node:worker_threads";
import { loadEncoder } from "../src/meaning/load-encoder.ts";
import type { EncodeNow } from "./encode-now.ts";

/** Worker side of `createVectorsNow`; without an encoder it answers every text with no vector. */
const { port, answered }: EncodeNow = workerData;
const encode = await loadEncoder().catch((error: unknown) => {
  console.warn(error instanceof Error ? error.message : error);
});
port.on("message", async (text: string) => {
  const [vector] = (await encode?.([text])) ?? [];
  port.postMessage(vector);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});
