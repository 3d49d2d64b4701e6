import type { Node } from "./syntax.ts";

/** Replacement nodes for expressions that groq-js evaluates differently from the specification. */

const attribute = (name: string): Node => ({ type: "AccessAttribute", name });
const value = (of: unknown): Node => ({ type: "Value", value: of });
const call = (name: string, ...args: Node[]): Node => ({
  type: "FuncCall",
  namespace: "global",
  name,
  args,
});

/**
 * Returns the expression that is followed instead of a reference: groq-js passes on only `_ref`, but a cross-dataset
 * reference gives its location in `_dataset` and `_projectId`.
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

/** Parses a cross-dataset reference, from two fields or from one field with colons. */
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
