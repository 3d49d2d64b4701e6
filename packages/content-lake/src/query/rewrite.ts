import type { Condition, Key } from "./condition.ts";
import { conditionsOf } from "./conditions.ts";
import { beyondOne, type First, type Hook, Hooks, idOfItem } from "./hooks.ts";
import type { Order } from "./order-walk.ts";
import { isSettled, outerKeyOf, withBoundKey } from "./outer-keys.ts";
import { withPlace } from "./replacements.ts";
import { rankedBy, withConditions } from "./scorer.ts";
import {
  areDocuments,
  type Chain,
  countedFilter,
  filterChain,
  isAboutOuter,
  isPath,
  ofDocument,
  type Place,
  top,
} from "./shapes.ts";
import { isClosed, mapParts, type Node, pathOf, readsDataset } from "./syntax.ts";
import { isTextQuery } from "./text-conditions.ts";

/**
 * Rewrites a query so that `*` never loads all documents if the filter after it can be looked up, and so that
 * expressions that are the same for every item are evaluated once.
 */
export class Rewriter {
  readonly #hooks: Hooks;
  readonly #elsewhere: string;
  /** Lists of which only the items with the best scores are needed. */
  readonly #rankings = new Map<Node, Omit<First, "filters">>();

  /** `elsewhere` is the prefix of rewritten cross-dataset references. */
  constructor(prefix: string, elsewhere: string) {
    this.#hooks = new Hooks(prefix);
    this.#elsewhere = elsewhere;
  }

  get hooks(): readonly Hook[] {
    return this.#hooks.all;
  }

  rewrite(root: Node): Node {
    return this.#rewrite(root, top);
  }

