import type { Condition, Filter, Key } from "./condition.ts";
import { constantOf } from "./constants.ts";
import { isClosed, lowered, type Node, pathOf } from "./syntax.ts";
import { textSearch } from "./text-conditions.ts";

/** Extracts the conditions of a filter. `scopeless`: the filter's scope has no parents of its own (`ScopeKind`). */
export function conditionsOf(expr: Node, scopeless: boolean): Filter {
  if (expr.type === "Group") return conditionsOf(expr.base, scopeless);
  const constant = constantOf(expr);
  if (constant) return constant.value === true ? everything : nothing;
  if (expr.type === "And") {
    const left = conditionsOf(expr.left, scopeless);
    const right = conditionsOf(expr.right, scopeless);
    return {
      conditions: [...left.conditions, ...right.conditions],
      exact: left.exact && right.exact,
    };
  }
  if (expr.type === "Or") {
    // `!defined($category) || …`: once the parameter is known, one side is constant.
    for (const [side, other] of [
      [expr.left, expr.right],
      [expr.right, expr.left],
    ] as const) {
      const settled = constantOf(side);
      if (settled) return settled.value === true ? everything : conditionsOf(other, scopeless);
    }
    const of = [conditionsOf(expr.left, scopeless), conditionsOf(expr.right, scopeless)];
    // A side without known conditions may match any document.
    if (of.some((side) => side.conditions.length === 0)) return { conditions: [], exact: false };
    return {
      conditions: [{ kind: "any", of: of.flatMap(sidesOf) }],
      exact: of.every((side) => side.exact),
    };
  }
  const condition = conditionOf(expr, scopeless);
  if (!condition) return { conditions: [], exact: false };
  return { conditions: [condition], exact: isExact(condition) };
}

/** Returns the sides of an `||`, with nested ones flattened: `a || b || c` has three. */
function sidesOf({ conditions }: Filter): Condition[][] {
  const [only, ...others] = conditions;
  return only?.kind === "any" && others.length === 0 ? only.of : [conditions];
}

const everything: Filter = { conditions: [], exact: true };
const nothing: Filter = {
  conditions: [{ kind: "ids", key: { kind: "closed", expr: { type: "Value", value: [] } } }],
  exact: true,
};

/** Lookups for comparisons and some words are approximate; all others are exact. */
const isExact = (condition: Condition): boolean =>
  condition.kind === "words" ? condition.fields !== undefined : condition.kind !== "compares";

function keyOf(node: Node, scopeless: boolean): Key | undefined {
  if (isClosed(node)) return { kind: "closed", expr: node };
  const expr = lowered(node, scopeless);
  return expr && { kind: "outer", expr };
}

function conditionOf(expr: Node, scopeless: boolean): Condition | undefined {
  if (expr.type === "Not") {
    const inner = expr.base.type === "Group" ? expr.base.base : expr.base;
    return isDraftTest(inner) ? { kind: "drafts", only: false } : undefined;
  }
  if (expr.type === "FuncCall") {
    if (expr.namespace === "sanity") {
      const key = expr.args[0] && keyOf(expr.args[0], scopeless);
      const { name: kind } = expr;
      return key && (kind === "versionOf" || kind === "partOfRelease") ? { kind, key } : undefined;
    }
    if (expr.namespace !== "global") return undefined;
    if (expr.name === "defined") {
      const path = expr.args[0] && pathOf(expr.args[0]);
      return path !== undefined && isIndexed(path) ? { kind: "defined", path } : undefined;
    }
    if (expr.name === "references") {
      const keys = expr.args.map((arg) => keyOf(arg, scopeless));
      return keys.every((key) => key !== undefined)
        ? { kind: "references", keys, anywhere: true }
        : undefined;
    }
    return undefined;
  }
  if (expr.type !== "OpCall") return undefined;
  const { op, left, right } = expr;
  switch (op) {
    case "==":
      return equality(left, right, scopeless) ?? equality(right, left, scopeless);
    case "in":
      return isDraftTest(expr)
        ? { kind: "drafts", only: true }
        : membership(left, right, scopeless);
    case ">":
    case ">=":
      return (
        comparison(left, ">", right, scopeless) ??
        comparison(right, "<", left, scopeless) ??
        overlap(left, op, right, scopeless)
      );
    case "<":
    case "<=":
      return comparison(left, "<", right, scopeless) ?? comparison(right, ">", left, scopeless);
    case "match":
      return textSearch(left, right);
    default:
      return undefined;
  }
}

/** Whether the node is `_id in path("drafts.**")`, which separates drafts from other documents. */
const isDraftTest = (node: Node): boolean =>
  node.type === "OpCall" &&
  node.op === "in" &&
  pathOf(node.left) === "_id" &&
  node.right.type === "FuncCall" &&
  node.right.name === "path" &&
  node.right.args[0]?.type === "Value" &&
  node.right.args[0].value === "drafts.**";

