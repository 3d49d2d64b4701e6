import { chmodSync } from "node:fs";

/**
 * Makes every folder and file that this process creates from now on private to its owner, and closes the data folder,
 * however an earlier release or an operator left it. On Windows the rights of the parent folder apply.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // It is created later, or belongs to someone else, who knows why.
  }
}
