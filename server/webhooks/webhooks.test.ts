import { chatWebhookPath as chatPath, leadWebhookPath as leadPath } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { chat, lead, setUp } from "./webhooks.fixture.ts";

test("a lead is stored before the answer, with the page and campaign it came from", async () => {
  const { post, saved } = setUp();
  const response = await post(leadPath, lead, {
    referer: "https://site.example/ai-chatbot?utm_source=news&utm_medium=mail&other=1",
    "idempotency-key": "press-1",
    "accept-language": "de-AT,de;q=0.9",
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true, id: "lead-1" });
  expect(saved).toEqual([
    {
      ...lead,
      kind: "demo",
      page: "/ai-chatbot",
      language: "de-AT",
      campaign: { utm_source: "news", utm_medium: "mail" },
      idempotencyKey: "press-1",
      behavior: { browser: true },
    },
  ]);
});

test("a chat message is answered with an array whose first item has message.content", async () => {
  const { post, asked } = setUp();
  const response = await post(chatPath, chat);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([{ message: { content: "Yes." } }]);
  expect(asked[0]?.request).toEqual(chat);
});

test("an answer without a reply is passed on as an empty array", async () => {
  const { post } = setUp({ answer: async () => undefined });
  const response = await post(chatPath, chat);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test("503 when the lead cannot be stored, in a sentence for the visitor", async () => {
  const { post } = setUp({
    saveLead: async () => {
      throw new Error("database or disk is full");
    },
  });
  const response = await post(leadPath, lead);
  expect(response.status).toBe(503);
  expect((await response.json()).error).toEqual({
    code: "not_stored",
    message: "Your details could not be stored just now. Please try again in a minute.",
  });
});

test("500 without details when the answer fails unexpectedly", async () => {
  const { post } = setUp({
    answer: async () => {
      throw new Error("secret detail");
    },
  });
  const response = await post(chatPath, chat);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
});

test("clients that accept parts get the answer as it is written, others get it whole", async () => {
  const { post } = setUp({
    async *answerInParts() {
      yield { type: "text", text: "Good " };
      yield { type: "text", text: "day" };
      yield { type: "reply", reply: { message: { content: "Good day." } } };
    },
  });
  const streamed = await post(chatPath, chat, { accept: "application/json, application/x-ndjson" });
  expect(streamed.headers.get("content-type")).toBe("application/x-ndjson");
  expect(
    (await streamed.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { type: "text", text: "Good " },
    { type: "text", text: "day" },
    { type: "reply", reply: { message: { content: "Good day." } } },
  ]);
  const whole = await post(chatPath, chat, { accept: "application/json" });
  expect(await whole.json()).toEqual([{ message: { content: "Yes." } }]);
});

test("an answer that breaks off ends before its reply", async () => {
  const { post } = setUp({
    async *answerInParts() {
      yield { type: "text", text: "Good " };
      throw new Error("gone");
    },
  });
  const broken = await post(chatPath, chat, { accept: "application/x-ndjson" });
  expect(await broken.text()).toBe('{"type":"text","text":"Good "}\n');
});