const isIndexed = (path: string): boolean =>
  path.split(".").length <= 2 && !["_id", "_type", "_rev"].includes(path);

function equality(
  attribute: Node,
  value: Node,
  scopeless: boolean,
  oneOf = false,
): Condition | undefined {
  const key = keyOf(value, scopeless);
  if (!key) return undefined;
  const path = pathOf(attribute);
  if (path === "_type") return { kind: "types", key };
  if (path === "_id") return { kind: "ids", key };
  if (path !== undefined) return isIndexed(path) ? { kind: "equals", path, key, oneOf } : undefined;
  const through = pathThroughReference(attribute);
  return through && { kind: "through", ...through, key, oneOf };
}

function membership(left: Node, right: Node, scopeless: boolean): Condition | undefined {
  // `slug.current in $slugs`: equal to any of the values.
  const path = pathOf(left);
  if (path !== undefined) {
    const direct = equality(left, right, scopeless, true);
    // `path()` returns patterns, not values.
    if (direct && !(right.type === "FuncCall" && right.name === "path")) return direct;
  }
  const key = keyOf(left, scopeless);
  return key && holds(right, key, false);
}

/**
 * Returns the condition that a list contains the key: `$tag in tags`, `$id in categories[]._ref`, `$slug in
 * categories[]->slug.current`.
 */
function holds(list: Node, key: Key, oneOf: boolean): Condition | undefined {
  if (list.type === "Group") return holds(list.base, key, oneOf);
  const path = list.type === "ArrayCoerce" ? pathOf(list.base) : pathOf(list);
  if (path !== undefined)
    return isIndexed(path) ? { kind: "equals", path: `${path}[]`, key, oneOf } : undefined;
  if (list.type !== "Map") return undefined;
  const inner = list.base.type === "ArrayCoerce" ? pathOf(list.base.base) : undefined;
  const from = inner !== undefined && isIndexed(inner) ? `${inner}[]._ref` : undefined;
  if (
    list.expr.type === "AccessAttribute" &&
    list.expr.name === "_ref" &&
    (!list.expr.base || list.expr.base.type === "This")
  )
    return from === undefined
      ? { kind: "references", keys: [key], anywhere: false }
      : { kind: "equals", path: from, key, oneOf };
  const through = pathThroughReference(list.expr, { at: from });
  return through && { kind: "through", ...through, key, oneOf };
}

/** Returns the condition of `count(tags[@ in $tags]) > 0`: the list contains any of the values. */
function overlap(
  counted: Node,
  op: string,
  least: Node,
  scopeless: boolean,
): Condition | undefined {
  if (counted.type !== "FuncCall" || counted.namespace !== "global" || counted.name !== "count")
    return undefined;
  const [list] = counted.args;
  const enough = op === ">" ? 0 : 1;
  if (list?.type !== "Filter" || least.type !== "Value" || least.value !== enough) return undefined;
  const { expr } = list;
  if (expr.type !== "OpCall" || expr.op !== "in" || expr.left.type !== "This") return undefined;
  // The keys are one scope deeper than the surrounding filter.
  const keys = isClosed(expr.right) ? expr.right : lowered(expr.right, false);
  const key = keys && keyOf(keys, scopeless);
  return key && holds(list.base, key, true);
}

/**
 * Returns, for `author->slug.current`, the path in the referenced document and the path of the reference. `item`
 * gives the path of the current item in the document, if the item is not the document itself.
 */
function pathThroughReference(
  node: Node,
  item?: { at: string | undefined },
): { from: string | undefined; path: string } | undefined {
  if (node.type !== "AccessAttribute" || !node.base) return undefined;
  const names = [node.name];
  let at: Node = node.base;
  while (at.type === "AccessAttribute" && at.base) {
    names.unshift(at.name);
    at = at.base;
  }
  if (at.type !== "Deref") return undefined;
  // The reference must belong to the document itself, not to a document it references.
  const reference = pathOf(at.base);
  if (at.base.type !== "This" && reference === undefined) return undefined;
  const path = names.join(".");
  if (path !== "_id" && !isIndexed(path)) return undefined;
  if (item) return { from: at.base.type === "This" ? item.at : undefined, path };
  return {
    from: reference && isIndexed(`${reference}._ref`) ? `${reference}._ref` : undefined,
    path,
  };
}

function comparison(
  attribute: Node,
  op: ">" | "<",
  value: Node,
  scopeless: boolean,
): Condition | undefined {
  const path = pathOf(attribute);
  if (path === undefined || !isIndexed(path)) return undefined;
  const key = keyOf(value, scopeless);
  return key && { kind: "compares", path, op, key };
}
