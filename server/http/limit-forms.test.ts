import { expect, test } from "vitest";
import type { RateLimiter, RateLimitRule } from "#server/storage/index.ts";
import { limitForms } from "./limit-forms.ts";

function setUp(verdict: Awaited<ReturnType<RateLimiter["take"]>>) {
  const counted: { rule: RateLimitRule; client: string }[] = [];
  const limit = limitForms({
    rateLimiter: {
      take: async (rule, client) => {
        counted.push({ rule, client });
        return verdict;
      },
      stop: () => {},
    },
    leadsPerMinute: 30,
  });
  return { limit, counted };
}

test("a form's post counts as a lead", async () => {
  const { limit, counted } = setUp({ ok: true });
  expect(await limit("203.0.113.9")).toBeUndefined();
  expect(counted).toEqual([{ rule: { name: "leads", perMinute: 30 }, client: "203.0.113.9" }]);
});

test("beyond the limit, the answer says when to come back", async () => {
  const { limit } = setUp({ ok: false, retryAfterSeconds: 7 });
  const response = await limit("203.0.113.9");
  expect(response?.status).toBe(429);
  expect(response?.headers.get("retry-after")).toBe("7");
  expect(await response?.text()).toContain("again in 7 seconds");
});
