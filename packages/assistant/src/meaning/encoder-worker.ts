import { parentPort } from "node:worker_threads";
import type { FromEncoder, ToEncoder } from "./encoder.ts";
import { EncoderError, loadEncoder } from "./load-encoder.ts";
import type { Vector } from "./vectors.ts";

/** The thread of the encoder: says that it is ready, or why not, and answers one batch after the other. */
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
