import { chatWebhookPath, learningPath } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { chat, setUp } from "./webhooks.fixture.ts";

const choose = (app: ReturnType<typeof setUp>["app"], keep: string, headers = {}) =>
  app.request(learningPath, { method: "POST", body: new URLSearchParams({ keep }), headers });

test("the choice that nothing is kept applies from then on, and can be changed", async () => {
  const learns: boolean[] = [];
  const { app, post } = setUp({
    answer: async (_request, { mayLearn }) => {
      learns.push(mayLearn);
      return undefined;
    },
  });
  await post(chatWebhookPath, chat);
  const off = await choose(app, "no");
  expect(off.status).toBe(303);
  expect(off.headers.get("location")).toBe("/privacy#false");
  const [cookie = ""] = (off.headers.get("set-cookie") ?? "").split(";");
  expect(off.headers.get("set-cookie")).toMatch(/HttpOnly/i);
  await post(chatWebhookPath, chat, { cookie });
  expect(learns).toEqual([true, false]);
  const on = await choose(app, "yes", { cookie });
  expect(on.headers.get("location")).toBe("/privacy#true");
  expect(on.headers.get("set-cookie")).toMatch(/Max-Age=0/);
});

test("on https the choice is stored under a protected cookie name, and an earlier one still counts", async () => {
  const learns: boolean[] = [];
  const { app, post } = setUp({
    publicOrigin: "https://site.example",
    answer: async (_request, { mayLearn }) => {
      learns.push(mayLearn);
      return undefined;
    },
  });
  const headers = { origin: "https://site.example" };
  const off = (await choose(app, "no", headers)).headers.get("set-cookie") ?? "";
  expect(off).toMatch(/^__Host-demo_learning=off; .*Secure/);
  await post(chatWebhookPath, chat, { cookie: off.split(";")[0] ?? "" });
  await post(chatWebhookPath, chat, { cookie: "demo_learning=off" });
  expect(learns).toEqual([false, false]);
  expect((await choose(app, "yes", headers)).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^demo_learning=; Max-Age=0/),
    expect.stringMatching(/^__Host-demo_learning=; Max-Age=0/),
  ]);
});

test("the choice can be read by a script and by a link", async () => {
  const { app } = setUp();
  const ask = (headers = {}) => app.request(learningPath, { headers });
  const cookie = "demo_learning=off";
  expect(await (await ask()).json()).toEqual({ keeps: true });
  const chosen = await ask({ cookie });
  expect(await chosen.json()).toEqual({ keeps: false });
  expect(chosen.headers.get("cache-control")).toBe("no-store");
  const page = await ask({ cookie, accept: "text/html,*/*;q=0.8" });
  expect(page.status).toBe(303);
  expect(page.headers.get("location")).toBe("/privacy#false");
  expect(page.headers.get("cache-control")).toBe("no-store");
  const deleted = await app.request(learningPath, { method: "DELETE" });
  expect([deleted.status, deleted.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});

test("another site cannot choose for a visitor", async () => {
  const { app } = setUp({ publicOrigin: "https://site.example" });
  const answer = await choose(app, "yes", { origin: "https://evil.example" });
  expect(answer.status).toBe(403);
});

test.each(["multipart/form-data", "multipart/form-data; boundary=x"])(
  "a form of the type %s that cannot be read changes nothing",
  async (type) => {
    const { app } = setUp();
    const answer = await app.request(learningPath, {
      method: "POST",
      headers: { "content-type": type },
      body: "keep=yes",
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).error.code).toBe("malformed");
    expect(answer.headers.get("set-cookie")).toBeNull();
  },
);
