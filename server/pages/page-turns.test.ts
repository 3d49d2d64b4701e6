import { expect, test, vi } from "vitest";
import { QueueFull, TurnQueue } from "#server/http/turn-queue.ts";
import { type EncodedResponse, encodeResponse } from "./encode-response.ts";
import { PageCache } from "./page-cache.ts";

const page = (text: string) =>
  encodeResponse(200, { "content-type": "text/html" }, Buffer.from(text));
const textOf = (encoded: EncodedResponse) => encoded.variants.identity.body.toString();

/** Pages that last until a change. */
function cacheOf(make: (key: string) => Promise<EncodedResponse>) {
  const onError = vi.fn();
  const cache = new PageCache({
    render: async (key) => ({
      response: await make(key),
      cacheFor: Number.POSITIVE_INFINITY,
      syncTags: undefined,
    }),
    capacity: 10,
    onError,
  });
  return { cache, onError };
}

test("while it is no one’s turn to have a page made, the last good one stands, and nothing failed", async () => {
  const slow = Promise.withResolvers<void>();
  let made = 0;
  const { cache, onError } = cacheOf(async () => {
    made += 1;
    const version = made;
    if (version > 2) await slow.promise;
    return page(`version ${version}`);
  });
  const full = () => Promise.reject(new QueueFull(2));
  await cache.get("/");
  await cache.get("/other");
  const renewed = cache.revalidate();
  // The other one is being made again.
  expect(textOf(await cache.get("/", full))).toBe("version 1");
  await expect(cache.get("/never", full)).rejects.toBeInstanceOf(QueueFull);
  expect(onError).not.toHaveBeenCalled();
  slow.resolve();
  await renewed;
});

test("a visitor does not wait for a page behind all that someone else asked for before", async () => {
  const rendered: string[] = [];
  const ends: (() => void)[] = [];
  const { cache } = cacheOf(async (key) => {
    rendered.push(key);
    await new Promise<void>((resolve) => ends.push(resolve));
    return page(key);
  });
  const queue = new TurnQueue({ atOnce: 1, atOnceForOne: 1, perMinute: 0 });
  const from = (address: string, key: string) =>
    cache.get(key, (work) => queue.take(address, work));
  const finish = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const theirs = ["/1", "/2", "/3", "/wanted"].map((key) => from("many", key));
  const ours = from("one", "/wanted");
  await finish();
  await finish();
  // Whoever had least comes first, and not after all the others.
  expect(rendered).toEqual(["/1", "/wanted", "/2"]);
  await finish();
  expect(textOf(await ours)).toBe("/wanted");
  await finish();
  await Promise.all(theirs);
  // And it was made once for both.
  expect(rendered).toEqual(["/1", "/wanted", "/2", "/3"]);
});

test("whoever is turned away takes no one else’s page away", async () => {
  const { cache } = cacheOf(() => page("made"));
  const turn = Promise.withResolvers<void>();
  const patient = cache.get("/", async (work) => {
    await turn.promise;
    return work();
  });
  await expect(cache.get("/", () => Promise.reject(new QueueFull(2)))).rejects.toBeInstanceOf(
    QueueFull,
  );
  turn.resolve();
  expect(textOf(await patient)).toBe("made");
});
