/**
 * Group commit: gathers writes that arrive together into one transaction, because on SQLite each commit waits for the
 * disk. Each caller gets its own result after the commit.
 *
 * `commit` applies a whole group or nothing. When it fails, each write is tried alone, so that one bad lead fails no
 * other.
 */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<Result[]>,
  largest = 64,
): (item: Item) => Promise<Result> {
  type Waiting = PromiseWithResolvers<Result> & { item: Item };
  const waiting: Waiting[] = [];
  let running = false;

  async function run(group: Waiting[]) {
    try {
      const results = await commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => {
        // `commit` returns a result for each item, in order.
        resolve(results[index] as Result);
      });
    } catch (error) {
      if (group.length === 1) for (const { reject } of group) reject(error);
      else for (const one of group) await run([one]);
    }
  }

  async function drain() {
    running = true;
    while (waiting.length > 0) {
      // Lets the requests that have arrived by now join.
      await new Promise((resolve) => setImmediate(resolve));
      await run(waiting.splice(0, largest));
    }
    running = false;
  }

  return (item) => {
    const entry = { ...Promise.withResolvers<Result>(), item };
    waiting.push(entry);
    if (!running) void drain();
    return entry.promise;
  };
}
