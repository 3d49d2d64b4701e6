import { expect, test } from "vitest";
import { QueueFull, TurnQueue } from "./turn-queue.ts";

/** Creates a queue with one place, whose pages finish rendering when the test says so. */
function setUp(settings: ConstructorParameters<typeof TurnQueue>[0] = {}) {
  const queue = new TurnQueue({
    atOnce: 1,
    atOnceForOne: 1,
    perMinute: 0,
    ...settings,
  });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (address: string) =>
    queue.take(address, () => {
      order.push(address);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const finish = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, finish, order };
}

test("a single request waits behind only one of an address with many", async () => {
  const { ask, finish, order } = setUp();
  for (let page = 0; page < 20; page += 1) void ask("many");
  void ask("one");
  for (let page = 0; page < 3; page += 1) await finish();
  expect(order.slice(0, 3)).toContain("one");
});

test("the address with the fewest recent turns comes first, even behind ten busy ones", async () => {
  const { ask, finish, order } = setUp();
  for (let page = 0; page < 50; page += 1) void ask(`many ${page % 10}`);
  for (let page = 0; page < 15; page += 1) await finish();
  void ask("one");
  await finish();
  expect(order.slice(0, 17)).toContain("one");
});

test("one address does not take all places", async () => {
  const { ask, order } = setUp({ atOnce: 3, atOnceForOne: 2 });
  for (let page = 0; page < 5; page += 1) void ask("many");
  void ask("one");
  expect(order).toEqual(["many", "many", "one"]);
});

test("a full queue says when to come back, to the one address or to all", async () => {
  const { ask } = setUp({ waitingOfOne: 2, waiting: 3 });
  for (let page = 0; page < 3; page += 1) void ask("many");
  await expect(ask("many")).rejects.toBeInstanceOf(QueueFull);
  const each = setUp({ waiting: 2 });
  for (const address of ["one", "two", "three"]) void each.ask(address);
  await expect(each.ask("four")).rejects.toMatchObject({ retryAfterSeconds: 2 });
});

test("ten addresses that fill the queue do not keep others out", async () => {
  const { ask, finish, order } = setUp({ waitingOfOne: 30, waiting: 300 });
  const refused: unknown[] = [];
  for (let page = 0; page < 310; page += 1)
    ask(`many ${page % 10}`).catch((error: unknown) => refused.push(error));
  void ask("one");
  for (let page = 0; page < 11; page += 1) await finish();
  expect(order).toContain("one");
  // Some were refused to make room for the newcomer, besides those above the limit.
  expect(refused.length).toBeGreaterThan(0);
  for (const error of refused) expect(error).toBeInstanceOf(QueueFull);
});

test("an address over its limit takes no one's place", async () => {
  const { ask, finish } = setUp({ waiting: 3, perMinute: 8, now: () => 0 });
  for (let page = 0; page < 4; page += 1) {
    void ask("over");
    await finish();
  }
  const waiting = Promise.all(Array.from({ length: 4 }, () => ask("other")));
  await expect(ask("over")).rejects.toBeInstanceOf(QueueFull);
  for (let page = 0; page < 4; page += 1) await finish();
  await expect(waiting).resolves.toHaveLength(4);
});

test("a page that fails frees its place", async () => {
  const queue = new TurnQueue({ atOnce: 1 });
  await expect(queue.take("one", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await queue.take("one", async () => "page")).toBe("page");
});

test("an address may have a number of pages a minute, half of them at once", async () => {
  const time = { now: 0 };
  const queue = new TurnQueue({ perMinute: 60, now: () => time.now });
  const page = (address = "one") => queue.take(address, async () => "page");
  for (let asked = 0; asked < 30; asked += 1) await page();
  await expect(page()).rejects.toMatchObject({ retryAfterSeconds: 1 });
  expect(await page("another")).toBe("page");
  time.now = 1_000;
  expect(await page()).toBe("page");
  await expect(page()).rejects.toBeInstanceOf(QueueFull);
});

/** Returns how many turns of the event loop pass between two tasks of a queue with these settings. */
async function turnsBetween(settings: ConstructorParameters<typeof TurnQueue>[0]): Promise<number> {
  const queue = new TurnQueue({ atOnce: 1, perMinute: 0, ...settings });
  let turns = 0;
  const count = () => {
    turns += 1;
    if (turns < 1_000) setImmediate(count);
  };
  setImmediate(count);
  const at: number[] = [];
  const page = () => queue.take("one", async () => void at.push(turns));
  await Promise.all([page(), page()]);
  const [first = 0, second = 0] = at;
  return second - first;
}

test("the event loop turns between two pages, so that ready answers are sent", async () => {
  expect(await turnsBetween({})).toBeGreaterThanOrEqual(3);
});

test("new connections are accepted before the next page is rendered", async () => {
  let left = 100;
  const arrivals = () => (left > 0 ? 100 - left-- : 100);
  const turns = await turnsBetween({ arrivals });
  expect(turns).toBeGreaterThanOrEqual(100);
  let count = 0;
  const now = () => count;
  expect(await turnsBetween({ arrivals: () => count++, now })).toBeLessThanOrEqual(202);
});

test("turns taken while no one waited do not count later", async () => {
  const { ask, finish, order } = setUp();
  for (let page = 0; page < 20; page += 1) {
    void ask("reader");
    await finish();
  }
  for (let page = 0; page < 30; page += 1) void ask(`flood ${page % 10}`);
  void ask("reader");
  for (let page = 0; page < 12; page += 1) await finish();
  expect(order.slice(20)).toContain("reader");
});
