import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chatWebhookPath, leadWebhookPath } from "@brightkeel/contracts";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { within } from "../support/slowness.ts";
import { freePort, startSite } from "./site.ts";

const minutes = within(60_000);
beforeAll(() => ensureBuild(), 5 * minutes);

test(
  "a full disk: leads are refused with a clear sentence, pages go on, and nothing acknowledged is lost",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "full-disk-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const port = await freePort();
    const first = await startSite({ port, dataDir });
    await first.end("SIGTERM");
    const largest = Math.max(
      ...readdirSync(dataDir, { recursive: true }).map(
        (name) => statSync(join(dataDir, String(name))).size,
      ),
    );

    const full = await startSite({ port, dataDir, largestFile: largest + 512 * 1024 });
    onTestFinished(async () => void (await full.end("SIGKILL")));
    const acknowledged: string[] = [];
    let refused: Response | undefined;
    // Long names fill the disk sooner.
    for (let i = 0; i < 20_000 && !refused; i += 1) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, j) => post(full.address, `p${i}-${j}@full.example`)),
      );
      for (const { email, response } of answers) {
        if (response.ok) acknowledged.push(email);
        else refused = response;
      }
    }
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get("retry-after")).toBe("60");
    expect(await refused?.json()).toEqual({
      error: {
        code: "not_stored",
        message: "Your details could not be stored just now. Please try again in a minute.",
      },
    });
    for (const path of ["/", "/services", "/contact-us", "/blogs"]) {
      const page = await fetch(full.address + path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(await page.text()).toContain("</html>");
    }
    expect(full.output()).toContain("A lead could not be stored");
    expect((await fetch(`${full.address}/readyz`)).status).toBe(503);
    const chat = await fetch(full.address + chatWebhookPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        userInfo: { name: "Ada", email: "ada@full.example" },
        userMessage: "Hello",
        selectedIndustry: "support",
      }),
    });
    expect(chat.status).toBe(200);
    expect((await chat.json())[0].message.content).not.toBe("");
    expect(full.output()).not.toContain("full.example");
    await full.end("SIGTERM");

    const again = await startSite({ port, dataDir });
    // A repetition returns the same ID only if the lead was stored; new leads are accepted again too.
    expect((await post(again.address, "new@full.example")).response.status).toBe(200);
    await again.end("SIGTERM");
    const { DatabaseSync } = await import("node:sqlite");
    const database = new DatabaseSync(join(dataDir, "site.sqlite"));
    const stored = new Set(
      database
        .prepare("select email from leads")
        .all()
        .map((row) => row.email),
    );
    database.close();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  },
  10 * minutes,
);

async function post(address: string, email: string) {
  const response = await fetch(address + leadWebhookPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "x".repeat(200),
      email,
      industry: "support",
      timestamp: "2026-11-20T20:00:00.000Z",
    }),
  });
  return { email, response };
}
