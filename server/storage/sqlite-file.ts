import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "./storage-error.ts";

/** The file of the embedded database, and its errors in sentences for whoever runs the site. */

const nameOf = (dataDir: string) => join(dataDir, "site.sqlite");

type SqliteUse = {
  /** Creates an empty database if there is none. */
  create: boolean;
  /** Opens whatever is there, even a truncated file: part of it can be read. */
  readOnly: boolean;
};

/** Path of the SQLite file, readable by its owner only; SQLite gives its side files the same mode. */
export function sqliteFile(dataDir: string, { create, readOnly }: SqliteUse): string {
  const file = nameOf(dataDir);
  if ((readOnly || !create) && !hasContent(file)) {
    throw new StorageError(
      `There is no site.sqlite in ${dataDir}: either the site has not started yet, or it has another DATA_DIR, or a DATABASE_URL. npm run leads reads them from .env in the folder of the project.`,
    );
  }
  if (readOnly) return file;
  try {
    if (create) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      closeSync(openSync(file, "a", 0o600));
    }
    refuseHalfFile(file);
  } catch (error) {
    throw sqliteTrouble(error, dataDir) ?? error;
  }
  return file;
}

/** A file without even its first page holds nothing. */
const hasContent = (file: string) => existsSync(file) && statSync(file).size > 0;

/** Whether the data folder has an embedded database with something in it. */
export const hasSqliteFile = (dataDir: string): boolean => hasContent(nameOf(dataDir));

/**
 * A truncated copy opens like a complete one, and fails at the first row beyond its end. The header says how many
 * pages there are: https://www.sqlite.org/fileformat2.html#the_database_header
 */
function refuseHalfFile(file: string): void {
  // With a log beside it, the missing pages may be in there.
  if (!hasContent(file) || existsSync(`${file}-wal`)) return;
  const header = Buffer.alloc(100);
  const handle = openSync(file, "r");
  try {
    if (readSync(handle, header, 0, header.length, 0) < header.length) throw damaged(file);
  } finally {
    closeSync(handle);
  }
  const pageSize = header.readUInt16BE(16);
  const bytes = (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28);
  const isSqlite = header.subarray(0, 16).toString("latin1") === "SQLite format 3\0";
  if (!isSqlite || bytes > statSync(file).size) throw damaged(file);
}

const damaged = (file: string) =>
  new StorageError(
    `${file} is damaged, or only part of it is there. It was left as it is: \`npm run leads -- export FILE.csv\` saves the leads that can still be read; then put back the file from the latest backup and delete site.sqlite-wal and site.sqlite-shm beside it.`,
  );

/** The sentence for an error of SQLite or the file system; undefined for any other error. */
export function sqliteTrouble(error: unknown, dataDir: string): StorageError | undefined {
  if (error instanceof StorageError) return error;
  const file = nameOf(dataDir);
  switch (codeOf(error)) {
    case "SQLITE_CORRUPT":
    case "SQLITE_NOTADB":
      return damaged(file);
    case "SQLITE_READONLY":
    case "SQLITE_CANTOPEN":
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return new StorageError(
        `${file} cannot be written: give the folder DATA_DIR and what is in it to the user who runs the site.`,
      );
    case "SQLITE_FULL":
    case "SQLITE_IOERR":
    case "ENOSPC":
      return new StorageError(
        `${file} cannot be written: the disk is full or failing. Make room, and start again.`,
      );
    case "ENOTDIR":
    case "EEXIST":
      return new StorageError(`DATA_DIR is ${dataDir}, but that is a file: name a folder.`);
    default:
      return undefined;
  }
}

const diskTroubles = new Set<string | undefined>([
  "SQLITE_FULL",
  "SQLITE_IOERR",
  "SQLITE_READONLY",
  "SQLITE_CORRUPT",
  "SQLITE_CANTOPEN",
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "EROFS",
  "EIO",
]);

/** Whether the disk failed, rather than the data. */
export const isDiskTrouble = (error: unknown): boolean => diskTroubles.has(codeOf(error));

/** Primary result codes: https://www.sqlite.org/rescode.html */
const sqliteCodes: Readonly<Record<number, string>> = {
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The low byte is the primary code.
  if ("errcode" in error && typeof error.errcode === "number") {
    return sqliteCodes[error.errcode & 0xff];
  }
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
