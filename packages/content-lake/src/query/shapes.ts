import { isClosed, type Node } from "./syntax.ts";

/** Shapes and positions of query nodes, as far as the rewriter needs them. */

/** Position of a node. */
export type Place = {
  /** Whether the scope has no parents of its own: `ScopeKind` of syntax.ts. */
  scopeless: boolean;
  /** Whether the node is evaluated for every item of a list. */
  inside: boolean;
  /** Whether the current item is a whole document of the dataset. */
  document: boolean;
};

export const top: Place = { scopeless: false, inside: false, document: false };
export const ofDocument: Place = { scopeless: false, inside: true, document: true };

/** Whether a node returns unmodified documents of the dataset, or one of them. */
export function areDocuments(node: Node, at: Place): boolean {
  switch (node.type) {
    case "Everything":
    case "Deref":
      return true;
    case "This":
      return at.document;
    case "Filter":
    case "Slice":
    case "AccessElement":
    case "ArrayCoerce":
    case "Group":
      return areDocuments(node.base, at);
    case "PipeFuncCall":
      return node.name === "order" && areDocuments(node.base, at);
    default:
      return false;
  }
}

/** Whether filters over documents depend only on the filtered document and the outer one. */
export const isAboutOuter = (filters: Node[], at: Place): boolean =>
  at.document && !at.scopeless && filters.every((filter) => isClosed(filter, true, 2));

/** Whether an expression is a call of `path()`. */
export const isPath = (node: Node): node is Node & { type: "FuncCall" } =>
  node.type === "FuncCall" && node.namespace === "global" && node.name === "path";

export type Chain = { filters: Node[] };

/** Returns the filters of `*[a][b]`, ignoring redundant brackets. Undefined if they don't apply to `*`. */
export function filterChain(node: Node): Chain | undefined {
  if (node.type === "Everything") return { filters: [] };
  if (node.type === "ArrayCoerce" || node.type === "Group") return filterChain(node.base);
  if (node.type !== "Filter") return undefined;
  const inner = filterChain(node.base);
  return inner && { filters: [...inner.filters, node.expr] };
}

/** Returns the filters of `count(*[a])`; an empty list for `count(*)`. */
export function countedFilter(node: Node): Chain | undefined {
  if (node.type !== "FuncCall" || node.namespace !== "global" || node.name !== "count")
    return undefined;
  const [counted] = node.args;
  return counted && filterChain(counted);
}
