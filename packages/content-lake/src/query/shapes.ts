import { isClosed, type Node } from "./syntax.ts";

/** What parts of a query look like, and where they stand: all that the rewriter has to know of them. */

/** Where a node stands. */
export type Place = {
  /** In a scope without parents of its own: `ScopeKind` of syntax.ts. */
  scopeless: boolean;
  /** Evaluated for every item of something. */
  inside: boolean;
  /** The current item is a whole document of the dataset. */
  document: boolean;
};

export const top: Place = { scopeless: false, inside: false, document: false };
export const ofDocument: Place = { scopeless: false, inside: true, document: true };

/** Whether what a node gives is documents of the dataset, or one of them, as they are. */
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

/** Whether filters over documents are about themselves and the document around them, and nothing else. */
export const isAboutOuter = (filters: Node[], at: Place): boolean =>
  at.document && !at.scopeless && filters.every((filter) => isClosed(filter, true, 2));

export const isPath = (node: Node): node is Node & { type: "FuncCall" } =>
  node.type === "FuncCall" && node.namespace === "global" && node.name === "path";

export type Chain = { filters: Node[] };

/** The filters of `*[a][b]`, through brackets that change nothing. Undefined when they are not about `*`. */
export function filterChain(node: Node): Chain | undefined {
  if (node.type === "Everything") return { filters: [] };
  if (node.type === "ArrayCoerce" || node.type === "Group") return filterChain(node.base);
  if (node.type !== "Filter") return undefined;
  const inner = filterChain(node.base);
  return inner && { filters: [...inner.filters, node.expr] };
}

/** The filters of `count(*[a])`, and none of `count(*)`. */
export function countedFilter(node: Node): Chain | undefined {
  if (node.type !== "FuncCall" || node.namespace !== "global" || node.name !== "count")
    return undefined;
  const [counted] = node.args;
  return counted && filterChain(counted);
}
