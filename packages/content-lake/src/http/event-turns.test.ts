import { expect, test } from "vitest";
import { EventTurns } from "./event-turns.ts";

test("streams take turns, one step each", async () => {
  const turns = new EventTurns();
  const done: string[] = [];
  function* reading(name: string) {
    for (let step = 1; step <= 3; step++) {
      done.push(`${name}${step}`);
      yield;
    }
    return name;
  }
  const read = await Promise.all([turns.steps(reading("a")), turns.steps(reading("b"))]);
  expect(read).toEqual(["a", "b"]);
  expect(done).toEqual(["a1", "b1", "a2", "b2", "a3", "b3"]);
});

test("the event loop turns before a step that would make one turn long", async () => {
  const turns = new EventTurns();
  let turned = 0;
  let goesOn = true;
  const count = (): void => {
    turned += 1;
    if (goesOn) setImmediate(count);
  };
  setImmediate(count);
  function* long() {
    for (let step = 0; step < 4; step++) {
      for (const until = performance.now() + 6; performance.now() < until; );
      yield;
    }
    return turned;
  }
  expect(await turns.steps(long())).toBeGreaterThanOrEqual(3);
  goesOn = false;
});
