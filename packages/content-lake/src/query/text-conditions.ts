import type { FieldReading } from "../store/field-reading.ts";
import type { Condition } from "./condition.ts";
import { gatheredFields } from "./field-words.ts";
import type { SearchedIn } from "./postings-reader.ts";
import { isClosed, type Node, pathOf } from "./syntax.ts";

/** Returns the condition of `left match right`, if a word index can answer or narrow it. */
export function textSearch(left: Node, right: Node): Condition | undefined {
  if (isTextQuery(right)) {
    const query = right.args[0];
    return query && isClosed(query)
      ? { kind: "text", query: { kind: "closed", expr: query }, searchedIn: searchedIn(left) }
      : undefined;
  }
  return isClosed(right) && isOwnText(left)
    ? { kind: "words", pattern: { kind: "closed", expr: right }, fields: gatheredFields(left) }
    : undefined;
}

/**
 * Returns the searched part of a document: all of it for `@`, the same plus its id for `[@, _id]`, or fields.
 * Undefined for anything else, where the full-text index only gives candidates.
 */
export function searchedIn(node: Node): SearchedIn | undefined {
  if (node.type === "Group") return searchedIn(node.base);
  if (node.type === "This") return "text";
  if (node.type === "Array" && node.elements.length === 2) {
    const [all, id] = node.elements.map(({ value, isSplat }) => (isSplat ? undefined : value));
    if (all?.type === "This" && id && pathOf(id) === "_id") return "id and text";
  }
  const fields = gatheredFields(node);
  // Here, a list of strings is searched even as an element of an array.
  return fields?.flatMap((from): FieldReading[] => {
    if (from.reading === "list") return [];
    return from.reading === "string" ? [from, { reading: "list", field: from.field }] : [from];
  });
}

/** Whether an expression is a call of `text::query()`. */
export const isTextQuery = (node: Node): node is Node & { type: "FuncCall" } =>
  node.type === "FuncCall" && node.namespace === "text" && node.name === "query";

/** Whether an expression reads only text of the document itself, which is in the full-text index. */
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
