import { isClosed, lowered, type Node, pathOf } from "./syntax.ts";

/** What an attribute is compared with: a value that is the same for all documents, or one of an outer item. */
export type Key = { kind: "closed"; expr: Node } | { kind: "outer"; expr: Node };

/**
 * What a filter demands, as far as the indexes know about it. Every document that passes the filter meets every
 * condition; the filter itself is still evaluated on those that do.
 */
export type Condition =
  | { kind: "types"; key: Key }
  | { kind: "ids"; key: Key }
  | { kind: "references"; keys: Key[] }
  | { kind: "equals"; path: string; key: Key }
  | { kind: "through"; path: string; key: Key }
  | { kind: "compares"; path: string; op: ">" | "<"; key: Key }
  | { kind: "defined"; path: string }
  | { kind: "drafts"; only: boolean }
  | { kind: "text"; query: Key }
  | { kind: "words"; pattern: Key }
  | { kind: "any"; of: Condition[][] };

export type Filter = {
  conditions: Condition[];
  /** Whether the conditions say all that the filter says. */
  exact: boolean;
};

/** Reads the conditions of a filter. `hidden` says in what kind of scope the filter stands. */
export function conditionsOf(expr: Node, hidden: boolean): Filter {
  if (expr.type === "Group") return conditionsOf(expr.base, hidden);
  if (expr.type === "And") {
    const left = conditionsOf(expr.left, hidden);
    const right = conditionsOf(expr.right, hidden);
    return {
      conditions: [...left.conditions, ...right.conditions],
      exact: left.exact && right.exact,
    };
  }
  if (expr.type === "Or") {
    const of = [conditionsOf(expr.left, hidden), conditionsOf(expr.right, hidden)];
    // One side about which nothing is known lets any document pass.
    if (of.some((side) => side.conditions.length === 0)) return { conditions: [], exact: false };
    return {
      conditions: [{ kind: "any", of: of.map((side) => side.conditions) }],
      exact: of.every((side) => side.exact),
    };
  }
  const condition = conditionOf(expr, hidden);
  if (!condition) return { conditions: [], exact: false };
  return { conditions: [condition], exact: isExact(condition) };
}

/** Comparisons and words are looked up by what is only near to them. */
const isExact = (condition: Condition): boolean =>
  ["types", "equals", "defined", "drafts", "references"].includes(condition.kind);

function keyOf(node: Node, hidden: boolean): Key | undefined {
  if (isClosed(node)) return { kind: "closed", expr: node };
  const expr = lowered(node, hidden);
  return expr && { kind: "outer", expr };
}

function conditionOf(expr: Node, hidden: boolean): Condition | undefined {
  if (expr.type === "Not") {
    const inner = expr.base.type === "Group" ? expr.base.base : expr.base;
    return isDraftTest(inner) ? { kind: "drafts", only: false } : undefined;
  }
  if (expr.type === "FuncCall") {
    if (expr.namespace !== "global") return undefined;
    if (expr.name === "defined") {
      const path = expr.args[0] && pathOf(expr.args[0]);
      return path !== undefined && isIndexed(path) ? { kind: "defined", path } : undefined;
    }
    if (expr.name === "references") {
      const keys = expr.args.map((arg) => keyOf(arg, hidden));
      return keys.every((key) => key !== undefined) ? { kind: "references", keys } : undefined;
    }
    return undefined;
  }
  if (expr.type !== "OpCall") return undefined;
  const { op, left, right } = expr;
  switch (op) {
    case "==":
      return equality(left, right, hidden) ?? equality(right, left, hidden);
    case "in":
      return isDraftTest(expr) ? { kind: "drafts", only: true } : membership(left, right, hidden);
    case ">":
    case ">=":
      return comparison(left, ">", right, hidden) ?? comparison(right, "<", left, hidden);
    case "<":
    case "<=":
      return comparison(left, "<", right, hidden) ?? comparison(right, ">", left, hidden);
    case "match":
      return textSearch(left, right);
    default:
      return undefined;
  }
}

