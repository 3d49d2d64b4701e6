import { expect, test } from "vitest";
import { TransformQueue } from "./transform-queue.ts";

/** A queue whose jobs end when the test says so, with the names of the jobs in the order in which they began. */
function queueWith(options: { places?: number; maxOfAddress?: number } = {}) {
  let now = 0;
  const begun: { name: string; end: (took: number) => Promise<void> }[] = [];
  const queue = new TransformQueue({ places: 1, clock: () => now, ...options });
  const enter = (address: string, name: string, large = false) =>
    queue.enter({ address, large }, () => {
      const { promise, resolve } = Promise.withResolvers<Buffer>();
      const end = async (took: number) => {
        now += took;
        resolve(Buffer.from(name));
        await promise;
        await Promise.resolve();
      };
      begun.push({ name, end });
      return promise;
    });
  const names = () => begun.map(({ name }) => name);
  const endOf = async (name: string, took: number) => {
    await begun.find((one) => one.name === name)?.end(took);
    await new Promise(setImmediate);
  };
  return { enter, names, endOf };
}

test("a client that requests one image does not queue behind one that requests many", async () => {
  const { enter, names, endOf } = queueWith();
  for (let n = 0; n < 30; n++) void enter("greedy", `greedy ${n}`);
  void enter("visitor", "visitor");
  await endOf("greedy 0", 900);
  expect(names()).toEqual(["greedy 0", "visitor"]);
});

test("clients with equal usage are served first come, first served", async () => {
  const { enter, names, endOf } = queueWith();
  for (const name of ["a", "b", "c"]) void enter(name, name);
  await endOf("a", 10);
  await endOf("b", 10);
  expect(names()).toEqual(["a", "b", "c"]);
});

test("large images leave a slot for small ones", async () => {
  const { enter, names } = queueWith({ places: 2 });
  void enter("a", "large 1", true);
  void enter("b", "large 2", true);
  void enter("c", "small");
  expect(names()).toEqual(["large 1", "small"]);
});

test("a client can fill only its share of the queue", async () => {
  const { enter } = queueWith({ maxOfAddress: 2 });
  // One is being made and two wait.
  for (let n = 0; n < 3; n++) void enter("greedy", `greedy ${n}`);
  await expect(enter("greedy", "more").picture).rejects.toMatchObject({ status: 429 });
  await expect(
    Promise.race([enter("visitor", "v").picture, Promise.resolve("waits")]),
  ).resolves.toBe("waits");
});

test("an image removed from the queue is not generated", async () => {
  const { enter, names, endOf } = queueWith();
  void enter("a", "first");
  const left = enter("a", "left");
  void enter("a", "kept");
  left.leave();
  await expect(left.picture).rejects.toMatchObject({ status: 503 });
  await endOf("first", 5);
  expect(names()).toEqual(["first", "kept"]);
});
