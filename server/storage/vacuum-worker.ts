import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";

/** Writes a SQLite file anew, in a thread of its own: of a large one this takes seconds, in which the site goes on. */
const database = new DatabaseSync(workerData.file, { timeout: workerData.patience });
database.exec("pragma temp_store = file; vacuum");
database.close();
