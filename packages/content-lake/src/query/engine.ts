import { evaluateSync } from "groq-js";
import { withAssetBase } from "../asset-urls.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import type { ContentDocument } from "../types.ts";
import { jsonOf } from "./answer-json.ts";
import { DocumentCache } from "./document-cache.ts";
import type { QueryAnswer, QueryRequest } from "./protocol.ts";
import { Run } from "./run.ts";
import type { SourceMap } from "./source-map.ts";
import { mapParts, type Node, parseQuery } from "./syntax.ts";
import { refuseGeo, refuseUnsupported } from "./unsupported.ts";
import { DatasetView } from "./view.ts";

/** Evaluates queries over one dataset. */
export class QueryEngine {
  readonly #store: DatasetStore;
  readonly #sanity: { projectId: string; dataset: string };
  readonly #cache = new DocumentCache();

  constructor(store: DatasetStore, sanity: { projectId: string; dataset: string }) {
    this.#store = store;
    this.#sanity = sanity;
  }

  /** A document that a reference of another dataset leads to. */
  documentFor(request: QueryRequest, id: string): ContentDocument | null {
    const { changes, ...rest } = request; // those are of the other dataset
    return new DatasetView(this.#store, this.#cache, rest).byId(id);
  }

  /** Throws QuerySyntaxError or UnsupportedQueryError. */
  async run(
    request: QueryRequest,
    elsewhere: (dataset: string) => QueryEngine | undefined = () => undefined,
  ): Promise<QueryAnswer> {
    refuseGeo(request.query);
    const tree = parseQuery(request.query, request.params, request.delta ? "delta" : "normal");
    refuseUnsupported(tree);
    if (request.among) return answerOf(passing(tree, request.among), request, []);
    const view = new DatasetView(this.#store, this.#cache, request);
    const unknown = view.unknownRelease();
    if (unknown !== undefined)
      throw new Error(`Unknown perspective: there is no release "${unknown}"`);
    const run = new Run(tree, view, request, { ...this.#sanity, elsewhere });
    const { result, sourceMap } = await this.#store.sql.snapshot(async () => {
      const result = await run.result();
      return request.sourceMap ? run.mapped(result) : { result, sourceMap: undefined };
    });
    return answerOf(result, request, run.syncTags(), sourceMap);
  }
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

/** Indexes of the documents that are in the result of `*[filter]` when they are all there is. */
function passing(tree: Node, documents: ContentDocument[]): number[] {
  const over = (node: Node): Node =>
    node.type === "Everything" ? { type: "Value", value: documents } : mapParts(node, over);
  const filter = (node: Node): Node =>
    "base" in node && node.base && node.type !== "Filter" ? filter(node.base) : node;
  // groq-js gives back the very items of the list it was given.
  const passed: unknown = evaluateSync(over(filter(tree)) as never, {}).data;
  const list = Array.isArray(passed) ? passed : [];
  return documents.flatMap((document, index) => (list.includes(document) ? index : []));
}
