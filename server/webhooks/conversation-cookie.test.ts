import { chatWebhookPath as chatPath, newConversationHeader } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { chat, setUp } from "./webhooks.fixture.ts";

test("a visitor keeps one conversation, by a cookie that is not its id", async () => {
  const { post, asked } = setUp();
  const first = await post(chatPath, chat);
  const cookie = first.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^conversation=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const pair = cookie.split(";")[0] ?? "";

  const second = await post(chatPath, chat, { cookie: pair });
  expect(second.headers.get("set-cookie")).toBe(cookie);
  await post(chatPath, chat);
  const ids = asked.map(({ conversationId }) => conversationId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(pair).not.toContain(ids[0]);
});

test("a chat that begins again is a new conversation", async () => {
  const { post, asked } = setUp();
  const pairOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const first = pairOf(await post(chatPath, chat));
  const second = pairOf(
    await post(chatPath, chat, { cookie: first, [newConversationHeader]: "1" }),
  );
  await post(chatPath, chat, { cookie: second });
  const [before, after, later] = asked.map(({ conversationId }) => conversationId);
  expect(after).not.toBe(before);
  expect(later).toBe(after);
});

test("whose conversation it is, is noted, and an answer comes when that fails", async () => {
  const noted: string[][] = [];
  const { post, asked } = setUp({
    noteConversation: async (...it) => {
      noted.push(it);
      throw new Error("database or disk is full");
    },
  });
  expect((await post(chatPath, chat)).status).toBe(200);
  expect(noted).toEqual([[asked[0]?.conversationId, "ada@example.com"]]);
});

test("a cookie someone made up is replaced", async () => {
  const { post, asked } = setUp();
  const response = await post(chatPath, chat, { cookie: "conversation=' or 1=1" });
  expect(response.headers.get("set-cookie")).toMatch(/^conversation=[\w-]{43};/);
  expect(asked[0]?.conversationId).toMatch(/^[\w-]{43}$/);
});

test("on https the cookie is Secure", async () => {
  const { post, asked } = setUp({ publicOrigin: "https://www.site.example" });
  const set = (await post(chatPath, chat)).headers.get("set-cookie") ?? "";
  expect(set).toMatch(
    /^__Host-conversation=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [own = ""] = set.split(";");
  await post(chatPath, chat, { cookie: own });
  // What a sibling site can plant leads no one into a conversation.
  await post(chatPath, chat, { cookie: own.replace("__Host-", "") });
  const [first, second, planted] = asked.map(({ conversationId }) => conversationId);
  expect(second).toBe(first);
  expect(planted).not.toBe(first);
  const behindProxy = setUp({ trustedProxies: 1 });
  const response = await behindProxy.post(chatPath, chat, { "x-forwarded-proto": "https" });
  expect(response.headers.get("set-cookie")).toContain("Secure");
});
