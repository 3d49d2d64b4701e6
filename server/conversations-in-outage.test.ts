import { type Conversation, createMemoryConversations } from "@brightkeel/assistant";
import { pino } from "pino";
import { expect, test } from "vitest";
import { conversationsInOutage } from "./conversations-in-outage.ts";

const now = new Date("2026-11-20T10:00:00Z");
const conversation = { version: 3, byIndustry: {} } as const;

test("a conversation goes on while nothing can be stored, and is stored again afterwards", async () => {
  const disk = createMemoryConversations();
  const state = { full: true };
  const lines: string[] = [];
  const store = conversationsInOutage(
    {
      ...disk,
      async save(...what) {
        if (state.full) throw new Error("database or disk is full");
        return disk.save(...what);
      },
      async load(...what) {
        if (state.full) throw new Error("disk I/O error");
        return disk.load(...what);
      },
    },
    pino({ level: "warn" }, { write: (line: string) => void lines.push(line) }),
  );
  expect(await store.load("c1", now)).toBeUndefined();
  await store.save("c1", conversation, now);
  await store.save("c2", conversation, now);
  expect(await store.load("c1", now)).toEqual(conversation);
  expect(lines).toHaveLength(1);

  state.full = false;
  expect(await store.load("c1", now)).toEqual(conversation);
  await store.save("c1", conversation, now);
  expect(await disk.load("c1", now)).toEqual(conversation);
  expect(lines).toHaveLength(2);
  await store.forget("c2");
  expect(await store.load("c2", now)).toBeUndefined();
});

function setUp(most?: number) {
  const disk = createMemoryConversations();
  const state = { readable: true, writable: true };
  const lines: string[] = [];
  const store = conversationsInOutage(
    {
      ...disk,
      async save(...what) {
        if (!state.writable) throw new Error("database or disk is full");
        return disk.save(...what);
      },
      async load(...what) {
        if (!state.readable) throw new Error("disk I/O error");
        return disk.load(...what);
      },
    },
    pino({ level: "warn" }, { write: (line: string) => void lines.push(line) }),
    most,
  );
  return { disk, state, lines, store };
}

test("a full disk, which can be read, is told of once", async () => {
  const { state, lines, store } = setUp();
  state.writable = false;
  for (const id of ["c1", "c2", "c3"]) {
    await store.load(id, now);
    await store.save(id, conversation, now);
  }
  expect(lines).toHaveLength(1);
  state.writable = true;
  await store.save("c1", conversation, now);
  expect(lines).toHaveLength(2);
});

test("a conversation that could not be read is not lost to the one that began instead", async () => {
  const { disk, state, lines, store } = setUp();
  const hospitality = { seen: {}, fallbacks: 0, tickets: [], exchanges: [], topic: "room" };
  const stored: Conversation = { version: 3, byIndustry: { hospitality } };
  await store.save("c1", stored, now);
  state.readable = false;
  expect(await store.load("c1", now)).toBeUndefined();
  // The database is down for this message, and up again for the next one.
  await store.save("c1", conversation, now);
  expect(await store.load("c1", now)).toEqual(conversation);
  state.readable = true;
  await store.save("c1", conversation, now);
  expect(await disk.load("c1", now)).toEqual(stored);
  expect(await store.load("c1", now)).toEqual(stored);
  // From here on, conversations are stored as usual.
  await store.save("c1", conversation, now);
  expect(await disk.load("c1", now)).toEqual(conversation);

  state.readable = false;
  expect(await store.load("new", now)).toBeUndefined();
  state.readable = true;
  await store.save("new", conversation, now);
  expect(await disk.load("new", now)).toEqual(conversation);
  await store.load("new", now);
  expect(lines.length % 2).toBe(0);
});

test("an outage keeps as many conversations as there is room for, the newest", async () => {
  const { state, store } = setUp(2);
  state.writable = false;
  for (const id of ["c1", "c2", "c1", "c3"]) await store.save(id, conversation, now);
  expect(await store.load("c2", now)).toBeUndefined();
  expect(await store.load("c1", now)).toEqual(conversation);
  expect(await store.load("c3", now)).toEqual(conversation);
});
