import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

/** In milliseconds. */
const lookEvery = 500;

/**
 * Runs work under a lock file: a second process waits for the first. The lock is SQLite's, so the system releases it
 * when a process is killed, and no one has to guess whether its owner still lives.
 *
 * @param file is created, and stays.
 */
export async function alone<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    while (!isTaken(lock)) await pause(lookEvery);
    return await work();
  } finally {
    lock.close();
  }
}

/** Takes the lock if it is free. https://www.sqlite.org/rescode.html#busy */
function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === 5) return false;
    throw error;
  }
}
