import { evaluateSync } from "groq-js";
import type { Dataset } from "./dataset.ts";
import { httpError } from "./errors.ts";
import { mayRead } from "./http/document-routes.ts";
import type { Asking, Matches } from "./matching.ts";
import { patchBetween } from "./mendoza.ts";
import { mapParts, type Node, parseQuery } from "./query/syntax.ts";
import type { ContentDocument, DocumentChange, Identity, Transaction } from "./types.ts";

export type ListenOptions = {
  query: string;
  params: Record<string, unknown>;
  identity: Identity;
  showVersions: boolean;
  includeResult: boolean;
  includePrevious: boolean;
  includeMutations: boolean;
  /** Includes the change as a Mendoza patch, which the Studio applies to its own copy of the document. */
  includeEffects: boolean;
};

export type StreamEvent = { event: string; id?: string; data: unknown };

/**
 * Nodes that may be evaluated on the main thread, if there are few: their cost grows at most linearly with the
 * document.
 */
const quickNodes = new Set([
  "This",
  "Value",
  "AccessAttribute",
  "And",
  "Or",
  "Not",
  "Group",
  "OpCall",
  "FuncCall",
  "Array",
  "ArrayCoerce",
  "InRange",
  "Filter",
  "Everything",
]);
const quickFunctions = new Set([
  "defined",
  "path",
  "references",
  "startsWith",
  "lower",
  "upper",
  "now",
  "coalesce",
  "identity",
  "versionOf",
  "partOfRelease",
]);

/** Returns the filters of a query, without what it does with the documents that pass. */
function filtersOf(node: Node): Node[] | undefined {
  switch (node.type) {
    case "Everything":
      return [];
    case "Filter": {
      const inner = filtersOf(node.base);
      return inner && [...inner, node.expr];
    }
    case "Map":
    case "FlatMap":
    case "Projection":
    case "PipeFuncCall":
    case "Slice":
    case "AccessElement":
    case "ArrayCoerce":
    case "Group":
      return filtersOf(node.base);
    default:
      return undefined;
  }
}

function isQuick(node: Node): boolean {
  if (!quickNodes.has(node.type)) return false;
  if (node.type === "OpCall" && node.op === "match") return false;
  if (node.type === "FuncCall" && !quickFunctions.has(node.name)) return false;
  let quick = true;
  mapParts(node, (part) => {
    quick &&= isQuick(part);
    return part;
  });
  return quick;
}

function looksElsewhere(node: Node): boolean {
  if (node.type === "Everything" || node.type === "Deref") return true;
  let elsewhere = false;
  mapParts(node, (part) => {
    elsewhere ||= looksElsewhere(part);
    return part;
  });
  return elsewhere;
}

function asksForIdentity(node: Node): boolean {
  let asks = node.type === "FuncCall" && node.name === "identity";
  mapParts(node, (part) => {
    asks ||= asksForIdentity(part);
    return part;
  });
  return asks;
}

/** Decides which documents of a transaction one listener receives events for. */
export type Matcher = (transaction: Transaction) => Matches | Promise<Matches>;

/** Filters of more nodes than this, and transactions of more changes, are evaluated in a worker. */
const quickParts = 40;
const quickChanges = 20;

const partsOf = (node: Node): number => {
  let parts = 1;
  mapParts(node, (part) => {
    parts += partsOf(part);
    return part;
  });
  return parts;
};

/**
 * Creates the matcher for a listener's query. Throws QuerySyntaxError, or 400 for a query that reads anything but the
 * document itself.
 */
