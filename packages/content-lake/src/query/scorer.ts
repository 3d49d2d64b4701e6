import type { FieldReading } from "../store/field-reading.ts";
import type { Condition, Key } from "./condition.ts";
import { conditionsOf } from "./conditions.ts";
import { gatheredFields } from "./field-words.ts";
import type { SearchedIn } from "./postings-reader.ts";
import { filterChain } from "./shapes.ts";
import { isClosed, type Node, pathOf } from "./syntax.ts";
import { isTextQuery, searchedIn } from "./text-conditions.ts";

/** An argument of `score()` that the inverted index can compute for all documents at once. */
export type Scorer =
  | { kind: "search"; query: Key; where: SearchedIn }
  | { kind: "match"; pattern: Key; fields: FieldReading[] }
  | { kind: "boost"; of: Scorer; by: Key }
  | { kind: "sum" | "both"; left: Scorer; right: Scorer }
  /** Scores one where the conditions are met. */
  | { kind: "condition"; conditions: Condition[] };

/** The order of a scored search. */
export type Ranking = {
  scorers: Scorer[];
  limit: number;
  /** Whether documents without a score are excluded. */
  positive: boolean;
  /** Tie-breaker among equal scores; the id if undefined. */
  next: { path: string; descending: boolean } | undefined;
};

/** Returns undefined if only the documents themselves can tell the score. */
function scorerOf(node: Node): Scorer | undefined {
  const closed = (expr: Node | undefined): Key | undefined =>
    expr && isClosed(expr) ? { kind: "closed", expr } : undefined;
  if (node.type === "OpCall" && node.op === "match") {
    if (isTextQuery(node.right)) {
      const query = closed(node.right.args[0]);
      const where = searchedIn(node.left);
      return query && where && { kind: "search", query, where };
    }
    const pattern = closed(node.right);
    const fields = gatheredFields(node.left);
    return pattern && fields && { kind: "match", pattern, fields };
  }
  if (node.type === "FuncCall" && node.namespace === "global" && node.name === "boost") {
    const of = node.args[0] && scorerOf(node.args[0]);
    const by = closed(node.args[1]);
    return of && by && { kind: "boost", of, by };
  }
  if (node.type === "And" || node.type === "Or") {
    const left = scorerOf(node.left);
    const right = scorerOf(node.right);
    return left && right && { kind: node.type === "Or" ? "sum" : "both", left, right };
  }
  const { conditions, exact } = conditionsOf(node, false);
  return exact ? { kind: "condition", conditions } : undefined;
}

type RankedSearch = {
  /** The scored `*[…]`. */
  scored: Node;
  ranking: Ranking;
};

/**
 * Recognises `*[…] | score(…) [_score > 0] {…} | order(_score desc, key)[0...n]` or parts of it: the first documents
 * of a scored search. Returns undefined for any other order.
 */
export function rankedBy(node: Node): RankedSearch | undefined {
  if (node.type !== "Slice" && node.type !== "AccessElement") return undefined;
  const limit = node.type === "Slice" ? node.right + (node.isInclusive ? 1 : 0) : node.index + 1;
  if (limit <= 0 || limit > 2000 || (node.type === "Slice" && node.left < 0)) return undefined;

  let keys: Node[] | undefined;
  /** Projections between the score and the order, through which attributes are traced back. */
  const projections: Node[] = [];
  let positive = false;
  for (let at = node.base; ; )
    switch (at.type) {
      case "ArrayCoerce":
      case "Group":
        at = at.base;
        break;
      case "Map":
        // The value compared with 0 must be the score itself, not a projected attribute of that name.
        if (positive && !keepsScore(at.expr)) return undefined;
        if (keys) projections.push(at.expr);
        at = at.base;
        break;
      case "Filter":
        if (!isPositive(at.expr)) return undefined;
        positive = true;
        at = at.base;
        break;
      case "PipeFuncCall": {
        if (at.name === "order" && !keys) {
          keys = at.args;
          at = at.base;
          break;
        }
        if (at.name !== "score" || !filterChain(at.base)) return undefined;
        const scorers = at.args.map(scorerOf);
        if (!scorers.every((scorer) => scorer !== undefined)) return undefined;
        const next = nextOf(keys, projections);
        return next && { scored: at.base, ranking: { scorers, limit, positive, next: next.by } };
      }
      default:
        return undefined;
    }
}

const isPositive = (node: Node): boolean =>
  node.type === "OpCall" &&
  node.op === ">" &&
  pathOf(node.left) === "_score" &&
  node.right.type === "Value" &&
  node.right.value === 0;

function keepsScore(projection: Node): boolean {
  const before = throughProjection({ type: "AccessAttribute", name: "_score" }, projection);
  return before !== undefined && pathOf(before) === "_score";
}

/** Returns the sort key after the score; undefined if the score isn't the first key. */
function nextOf(
  keys: Node[] | undefined,
  projections: Node[],
): { by: Ranking["next"] } | undefined {
  if (!keys) return { by: undefined };
  const read = keys.map((key) => {
    const descending = key.type === "Desc";
    const expr = key.type === "Desc" || key.type === "Asc" ? key.base : key;
    const before = projections.reduce<Node | undefined>(throughProjection, expr);
    return { path: before && pathOf(before), descending };
  });
  const [score, next] = read;
  if (score?.path !== "_score" || !score.descending) return undefined;
  if (!next) return { by: undefined };
  const { path, descending } = next;
  // Ascending ids are the default tie-breaker.
  if (path === "_id") return descending ? undefined : { by: undefined };
  return path === undefined || path === "_type" || path === "_rev"
    ? undefined
    : { by: { path, descending } };
}

/** Rewrites an expression over a projection's result into one over the projection's input. */
function throughProjection(expr: Node | undefined, projection: Node): Node | undefined {
  if (!expr || projection.type !== "Projection" || projection.base.type !== "This")
    return undefined;
  const made = projection.expr;
  if (made.type !== "Object") return undefined;
  const attribute = (name: string): Node | undefined => {
    for (const one of made.attributes.toReversed()) {
      if (one.type !== "ObjectAttributeValue") {
        if (one.type === "ObjectSplat" && one.value.type === "This")
          return { type: "AccessAttribute", name };
        return undefined;
      }
      if (one.name === name) return one.value;
    }
    return undefined;
  };
  const back = (node: Node): Node | undefined => {
    if (node.type === "AccessAttribute" && !node.base) return attribute(node.name);
    if (node.type === "AccessElement") {
      const base = back(node.base);
      const element = base?.type === "Array" ? base.elements[node.index] : undefined;
      return element?.isSplat ? undefined : element?.value;
    }
    if (node.type === "AccessAttribute" && node.base) {
      const base = back(node.base);
      return base && { ...node, base };
    }
    return undefined;
  };
  return back(expr);
}

/** Prepares conditions in scorers like those of filters. */
export function withConditions(
  scorer: Scorer,
  change: (conditions: Condition[]) => Condition[],
  key: (key: Key) => Key,
): Scorer {
  switch (scorer.kind) {
    case "condition":
      return { ...scorer, conditions: change(scorer.conditions) };
    case "search":
      return { ...scorer, query: key(scorer.query) };
    case "match":
      return { ...scorer, pattern: key(scorer.pattern) };
    case "boost":
      return { ...scorer, by: key(scorer.by), of: withConditions(scorer.of, change, key) };
    default:
      return {
        ...scorer,
        left: withConditions(scorer.left, change, key),
        right: withConditions(scorer.right, change, key),
      };
  }
}
