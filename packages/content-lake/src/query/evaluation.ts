import { randomBytes } from "node:crypto";
import { evaluate, evaluateSync } from "groq-js";
import { stringsIn } from "../store/text-words.ts";
import type { ContentDocument } from "../types.ts";
import { typesOf } from "./candidates.ts";
import type { KeyValue } from "./clauses.ts";
import type { Condition, Key } from "./condition.ts";
import { beyondOne, type First, type Hook, hookAskedBy } from "./hooks.ts";
import { boundKey } from "./outer-keys.ts";
import type { QueryRequest } from "./protocol.ts";
import { placeOf } from "./replacements.ts";
import { Rewriter } from "./rewrite.ts";
import { Marks, type SourceMap, SourceMapper } from "./source-map.ts";
import { syncTag } from "./sync-tags.ts";
import type { Node } from "./syntax.ts";
import { searchedIn } from "./text-conditions.ts";
import { parseTextQuery, relevance } from "./text-query.ts";
import type { DatasetView } from "./view.ts";

/** Maximum number of followed documents that are listed individually in the sync tags. */
const maxDocumentTags = 100;

type OtherDataset = {
  documentFor(request: QueryRequest, id: string): ContentDocument | null;
};

type Surroundings = {
  projectId: string;
  dataset: string;
  /** The other datasets that the caller may read. */
  elsewhere: (dataset: string) => OtherDataset | undefined;
};

/** A single evaluation of a query. */
export class Evaluation {
  readonly #request: QueryRequest;
  readonly #sanity: Surroundings;
  readonly #view: DatasetView;
  readonly #tree: Node;
  readonly #hooks: readonly Hook[];
  readonly #options: object;
  readonly #prefix = `\u0000${randomBytes(8).toString("hex")}:`;
  readonly #elsewhere = `\u0000${randomBytes(8).toString("hex")}:`;
  readonly #marks = new Marks(`${this.#elsewhere}mark`);
  readonly #constants = new Map<number, unknown>();
  readonly #documents = new Map<string, ContentDocument[]>();
  readonly #searched = new Map<string, ContentDocument>();
  readonly #scores = new Map<number, Map<string, number>>();
  readonly #scoresBySearch = new Map<string, Map<string, number>>();
  readonly #searches = new Map<number, { finds: ((id: string) => boolean) | undefined }>();
  readonly #tags = new Set<string>();
  readonly #followed = new Set<string>();

  constructor(tree: Node, view: DatasetView, request: QueryRequest, sanity: Surroundings) {
    this.#view = view;
    this.#request = request;
    this.#sanity = sanity;
    const rewriter = new Rewriter(this.#prefix, this.#elsewhere);
    const rewritten = rewriter.rewrite(tree);
    this.#tree = request.sourceMap ? this.#marks.put(rewritten) : rewritten;
    this.#hooks = request.sourceMap
      ? rewriter.hooks.map((hook) => this.#marked(hook))
      : rewriter.hooks;
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
      // groq-js supports a few functions (those that compare two versions of a document) only asynchronously.
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

  /** Adds marks to a hook's expression, because it is evaluated separately and may create objects too. */
  #marked(hook: Hook): Hook {
    if (hook.kind === "constant") return { ...hook, expr: this.#marks.put(hook.expr) };
    return hook;
  }

  /** Returns the result without its marks, and the source map. */
  mapped(result: unknown): { result: unknown; sourceMap: SourceMap } {
    const mapper = new SourceMapper({
      marks: this.#marks,
      byId: (id) => this.#view.byId(id),
      evaluate: (node, item) => this.#evaluate(node, item),
      constantOf: (node) => {
        const hook = this.#hooks[hookAskedBy(node, this.#prefix) ?? -1];
        return hook?.kind === "constant" ? hook.expr : undefined;
      },
      byKey: this.#request.sourceMap === "by key",
    });
    const sourceMap = mapper.mapOf(result, this.#tree);
    return { result: this.#marks.removeFrom(result), sourceMap };
  }

  /** Returns tags of the answer's dependencies: a change with any of these tags may change the answer. */
  syncTags(): string[] {
    if (this.#followed.size > maxDocumentTags) this.#tags.add("any");
    else for (const id of this.#followed) this.#tags.add(`document:${id}`);
    return (this.#tags.has("any") ? ["any"] : [...this.#tags].sort()).map(syncTag);
  }

  /** `root` is the outer item, if the node depends on one. */
  #evaluate(node: Node, root?: unknown): unknown {
    // groq-js has no usable types for its tree; `Node` describes it.
    return evaluateSync(node as never, { ...this.#options, ...(root !== undefined && { root }) })
      .data;
  }

  /** Resolves references for groq-js, and thereby all hooks of the rewriter. */
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
        if (variant !== beyondOne) {
          const finds = this.#finds(Number(number), hook);
          if (finds) return { value: finds(key) };
        }
        const score = this.#score(Number(number), hook, key);
        return { value: variant === beyondOne ? score - 1 : score > 0 };
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
    // The other dataset's changes have their own tags, which listeners of this one don't receive.
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
      (first && this.#firstOf(first, conditions, resolve, outer)) ??
      this.#view.candidates(conditions, resolve);
    // Cached for repeated requests; with many different ones, the memory isn't worth it.
    if (this.#documents.size < 1000) this.#documents.set(name, found);
    // A search requests each of these documents again by id.
    if (this.#hooks.some(({ kind }) => kind === "text"))
      for (const document of found) this.#searched.set(document._id, document);
    return found;
  }

  #firstOf(
    { order, limit, filters, ranking }: First,
    conditions: Condition[],
    resolve: KeyValue,
    outer: ContentDocument | null | undefined,
  ): ContentDocument[] | undefined {
    const passes = (documents: ContentDocument[]) => this.#passing(documents, filters, outer);
    return ranking
      ? this.#view.ranked(conditions, resolve, ranking, passes)
      : this.#view.first(conditions, resolve, order, limit, passes);
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
    // Filters return the same objects that are in their input.
    return documents.length === 0 ? [] : (this.#evaluate(filtered, outer) as ContentDocument[]);
  }

  /** Returns a test of whether a search finds a document, if the index covers exactly the searched part. */
  #finds(
    number: number,
    { left, query }: Hook & { kind: "text" },
  ): ((id: string) => boolean) | undefined {
    const known = this.#searches.get(number);
    if (known) return known.finds;
    const where = searchedIn(left);
    const given = where && this.#constant(number, query);
    const finds =
      where && typeof given === "string"
        ? this.#view.finder(parseTextQuery(given), where)
        : undefined;
    this.#searches.set(number, { finds });
    return finds;
  }

  #score(number: number, hook: Hook & { kind: "text" }, id: string): number {
    const scores = this.#scoresOf(number, hook);
    const known = scores.get(id);
    if (known !== undefined) return known;
    const document = this.#searched.get(id) ?? this.#view.byId(id);
    const query = this.#constant(number, hook.query);
    const texts = document ? stringsIn(this.#evaluate(hook.left, document)) : [];
    const score = typeof query === "string" ? relevance(parseTextQuery(query), texts) : 0;
    scores.set(id, score);
    return score;
  }

  /** Returns the scores of one search by document. A scored search occurs twice in the tree. */
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
      // A lookup by id depends only on those documents.
      const ids = conditions.find((condition) => condition.kind === "ids");
      const values = ids && [resolve(ids.key)].flat();
      if (values?.every((id) => typeof id === "string"))
        for (const id of values) this.#followed.add(id);
      else this.#tags.add("any");
    } else for (const type of types) this.#tags.add(`type:${type}`);
  }
}
