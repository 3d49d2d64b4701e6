import { LRUCache } from "lru-cache";
import { afterEach, expect, test, vi } from "vitest";
import { cachedModel } from "../../training/cached-model.ts";
import { keyedHash } from "./keyed-hash.ts";
import { createUnderstander } from "./understand.ts";

const sentence = "please tell aunt ottilie where to park";
const understander = createUnderstander(await cachedModel());
afterEach(() => vi.restoreAllMocks());

test("the cache stores none of a message's text and returns the same result", () => {
  const set = vi.spyOn(LRUCache.prototype, "set");
  const first = understander.understand(sentence, "hospitality");
  expect(set).toHaveBeenCalled();
  expect(JSON.stringify(set.mock.calls)).not.toContain("tell aunt");
  expect(understander.understand(sentence, "hospitality")).toEqual(first);
  expect(understander.understand(sentence, "support")).not.toEqual(first);
});

test("equal texts have equal hashes, different texts different ones", () => {
  expect(keyedHash(sentence)).toBe(keyedHash(`${sentence}`));
  expect(keyedHash(sentence)).not.toBe(keyedHash(`${sentence}?`));
  expect(keyedHash(sentence)).not.toContain("aunt");
});
