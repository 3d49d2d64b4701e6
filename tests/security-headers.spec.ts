import { chatWebhookPath } from "@brightkeel/contracts";
import { expect, test } from "./support/test.ts";

/** Parses the policy into directives by name. */
const policyOf = (header: string | undefined) =>
  new Map(
    (header ?? "").split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

for (const path of [
  "/",
  "/ai-chatbot",
  "/contact-us",
  "/blogs/night-audit-runbook",
  "/no-such-page",
]) {
  test(`${path} comes with a policy that names every script by its hash`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = policyOf(headers["content-security-policy"]);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    const scripts = policy.get("script-src") ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts.filter((source) => source.startsWith("'sha256-")).length).toBeGreaterThan(0);
    for (const name of ["script-src", "style-src"]) {
      expect(policy.get(name)).not.toContain("'unsafe-inline'");
      expect(policy.get(name)).not.toContain("'unsafe-eval'");
    }
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy.get("trusted-types")).toEqual(["site"]);
    expect(headers["content-security-policy-report-only"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
}

test("a script has the headers of a file, and none of those for documents", async ({ request }) => {
  const [script = ""] =
    /\/assets\/client-[\w-]+\.js/.exec(await (await request.get("/")).text()) ?? [];
  const headers = (await request.get(script)).headers();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toBeUndefined();
  expect(headers["cross-origin-opener-policy"]).toBeUndefined();
  for (const picture of ["/favicon.svg", "/favicon.ico"])
    expect((await request.get(picture)).headers()["cross-origin-opener-policy"]).toBe(
      "same-origin",
    );
});

test.describe("Injected code", () => {
  test.use({
    expectedProblems: /Content Security Policy|requires 'Trusted|Creating a TrustedType/,
  });

  test("makes no markup, no script and no policy of its own out of text", async ({
    page,
    open,
  }) => {
    await open("/privacy-policy");
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => unknown) => {
        try {
          work();
          return "done";
        } catch (error) {
          return error instanceof TypeError ? "refused" : String(error);
        }
      };
      const script = document.createElement("script");
      const policies = globalThis.trustedTypes;
      const any = { createHTML: (text: string) => text, createScriptURL: (text: string) => text };
      const done = [
        () => document.body.insertAdjacentHTML("beforeend", "<p>x</p>"),
        () => new DOMParser().parseFromString("<p>x</p>", "text/html"),
        () => (script.src = "/sw.js"),
        () => script.setAttribute("onclick", "document.documentElement.dataset.injected = 'yes'"),
        () => (script.textContent = "document.documentElement.dataset.injected = 'yes'"),
        ...["site", "other", "default"].map((name) => () => policies?.createPolicy(name, any)),
      ].map(attempt);
      document.body.append(script);
      return { done, ran: document.documentElement.dataset.injected };
    });
    expect(outcomes.done.filter((outcome) => outcome !== "refused")).toEqual([]);
    expect(outcomes.ran).toBeUndefined();
  });

  test("comes from nowhere else", async ({ page, open, problems }) => {
    await open("/privacy-policy");
    const refused = await page.evaluate(async () => {
      const refused: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) =>
        refused.push(event.effectiveDirective),
      );
      const elsewhere = "https://elsewhere.example/x.js";
      await import(elsewhere).catch(() => {});
      // Violations are reported after the action that caused them.
      await new Promise((done) => setTimeout(done));
      return refused;
    });
    expect(refused).toEqual(["script-src-elem"]);
    await expect.poll(() => problems.join("\n")).toContain("elsewhere.example");
  });
});

for (const [what, path] of [
  ["the worker", "/sw.js"],
  ["a file", "/favicon.svg"],
] as const) {
  test(`${what} carries the common headers`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
    expect(response.headers()["cache-control"]).toContain("must-revalidate");
  });
}

test("hashed files are kept for ever", async ({ page, open }) => {
  const asset = page.waitForResponse((response) => response.url().includes("/assets/"));
  await open("/privacy-policy");
  expect((await asset).headers()["cache-control"]).toBe("max-age=31536000, immutable");
});

test("a webhook takes no body that another site’s form could send", async ({ request }) => {
  const response = await request.post(chatWebhookPath, {
    headers: { "content-type": "text/plain" },
    data: "{}",
  });
  expect(response.status()).toBe(415);
  expect(response.headers()["access-control-allow-origin"]).toBeUndefined();
  expect((await response.json()).error.message).toMatch(/\S/);
});
