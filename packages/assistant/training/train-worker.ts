import { parentPort } from "node:worker_threads";
import { train } from "./train.ts";

/** Trains in a worker thread, so that visitors are still answered. */
parentPort?.postMessage(train());
