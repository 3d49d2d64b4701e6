import { expect, test, vi } from "vitest";
import { once } from "./once.ts";

test("what is loaded is loaded once, also for calls at the same time", async () => {
  const load = vi.fn(async () => ({}));
  const get = once(load);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test("a failure reaches everyone who waits for it, and the next call tries again", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "loaded");
  load.mockRejectedValueOnce(new TypeError("offline"));
  const get = once(load);
  expect(await Promise.allSettled([get(), get()])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(await get()).toBe("loaded");
  expect(load).toHaveBeenCalledTimes(2);
});
