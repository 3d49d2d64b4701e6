import { contentApiPath } from "@brightkeel/contracts";
import { extract, Mutation as Mutator } from "@sanity/mutator";
import { isValidDocumentId, randomId } from "./document-ids.ts";
import { OperationError } from "./errors.ts";
import { hasInfinity, hasUnreadableField, unreadableField } from "./json.ts";
import { endlessPath, pathsOf } from "./patch-paths.ts";
import { tooMuchWork } from "./patch-work.ts";
import { problemOfPaths } from "./path-syntax.ts";
import { requireUnlocked } from "./releases/release.ts";
import type { ContentDocument, DocumentChange, DocumentInput, Mutation } from "./types.ts";
import { isDeeperThan, isRecord, lengthOf, maxDepth, maxDocument } from "./types.ts";

/** What applying a transaction needs to know about the stored documents. */
export type DocumentReader = {
  get(id: string): ContentDocument | null;
  exists(id: string): boolean;
  strongReferrersOf(id: string): string[];
  /** Ids with this prefix. */
  idsBelow(prefix: string): string[];
  /** The last revision of a document in the log, even if it has been deleted. */
  lastRevisionOf(id: string): ContentDocument | null;
};

/** A mutation whose query, if it had one, has been resolved to ids. */
export type ResolvedMutation = Exclude<Mutation, { delete: unknown } | { patch: unknown }> | ById;
type ById =
  | { delete: { id: string } }
  | { patch: { id: string; ifRevisionID?: string; [operation: string]: unknown } };

export type OperationResult = {
  id: string;
  operation: "create" | "update" | "delete" | "none";
  /** Set when the document to be deleted did not exist. */
  nothingThere?: true;
};

const keysOfPatch = ["set", "setIfMissing", "unset", "inc", "dec", "insert", "diffMatchPatch"];

/**
 * The documents that one transaction touches, with their states before and after. Nothing is stored here: the store
 * writes `changes()`.
 */
export class WorkingSet {
  readonly reader: DocumentReader;
  /** Time of the transaction. */
  readonly timestamp: string;
  readonly #transactionId: string;
  readonly #documents = new Map<string, DocumentChange>();
  #locked = true;

  constructor(reader: DocumentReader, transactionId: string, timestamp: string) {
    this.reader = reader;
    this.timestamp = timestamp;
    this.#transactionId = transactionId;
  }

  get(id: string): ContentDocument | null {
    const touched = this.#documents.get(id);
    return touched ? touched.after : this.reader.get(id);
  }

  /** Whether there is a document with this id, which is not read for that. */
  has(id: string): boolean {
    const touched = this.#documents.get(id);
    return touched ? touched.after !== null : this.reader.exists(id);
  }

  /** Returns the documents whose ids have this prefix, ordered by id. */
  below(prefix: string): ContentDocument[] {
    const touched = [...this.#documents.keys()].filter((id) => id.startsWith(prefix));
    const ids = new Set([...this.reader.idsBelow(prefix), ...touched]);
    return [...ids].sort().flatMap((id) => this.get(id) ?? []);
  }

  /** Runs work of a release itself, for which its versions are not locked. */
  unlocked(work: () => void): void {
    this.#locked = false;
    try {
      work();
    } finally {
      this.#locked = true;
    }
  }

  /** Applies one operation. Throws OperationError when it is not allowed. */
  apply(mutation: ResolvedMutation): OperationResult {
    if ("create" in mutation) return this.#create(mutation.create);
    if ("createIfNotExists" in mutation) {
      const id = requireId(mutation.createIfNotExists);
      if (this.get(id)) return { id, operation: "none" };
      this.#put(id, { createIfNotExists: { ...mutation.createIfNotExists, _id: id } });
      return { id, operation: "create" };
    }
    if ("createOrReplace" in mutation) {
      const id = requireId(mutation.createOrReplace);
      const operation = this.get(id) ? "update" : "create";
      this.#put(id, { createOrReplace: { ...mutation.createOrReplace, _id: id } });
      return { id, operation };
    }
    if ("delete" in mutation) return this.#delete(mutation.delete.id);
    return this.#patch(mutation.patch);
  }

  #create(input: DocumentInput): OperationResult {
    const id = idFor(input);
    if (this.get(id))
      throw new OperationError({
        type: "documentAlreadyExistsError",
        description: `Document by ID "${id}" already exists`,
        id,
      });
    this.#put(id, { create: { ...input, _id: id } });
    return { id, operation: "create" };
  }

