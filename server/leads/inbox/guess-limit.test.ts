import { expect, test } from "vitest";
import type { RateLimitRule } from "../../storage/index.ts";
import { guessLimit } from "./guess-limit.ts";

/** Limits that count and never expire. */
function setUp() {
  const counted = new Map<string, number>();
  const time = { now: 0 };
  const take = async (rule: RateLimitRule, client: string) => {
    const key = `${rule.name} ${client}`;
    const count = (counted.get(key) ?? 0) + 1;
    counted.set(key, count);
    const most = "perHour" in rule ? rule.perHour : "perMinute" in rule ? rule.perMinute : 0;
    return count <= most ? ({ ok: true } as const) : { ok: false as const, retryAfterSeconds: 7 };
  };
  return { guesses: guessLimit({ take }, () => time.now), time };
}

test("one address has ten tries", async () => {
  const { guesses } = setUp();
  for (let turn = 0; turn < 10; turn += 1) expect(await guesses.mayTry("one")).toBe(true);
  expect(await guesses.mayTry("one")).toBe(false);
  expect(await guesses.mayTry("another")).toBe(true);
});

test("after five hundred wrong guesses each address has one try, until the guesses stop", async () => {
  const { guesses, time } = setUp();
  for (let turn = 0; turn < 501; turn += 1) {
    expect(await guesses.mayTry(`guesser ${turn % 100}`)).toBe(true);
    await guesses.wrong();
  }
  expect(await guesses.mayTry("somebody who knows it")).toBe(true);
  expect(await guesses.mayTry("somebody who knows it")).toBe(false);
  time.now = 601_000;
  expect(await guesses.mayTry("somebody who knows it")).toBe(true);
});
