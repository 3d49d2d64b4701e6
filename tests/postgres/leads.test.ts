import { Client } from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { leadsSuite } from "../../server/leads/leads.suite.ts";
import { within } from "../support/slowness.ts";
import { type Postgres, startPostgres } from "./cluster.ts";

let postgres: Postgres;
let databases = 0;
// Minutes, because it may have to install PostgreSQL first.
beforeAll(async () => {
  postgres = await startPostgres();
}, within(300_000));
afterAll(() => postgres?.stop());

/** Creates an empty database and returns its address. */
async function createDatabase(): Promise<string> {
  databases += 1;
  const name = `leads_${databases}`;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url.replace(/\/postgres$/, `/${name}`);
}

describe("leads on PostgreSQL", () => leadsSuite(createDatabase));
