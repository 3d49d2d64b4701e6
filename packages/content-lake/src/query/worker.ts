import { parentPort } from "node:worker_threads";
import { DatasetStore } from "../store/dataset-store.ts";
import { AnswerTooLargeError } from "./answer-json.ts";
import { toMilliseconds } from "./cpu-limit.ts";
import { QueryEngine } from "./engine.ts";
import type { WorkerReady, WorkerRequest, WorkerResponse, WorkerResult } from "./protocol.ts";
import { QuerySyntaxError, UnsupportedQueryError } from "./query-errors.ts";

/** Maximum number of open databases. A worker answers one query at a time, on connections of its own. */
const maxOpen = 16;
const engines = new Map<string, { engine: QueryEngine; store: DatasetStore }>();

type Place = Pick<WorkerRequest, "database" | "projectId" | "dataset">;

function engineOf({ database, projectId, dataset }: Place): QueryEngine {
  const open = engines.get(database);
  if (open) {
    engines.delete(database); // moves it to the end: the first is the least recently used
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

async function answer(message: WorkerRequest): Promise<WorkerResult> {
  try {
    const { request, projectId } = message;
    const elsewhere = (dataset: string): QueryEngine | undefined => {
      const database = request.others?.[dataset];
      return database === undefined ? undefined : engineOf({ database, projectId, dataset });
    };
    return { answer: await engineOf(message).run(request, elsewhere) };
  } catch (error) {
    if (error instanceof QuerySyntaxError)
      return {
        parseError: { description: error.message, start: error.start, end: error.end },
      };
    if (error instanceof UnsupportedQueryError) return { unsupported: error.message };
    if (error instanceof AnswerTooLargeError) return { tooLarge: error.message };
    const reason = error instanceof Error ? error.message : String(error);
    return isOfFile(error) ? { unreadable: reason } : { failure: reason };
  }
}

/** Busy, failing to read, corrupt, not to be opened, and no database: https://www.sqlite.org/rescode.html */
const fileErrors = new Set<unknown>([5, 10, 11, 14, 26]);

/** Whether an error is that of a database's file, rather than of what was asked. */
const isOfFile = (error: unknown): boolean =>
  error instanceof Error &&
  "errcode" in error &&
  // The first byte of an extended code is the code itself.
  fileErrors.has(Number(error.errcode) & 0xff);

parentPort?.on("message", async (message: WorkerRequest | { close: string }) => {
  if ("close" in message) {
    engines.get(message.close)?.store.close();
    engines.delete(message.close);
    return;
  }
  const result = await answer(message);
  const response: WorkerResponse = { id: message.id, cpuTime: cpuTime(), ...result };
  // The buffer is transferred, not copied, so the request thread never touches its bytes.
  parentPort?.postMessage(response, "answer" in result ? [result.answer.json.buffer] : []);
});

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return toMilliseconds(user + system);
}

const ready: WorkerReady = { ready: true, cpuTime: cpuTime() };
parentPort?.postMessage(ready);
