import type { Condition } from "./condition.ts";
import { gatheredFields } from "./field-words.ts";
import { isClosed, type Node, pathOf } from "./syntax.ts";

/** The condition of `left match right`, where the full-text index can answer it. */
export function textSearch(left: Node, right: Node): Condition | undefined {
  if (isTextQuery(right)) {
    const query = right.args[0];
    return query && isClosed(query)
      ? { kind: "text", query: { kind: "closed", expr: query }, within: searched(left) }
      : undefined;
  }
  return isClosed(right) && isOwnText(left)
    ? { kind: "words", pattern: { kind: "closed", expr: right }, fields: gatheredFields(left) }
    : undefined;
}

/** `@` and `[@, _id]` are what the full-text index holds of a document. */
export function searched(node: Node): "text" | "id and text" | undefined {
  if (node.type === "This") return "text";
  if (node.type !== "Array" || node.elements.length !== 2) return undefined;
  const [all, id] = node.elements.map(({ value, isSplat }) => (isSplat ? undefined : value));
  return all?.type === "This" && id && pathOf(id) === "_id" ? "id and text" : undefined;
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
