import type { Role } from "./roles.ts";

/** A document as the content service stores it, always with the five system fields. */
export type ContentDocument = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
};

/** A document as submitted, before the service sets the system fields. */
export type DocumentInput = { _id?: string; _type: string; [field: string]: unknown };

/**
 * The changes that a transaction made to one document. `before` or `after` is null when the document did not or does
 * not exist.
 */
export type DocumentChange = {
  documentId: string;
  before: ContentDocument | null;
  after: ContentDocument | null;
  /** The operations in the shape of the mutate endpoint, passed on by event streams and the history. */
  mutations: Mutation[];
};

/** A transaction without a place in the log yet. */
export type NewTransaction = Omit<Transaction, "seq">;

/** One committed transaction. `seq` grows by one with each and orders the log. */
export type Transaction = {
  seq: number;
  id: string;
  author: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  changes: DocumentChange[];
};

/** A patch in the shape of the mutate endpoint; the operations go to @sanity/mutator as they are. */
export type PatchOperations = {
  set?: Record<string, unknown>;
  setIfMissing?: Record<string, unknown>;
  unset?: string[];
  inc?: Record<string, number>;
  dec?: Record<string, number>;
  insert?: Record<string, unknown>;
  diffMatchPatch?: Record<string, string>;
};

export type Selection = { id: string } | { query: string; params?: Record<string, unknown> };

export type Mutation =
  | { create: DocumentInput }
  | { createOrReplace: DocumentInput & { _id: string } }
  | { createIfNotExists: DocumentInput & { _id: string } }
  | { delete: Selection & { purge?: boolean } }
  | { patch: Selection & PatchOperations & { ifRevisionID?: string } };

/**
 * Who makes a request. Anonymous callers read only published documents of public datasets; the site itself also reads
 * those of private datasets, and has priority.
 */
export type Identity =
  | { kind: "anonymous" | "site" }
  | { kind: "token"; id: string; name: string; role: Role; canWrite: boolean };

export const anonymous: Identity = { kind: "anonymous" };

/** The logger methods that the package needs; pino fits. */
export type Logger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** Deeper documents are refused: nobody writes them, and they could overflow the stack. */
export const maxDepth = 100;

/** Returns whether lists and objects are nested more than `levels` deep; not recursive. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((part) =>
      typeof part === "object" && part !== null ? Object.values(part) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** Whether a value is an object, and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
