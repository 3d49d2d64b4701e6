import type { Node } from "./syntax.ts";

/** Nodes that stand in for what groq-js does otherwise than the language says. */

const attribute = (name: string): Node => ({ type: "AccessAttribute", name });
const value = (of: unknown): Node => ({ type: "Value", value: of });
const call = (name: string, ...args: Node[]): Node => ({
  type: "FuncCall",
  namespace: "global",
  name,
  args,
});

/**
 * What a reference is followed by, in the place of the reference itself: groq-js passes on its `_ref` alone, and a
 * reference to another dataset says in `_dataset` and `_projectId` where that is.
 */
export function withPlace(reference: Node, prefix: string): Node {
  const parts = [
    value(prefix),
    call("coalesce", attribute("_projectId"), value("")),
    value(":"),
    attribute("_dataset"),
    value(":"),
    attribute("_ref"),
  ];
  const elsewhere = parts.reduce((left, right) => ({ type: "OpCall", op: "+", left, right }));
  const target: Node = {
    type: "Select",
    alternatives: [
      {
        type: "SelectAlternative",
        condition: call("defined", attribute("_dataset")),
        value: elsewhere,
      },
    ],
    fallback: attribute("_ref"),
  };
  return {
    type: "Projection",
    base: reference,
    expr: {
      type: "Object",
      attributes: [{ type: "ObjectAttributeValue", name: "_ref", value: target }],
    },
  };
}

/** A document of another dataset, as a reference names it: in two fields, or in one with colons. */
export function placeOf(
  ref: string,
  prefix: string,
): { projectId: string; dataset: string; id: string } | undefined {
  const [, projectId, dataset, id] =
    (ref.startsWith(prefix)
      ? /^([^:]*):([^:]*):(.*)$/s.exec(ref.slice(prefix.length))
      : /^dataset:([\w-]+)\.([\w~-]+):(.+)$/s.exec(ref)) ?? [];
  if (projectId === undefined || dataset === undefined || id === undefined) return undefined;
  return { projectId, dataset, id };
}
