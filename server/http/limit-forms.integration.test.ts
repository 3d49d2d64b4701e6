import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RateLimitRule } from "#server/storage/index.ts";
import { limitForms } from "./limit-forms.ts";

function setUp(verdict: { ok: true } | { ok: false; retryAfterSeconds: number }) {
  const counted: { rule: RateLimitRule; client: string }[] = [];
  const app = new Hono();
  app.use(
    limitForms({
      rateLimiter: {
        take: async (rule, client) => {
          counted.push({ rule, client });
          return verdict;
        },
        stop: () => {},
      },
      leadsPerMinute: 30,
      trustedProxies: 1,
    }),
  );
  app.all("*", (context) => context.text("page"));
  const send = (method: string) =>
    app.request("/contact-us", { method, headers: { "x-forwarded-for": "203.0.113.9" } });
  return { send, counted };
}

test("a form's post counts as a lead; reading pages does not", async () => {
  const { send, counted } = setUp({ ok: true });
  expect(await (await send("POST")).text()).toBe("page");
  expect(await (await send("GET")).text()).toBe("page");
  expect(counted).toEqual([{ rule: { name: "leads", perMinute: 30 }, client: "203.0.113.9" }]);
});

test("too many get an answer that says when to come back", async () => {
  const { send } = setUp({ ok: false, retryAfterSeconds: 7 });
  const response = await send("POST");
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("7");
  expect(await response.text()).toContain("again in 7 seconds");
  expect((await send("GET")).status).toBe(200);
});
