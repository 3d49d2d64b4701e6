import { chatWebhookPath as chatPath, leadWebhookPath as leadPath } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { chat, lead, setUp } from "./webhooks.fixture.ts";

test.each([
  [leadPath, { ...lead, name: "  " }, "name"],
  [leadPath, { ...lead, name: "\u200b\u2060\ufeff" }, "name"],
  [leadPath, { ...lead, name: "\u2800\u2800" }, "name"],
  [leadPath, { ...lead, name: "\u0301\u0308" }, "name"],
  [leadPath, { ...lead, name: "a\r\nBcc: x@y.example" }, "name"],
  [leadPath, { ...lead, name: "a\u0000b" }, "name"],
  [leadPath, { ...lead, name: "x".repeat(201) }, "name"],
  [leadPath, { ...lead, email: "ada" }, "email"],
  [leadPath, { ...lead, email: undefined }, "email"],
  [leadPath, { ...lead, email: 7 }, "email"],
  [leadPath, { ...lead, industry: "shipping" }, "industry"],
  [leadPath, { ...lead, timestamp: "yesterday" }, "timestamp"],
  [chatPath, { ...chat, userInfo: { ...chat.userInfo, email: "ada@" } }, "userInfo.email"],
  [chatPath, { ...chat, userInfo: null }, "userInfo"],
  [chatPath, { ...chat, userMessage: " \n " }, "userMessage"],
  [chatPath, { ...chat, userMessage: "x".repeat(2001) }, "userMessage"],
  [chatPath, { ...chat, selectedIndustry: "" }, "selectedIndustry"],
])("422 names the field: %s %o", async (path, body, field) => {
  const { post, saved, asked } = setUp();
  const response = await post(path, body);
  expect(response.status).toBe(422);
  const { error } = await response.json();
  expect(error).toMatchObject({ code: "invalid_field", field });
  expect(error.message).toMatch(new RegExp(`^“${field}” .+\\.$`));
  expect([...saved, ...asked]).toEqual([]);
});

test("direction controls and invisible characters are removed from a name, joiners are kept", async () => {
  const { post, saved } = setUp();
  const name = "\u202eAda\u{e0041} \u0646\u0627\u0645\u200c\u0647";
  expect((await post(leadPath, { ...lead, name })).status).toBe(200);
  expect(saved[0]?.name).toBe("Ada \u0646\u0627\u0645\u200c\u0647");
});

test("422 without a field when the body is no object", async () => {
  const { post } = setUp();
  for (const body of ["[]", "null", '"text"']) {
    const response = await post(leadPath, body);
    expect(response.status).toBe(422);
    expect((await response.json()).error).toEqual({
      code: "invalid_field",
      message: "The body must be a JSON object.",
    });
  }
});

test("the longest message passes in any characters", async () => {
  const { post, asked } = setUp();
  const userMessage = "\u{1F600}".repeat(1000);
  const escaped = JSON.stringify({ ...chat, userMessage }).replace(
    /[\ud800-\udfff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
  expect((await post(chatPath, escaped)).status).toBe(200);
  expect(asked[0]?.request.userMessage).toBe(userMessage);
});

test.each(["", "{", '{"name": }', "name=Ada"])("400 for malformed JSON %o", async (body) => {
  const response = await setUp().post(leadPath, body);
  expect(response.status).toBe(400);
  expect((await response.json()).error.code).toBe("malformed");
});

test("400 for bytes that are not UTF-8", async () => {
  const { app, saved } = setUp();
  const response = await app.request(leadPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ ...lead, name: "Zoë" }), "latin1"),
  });
  expect(response.status).toBe(400);
  expect(saved).toEqual([]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1"])(
  "415 for %s",
  async (type) => {
    const response = await setUp().post(leadPath, lead, { "content-type": type });
    expect(response.status).toBe(415);
    expect((await response.json()).error.message).toContain("Content-Type: application/json");
  },
);

test("415 without a type; a UTF-8 charset is fine", async () => {
  const { app, post } = setUp();
  const untyped = await app.request(leadPath, { method: "POST", body: Buffer.from("{}") });
  expect(untyped.status).toBe(415);
  const type = { "content-type": "application/json; charset=UTF-8" };
  expect((await post(leadPath, lead, type)).status).toBe(200);
});

test.each(["GET", "PUT", "DELETE", "OPTIONS"])("405 for %s, with Allow", async (method) => {
  for (const path of [leadPath, chatPath]) {
    const response = await setUp().app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect((await response.json()).error.code).toBe("wrong_method");
  }
});

test("another site's pages may not post; ours and tools may", async () => {
  const { post } = setUp({ publicOrigin: "https://www.site.example" });
  const status = async (headers: Record<string, string>) =>
    (await post(leadPath, lead, headers)).status;
  expect(await status({ origin: "https://evil.example" })).toBe(403);
  expect(await status({ origin: "null" })).toBe(403);
  expect(await status({ origin: "https://www.site.example" })).toBe(200);
  expect(await status({})).toBe(200);
  expect(await status({ origin: "http://localhost:4300", host: "localhost:4300" })).toBe(200);
});
