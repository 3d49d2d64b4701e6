import type { Role } from "./roles.ts";

/** A document as the content service keeps it: the five system fields are always there once it is stored. */
export type ContentDocument = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
};

/** A document on its way in, before the service has filled the system fields. */
export type DocumentInput = { _id?: string; _type: string; [field: string]: unknown };

/** What one operation did to one document. `before` or `after` is null when there was or is none. */
export type DocumentChange = {
  documentId: string;
  before: ContentDocument | null;
  after: ContentDocument | null;
  /** The operations in the shape of the mutate endpoint; event streams and the history pass them on. */
  mutations: Mutation[];
};

/** A transaction that has no place in the log yet. */
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
 * Who asks. An anonymous caller reads published documents of a public dataset, and nothing else; so does the site
 * itself, but of a private dataset too, and before everybody else.
 */
export type Identity =
  | { kind: "anonymous" | "site" }
  | { kind: "token"; id: string; name: string; role: Role; canWrite: boolean };

export const anonymous: Identity = { kind: "anonymous" };

/** The calls of a logger that the package needs; pino fits. */
export type Logger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** Deeper documents are refused: nobody writes them, and they would take more stack than there is. */
export const maxDepth = 100;

/** Whether lists and objects stand in each other more than `levels` deep; without recursion. */
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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
