import { createHash, randomBytes } from "node:crypto";
import { evaluate, evaluateSync } from "groq-js";
import { withAssetBase } from "../asset-urls.ts";
import type { DatasetStore } from "../store/dataset-store.ts";
import type { ContentDocument } from "../types.ts";
import { jsonOf } from "./answer-json.ts";
import { typesOf } from "./candidates.ts";
import type { Condition, Key } from "./condition.ts";
import { DocumentCache } from "./document-cache.ts";
import type { Hook } from "./hooks.ts";
import { boundKey } from "./outer-keys.ts";
import type { QueryAnswer, QueryRequest } from "./protocol.ts";
import { placeOf } from "./replacements.ts";
import { Rewriter } from "./rewrite.ts";
import { mapParts, type Node, parseQuery } from "./syntax.ts";
import { searched } from "./text-conditions.ts";
import { ftsQuery, parseTextQuery, relevance, stringsIn } from "./text-query.ts";
import { refuseGeo, refuseUnsupported } from "./unsupported.ts";
import { DatasetView } from "./view.ts";
import { within } from "./words-sql.ts";

/** More documents than this were followed to name each of them in the sync tags. */
const maxDocumentTags = 100;

/** Short name of a thing that an answer depends on, as live events carry them. */
export const syncTag = (of: string): string =>
  `s1:${createHash("sha256").update(of).digest("base64url").slice(0, 8)}`;

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
    const result = await this.#store.sql.snapshot(() => run.result());
    return answerOf(result, request, run.syncTags());
  }
}

