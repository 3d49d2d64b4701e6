import { expect, it } from "vitest";
import { GuessLimit } from "./guess-limit.ts";

const clock = { now: 0 };
const limit = () => new GuessLimit({ ofOne: 3, inAll: 5, pause: 60_000 }, () => clock.now);
const guess = (guesses: GuessLimit, address: string) => {
  guesses.check(address);
  guesses.wrong(address);
};

it("hears no more tokens of an address that guessed, until the while is over", () => {
  clock.now = 0;
  const guesses = limit();
  for (let tries = 0; tries < 3; tries += 1) guess(guesses, "one");
  clock.now = 20_000;
  expect(() => guesses.check("one")).toThrow(/try again in 40 s/);
  expect(() => guesses.check("another")).not.toThrow();
  clock.now = 60_000;
  expect(() => guesses.check("one")).not.toThrow();
});

it("hears one token of each address at most, once many addresses guess", () => {
  clock.now = 0;
  const guesses = limit();
  for (let address = 0; address < 5; address += 1) guess(guesses, `address ${address}`);
  expect(() => guesses.check("address 1")).toThrow(/429|Too many/);
  expect(() => guesses.check("an editor")).not.toThrow();
});
