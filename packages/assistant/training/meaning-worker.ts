import { parentPort, workerData } from "node:worker_threads";
import { EncoderError } from "../src/meaning/load-encoder.ts";
import { learnMeaning } from "./learn-meaning.ts";

/** Learns without holding up the thread that answers visitors. Posts what was learned, or why nothing was. */
try {
  parentPort?.postMessage({ meaning: await learnMeaning(String(workerData)) });
} catch (error) {
  if (!(error instanceof EncoderError)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