  #delete(id: string): OperationResult {
    if (!this.get(id)) return { id, operation: "none", nothingThere: true };
    this.#put(id, { delete: { id } });
    return { id, operation: "delete" };
  }

  #patch(patch: {
    id: string;
    ifRevisionID?: string;
    [operation: string]: unknown;
  }): OperationResult {
    const document = this.get(patch.id);
    if (!document)
      throw new OperationError({
        type: "documentNotFoundError",
        description: `The document with the ID "${patch.id}" was not found`,
        id: patch.id,
      });
    if (patch.ifRevisionID !== undefined && patch.ifRevisionID !== document._rev)
      throw new OperationError({
        type: "documentRevisionIDDoesNotMatchError",
        description: `Document "${patch.id}" has unexpected revision ID ("${document._rev}"), expected "${patch.ifRevisionID}"`,
        currentRevisionID: document._rev,
        expectedRevisionID: patch.ifRevisionID,
        id: patch.id,
      });
    const operations = Object.fromEntries(
      Object.entries(patch).filter(([key]) => keysOfPatch.includes(key)),
    );
    // First, because everything below follows the paths.
    const endless = endlessPath(operations);
    if (endless !== undefined) throw invalid(`No list is as long as "${endless}"`, patch.id);
    const problem = problemOfPaths(pathsOf(operations));
    if (problem !== undefined) throw invalid(problem, patch.id);
    const tooMuch = tooMuchWork(operations, document);
    if (tooMuch !== undefined) throw invalid(`The patch can't be applied: ${tooMuch}`, patch.id);
    this.#requireKinds(document, operations);
    this.#put(patch.id, { patch: { id: patch.id, ...operations } });
    return { id: patch.id, operation: "update" };
  }

  /**
   * Throws OperationError when `inc` or `dec` is applied to anything but numbers, or `diffMatchPatch` to anything but
   * texts: the library leaves other values as they are. `setIfMissing` in the same patch is applied first.
   */
  #requireKinds(document: ContentDocument, operations: Record<string, unknown>): void {
    const { inc, dec, diffMatchPatch, insert: _after, ...before } = operations;
    const paths = Object.keys({ ...(isRecord(inc) && inc), ...(isRecord(dec) && dec) });
    const texts = isRecord(diffMatchPatch) ? Object.keys(diffMatchPatch) : [];
    if (paths.length + texts.length === 0) return;
    const { _id: id } = document;
    const prepared =
      Object.keys(before).length === 0
        ? document
        : this.#applyOne(document, { patch: { id, ...before } }, id);
    for (const path of paths) {
      const found = extract(path, prepared);
      if (found.length > 0 && found.every((value) => typeof value === "number")) continue;
      throw invalid(
        `Cannot increment "${path}" of "${id}": ${found.length === 0 ? "there is nothing" : "it is not a number"}. Set it first, or use setIfMissing in the same patch`,
        id,
      );
    }
    for (const path of texts)
      if (extract(path, prepared).some((value) => typeof value !== "string"))
        throw invalid(`Cannot apply diffMatchPatch to "${path}" of "${id}": it is not a text`, id);
  }

  #put(id: string, mutation: Mutation): void {
    if (!isValidDocumentId(id)) throw invalid(`Invalid document ID "${id}"`, id);
    if (this.#locked) requireUnlocked(this, id);
    const before = this.#documents.has(id) ? undefined : this.reader.get(id);
    const change = this.#documents.get(id) ?? {
      documentId: id,
      before: before ?? null,
      after: before ?? null,
      mutations: [],
    };
    change.after = this.#applyOne(change.after, mutation, id);
    change.mutations.push(mutation);
    this.#documents.set(id, change);
  }

  #applyOne(
    document: ContentDocument | null,
    mutation: Mutation,
    id: string,
  ): ContentDocument | null {
    let result: unknown;
    try {
      const mutator = new Mutator({
        // The library modifies its input, and the mutation also goes into the log unchanged.
        // biome-ignore lint/suspicious/noExplicitAny: its types describe the client's side of the same shapes
        mutations: [structuredClone(mutation) as any],
        transactionId: this.#transactionId,
        timestamp: this.timestamp,
      });
      result = mutator.apply(document === null ? null : { ...document });
    } catch (error) {
      throw invalid(
        `The patch could not be applied: ${error instanceof Error ? error.message : String(error)}`,
        id,
      );
    }
    if (result === null || result === undefined) return null;
    if (!isRecord(result) || typeof result._type !== "string" || result._type === "")
      throw invalid(`Document "${id}" must have a "_type" that is a string`, id);
    // First, because parts that a patch puts into many places at once make it endless.
    if (lengthOf(result, maxDocument) >= maxDocument)
      throw invalid(
        `Document "${id}" may have ${maxDocument} characters at most, each list and object counted as 32`,
        id,
      );
    if (hasUnreadableField(result))
      throw invalid(`No field of "${id}" can be named "${unreadableField}"`, id);
    // Numbers in a request are finite, but may be added.
    const adds = "patch" in mutation && ("inc" in mutation.patch || "dec" in mutation.patch);
    if (adds && hasInfinity(result))
      throw invalid(`A number of "${id}" would become too large`, id);
    if (isDeeperThan(maxDepth, result))
      throw invalid(`Document "${id}" may be nested ${maxDepth} levels deep at most`, id);
    if (document && "patch" in mutation && (result._type !== document._type || result._id !== id))
      throw invalid(`Cannot change the immutable attributes "_id" and "_type" of "${id}"`, id);
    const created = result._createdAt;
    // Clients send asset documents back with the origin that was put before the URL in the answer.
    if (/^sanity\.(image|file)Asset$/.test(result._type) && typeof result.path === "string")
      result.url = `${contentApiPath}/${result.path}`;
    return {
      ...result,
      _id: id,
      _type: result._type,
      _rev: this.#transactionId,
      _createdAt:
        "patch" in mutation && document
          ? document._createdAt
          : typeof created === "string"
            ? created
            : this.timestamp,
      _updatedAt: this.timestamp,
    };
  }

  /** Returns the changes in the order in which documents were first touched, without those that came to nothing. */
  changes(): DocumentChange[] {
    return [...this.#documents.values()].filter(({ before, after }) => before || after);
  }
}

/** Returns the id of a document to be created; one that ends in a dot, such as "drafts.", is completed. */
export function idFor({ _id }: DocumentInput): string {
  if (_id === undefined || _id === "") return randomId();
  return _id.endsWith(".") ? _id + randomId() : _id;
}

function requireId(input: DocumentInput): string {
  if (typeof input._id === "string" && input._id !== "")
    return input._id.endsWith(".") ? input._id + randomId() : input._id;
  throw invalid('Document must have an "_id" that is a string');
}

const invalid = (description: string, id?: string): OperationError =>
  new OperationError(
    { type: "validationError", description, ...(id !== undefined && { id }) },
    400,
  );