/** `_id in path("drafts.**")`, which tells drafts from the rest. */
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

function equality(attribute: Node, value: Node, hidden: boolean): Condition | undefined {
  const key = keyOf(value, hidden);
  if (!key) return undefined;
  const path = pathOf(attribute);
  if (path === "_type") return { kind: "types", key };
  if (path === "_id") return { kind: "ids", key };
  if (path !== undefined) return isIndexed(path) ? { kind: "equals", path, key } : undefined;
  const through = pathThroughReference(attribute);
  return through === undefined ? undefined : { kind: "through", path: through, key };
}

function membership(left: Node, right: Node, hidden: boolean): Condition | undefined {
  // `slug.current in $slugs`: the same as being equal to one of them.
  const path = pathOf(left);
  if (path !== undefined) {
    const direct = equality(left, right, hidden);
    // `path()` gives patterns, not values.
    if (direct && !(right.type === "FuncCall" && right.name === "path")) return direct;
  }
  // `$tag in tags`, `$id in categories[]._ref`, `$slug in categories[]->slug.current`
  const key = keyOf(left, hidden);
  if (!key) return undefined;
  const list = right.type === "ArrayCoerce" ? pathOf(right.base) : pathOf(right);
  if (list !== undefined && isIndexed(list)) return { kind: "equals", path: `${list}[]`, key };
  if (right.type !== "Map") return undefined;
  if (
    right.expr.type === "AccessAttribute" &&
    right.expr.name === "_ref" &&
    (!right.expr.base || right.expr.base.type === "This")
  )
    return { kind: "references", keys: [key] };
  const through = pathThroughReference(right.expr);
  return through === undefined ? undefined : { kind: "through", path: through, key };
}

/** `author->slug.current`: the path in the document that the reference leads to. */
function pathThroughReference(node: Node): string | undefined {
  if (node.type !== "AccessAttribute" || !node.base) return undefined;
  const names = [node.name];
  let at: Node = node.base;
  while (at.type === "AccessAttribute" && at.base) {
    names.unshift(at.name);
    at = at.base;
  }
  if (at.type !== "Deref") return undefined;
  // The reference itself must be the document's own, not one of something it refers to.
  if (at.base.type !== "This" && pathOf(at.base) === undefined) return undefined;
  const path = names.join(".");
  return path === "_id" || isIndexed(path) ? path : undefined;
}

function comparison(
  attribute: Node,
  op: ">" | "<",
  value: Node,
  hidden: boolean,
): Condition | undefined {
  const path = pathOf(attribute);
  if (path === undefined || !isIndexed(path)) return undefined;
  const key = keyOf(value, hidden);
  return key?.kind === "closed" ? { kind: "compares", path, op, key } : undefined;
}

function textSearch(left: Node, right: Node): Condition | undefined {
  if (isTextQuery(right)) {
    const query = right.args[0];
    return query && isClosed(query)
      ? { kind: "text", query: { kind: "closed", expr: query } }
      : undefined;
  }
  return isClosed(right) && isOwnText(left)
    ? { kind: "words", pattern: { kind: "closed", expr: right } }
    : undefined;
}

export const isTextQuery = (node: Node): node is Node & { type: "FuncCall" } =>
  node.type === "FuncCall" && node.namespace === "text" && node.name === "query";

/** Whether all that an expression reads is text of the document itself, which the full-text index knows. */
function isOwnText(node: Node): boolean {
  switch (node.type) {
    case "AccessAttribute":
      return (
        !node.name.startsWith("_") &&
        (!node.base || node.base.type === "This" || isOwnText(node.base))
      );
    case "Group":
    case "ArrayCoerce":
      return isOwnText(node.base);
    case "Map":
      return isOwnText(node.base) && isOwnText(node.expr);
    case "Array":
      return node.elements.every((element) => isOwnText(element.value));
    case "FuncCall":
      return node.namespace === "pt" && node.name === "text" && node.args.every(isOwnText);
    default:
      return false;
  }
}