  #rewrite(node: Node, at: Place): Node {
    const ranking = this.#rankings.get(node);
    const ranked = ranking && filterChain(node);
    if (ranked) return this.#filtered(node, ranked, at, ranking);
    // The value is the same for every outer item, so it is evaluated once. At the top level it is anyway.
    if (at.inside && readsDataset(node) && node.type !== "Everything" && isClosed(node))
      return this.#hooks.add({
        kind: "constant",
        expr: this.#rewrite(node, top),
      });

    const counted = countedFilter(node);
    if (counted) {
      const { conditions, exact } = this.#conditions(counted.filters, at.scopeless);
      const settled = conditions.every(isSettled);
      if (exact && (settled || isAboutOuter(counted.filters, at))) {
        const otherwise = this.#descend(node, at);
        return settled
          ? this.#hooks.add({ kind: "count", conditions, otherwise })
          : this.#hooks.add({ kind: "count", conditions, otherwise, about: "outer" }, idOfItem);
      }
    }
    if (node.type === "Slice" || node.type === "AccessElement") {
      const limited = this.#limited(node, at);
      if (limited) return limited;
      this.#noteRanking(node);
    }
    if (node.type === "Filter") {
      const chain = filterChain(node);
      if (chain) return this.#filtered(node, chain, at, undefined);
    }
    if (node.type === "Everything")
      return this.#hooks.add({ kind: "documents", conditions: [], first: undefined });
    if (node.type === "FuncCall" && node.namespace === "releases")
      return this.#hooks.add({
        kind: "documents",
        conditions: [
          {
            kind: "types",
            key: { kind: "closed", expr: { type: "Value", value: "system.release" } },
          },
        ],
        first: undefined,
      });
    // groq-js supports `in` for ids with paths, but not for paths with paths, which is equivalent.
    if (
      node.type === "OpCall" &&
      node.op === "in" &&
      isPath(node.right) &&
      isPath(node.left) &&
      node.left.args[0]
    )
      return this.#descend({ ...node, left: node.left.args[0] }, at);
    if (node.type === "PipeFuncCall" && node.name === "score")
      return this.#descend({ ...node, args: node.args.map((arg) => this.#scored(arg)) }, at);
    if (node.type === "OpCall" && node.op === "match" && isTextQuery(node.right)) {
      const query = node.right.args[0];
      if (query) return this.#hooks.add({ kind: "text", left: node.left, query }, idOfItem);
    }
    if (node.type === "Deref")
      return { ...node, base: withPlace(this.#rewrite(node.base, at), this.#elsewhere) };
    return this.#descend(node, at);
  }

  #descend(node: Node, at: Place): Node {
    return mapParts(node, (part, scope) =>
      this.#rewrite(
        part,
        scope === "same"
          ? at
          : {
              scopeless: scope === "scopeless",
              inside: true,
              document: "base" in node && node.base !== undefined && areDocuments(node.base, at),
            },
      ),
    );
  }

  #noteRanking(node: Node): void {
    const { scored, ranking } = rankedBy(node) ?? {};
    if (!scored || !ranking) return;
    const answerable = (conditions: Condition[]) => conditions.map((one) => this.#answerable(one));
    const scorers = ranking.scorers.map((scorer) =>
      withConditions(scorer, answerable, (key) => this.#answer(key)),
    );
    const { limit } = ranking;
    this.#rankings.set(scored, { order: undefined, limit, ranking: { ...ranking, scorers } });
  }

  #conditions(filters: Node[], scopeless: boolean) {
    const read = filters.map((filter) => conditionsOf(filter, scopeless));
    return {
      conditions: read.flatMap((filter) => filter.conditions).map((one) => this.#answerable(one)),
      exact: read.every((filter) => filter.exact),
    };
  }

  /** Rewrites the keys of a condition: they may be subqueries, which use hooks too and are evaluated once. */
  #answerable(condition: Condition): Condition {
    const answer = (key: Key): Key => this.#answer(key);
    switch (condition.kind) {
      case "any":
        return {
          ...condition,
          of: condition.of.map((side) => side.map((one) => this.#answerable(one))),
        };
      case "references":
        return { ...condition, keys: condition.keys.map(answer) };
      case "text":
        return { ...condition, query: answer(condition.query) };
      case "words":
        return { ...condition, pattern: answer(condition.pattern) };
      case "defined":
      case "drafts":
        return condition;
      default:
        return { ...condition, key: answer(condition.key) };
    }
  }

  #answer(key: Key): Key {
    if (key.kind !== "closed" || !readsDataset(key.expr)) return key;
    const expr = this.#rewrite(key.expr, top);
    return { kind: "closed", expr: this.#hooks.add({ kind: "constant", expr }) };
  }

  /** Replaces `*` in `*[a][b]` by the documents that meet a and b. */
  #filtered(node: Node, chain: Chain, at: Place, first: Omit<First, "filters"> | undefined): Node {
    const { conditions } = this.#conditions(chain.filters, at.scopeless);
    const alone = chain.filters.every((filter) => isClosed(filter, true, 1));
    const aboutOuter = !alone && isAboutOuter(chain.filters, at);
    const limited =
      first && (alone || aboutOuter)
        ? { ...first, filters: chain.filters.map((filter) => this.#rewrite(filter, ofDocument)) }
        : undefined;
    const source = aboutOuter
      ? this.#hooks.add({ kind: "documents", conditions, first: limited, about: "outer" }, idOfItem)
      : this.#documents(conditions, limited);
    const rebuild = (part: Node): Node => {
      if (part.type === "Everything") return source;
      if (part.type === "Filter")
        return {
          ...part,
          base: rebuild(part.base),
          expr: this.#rewrite(part.expr, ofDocument),
        };
      return mapParts(part, rebuild);
    };
    return rebuild(node);
  }

  /** Returns the documents for conditions, one of which may depend on an outer item, whose value is then bound. */
  #documents(conditions: Condition[], first: First | undefined): Node {
    const outer = conditions.map((condition) => outerKeyOf(condition));
    const at = outer.findIndex((key) => key !== undefined);
    const settled = conditions.filter(isSettled);
    const plain = this.#hooks.add({ kind: "documents", conditions: settled, first });
    const condition = conditions[at];
    const key = outer[at];
    if (!condition || !key) return plain;
    // The key's value arrives as a string; for any other type, only the other conditions apply.
    const narrowed: Hook = {
      kind: "documents",
      conditions: [...settled, withBoundKey(condition)],
      first: undefined,
    };
    return {
      type: "FuncCall",
      namespace: "global",
      name: "coalesce",
      args: [this.#hooks.add(narrowed, this.#rewrite(key, { ...top, inside: true })), plain],
    };
  }

  /** Rewrites `*[filter] | order(key)[0...n]` if only the first n documents need to be read. */
  #limited(node: Node & { type: "Slice" | "AccessElement" }, at: Place): Node | undefined {
    const limit = node.type === "Slice" ? node.right + (node.isInclusive ? 1 : 0) : node.index + 1;
    if (limit <= 0 || limit > 10_000 || (node.type === "Slice" && node.left < 0)) return undefined;
    let order: Order | undefined;
    const rebuild = (part: Node): Node | undefined => {
      switch (part.type) {
        case "Filter": {
          const chain = filterChain(part);
          return chain && this.#filtered(part, chain, at, { order, limit });
        }
        case "ArrayCoerce":
        case "Group": {
          const base = rebuild(part.base);
          return base && { ...part, base };
        }
        case "Map": {
          // A projection is one-to-one, so the first n items stay the first n.
          if (order) return undefined;
          const base = rebuild(part.base);
          return (
            base && {
              ...part,
              base,
              expr: this.#rewrite(part.expr, {
                scopeless: true,
                inside: true,
                document: areDocuments(part.base, at),
              }),
            }
          );
        }
        case "PipeFuncCall": {
          if (part.name !== "order" || order) return undefined;
          const [key] = part.args;
          const path = key && pathOf(key.type === "Desc" || key.type === "Asc" ? key.base : key);
          if (path === undefined || path.startsWith("_id") || path === "_type" || path === "_rev")
            return undefined;
          order = { path, descending: key?.type === "Desc" };
          const base = rebuild(part.base);
          return (
            base && {
              ...part,
              base,
              args: part.args.map((arg) => this.#rewrite(arg, ofDocument)),
            }
          );
        }
        default:
          return undefined;
      }
    };
    const base = rebuild(node.base);
    return base && { ...node, base };
  }

  /**
   * Rewrites a search in `score()` so that its score grows with relevance: one for the match, and a boost for the
   * rest.
   */
  #scored(node: Node): Node {
    if (node.type === "OpCall" && node.op === "match" && isTextQuery(node.right)) {
      const query = node.right.args[0];
      if (!query) return node;
      const hook: Hook = { kind: "text", left: node.left, query };
      return {
        type: "FuncCall",
        namespace: "global",
        name: "boost",
        args: [this.#hooks.add(hook, idOfItem), this.#hooks.add(hook, idOfItem, beyondOne)],
      };
    }
    if (node.type === "And" || node.type === "Or")
      return { ...node, left: this.#scored(node.left), right: this.#scored(node.right) };
    if (node.type === "FuncCall" && node.name === "boost" && node.args[0])
      return { ...node, args: [this.#scored(node.args[0]), ...node.args.slice(1)] };
    return node;
  }
}
