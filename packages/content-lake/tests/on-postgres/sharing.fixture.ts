import type { SanityClient } from "@sanity/client";
import { expect, onTestFinished } from "vitest";
import type { ContentLakeOptions } from "../../src/index.ts";
import { type RunningLake, runLake, token } from "../../src/testing.ts";
import { within } from "../within.ts";
import type { startDatabases } from "./databases.fixture.ts";

/** Several processes that share one database. */

type Databases = Awaited<ReturnType<typeof startDatabases>>;

export const quiet = { info() {}, warn() {}, error() {} };
/** Returns a function that creates a database, and a function that starts processes over it. */
export function projectsOn(postgres: Databases) {
  let projects = 0;
  return async () => {
    const database = { url: await postgres.of(`project-${projects++}`), setting: "--database" };
    return {
      database,
      async run(options: Partial<ContentLakeOptions> = {}): Promise<RunningLake> {
        const running = await runLake({ database, logger: quiet, ...options });
        let stopped: Promise<void> | undefined;
        const stop = () => {
          stopped ??= running.stop();
          return stopped;
        };
        onTestFinished(stop);
        // Until it has its copy, it asks callers to try again shortly.
        const asked = () =>
          running
            .client()
            .fetch("1", {})
            .catch(() => 0);
        await expect.poll(asked, { timeout: within(20_000) }).toBe(1);
        return { ...running, stop };
      },
    };
  };
}

/** Returns every document in export order, and the history of the first ones. */
export async function contentOf(of: RunningLake): Promise<string[]> {
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${of.url}/v2025-02-19/data/${path}`, { headers });
    expect(response.status).toBe(200);
    return (await response.text()).replaceAll(of.url, "").split("\n");
  };
  const documents = await ask("export/blogs");
  const ids = documents.slice(0, 50).flatMap((line) => (line ? JSON.parse(line)._id : []));
  const history = await ask(`history/blogs/transactions/${ids.join(",")}?excludeContent=false`);
  expect(history.length).toBeGreaterThan(1);
  return [...documents, ...history];
}

export const idsOf = async (client: SanityClient): Promise<string[]> =>
  client.fetch("*[!(_id in path('_.**'))] | order(_id) ._id");
