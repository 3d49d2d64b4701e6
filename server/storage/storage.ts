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
  /** Resolves when the database can be used: later than the opening only for a patient start. */
  ready: Promise<void>;
  /** Runs `work` in a transaction whose commit does not wait for the disk: for what a power cut may lose. */
  relaxed<Result>(work: (db: Database<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Keyed hash of an e-mail or network address, for columns where only equality matters. Pseudonyms of different
   * purposes differ. Throws while the database has not answered since the start.
   */
  pseudonym(purpose: string, value: string): string;
  /**
   * Signature of a text that is sent out and comes back, such as a form's token; available even before the database
   * answers.
   */
  sign(purpose: string, value: string): string;
  /** Whether `sign` made this signature. */
  verify(purpose: string, value: string, signature: string): boolean;
  /** Resolves when the database accepts writes; rejects when it does not within two seconds. */
  check(): Promise<void>;
  /** Leaves no byte of deleted data in the database's files, where they are ours. Takes as long as copying them. */
  eraseDeleted(): Promise<void>;
  /** The same for routine deletions: quick, and enough for whole rows. */
  emptyLog(): Promise<void>;
  close(): Promise<void>;
};
