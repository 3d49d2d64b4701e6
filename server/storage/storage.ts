import type { DrainOuterGeneric, Kysely } from "kysely";
import type { StorageTables } from "./tables.ts";

export type StorageKind = "sqlite" | "postgres";

/** A module's tables, in the form that `Kysely<Tables>` takes, beside those of every module. */
export type TableMap = Record<string, Record<string, unknown>>;
export type Database<Tables extends TableMap = StorageTables> = Kysely<
  DrainOuterGeneric<StorageTables & Tables>
>;

export type Storage<Tables extends TableMap = StorageTables> = {
  db: Database<Tables>;
  kind: StorageKind;
  /** Runs `work` in a transaction whose commit does not wait for the disk: for what a power cut may lose. */
  relaxed<Result>(work: (db: Database<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Keyed hash of an e-mail or network address, for columns where only equality matters. Pseudonyms of different
   * purposes differ.
   */
  pseudonym(purpose: string, value: string): string;
  /** Resolves when the database answers, rejects when it does not within two seconds. */
  check(): Promise<void>;
  close(): Promise<void>;
};
