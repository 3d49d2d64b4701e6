import { createMemoryConversations } from "@brightkeel/assistant";
import { pino } from "pino";
import { expect, test } from "vitest";
import { keptConversations } from "./kept-conversations.ts";

const now = new Date("2026-11-20T10:00:00Z");
const conversation = { version: 3, byIndustry: {} } as const;

test("a conversation goes on while nothing can be stored, and is stored again afterwards", async () => {
  const disk = createMemoryConversations();
  const state = { full: true };
  const lines: string[] = [];
  const store = keptConversations(
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
