import { type GroqSyntaxError, parse } from "groq-js";
import { QuerySyntaxError } from "./query-errors.ts";
import { parsable } from "./query-text.ts";

/** The syntax tree of groq-js 2, whose package lacks its own declarations. */
export type Node =
  | { type: "Everything" | "This" }
  | { type: "Parent"; n: number }
  | { type: "Context" | "Parameter" | "Tuple" | "SelectorFuncCall" | "SelectorNested" }
  | { type: "Value"; value: unknown }
  | { type: "AccessAttribute"; name: string; base?: Node }
  | { type: "AccessElement"; base: Node; index: number }
  | { type: "Slice"; base: Node; left: number; right: number; isInclusive: boolean }
  | { type: "ArrayCoerce" | "Deref" | "Group" | "Neg" | "Pos" | "Not" | "Asc" | "Desc"; base: Node }
  | { type: "Filter" | "Map" | "FlatMap" | "Projection"; base: Node; expr: Node }
  | { type: "And" | "Or"; left: Node; right: Node }
  | { type: "OpCall"; op: string; left: Node; right: Node }
  | { type: "InRange"; base: Node; left: Node; right: Node; isInclusive: boolean }
  | { type: "FuncCall"; namespace: string; name: string; args: Node[] }
  | { type: "PipeFuncCall"; name: string; base: Node; args: Node[] }
  | { type: "Array"; elements: { type: "ArrayElement"; value: Node; isSplat: boolean }[] }
  | { type: "Object"; attributes: Attribute[] }
  | {
      type: "Select";
      alternatives: { type: "SelectAlternative"; condition: Node; value: Node }[];
      fallback?: Node;
    };

type Attribute =
  | { type: "ObjectAttributeValue"; name: string; value: Node }
  | { type: "ObjectConditionalSplat"; condition: Node; value: Node }
  | { type: "ObjectSplat"; value: Node };

/** Parses a query and substitutes its parameters. Throws a QuerySyntaxError with the position. */
export function parseQuery(
  query: string,
  params: Record<string, unknown>,
  mode: "normal" | "delta" = "normal",
): Node {
  let tree: Node;
  const { text, placeOf } = parsable(query);
  try {
    // groq-js types its tree as `any`, for the reason above.
    tree = parse(text, { params, mode }) as Node;
  } catch (error) {
    if (error instanceof RangeError)
      throw new QuerySyntaxError("The query is nested too deep", 0, query.length);
    const { position, message } = error as GroqSyntaxError;
    const start = placeOf(typeof position === "number" ? position : 0);
    throw new QuerySyntaxError(message, start, Math.max(start, query.length));
  }
  if (scoresNoList(tree))
    throw new QuerySyntaxError("score() is for lists of documents as they are", 0, query.length);
  if (hasInfiniteNumber(tree))
    throw new QuerySyntaxError("A number in the query is too large", 0, query.length);
  const missing = missingParameter(tree);
  if (missing !== undefined) {
    const start = Math.max(0, query.indexOf(`$${missing}`));
    throw new QuerySyntaxError(
      `param $${missing} referenced, but not provided`,
      start,
      start + missing.length + 1,
    );
  }
  return tree;
}

/**
 * Whether `score()` is applied to a single document, or to a value derived from documents. groq-js doesn't reject
 * that.
 */
function scoresNoList(node: Node): boolean {
  if (node.type === "PipeFuncCall" && node.name === "score" && !isList(node.base)) return true;
  let found = false;
  mapParts(node, (part) => {
    found ||= scoresNoList(part);
    return part;
  });
  return found;
}

function isList(node: Node): boolean {
  switch (node.type) {
    case "AccessElement":
    case "Map":
    case "Projection":
      return false;
    case "Filter":
    case "Slice":
    case "ArrayCoerce":
    case "Group":
    case "PipeFuncCall":
      return isList(node.base);
    default:
      return true;
  }
}

/** Whether a number in a query is larger than numbers can be: groq-js reads it as infinite. */
function hasInfiniteNumber(node: Node): boolean {
  if (node.type === "Value") return node.value === Number.POSITIVE_INFINITY;
  let found = false;
  mapParts(node, (part) => {
    found ||= hasInfiniteNumber(part);
    return part;
  });
  return found;
}

/** Returns the name of a parameter that is still in the tree because it has no value. */
function missingParameter(node: Node): string | undefined {
  if (node.type === "Parameter") return "name" in node ? String(node.name) : "";
  let missing: string | undefined;
  mapParts(node, (part) => {
    missing ??= missingParameter(part);
    return part;
  });
  return missing;
}

/**
 * How the scope of a part relates to that of the whole: `same` has the same item; `nested` has its own item with the
 * outer one as its parent (`^`); `scopeless` has its own item and the parents of the whole.
 */
export type ScopeKind = "same" | "nested" | "scopeless";

