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
  /** Runs `work` in a transaction that is not waited for on disk: for what may be lost in a power cut. */
  relaxed<Result>(work: (db: Database<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * The same text for the same value, from which nobody without this database can find the value again: what
   * an e-mail or network address is stored as where only equality matters. `purpose` keeps uses apart.
   */
  pseudonym(purpose: string, value: string): string;
  /** Resolves when the database answers, rejects when it does not within two seconds. */
  check(): Promise<void>;
  close(): Promise<void>;
};
