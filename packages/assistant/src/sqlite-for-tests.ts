import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import { type AssistantTables, assistantMigrations } from "./conversation-store.ts";

/** Opens the assistant's tables in a file or in memory, and creates them if they are missing. */
export async function openSqlite(path = ":memory:"): Promise<Kysely<AssistantTables>> {
  const file = new DatabaseSync(path, { timeout: 5_000 });
  const isNew = file.prepare("select name from sqlite_master").all().length === 0;
  const db = new Kysely<AssistantTables>({
    dialect: new SqliteDialect({
      database: {
        close: () => file.close(),
        prepare: (text: string) => {
          const statement = file.prepare(text);
          return {
            reader: statement.columns().length > 0,
            // Kysely's driver passes the compiled parameters: text, numbers and null.
            all: (parameters: readonly unknown[]) => statement.all(...(parameters as string[])),
            run: (parameters: readonly unknown[]) => statement.run(...(parameters as string[])),
            iterate: (parameters: readonly unknown[]) =>
              statement.iterate(...(parameters as string[])),
          };
        },
      },
    }),
  });
  if (isNew) for (const migration of Object.values(assistantMigrations)) await migration.up(db);
  return db;
}
