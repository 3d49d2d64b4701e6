import { type GroqSyntaxError, parse } from "groq-js";
import { QuerySyntaxError } from "./query-errors.ts";
import { parsable } from "./query-text.ts";

/** The syntax tree of groq-js 2, whose own declarations are missing from its package. */
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

/** Parses a query; the parameters become values of the tree. Throws QuerySyntaxError with the place. */
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

/** Whether `score()` is asked of one document, or of what has been made of documents. groq-js lets that pass. */
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

/** Name of a parameter that has been left in the tree because there is no value for it. */
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
 * How the value of a part relates to that of the whole: `same` sees the same item, `nested` an item of its own
 * with the outer one as parent (`^`), `scopeless` an item of its own whose parents are those of the whole.
 */
export type ScopeKind = "same" | "nested" | "scopeless";

/** Rebuilds a node with `change` done to each of its parts. */
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

/** Functions that look at the current item without naming it. */
const readsCurrentItem = (node: Node): boolean =>
  node.type === "FuncCall" && ["references", "versionOf", "partOfRelease"].includes(node.name);

/** Kinds of nodes whose scopes this module does not know; whoever meets one leaves it as it is. */
const opaque = new Set(["Context", "Parameter", "Tuple", "SelectorFuncCall", "SelectorNested"]);

/**
 * Whether a node needs nothing of the item around it, so that its value is the same wherever it is evaluated.
 * `levels` counts the items with parents inside the part that is looked at.
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

/** What is known of nodes: a rewriting asks about every one, and about all below it each time. */
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
 * Rewrites an expression about the item around a filter, as written inside of the filter (`^._id`), into the
 * same expression outside of it (`_id`). Undefined when it is about anything else.
 */
export function lowered(node: Node, scopeless: boolean): Node | undefined {
  switch (node.type) {
    case "Parent":
      // Outside of a scopeless scope, the filter's own item is one parent less away.
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
      // `^.categories[]._ref`: what is done to each item must be about the item alone.
      const base = lowered(node.base, scopeless);
      return base && isClosed(node.expr, true) ? { ...node, base } : undefined;
    }
    default:
      return undefined;
  }
}

/** Name of an attribute of the current item: `slug.current`. Undefined for anything but names and dots. */
export function pathOf(node: Node): string | undefined {
  if (node.type === "Group") return pathOf(node.base);
  if (node.type !== "AccessAttribute" || node.name.includes(".")) return undefined;
  if (!node.base || node.base.type === "This") return node.name;
  const base = pathOf(node.base);
  return base === undefined ? undefined : `${base}.${node.name}`;
}
