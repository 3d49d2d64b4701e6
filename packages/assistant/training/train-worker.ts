import { parentPort } from "node:worker_threads";
import { train } from "./train.ts";

/** Trains without holding up the thread that answers visitors. */
parentPort?.postMessage(train());
