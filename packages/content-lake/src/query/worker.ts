import { parentPort } from "node:worker_threads";
import { DatasetStore } from "../store/dataset-store.ts";
import { QueryEngine } from "./engine.ts";
import type { WorkerRequest, WorkerResponse } from "./protocol.ts";
import { QuerySyntaxError, UnsupportedQueryError } from "./syntax.ts";

/** Answers one query at a time, reading the database on a connection of its own. */
const maxOpen = 16;
const engines = new Map<string, { engine: QueryEngine; store: DatasetStore }>();

function engineOf({ database, projectId, dataset }: WorkerRequest): QueryEngine {
  const open = engines.get(database);
  if (open) {
    engines.delete(database); // moves to the end: the first is the one not used for longest
    engines.set(database, open);
    return open.engine;
  }
  for (const [path, { store }] of engines) {
    if (engines.size < maxOpen) break;
    store.close();
    engines.delete(path);
  }
  const store = new DatasetStore(database, { readOnly: true });
  const engine = new QueryEngine(store, { projectId, dataset });
  engines.set(database, { engine, store });
  return engine;
}

async function answer(message: WorkerRequest): Promise<WorkerResponse> {
  const { id } = message;
  try {
    return { id, answer: await engineOf(message).run(message.request) };
  } catch (error) {
    if (error instanceof QuerySyntaxError)
      return {
        id,
        parseError: { description: error.message, start: error.start, end: error.end },
      };
    if (error instanceof UnsupportedQueryError) return { id, unsupported: error.message };
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", async (message: WorkerRequest | { close: string }) => {
  if ("close" in message) {
    engines.get(message.close)?.store.close();
    engines.delete(message.close);
    return;
  }
  parentPort?.postMessage(await answer(message));
});

parentPort?.postMessage("ready");
