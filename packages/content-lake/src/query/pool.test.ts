import { EventEmitter } from "node:events";
import { afterEach, expect, it, vi } from "vitest";
import { QueryPool } from "./pool.ts";

/** Workers that ignore their end until the test lets them go; all that are left do when it is over. */
const { workers, over } = vi.hoisted(() => ({
  workers: [] as { end(): void }[],
  over: Promise.withResolvers<number>(),
}));

vi.mock("node:worker_threads", () => ({
  Worker: class extends EventEmitter {
    readonly #ended = Promise.withResolvers<number>();
    constructor() {
      super();
      workers.push({ end: () => this.#ended.resolve(0) });
      queueMicrotask(() => this.emit("message", { ready: true, cpuTime: 0 }));
    }
    ref() {}
    unref() {}
    postMessage() {}
    cpuUsage = async () => ({ user: 1e9, system: 0 });
    terminate = () => Promise.race([this.#ended.promise, over.promise]);
  },
}));

afterEach(() => vi.useRealTimers());

it("starts no replacement while too many workers are still terminating", async () => {
  vi.useFakeTimers();
  const pool = new QueryPool({ workers: 2, deadline: 100, quick: 100 });
  const query = { query: "endless", priority: "editors" };
  // The pool looks at nothing else of a request.
  const ask = () => pool.run({ database: "", projectId: "", dataset: "" }, query as never);
  const refused = Array.from({ length: 10 }, () => ask().catch((error) => error.status));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(workers).toHaveLength(4);
  for (let count = 4; count < 10; count += 1) {
    workers[count - 4]?.end();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(workers).toHaveLength(count + 1);
  }
  expect(new Set(await Promise.all(refused))).toEqual(new Set([408]));
  over.resolve(0);
  await pool.close();
});
