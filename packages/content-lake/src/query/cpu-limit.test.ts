import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchCpuTime } from "./cpu-limit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker that gets a share of a processor: 1 on an idle machine. */
function workerWith(share: number) {
  const started = Date.now();
  return {
    cpuUsage: async () => ({ user: (Date.now() - started) * 1000 * share, system: 0 }),
  };
}

function watch(worker: ReturnType<typeof workerWith>, before = 0) {
  const exceeded = vi.fn();
  const stop = watchCpuTime({ worker, before, limit: 500, exceeded });
  return { exceeded, stop };
}

test("terminates a query that exceeds its CPU time", async () => {
  const { exceeded } = watch(workerWith(1));
  await vi.advanceTimersByTimeAsync(499);
  expect(exceeded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exceeded).toHaveBeenCalledOnce();
});

test("does not count time in which the worker was not scheduled", async () => {
  const { exceeded } = watch(workerWith(0.5));
  await vi.advanceTimersByTimeAsync(990);
  expect(exceeded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(exceeded).toHaveBeenCalledOnce();
});

test("does not count CPU time of earlier queries", async () => {
  const worker = workerWith(1);
  await vi.advanceTimersByTimeAsync(400);
  const { exceeded } = watch(worker, 400);
  await vi.advanceTimersByTimeAsync(499);
  expect(exceeded).not.toHaveBeenCalled();
});

test("terminates an idle query by wall-clock time", async () => {
  const { exceeded } = watch(workerWith(0));
  await vi.advanceTimersByTimeAsync(1999);
  expect(exceeded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exceeded).toHaveBeenCalledOnce();
});

test("does not terminate a query that has been answered", async () => {
  const { exceeded, stop } = watch(workerWith(1));
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(exceeded).not.toHaveBeenCalled();
});
