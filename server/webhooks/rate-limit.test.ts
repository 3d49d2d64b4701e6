import { chatWebhookPath as chatPath, leadWebhookPath as leadPath } from "@brightkeel/contracts";
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
