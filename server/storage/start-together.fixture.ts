import { pino } from "pino";
import { openStorage } from "./index.ts";

/** One of several processes that open the same database at the same moment (storage.integration.test.ts). */
const [dataDir = "", databaseUrl] = process.argv.slice(2);
const storage = await openStorage({
  dataDir,
  databaseUrl,
  logger: pino({ level: "silent" }),
  migrations: [
    {
      "together-001": {
        async up(db) {
          await db.schema.createTable("together").addColumn("id", "integer").execute();
        },
      },
    },
  ],
});
process.send?.(storage.pseudonym("start", "together"));
await storage.close();
process.disconnect?.();
