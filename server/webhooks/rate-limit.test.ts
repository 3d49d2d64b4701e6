import {
  chatWebhookPath as chatPath,
  leadWebhookPath as leadPath,
  newConversationHeader,
} from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { chat, lead, setUp } from "./webhooks.fixture.ts";

test("429 says when to come back, and nothing was done", async () => {
  const { post, saved } = setUp({
    rateLimiter: { take: async () => ({ ok: false, retryAfterSeconds: 12 }), stop: () => {} },
  });
  const response = await post(leadPath, lead);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("12");
  expect((await response.json()).error.message).toContain("12 seconds");
  expect(saved).toEqual([]);
});

test("forwarded addresses count only from our own proxies", async () => {
  const counted = async (trustedProxies: number, forwarded: string) => {
    const it = setUp({ trustedProxies });
    await it.post(leadPath, lead, { "x-forwarded-for": forwarded });
    return it.counted[0]?.client;
  };
  expect(await counted(0, "203.0.113.9")).toBe("unknown");
  expect(await counted(1, "203.0.113.9")).toBe("203.0.113.9");
  expect(await counted(1, "6.6.6.6, 203.0.113.9")).toBe("203.0.113.9");
  expect(await counted(2, "6.6.6.6, 203.0.113.9, 10.0.0.2")).toBe("203.0.113.9");
  expect(await counted(3, "203.0.113.9")).toBe("unknown");
  expect(await counted(1, "203.0.113.9:5123")).toBe("203.0.113.9");
  expect(await counted(1, "::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(await counted(1, "2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(await counted(1, "[2001:db8::7]:443")).toBe("2001:db8::/64");
});

test("leads and chat are counted apart", async () => {
  const { post, counted } = setUp();
  await post(leadPath, lead);
  await post(chatPath, chat);
  expect(counted.map(({ rule }) => rule)).toEqual([
    { name: "leads", perMinute: 30 },
    { name: "chat", perMinute: 60 },
  ]);
});

const cookie = `conversation=${"a".repeat(43)}`;

test("a browser that sends its cookie is counted in addition to its network", async () => {
  const { post, counted } = setUp();
  await post(leadPath, lead, { cookie });
  await post(chatPath, chat, { cookie });
  expect(counted.map(({ rule }) => rule)).toEqual([
    { name: "leads", perMinute: 30 },
    { name: "leads of a session", perHour: 5 },
    { name: "chat", perMinute: 60 },
    { name: "chat of a session", perMinute: 20 },
  ]);
  const [, leads, , chats] = counted.map(({ client }) => client);
  expect(leads).toBe(chats);
  expect(leads).not.toContain("aaa");
});

test("a new conversation is the same browser’s", async () => {
  const { post, counted } = setUp();
  const begin = await post(chatPath, chat, { cookie, [newConversationHeader]: "1" });
  const next = begin.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(next).not.toBe(cookie);
  await post(chatPath, chat, { cookie: next });
  const [, before, , after] = counted.map(({ client }) => client);
  expect(after).toBe(before);
});

test("lifting the limits lifts those of a browser too", async () => {
  const { post, counted } = setUp({ limits: { leadsPerMinute: 0, chatPerMinute: 0 } });
  await post(leadPath, lead, { cookie });
  await post(chatPath, chat, { cookie });
  expect(counted.map(({ rule }) => rule.name)).toEqual(["leads", "chat"]);
});

test("one reply of a conversation is under way at a time, whether it comes or fails", async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  const { post } = setUp({
    answer: async () => {
      await answers[asked++]?.promise;
      return { message: { content: "Yes." } };
    },
  });
  const first = post(chatPath, chat, { cookie });
  await expect.poll(() => asked).toBe(1);
  const second = await post(chatPath, chat, { cookie });
  expect([second.status, second.headers.get("retry-after")]).toEqual([429, "1"]);
  answers[0]?.resolve();
  expect((await first).status).toBe(200);

  const failing = post(chatPath, chat, { cookie });
  await expect.poll(() => asked).toBe(2);
  answers[1]?.reject(new Error("down"));
  expect((await failing).status).toBe(500);
  expect((await post(chatPath, chat, { cookie })).status).toBe(200);
});
