import { oldestKept } from "../retention.ts";
import type { Logger } from "../types.ts";
import type { Database } from "./database.ts";

/** Milliseconds between two deletions of old data. */
const every = 24 * 3600_000;
/** Days for which an offline copy can catch up on deletions; an older one is made again. */
const tombstoneDays = 30;

/** Deletes data past its retention, now and every day. Returns a function that stops it. */
export function forgetOld(database: Database, project: string, logger: Logger): () => void {
  const forget = () =>
    database
      .transaction(async (client) => {
        await client.query(
          `DELETE FROM content_transactions t USING content_datasets d
           WHERE d.id = t.dataset AND d.project = $1 AND t.timestamp < $2`,
          [project, oldestKept()],
        );
        await client.query("SELECT 1 FROM content_projects WHERE id = $1 FOR UPDATE", [project]);
        await client.query(
          `WITH gone AS (
             DELETE FROM content_records
             WHERE project = $1 AND fields IS NULL AND changed_at < now() - $2 * interval '1 day'
             RETURNING version
           )
           UPDATE content_projects SET forgotten = greatest(forgotten, (SELECT max(version) FROM gone))
           WHERE id = $1`,
          [project, tombstoneDays],
        );
      })
      .catch((err: unknown) => logger.warn({ err }, "Old history stays a while"));
  void forget();
  const timer = setInterval(forget, every).unref();
  return () => clearInterval(timer);
}
