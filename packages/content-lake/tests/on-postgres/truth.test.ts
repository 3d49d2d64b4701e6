import { startDatabases } from "./databases.ts";

/** The same tests as over SQLite. */
await startDatabases();
await import("../truth.test.ts");
