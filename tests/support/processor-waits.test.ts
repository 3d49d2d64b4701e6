import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { timed, watchProcessor, withoutOthers } from "./processor-waits.ts";

test("time of other programs is subtracted, time of the site’s own threads is not", () => {
  const took = { wait: 1000, siteWaited: 600, askerWaited: 100 };
  expect(withoutOthers(took, { busy: 1, others: 1 })).toBe(300);
  expect(withoutOthers(took, { busy: 1, others: 0.5 })).toBe(600);
  expect(withoutOthers(took, { busy: 1, others: 0 })).toBe(900);
  expect(withoutOthers({ ...took, wait: 10 }, { busy: 1, others: 1 })).toBe(0);
});

test.runIf(existsSync("/proc/self/schedstat"))(
  "what a thread calculates is told from what it waits",
  async () => {
    const ended = watchProcessor(process.pid);
    const took = await timed(process.pid, async () => {
      const until = performance.now() + 200;
      while (performance.now() < until);
    });
    const { busy, others } = ended();
    expect(took.wait).toBeGreaterThanOrEqual(200);
    expect(took.siteWaited).toBeLessThanOrEqual(took.wait);
    expect(busy).toBeGreaterThan(0.001);
    expect(busy).toBeLessThan(1.2);
    expect([others >= 0, others <= 1]).toEqual([true, true]);
  },
);
