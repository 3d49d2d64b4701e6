import type { LiveEvent } from "@sanity/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningLake, runLake } from "../src/testing.ts";
import { within } from "./within.ts";

/** Events for pages and caches that were made from the answers of queries. */
let running: RunningLake;
beforeAll(async () => {
  running = await runLake();
});
afterAll(() => running.stop());

it("names the tags of the responses that a change invalidates", async () => {
  const client = running.client();
  await client.create({ _id: "author", _type: "author", name: "A" });
  await client.create({
    _id: "post",
    _type: "post",
    author: { _type: "reference", _ref: "author" },
  });
  const reader = running.reader({ perspective: "published" });
  const answer = await reader.fetch(
    '*[_type == "post"]{"by": author->name}',
    {},
    { filterResponse: false },
  );
  expect(answer.syncTags?.length).toBeGreaterThan(0);
  const events: LiveEvent[] = [];
  const subscription = reader.live.events().subscribe((event) => events.push(event));
  await expect.poll(() => events[0]?.type, { timeout: within(5000) }).toBe("welcome");
  await client.create({ _id: "drafts.post", _type: "post" });
  await client.create({ _id: "other", _type: "other" });
  await client.patch("author").set({ name: "B" }).commit();
  await expect.poll(() => events.length, { timeout: within(5000) }).toBe(3);
  subscription.unsubscribe();
  const touches = (event: LiveEvent | undefined) =>
    event && "tags" in event && event.tags.some((tag) => answer.syncTags?.includes(tag));
  expect(touches(events[1])).toBe(false);
  expect(touches(events[2])).toBe(true);
});
