import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";

/** Rewrites a SQLite file in a thread of its own: a large one takes seconds, during which the site goes on. */
const database = new DatabaseSync(workerData.file, { timeout: workerData.patience });
database.exec("pragma temp_store = file; vacuum");
database.close();
