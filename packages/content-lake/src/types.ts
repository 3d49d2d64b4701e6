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

/** Deeper documents are refused: no one writes them, and they could overflow the stack. */
export const maxDepth = 100;

/** Longer documents are refused, as `lengthOf` counts: whatever is done with one document is done without a break. */
export const maxDocument = 8_000_000;

/** A list or an object takes as long as so many characters of a text. */
const weightOfObject = 32;

/** Returns whether lists and objects are nested more than `levels` deep; not recursive. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level: object[] = [{ value }];
  for (let depth = 0; depth <= levels; depth++) {
    const below: object[] = [];
    for (const part of level) addParts(below, part);
    if (below.length === 0) return false;
    level = below;
  }
  return level.some((part) => Object.keys(part).length > 0);
}

/** Adds the lists and objects among the parts of one; quick, because documents may have half a million. */
function addParts(to: object[], whole: object): void {
  for (const part of Array.isArray(whole) ? whole : Object.values(whole))
    if (typeof part === "object" && part !== null) to.push(part);
}

/**
 * Returns about how many characters a value has as JSON, with 32 for each list and object. Counting stops at `most`:
 * parts may be shared, so that little memory can be endless text. Not recursive.
 */
export function lengthOf(value: unknown, most: number): number {
  let length = 0;
  const left = [value];
  while (left.length > 0 && length < most) {
    const part = left.pop();
    if (typeof part === "string") length += part.length + 2;
    else if (typeof part !== "object" || part === null) length += 4;
    else {
      length += weightOfObject;
      const parts: unknown[] = Array.isArray(part) ? part : Object.values(part);
      for (const key of Array.isArray(part) ? [] : Object.keys(part)) length += key.length + 4;
      for (const each of parts) left.push(each);
    }
  }
  return length;
}

/** Whether a value is an object, and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
