import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll } from "vitest";
import { type Postgres, startPostgres } from "../../../../tests/postgres/cluster.ts";
import { shareDatabases } from "../../src/testing.ts";

/**
 * Starts PostgreSQL for the tests of a file, and gives every data folder a schema of its own. Called before tests are
 * collected, so that whole test files can run over it.
 */
export async function startDatabases(): Promise<Postgres & { of(name: string): Promise<string> }> {
  const postgres = await startPostgres();
  const made = new Set<string>();
  const of = async (name: string): Promise<string> => {
    const schema = `lake_${createHash("sha1").update(name).digest("hex").slice(0, 12)}`;
    if (!made.has(schema)) {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`CREATE SCHEMA ${schema}`);
      await client.end();
      made.add(schema);
    }
    return `${postgres.url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
  };
  shareDatabases(async (dataDir) => ({
    url: await of(dataDir),
    setting: "--database",
  }));
  afterAll(() => postgres.stop());
  return { ...postgres, of };
}
