import { expect, test, vi } from "vitest";
import { StreamPlaces } from "./stream-places.ts";

/** Opens a stream, as an address; `cut` is called when it loses its place. */
function opener(limits: { address: number; total: number }) {
  const places = new StreamPlaces(limits);
  return (address: string) => {
    const cut = vi.fn(() => give());
    const give = places.take(address, cut);
    return { cut, give };
  };
}

test("an address has its share, and gets each place back", () => {
  const open = opener({ address: 2, total: 10 });
  const first = open("a");
  open("a");
  expect(() => open("a")).toThrow(
    expect.objectContaining({ status: 429, headers: { "retry-after": "5" } }),
  );
  first.give();
  first.give();
  open("a");
  expect(() => open("a")).toThrow(expect.objectContaining({ status: 429 }));
});

test("when all places are taken, the caller with the most gives up its oldest", () => {
  const open = opener({ address: 4, total: 6 });
  const [oldest, ...others] = [open("greedy"), open("greedy"), open("greedy"), open("greedy")];
  const kept = [open("b"), open("b")];
  open("new");
  expect(oldest?.cut).toHaveBeenCalledOnce();
  for (const { cut } of [...others, ...kept]) expect(cut).not.toHaveBeenCalled();
});

test("no one gives up a place to a caller with as many", () => {
  const open = opener({ address: 4, total: 4 });
  const all = ["a", "a", "b", "b"].map(open);
  expect(() => open("a")).toThrow(
    expect.objectContaining({ status: 503, headers: { "retry-after": "5" } }),
  );
  for (const { cut } of all) expect(cut).not.toHaveBeenCalled();
  open("c");
  expect(() => open("d")).not.toThrow();
  expect(() => open("e")).toThrow(expect.objectContaining({ status: 503 }));
});
