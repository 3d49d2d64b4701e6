import { parentPort, workerData } from "node:worker_threads";
import { DatasetStore, type LogRow } from "./dataset-store.ts";
import type { FromThread, ThreadOptions, ToThread } from "./write-thread.ts";

/** The other side of `write-thread.ts`: writes on a connection of its own. */

// Passed by `WriteThread`.
const { path, durable } = workerData as ThreadOptions;
const store = new DatasetStore(path, { durable });
let rows: LogRow[] = [];

function answer(message: ToThread): FromThread | undefined {
  switch (message.do) {
    case "begin":
      rows = [];
      store.sql.begin();
      return {};
    case "add":
      rows.push(...message.rows);
      return undefined;
    case "write": {
      const written = rows;
      rows = [];
      return { seq: store.writeRows(message.transaction, written, message.place) };
    }
    case "end":
      store.sql.end(message.keep);
      return {};
  }
}

parentPort?.on("message", (message: ToThread) => {
  let said: FromThread | undefined;
  try {
    said = answer(message);
  } catch (error) {
    said = { error: error instanceof Error ? error : new Error(String(error)) };
  }
  if (said) parentPort?.postMessage(said);
});
