import { expect, it } from "vitest";
import { AnswerBudget } from "./answers.ts";

/** A budget for six answers of a megabyte, and what became of those that were begun. */
function setUp() {
  const clock = { now: 0 };
  const budget = new AnswerBudget({ total: 100e6, anonymous: 6e6, address: 2e6 }, () => clock.now);
  const begin = (address: string) => {
    const answer = { read: 0, isCut: false };
    const release = budget.take(1e6, address);
    budget.watch({
      read: () => answer.read,
      cut() {
        answer.isCut = true;
        release();
      },
    });
    return answer;
  };
  return { clock, begin };
}

it("takes the place of whoever reads slowest, where readers of few addresses hold all of them", () => {
  const { clock, begin } = setUp();
  const held = ["a", "a", "b", "b", "c", "c"].map(begin);
  expect(() => begin("d")).toThrow("Too many answers");
  clock.now = 10_000;
  for (const [index, answer] of held.entries()) answer.read = 20_000 + index;
  begin("d");
  begin("d");
  expect(held.map(({ isCut }) => isCut)).toEqual([true, true, false, false, false, false]);
});

it("leaves those alone who read as a slow connection does", () => {
  const { clock, begin } = setUp();
  const held = ["a", "a", "b", "b", "c", "c"].map(begin);
  clock.now = 10_000;
  for (const answer of held) answer.read = 200_000;
  expect(() => begin("d")).toThrow("Too many answers");
  expect(held.some(({ isCut }) => isCut)).toBe(false);
});
