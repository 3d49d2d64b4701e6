import { addArrayKeys } from "../array-keys.ts";
import type { Dataset } from "../dataset.ts";
import { httpError, OperationError, purgeNotSupported } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { asMutations, describeIssue, mutateBody } from "../mutation-input.ts";
import { idFor, type OperationResult, type ResolvedMutation, WorkingSet } from "../mutations.ts";
import { resultOf } from "../query/protocol.ts";
import { currentTimestamp } from "../timestamp.ts";
import type { ContentDocument, Mutation } from "../types.ts";
import { jsonBody } from "./body.ts";
import {
  flag,
  type LakeContext,
  readableDataset,
  requireLanguage,
  requireWriter,
} from "./context.ts";
import { queryRequest } from "./query-routes.ts";

/** `POST /data/mutate/:dataset` (https://www.sanity.io/docs/http-reference/mutation). */
export function mutateHandler(lake: Lake) {
  return async (c: LakeContext): Promise<Response> => {
    const identity = requireWriter(c);
    const dataset = readableDataset(c, lake, c.req.param("dataset"));
    const body = mutateBody.safeParse(await jsonBody(c));
    if (!body.success) throw httpError(400, `Invalid mutation: ${describeIssue(body.error)}`);
    if (body.data.mutations.some((each) => "delete" in each && each.delete.purge))
      throw purgeNotSupported();
    const option = (name: string): boolean => flag(c.req.query(name));

    const resolved = await resolveQueries(c, dataset, asMutations(body.data.mutations));
    const { transactionId, results, changes } = await dataset.transact(
      "mutation",
      identity,
      {
        transactionId: body.data.transactionId ?? c.req.query("transactionId"),
        dryRun: option("dryRun"),
        ...(option("autoGenerateArrayKeys") && { prepare: addArrayKeys }),
      },
      resolved.map(({ mutation, index }) => ({ index, apply: (set) => set.apply(mutation) })),
    );

    const touched = new Map(changes.map((change) => [change.documentId, change]));
    const documentOf = (id: string): unknown => {
      const change = touched.get(id);
      return change ? (change.after ?? change.before) : dataset.store.get(id);
    };
    return c.json({
      transactionId,
      results: oneADocument(results).map(({ id, operation }) => ({
        id,
        operation,
        ...(option("returnDocuments") && { document: documentOf(id) }),
      })),
    });
  };
}

/** Merges results into one per document, for the whole transaction. Deletions that found nothing are left out. */
function oneADocument(results: OperationResult[]): OperationResult[] {
  const byId = new Map<string, OperationResult>();
  for (const result of results) {
    const earlier = byId.get(result.id);
    if (earlier?.operation === "create" && result.operation === "update") continue;
    if (result.operation === "none" && (earlier || result.nothingThere)) continue;
    byId.set(result.id, result);
  }
  return [...byId.values()];
}

type Resolved = { mutation: ResolvedMutation; index: number };

/** Replaces the queries of patches and deletions by ids. A query sees earlier mutations of its transaction. */
async function resolveQueries(
  c: LakeContext,
  dataset: Dataset,
  given: Mutation[],
): Promise<Resolved[]> {
  if (given.some(hasQuery)) {
    requireLanguage(c);
    // Other processes may have written documents that a query should find.
    await dataset.catchUp();
  }
  const resolved: Resolved[] = [];
  // New documents without an id get one now, because later queries ask for it.
  const mutations = given.map((mutation) =>
    "create" in mutation
      ? { create: { ...mutation.create, _id: idFor(mutation.create) } }
      : mutation,
  );
  const idsOf = (query: string, params: Record<string, unknown> | undefined): Promise<string[]> =>
    idsOfQuery(c, dataset, query, params, changesOf(dataset, resolved));
  for (const [index, mutation] of mutations.entries()) {
    if ("patch" in mutation) {
      const { patch } = mutation;
      if ("query" in patch) {
        const { query, params, ...operations } = patch;
        for (const id of await idsOf(query, params))
          resolved.push({ mutation: { patch: { id, ...operations } }, index });
      } else resolved.push({ mutation: { patch: { ...patch } }, index });
    } else if ("delete" in mutation) {
      const selection = mutation.delete;
      const ids =
        "query" in selection ? await idsOf(selection.query, selection.params) : [selection.id];
      for (const id of ids) resolved.push({ mutation: { delete: { id } }, index });
    } else resolved.push({ mutation, index });
  }
  return resolved;
}

const hasQuery = (mutation: Mutation): boolean =>
  ("patch" in mutation && "query" in mutation.patch) ||
  ("delete" in mutation && "query" in mutation.delete);

/**
 * Returns the changes of operations that are not yet written; stops at the first failure, as nothing is written then.
 */
function changesOf(
  dataset: Dataset,
  operations: Resolved[],
): { id: string; after: ContentDocument | null }[] {
  const set = new WorkingSet(dataset.store, "under-way", currentTimestamp());
  try {
    for (const { mutation } of operations) set.apply(mutation);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
  }
  return set.changes().map(({ documentId, after }) => ({ id: documentId, after }));
}

async function idsOfQuery(
  c: LakeContext,
  dataset: Dataset,
  query: string,
  params: Record<string, unknown> | undefined,
  changes: { id: string; after: ContentDocument | null }[],
): Promise<string[]> {
  const answer = await dataset.query({
    ...queryRequest(c, query, params ?? {}, "raw"),
    onlyIds: true,
    changes,
  });
  // `onlyIds` gives this shape.
  const { many, one } = resultOf(answer) as { many: unknown[] | null; one: unknown };
  const list = many ?? (one === null ? [] : [one]);
  if (list.some((id) => typeof id !== "string"))
    throw httpError(400, "The query of a mutation must give documents, with their _id");
  // A document that the query returns twice is changed once.
  return [...new Set(list.map(String))];
}