/** Returns a copy of a node with `change` applied to each of its parts. */
export function mapParts(node: Node, change: (part: Node, scope: ScopeKind) => Node): Node {
  switch (node.type) {
    case "AccessAttribute":
      return node.base ? { ...node, base: change(node.base, "same") } : node;
    case "AccessElement":
    case "Slice":
    case "ArrayCoerce":
    case "Deref":
    case "Group":
    case "Neg":
    case "Pos":
    case "Not":
    case "Asc":
    case "Desc":
      return { ...node, base: change(node.base, "same") };
    case "Filter":
    case "Projection":
      return { ...node, base: change(node.base, "same"), expr: change(node.expr, "nested") };
    case "Map":
    case "FlatMap":
      return { ...node, base: change(node.base, "same"), expr: change(node.expr, "scopeless") };
    case "And":
    case "Or":
    case "OpCall":
      return { ...node, left: change(node.left, "same"), right: change(node.right, "same") };
    case "InRange":
      return {
        ...node,
        base: change(node.base, "same"),
        left: change(node.left, "same"),
        right: change(node.right, "same"),
      };
    case "FuncCall":
      return { ...node, args: node.args.map((arg) => change(arg, "same")) };
    case "PipeFuncCall":
      return {
        ...node,
        base: change(node.base, "same"),
        args: node.args.map((arg) => change(arg, "nested")),
      };
    case "Array":
      return {
        ...node,
        elements: node.elements.map((element) => ({
          ...element,
          value: change(element.value, "same"),
        })),
      };
    case "Object":
      return {
        ...node,
        attributes: node.attributes.map((attribute) =>
          attribute.type === "ObjectConditionalSplat"
            ? {
                ...attribute,
                condition: change(attribute.condition, "same"),
                value: change(attribute.value, "same"),
              }
            : { ...attribute, value: change(attribute.value, "same") },
        ),
      };
    case "Select":
      return {
        ...node,
        alternatives: node.alternatives.map((alternative) => ({
          ...alternative,
          condition: change(alternative.condition, "same"),
          value: change(alternative.value, "same"),
        })),
        ...(node.fallback && { fallback: change(node.fallback, "same") }),
      };
    default:
      return node;
  }
}

/** Functions that read the current item implicitly. */
const readsCurrentItem = (node: Node): boolean =>
  node.type === "FuncCall" && ["references", "versionOf", "partOfRelease"].includes(node.name);

/** Node types whose scopes are unknown to this module; callers leave them unchanged. */
const opaque = new Set(["Context", "Parameter", "Tuple", "SelectorFuncCall", "SelectorNested"]);

/**
 * Whether a node is independent of the outer item, so that it has the same value wherever it is evaluated. `levels`
 * counts the enclosing items that are part of the node under test.
 */
export function isClosed(node: Node, bound = false, levels = 0): boolean {
  if (opaque.has(node.type)) return false;
  if (node.type === "This" || readsCurrentItem(node)) if (!bound) return false;
  if (node.type === "AccessAttribute" && !node.base) return bound;
  if (node.type === "Parent") return node.n < levels;
  let closed = true;
  mapParts(node, (part, scope) => {
    if (closed)
      closed = isClosed(part, bound || scope !== "same", levels + (scope === "nested" ? 1 : 0));
    return part;
  });
  return closed;
}

/** Cached results: a rewrite asks about every node, and each time about all nodes below it. */
const reading = new WeakMap<Node, boolean>();

/** Whether `*` occurs anywhere in a node. */
export function readsDataset(node: Node): boolean {
  const known = reading.get(node);
  if (known !== undefined) return known;
  let reads =
    node.type === "Everything" || (node.type === "FuncCall" && node.namespace === "releases");
  if (!reads)
    mapParts(node, (part) => {
      reads ||= readsDataset(part);
      return part;
    });
  reading.set(node, reads);
  return reads;
}

/**
 * Rewrites an expression inside a filter that depends on the outer item (`^._id`) into the same expression outside
 * the filter (`_id`). Returns undefined if it depends on anything else.
 */
export function lowered(node: Node, scopeless: boolean): Node | undefined {
  switch (node.type) {
    case "Parent":
      // Outside a scopeless scope, the filter's own item counts as one parent.
      if (scopeless) return node;
      return node.n === 1 ? { type: "This" } : { type: "Parent", n: node.n - 1 };
    case "AccessAttribute":
    case "ArrayCoerce":
    case "Group":
    case "Deref": {
      const base = node.base && lowered(node.base, scopeless);
      return base && { ...node, base };
    }
    case "Map": {
      // `^.categories[]._ref`: the mapped expression must depend only on the item.
      const base = lowered(node.base, scopeless);
      return base && isClosed(node.expr, true) ? { ...node, base } : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the path of an attribute of the current item: `slug.current`. Undefined for anything but dotted names. */
export function pathOf(node: Node): string | undefined {
  if (node.type === "Group") return pathOf(node.base);
  if (node.type !== "AccessAttribute" || node.name.includes(".")) return undefined;
  if (!node.base || node.base.type === "This") return node.name;
  const base = pathOf(node.base);
  return base === undefined ? undefined : `${base}.${node.name}`;
}
