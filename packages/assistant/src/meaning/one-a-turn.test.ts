import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneATurn } from "./one-a-turn.ts";

test("tasks queued at once run in order, each in its own turn of the event loop", async () => {
  const run = oneATurn();
  const done: string[] = [];
  const others = async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await nextTurn();
      done.push("another");
    }
  };
  const asked = ["first", "second", "third"].map((name) => run(() => done.push(name)));
  await Promise.all([...asked, others()]);
  const own = done.flatMap((name, at) => (name === "another" ? [] : [{ name, at }]));
  expect(own.map(({ name }) => name)).toEqual(["first", "second", "third"]);
  const places = own.map(({ at }) => at);
  expect(places[1]).toBeGreaterThan((places[0] ?? 0) + 1);
  expect(places[2]).toBeGreaterThan((places[1] ?? 0) + 1);
});

test("a failing task rejects for its caller and does not block the queue", async () => {
  const run = oneATurn();
  const failing = run(() => {
    throw new Error("broken");
  });
  const next = run(() => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