/** Throws AnswerTooLargeError. */
function answerOf(result: unknown, request: QueryRequest, syncTags: string[]): QueryAnswer {
  const { assetBase, limits } = request;
  const json = jsonOf(result, limits);
  const whole = assetBase === undefined ? json : withAssetBase(json, assetBase);
  return { json: new TextEncoder().encode(whole), syncTags };
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

type Surroundings = {
  projectId: string;
  dataset: string;
  /** The other datasets that the caller may read. */
  elsewhere: (dataset: string) => QueryEngine | undefined;
};

/** One evaluation of one query. */
class Run {
  readonly #request: QueryRequest;
  readonly #sanity: Surroundings;
  readonly #view: DatasetView;
  readonly #tree: Node;
  readonly #hooks: readonly Hook[];
  readonly #options: object;
  readonly #prefix = `\u0000${randomBytes(8).toString("hex")}:`;
  readonly #elsewhere = `\u0000${randomBytes(8).toString("hex")}:`;
  readonly #constants = new Map<number, unknown>();
  readonly #documents = new Map<string, ContentDocument[]>();
  readonly #scores = new Map<number, Map<string, number>>();
  readonly #scoresBySearch = new Map<string, Map<string, number>>();
  readonly #searches = new Map<number, { found: Set<string> | undefined }>();
  readonly #tags = new Set<string>();
  readonly #followed = new Set<string>();

  constructor(tree: Node, view: DatasetView, request: QueryRequest, sanity: Surroundings) {
    this.#view = view;
    this.#request = request;
    this.#sanity = sanity;
    const rewriter = new Rewriter(this.#prefix, this.#elsewhere);
    this.#tree = rewriter.rewrite(tree);
    this.#hooks = rewriter.hooks;
    this.#options = {
      dataset: [],
      params: request.params,
      timestamp: new Date(request.now),
      ...request.delta,
      identity: request.identity,
      sanity: { projectId: sanity.projectId, dataset: sanity.dataset },
      dereference: ({ _ref }: { _ref: string }) => this.#follow(_ref),
    };
  }

  get #root(): ContentDocument | undefined {
    return this.#request.delta?.after ?? this.#request.delta?.before ?? undefined;
  }

  async result(): Promise<unknown> {
    try {
      return this.#evaluate(this.#tree, this.#root);
    } catch (error) {
      // A few functions (those that compare two versions of a document) are there in the slower form only.
      if (
        !(error instanceof Error && /executeSync not supported|not possible in/.test(error.message))
      )
        throw error;
      const value = await evaluate(this.#tree as never, {
        ...this.#options,
        ...(this.#root !== undefined && { root: this.#root }),
      });
      return value.get();
    }
  }

  /** What the answer depends on: a change that has one of these tags may change it. */
  syncTags(): string[] {
    if (this.#followed.size > maxDocumentTags) this.#tags.add("any");
    else for (const id of this.#followed) this.#tags.add(`document:${id}`);
    return (this.#tags.has("any") ? ["any"] : [...this.#tags].sort()).map(syncTag);
  }

  /** `root` is the item around the node, where it is about one. */
  #evaluate(node: Node, root?: unknown): unknown {
    // groq-js has no usable types for its tree; `Node` describes it.
    return evaluateSync(node as never, { ...this.#options, ...(root !== undefined && { root }) })
      .data;
  }

  /** Answers the function of groq-js that follows references, and with it everything the rewriter asks for. */
  #follow(ref: string): ContentDocument | { value: unknown } | null {
    const place = placeOf(ref, this.#elsewhere);
    if (place) return this.#documentElsewhere(place);
    if (!ref.startsWith(this.#prefix)) {
      this.#followed.add(ref);
      return this.#view.byId(ref);
    }
    const [, number = "", variant = "", key = ""] =
      /^(\d+):(\d*):(.*)$/s.exec(ref.slice(this.#prefix.length)) ?? [];
    const hook = this.#hooks[Number(number)];
    if (!hook) throw new Error("The rewritten query asks for something unknown");
    switch (hook.kind) {
      case "documents":
        return { value: this.#documentsFor(`${number}:${key}`, hook, key) };
      case "count": {
        const outer = hook.about && this.#view.byId(key);
        const resolve = (k: Key): unknown => this.#evaluate(k.expr, outer);
        this.#note(hook.conditions, resolve);
        return {
          value:
            this.#view.count(hook.conditions, resolve) ?? this.#evaluate(hook.otherwise, outer),
        };
      }
      case "constant":
        return { value: this.#constant(Number(number), hook.expr) };
      case "text": {
        if (variant === "") {
          const found = this.#found(Number(number), hook);
          if (found) return { value: found.has(key) };
        }
        const score = this.#score(Number(number), hook, key);
        return { value: variant === "" ? score > 0 : score > Number(variant) * Rewriter.scoreStep };
      }
    }
  }

  #documentElsewhere(place: NonNullable<ReturnType<typeof placeOf>>): ContentDocument | null {
    const { projectId, dataset, id } = place;
    if (projectId !== "" && projectId !== this.#sanity.projectId) return null;
    if (dataset === this.#sanity.dataset) {
      this.#followed.add(id);
      return this.#view.byId(id);
    }
    // Its changes have tags of their own, which nobody here hears of.
    this.#tags.add("any");
    return this.#sanity.elsewhere(dataset)?.documentFor(this.#request, id) ?? null;
  }

  #constant(number: number, expr: Node): unknown {
    if (!this.#constants.has(number)) this.#constants.set(number, this.#evaluate(expr));
    return this.#constants.get(number);
  }

  #documentsFor(name: string, hook: Hook & { kind: "documents" }, key: string): ContentDocument[] {
    const known = this.#documents.get(name);
    if (known) return known;
    const { conditions, first } = hook;
    const outer = hook.about && this.#view.byId(key);
    const resolve = (k: Key): unknown =>
      k.expr === boundKey ? key : this.#evaluate(k.expr, outer);
    this.#note(conditions, resolve);
    const found =
      (first &&
        this.#view.first(conditions, resolve, first.order, first.limit, (documents) =>
          this.#passing(documents, first.filters, outer),
        )) ??
      this.#view.candidates(conditions, resolve);
    // Stored for when the same is asked for again; many different ones are not worth the memory.
    if (this.#documents.size < 1000) this.#documents.set(name, found);
    return found;
  }

  #passing(
    documents: ContentDocument[],
    filters: Node[],
    outer: ContentDocument | null | undefined,
  ): ContentDocument[] {
    const filtered = filters.reduce<Node>((base, expr) => ({ type: "Filter", base, expr }), {
      type: "Value",
      value: documents,
    });
    // Filters give back items of the list they were given.
    return documents.length === 0 ? [] : (this.#evaluate(filtered, outer) as ContentDocument[]);
  }

  /** Ids of the documents that a search finds, where the full-text index holds just what is searched. */
  #found(number: number, { left, query }: Hook & { kind: "text" }): Set<string> | undefined {
    const known = this.#searches.get(number);
    if (known) return known.found;
    const what = searched(left);
    const given = what && this.#constant(number, query);
    const words = typeof given === "string" ? ftsQuery(parseTextQuery(given)) : undefined;
    const ids = words === undefined ? undefined : this.#view.idsWithWords(within(what, words));
    const found = ids && new Set(ids);
    this.#searches.set(number, { found });
    return found;
  }

  #score(number: number, hook: Hook & { kind: "text" }, id: string): number {
    const scores = this.#scoresOf(number, hook);
    const known = scores.get(id);
    if (known !== undefined) return known;
    const document = this.#view.byId(id);
    const query = this.#constant(number, hook.query);
    const texts = document ? stringsIn(this.#evaluate(hook.left, document)) : [];
    const score = typeof query === "string" ? relevance(parseTextQuery(query), texts) : 0;
    scores.set(id, score);
    return score;
  }

  /** The scores of one search by document. A search stands in the tree as often as its score has steps. */
  #scoresOf(number: number, { query, left }: Hook & { kind: "text" }): Map<string, number> {
    let scores = this.#scores.get(number);
    if (!scores) {
      const search = JSON.stringify([query, left]);
      scores = this.#scoresBySearch.get(search) ?? new Map();
      this.#scoresBySearch.set(search, scores);
      this.#scores.set(number, scores);
    }
    return scores;
  }

  #note(conditions: Condition[], resolve: (key: Key) => unknown): void {
    const types = typesOf(conditions, resolve);
    if (!types) {
      // Looked up by id: the answer depends on those documents and no other.
      const ids = conditions.find((condition) => condition.kind === "ids");
      const values = ids && [resolve(ids.key)].flat();
      if (values?.every((id) => typeof id === "string"))
        for (const id of values) this.#followed.add(id);
      else this.#tags.add("any");
    } else for (const type of types) this.#tags.add(`type:${type}`);
  }
}
