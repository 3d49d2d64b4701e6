import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { Database } from "./database.ts";
import { SharedProject } from "./shared-project.ts";

/** Returns what is logged when the first connection fails. */
async function loggedOf(error: Error): Promise<[object, string]> {
  const dataDir = mkdtempSync(join(tmpdir(), "shared-"));
  vi.spyOn(Database.prototype, "connect").mockRejectedValue(error);
  const told = Promise.withResolvers<[object, string]>();
  const project = new SharedProject(
    {
      database: { url: "postgres://nobody@localhost:1/none", setting: "CONTENT_DATABASE" },
      projectId: "p",
      dataDir,
      logger: {
        info: () => {},
        warn: () => {},
        error: (context, sentence) => told.resolve([context, sentence]),
      },
    },
    () => {},
  );
  try {
    void project.begin(true);
    return await told.promise;
  } finally {
    await project.end();
    project.release();
    rmSync(dataDir, { recursive: true });
    vi.restoreAllMocks();
  }
}

it("keeps the stack trace of a bug of our own, and does not blame the database", async () => {
  const mistake = new TypeError("rows is not iterable");
  const [context, sentence] = await loggedOf(mistake);
  expect(context).toEqual({ err: mistake });
  expect(sentence).not.toContain("PostgreSQL");
});

it("reports a database problem as a readable sentence", async () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), {
    code: "ECONNREFUSED",
    syscall: "connect",
  });
  const [context, sentence] = await loggedOf(refused);
  expect(context).toEqual({});
  expect(sentence).toMatch(/^CONTENT_DATABASE: PostgreSQL at localhost:1 cannot be used/);
});
