import { parentPort } from "node:worker_threads";
import { learn } from "./learn.ts";

/** Learns without holding up the thread that answers visitors. */
parentPort?.postMessage(learn());
