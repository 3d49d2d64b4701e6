import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { fewATurn } from "./few-a-turn.ts";

test("of many at once, a few pass in each turn, in order, and later ones wait", async () => {
  const mayPass = fewATurn(2);
  const passed: number[] = [];
  const come = async (number: number) => {
    await mayPass();
    passed.push(number);
  };
  const all = [1, 2, 3, 4, 5].map(come);
  await Promise.resolve();
  expect(passed).toEqual([1, 2]);
  await nextTurn();
  expect(passed).toEqual([1, 2, 3, 4]);
  all.push(come(6), come(7));
  await nextTurn();
  expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
  await Promise.all(all);
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("a single request does not wait", async () => {
  const mayPass = fewATurn(1);
  let turns = 0;
  for (let visit = 0; visit < 3; visit += 1) {
    setImmediate(() => {
      turns += 1;
    });
    const before = turns;
    await mayPass();
    expect(turns).toBe(before);
    await nextTurn();
    await nextTurn();
  }
});
