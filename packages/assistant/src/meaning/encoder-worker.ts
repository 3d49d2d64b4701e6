import { parentPort } from "node:worker_threads";
import type { FromEncoder, ToEncoder } from "./encoder.ts";
import { EncoderError, loadEncoder } from "./load-encoder.ts";
import type { Vector } from "./vectors.ts";

/** The encoder's worker thread: reports that it is ready, or why it failed, then encodes batches one at a time. */
const post = (message: FromEncoder, buffers: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, buffers);

try {
  const encode = await loadEncoder();
  parentPort?.on("message", async ({ texts }: ToEncoder) => {
    const vectors = await encode(texts).catch((): Vector[] => []);
    post({ vectors });
  });
  post({ ready: true });
} catch (error) {
  post({ problem: error instanceof EncoderError ? error.message : String(error) });
}