export function matcherFor(
  dataset: Dataset,
  { query, params, priority, ...caller }: Asking,
): Matcher {
  const filters = filtersOf(parseQuery(query, params));
  if (!filters || filters.some(looksElsewhere))
    throw httpError(
      400,
      "A listener's query must be *[filter], and its filter about the document itself",
    );
  // Listeners with the same filter share its answers.
  const identity = filters.some(asksForIdentity) ? caller.identity : "any listener";
  const quick =
    filters.every(isQuick) &&
    filters.reduce((sum, filter) => sum + partsOf(filter), 0) <= quickParts;
  const passes = (document: ContentDocument | null): boolean => {
    if (!document) return false;
    const all: Node = { type: "Value", value: [document] };
    const chain = filters.reduce<Node>((base, expr) => ({ type: "Filter", base, expr }), all);
    // groq-js has no usable types for its syntax tree; `Node` describes it.
    const passed: unknown = evaluateSync(chain as never, { params, identity }).data;
    return Array.isArray(passed) && passed.length > 0;
  };
  return (transaction) => {
    if (!quick || transaction.changes.length > quickChanges)
      return dataset.matching({ query, params, priority, identity }, transaction);
    return new Map(
      transaction.changes.map(({ documentId, before, after }) => [
        documentId,
        { was: passes(before), is: passes(after) },
      ]),
    );
  };
}

/** Does a piece of work when it is its turn. */
type InTurn = <T>(work: () => T) => Promise<T>;

/**
 * Returns the events of one transaction for one listener, in order, each yet to be made, which takes long for a large
 * document. The total in each counts these events rather than all changes: the Studio waits until it has received
 * that many before it shows any.
 *
 * @param inTurn does what takes long on this thread.
 */
export async function eventsOf(
  transaction: Transaction,
  matches: Matcher,
  options: ListenOptions,
  inTurn: InTurn,
): Promise<(() => StreamEvent)[]> {
  const reported: { change: DocumentChange; transition: Transition }[] = [];
  const seen = transaction.changes.filter((change) =>
    mayRead(options.identity, change.documentId, options.showVersions),
  );
  if (seen.length === 0) return [];
  // In an object, because no one's turn waits for a worker.
  const { answer } = await inTurn(() => ({ answer: matches(transaction) }));
  const matched = await answer;
  for (const change of seen) {
    const { was = false, is = false } = matched.get(change.documentId) ?? {};
    if (!was && !is) continue;
    reported.push({ change, transition: is ? (was ? "update" : "appear") : "disappear" });
  }
  return reported.map(({ change, transition }, index) => {
    const place = { transactionCurrentEvent: index + 1, transactionTotalEvents: reported.length };
    return () => mutationEvent(transaction, change, transition, options, place);
  });
}

type Transition = "update" | "appear" | "disappear";

function mutationEvent(
  transaction: Transaction,
  change: DocumentChange,
  transition: Transition,
  options: ListenOptions,
  place: { transactionCurrentEvent: number; transactionTotalEvents: number },
): StreamEvent {
  const { before, after, documentId } = change;
  const eventId = `${transaction.id}#${documentId}`;
  return {
    event: "mutation",
    id: eventId,
    data: {
      eventId,
      documentId,
      transactionId: transaction.id,
      transition,
      identity: transaction.author,
      ...(options.includeMutations && { mutations: change.mutations }),
      ...(before && { previousRev: before._rev }),
      // Deletions have one too: the Studio orders events by it, and drops those without.
      resultRev: after?._rev ?? transaction.id,
      ...(options.includeResult && after && { result: after }),
      ...(options.includePrevious && { previous: before }),
      ...(options.includeEffects && { effects: effectsOf(change) }),
      timestamp: transaction.timestamp,
      visibility: "query",
      ...place,
    },
  };
}

type Effects = { apply: unknown[]; revert: unknown[] };

/** What has been found for a change: all listeners of a document ask for the same. */
const foundEffects = new WeakMap<object, Effects>();

/** Returns a change as Mendoza patches, forward and back. */
export function effectsOf(change: Pick<DocumentChange, "before" | "after">): Effects {
  const found = foundEffects.get(change) ?? findEffects(change);
  foundEffects.set(change, found);
  return found;
}

function findEffects({ before, after }: Pick<DocumentChange, "before" | "after">): Effects {
  const whole = (document: ContentDocument | null): unknown => {
    if (!document) return null;
    const { _rev, ...rest } = document;
    return rest;
  };
  const [was, is] = [whole(before), whole(after)];
  return { apply: patchBetween(was, is), revert: patchBetween(is, was) };
}
