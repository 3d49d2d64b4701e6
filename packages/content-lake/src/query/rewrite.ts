import { type Condition, conditionsOf, isTextQuery, type Key } from "./conditions.ts";
import type { Order } from "./order-walk.ts";
import { isSettled, outerKeyOf, withHandedKey } from "./outer-keys.ts";
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

/** Something that the evaluation asks for while it runs, by number. */
export type Hook =
  /** `about`: conditions and filters are about an outer document (`^`), whose id is handed over. */
  | { kind: "documents"; conditions: Condition[]; first: First | undefined; about?: "outer" }
  | { kind: "count"; conditions: Condition[]; otherwise: Node; about?: "outer" }
  | { kind: "constant"; expr: Node }
  | { kind: "text"; left: Node; query: Node };

/** Only so many documents are needed, in an order; `filters` decide which. */
export type First = { order: Order | undefined; limit: number; filters: Node[] };

/**
 * Rewrites a query so that `*` is never all documents when the filter behind it can be looked up, and so that
 * what is the same for every item is evaluated once.
 *
 * groq-js has one place at which its caller comes in: the function that follows references. A rewritten query
 * follows "references" that no document can hold, because they begin with `prefix`, and gets what it needs:
 * `*[filter]` becomes `(documents for this filter)[filter]`.
 */
export class Rewriter {
  readonly hooks: Hook[] = [];
  readonly #prefix: string;
  /** How far a `text::query` score is told apart; the language can only add one for each thing that is true. */
  static readonly scoreSteps = 16;
  static readonly scoreStep = 0.25;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  rewrite(root: Node): Node {
    return this.#rewrite(root, top);
  }

  #rewrite(node: Node, at: Place): Node {
    // The same for every item around it: once is enough. At the top it is evaluated once anyway.
    if (at.inside && readsDataset(node) && node.type !== "Everything" && isClosed(node))
      return this.#hook({
        kind: "constant",
        expr: this.#rewrite(node, top),
      });

    const counted = countedFilter(node);
    if (counted) {
      const { conditions, exact } = this.#conditions(counted.filters, at.hidden);
      const settled = conditions.every(isSettled);
      if (exact && (settled || isAboutOuter(counted.filters, at))) {
        const otherwise = this.#descend(node, at);
        return settled
          ? this.#hook({ kind: "count", conditions, otherwise })
          : this.#hook({ kind: "count", conditions, otherwise, about: "outer" }, idOfItem);
      }
    }
    if (node.type === "Slice" || node.type === "AccessElement") {
      const limited = this.#limited(node, at);
      if (limited) return limited;
    }
    if (node.type === "Filter") {
      const chain = filterChain(node);
      if (chain) return this.#filtered(node, chain, at, undefined);
    }
    if (node.type === "Everything")
      return this.#hook({ kind: "documents", conditions: [], first: undefined });
    if (node.type === "FuncCall" && node.namespace === "releases")
      return this.#hook({
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
      if (query) return this.#hook({ kind: "text", left: node.left, query }, idOfItem);
    }
    return this.#descend(node, at);
  }

  #descend(node: Node, at: Place): Node {
    return mapParts(node, (part, scope) =>
      this.#rewrite(
        part,
        scope === "same"
          ? at
          : {
              hidden: scope === "hidden",
              inside: true,
              document: "base" in node && node.base !== undefined && areDocuments(node.base, at),
            },
      ),
    );
  }

  #conditions(filters: Node[], hidden: boolean) {
    const read = filters.map((filter) => conditionsOf(filter, hidden));
    return {
      conditions: read.flatMap((filter) => filter.conditions).map((one) => this.#answerable(one)),
      exact: read.every((filter) => filter.exact),
    };
  }

  /** Keys may be subqueries; they too ask for documents through hooks, and once. */
  #answerable(condition: Condition): Condition {
    const answer = (key: Key): Key =>
      key.kind === "closed" && readsDataset(key.expr)
        ? {
            kind: "closed",
            expr: this.#hook({
              kind: "constant",
              expr: this.#rewrite(key.expr, top),
            }),
          }
        : key;
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

  /** `*[a][b]` with the documents that meet a and b in the place of `*`. */
  #filtered(node: Node, chain: Chain, at: Place, first: Omit<First, "filters"> | undefined): Node {
    const { conditions } = this.#conditions(chain.filters, at.hidden);
    const alone = chain.filters.every((filter) => isClosed(filter, true, 1));
    const aboutOuter = !alone && isAboutOuter(chain.filters, at);
    const limited =
      first && (alone || aboutOuter)
        ? { ...first, filters: chain.filters.map((filter) => this.#rewrite(filter, ofDocument)) }
        : undefined;
    const source = aboutOuter
      ? this.#hook({ kind: "documents", conditions, first: limited, about: "outer" }, idOfItem)
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

  /** The documents for conditions of which one may be about an outer item, whose value is then handed over. */
  #documents(conditions: Condition[], first: First | undefined): Node {
    const outer = conditions.map((condition) => outerKeyOf(condition));
    const at = outer.findIndex((key) => key !== undefined);
    const settled = conditions.filter(isSettled);
    const plain = this.#hook({ kind: "documents", conditions: settled, first });
    const condition = conditions[at];
    const key = outer[at];
    if (!condition || !key) return plain;
    // Its value arrives as a string; for anything else the other conditions have to do.
    const narrowed: Hook = {
      kind: "documents",
      conditions: [...settled, withHandedKey(condition)],
      first: undefined,
    };
    return {
      type: "FuncCall",
      namespace: "global",
      name: "coalesce",
      args: [this.#hook(narrowed, this.#rewrite(key, { ...top, inside: true })), plain],
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
                hidden: true,
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

  /** A search in `score()` counts for more the better it matches: one for each step that its relevance reaches. */
  #scored(node: Node): Node {
    if (node.type === "OpCall" && node.op === "match" && isTextQuery(node.right)) {
      const query = node.right.args[0];
      if (!query) return node;
      const steps = Array.from({ length: Rewriter.scoreSteps }, (_, step) =>
        this.#hook({ kind: "text", left: node.left, query }, idOfItem, String(step)),
      );
      return steps.reduce((left, right) => ({ type: "Or", left, right }));
    }
    if (node.type === "And" || node.type === "Or")
      return { ...node, left: this.#scored(node.left), right: this.#scored(node.right) };
    if (node.type === "FuncCall" && node.name === "boost" && node.args[0])
      return { ...node, args: [this.#scored(node.args[0]), ...node.args.slice(1)] };
    return node;
  }

  #hook(hook: Hook, key?: Node, variant = ""): Node {
    const number = this.hooks.push(hook) - 1;
    const address: Node = { type: "Value", value: `${this.#prefix}${number}:${variant}:` };
    return {
      type: "AccessAttribute",
      name: "value",
      base: {
        type: "Deref",
        base: {
          type: "Object",
          attributes: [
            {
              type: "ObjectAttributeValue",
              name: "_ref",
              value: key ? { type: "OpCall", op: "+", left: address, right: key } : address,
            },
          ],
        },
      },
    };
  }
}

const idOfItem: Node = { type: "AccessAttribute", name: "_id" };
