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
 * Rewrites a query so that `*` is never all documents when the filter behind it can be looked up, and so that
 * what is the same for every item is evaluated once.
 */
export class Rewriter {
  readonly #hooks: Hooks;
  readonly #elsewhere: string;
  /** Lists of which only those with the best scores are asked for. */
  readonly #rankings = new Map<Node, Omit<First, "filters">>();

  /** `elsewhere` begins what is followed in the place of a reference to another dataset. */
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
    // The same for every item around it: once is enough. At the top it is evaluated once anyway.
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
    // groq-js compares ids with paths, but not paths with paths, which is the same.
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

  /** Keys may be subqueries; they too ask for documents through hooks, and once. */
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

  /** `*[a][b]` with the documents that meet a and b in the place of `*`. */
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

  /** The documents for conditions of which one may be about an outer item, whose value is then bound. */
  #documents(conditions: Condition[], first: First | undefined): Node {
    const outer = conditions.map((condition) => outerKeyOf(condition));
    const at = outer.findIndex((key) => key !== undefined);
    const settled = conditions.filter(isSettled);
    const plain = this.#hooks.add({ kind: "documents", conditions: settled, first });
    const condition = conditions[at];
    const key = outer[at];
    if (!condition || !key) return plain;
    // Its value arrives as a string; for anything else the other conditions have to do.
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

  /** `*[filter] | order(key)[0...n]`, when only the first n need to be looked at. */
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
          // One item becomes one item, so the first n stay the first n.
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

  /** A search in `score()` counts for more the better it matches: for one, and for the rest as a boost. */
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
