import { chmodSync } from "node:fs";

/**
 * Makes every folder and file that this process makes from now on its owner's alone, and closes the data folder, whatever
 * an earlier release or an operator left it as. On Windows the rights of the folder above hold.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // It is made later, or belongs to somebody else, who knows why.
  }
}
