import { evaluateSync } from "groq-js";
import { withAssetBase } from "../asset-urls.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import { changesOf } from "../store/log-reading.ts";
import type { ContentDocument, DocumentChange } from "../types.ts";
import { jsonOf } from "./answer-json.ts";
import { type Caches, DocumentCache, IdCache } from "./document-cache.ts";
import { Evaluation } from "./evaluation.ts";
import { PostingsCache } from "./postings-cache.ts";
import type { QueryAnswer, QueryRequest } from "./protocol.ts";
import type { SourceMap } from "./source-map.ts";
import { mapParts, type Node, parseQuery } from "./syntax.ts";
import { refuseGeo, refuseUnsupported } from "./unsupported.ts";
import { DatasetView } from "./view.ts";

/** Evaluates queries over one dataset. */
export class QueryEngine {
  readonly #store: DatasetStore;
  readonly #sanity: { projectId: string; dataset: string };
  readonly #caches: Caches = {
    documents: new DocumentCache(),
    ids: new IdCache(),
    postings: new PostingsCache(),
  };
  #latest: { seq: number; changes: DocumentChange[] } = { seq: 0, changes: [] };

  constructor(store: DatasetStore, sanity: { projectId: string; dataset: string }) {
    this.#store = store;
    this.#sanity = sanity;
  }

  /** Returns a document that another dataset references. */
  documentFor(request: QueryRequest, id: string): ContentDocument | null {
    const { changes, ...rest } = request; // the changes belong to the other dataset
    return new DatasetView(this.#store, this.#caches, rest).byId(id);
  }

  /** Returns the ids of a transaction's documents that pass before it, after it or both. */
  #judged(
    tree: Node,
    { seq, from, to, forgotten }: NonNullable<QueryRequest["changesOf"]>,
    identity: string,
  ): [id: string, was: boolean, is: boolean][] {
    // All listeners ask about the same transaction, one after the other.
    if (this.#latest.seq !== seq) this.#latest = { seq, changes: changesOf(this.#store, seq) };
    const old = new Map(forgotten.map((document) => [document._id, document]));
    const changes = this.#latest.changes.slice(from, to).map(({ documentId, before, after }) => ({
      id: documentId,
      before: before ?? old.get(documentId) ?? null,
      after,
    }));
    const documents = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
    const passed = passing(tree, documents, identity);
    return changes.flatMap(({ id, before, after }): [string, boolean, boolean][] => {
      const [was, is] = [passed.has(before), passed.has(after)];
      return was || is ? [[id, was, is]] : [];
    });
  }

  /**
   * Runs a query.
   *
   * @throws QuerySyntaxError or UnsupportedQueryError
   */
  async run(
    request: QueryRequest,
    elsewhere: (dataset: string) => QueryEngine | undefined = () => undefined,
  ): Promise<QueryAnswer> {
    refuseGeo(request.query);
    const parsed = parseQuery(request.query, request.params, request.delta ? "delta" : "normal");
    refuseUnsupported(parsed);
    const tree = request.onlyIds ? idsOf(parsed) : parsed;
    if (request.changesOf)
      return answerOf(this.#judged(tree, request.changesOf, request.identity), request, []);
    const view = new DatasetView(this.#store, this.#caches, request);
    const unknown = view.unknownRelease();
    if (unknown !== undefined)
      throw new Error(`Unknown perspective: there is no release "${unknown}"`);
    const evaluation = new Evaluation(tree, view, request, { ...this.#sanity, elsewhere });
    const { result, sourceMap } = await this.#store.sql.snapshot(async () => {
      const result = await evaluation.result();
      return request.sourceMap ? evaluation.mapped(result) : { result, sourceMap: undefined };
    });
    return answerOf(result, request, evaluation.syncTags(), sourceMap);
  }
}

const idsOfEverything = parseQuery('{"many": (*)[]._id, "one": (*)._id}', {});

/** Returns a query for the ids of the documents that a query returns. */
function idsOf(tree: Node): Node {
  const over = (node: Node): Node => (node.type === "Everything" ? tree : mapParts(node, over));
  return over(idsOfEverything);
}

/** Throws AnswerTooLargeError. */
function answerOf(
  result: unknown,
  request: QueryRequest,
  syncTags: string[],
  sourceMap?: SourceMap,
): QueryAnswer {
  const { assetBase, limits } = request;
  const json = jsonOf(result, limits);
  const whole = assetBase === undefined ? json : withAssetBase(json, assetBase);
  return {
    json: new TextEncoder().encode(whole),
    syncTags,
    ...(sourceMap && { sourceMap: jsonOf(sourceMap, limits) }),
  };
}

/** Returns the documents of a list that `*[filter]` would return if the list were the whole dataset. */
function passing(tree: Node, documents: ContentDocument[], identity: string): Set<unknown> {
  const over = (node: Node): Node =>
    node.type === "Everything" ? { type: "Value", value: documents } : mapParts(node, over);
  const filter = (node: Node): Node =>
    "base" in node && node.base && node.type !== "Filter" ? filter(node.base) : node;
  // groq-js returns the same objects that are in its input.
  const passed: unknown = evaluateSync(over(filter(tree)) as never, { identity }).data;
  return new Set(Array.isArray(passed) ? passed : []);
}
