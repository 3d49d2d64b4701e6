import { parentPort, workerData } from "node:worker_threads";
import { EncoderError } from "../src/meaning/load-encoder.ts";
import { learnMeaning } from "./learn-meaning.ts";

/** Learns in a worker thread, so that visitors are still answered. Posts what was learned, or the problem. */
try {
  parentPort?.postMessage({ meaning: await learnMeaning(String(workerData)) });
} catch (error) {
  if (!(error instanceof EncoderError)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
