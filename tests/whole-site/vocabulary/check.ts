import vocabulary from "./schema-org.json" with { type: "json" };

/** A node of structured data. */
export type Node = Record<string, unknown>;

type Type = { parents: string[]; properties: Record<string, string | undefined> };
const types: Record<string, Type | undefined> = vocabulary.types;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a type with all its ancestors. */
const withParents = (name: string): string[] => [
  name,
  ...(types[name]?.parents ?? []).flatMap(withParents),
];

const rangeOf = (type: string, property: string): string[] | undefined =>
  withParents(type)
    .map((name) => types[name]?.properties[property])
    .find((range) => range !== undefined)
    ?.split(" ");

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const forms: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Date: (value) => typeof value === "string" && new RegExp(`^${day}$`).test(value),
  DateTime: (value) =>
    typeof value === "string" &&
    new RegExp(`^${day}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$`).test(value),
  Number: (value) => typeof value === "number",
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
};

export const isReference = (node: Node) => Object.keys(node).join() === "@id";

/**
 * Returns a node's violations of the vocabulary, including those in nested nodes: unknown types, properties of other
 * types, values of other kinds. A URL may replace any node, as schema.org allows.
 *
 * @param typeOf returns the type of the node with an ID, anywhere on the site.
 */
export function problemsOf(
  node: Node,
  typeOf: (id: string) => string | undefined,
  where = "",
): string[] {
  const type = String(node["@type"]);
  const here = `${where}/${type}`;
  if (types[type] === undefined) return [`${here}: no such type in the extract`];
  return Object.entries(node).flatMap(([property, given]) => {
    if (property.startsWith("@")) return [];
    const range = rangeOf(type, property);
    if (range === undefined) return [`${here}: has no property ${property}`];
    return [given].flat().flatMap((value) => {
      const place = `${here}.${property}`;
      if (!isNode(value)) {
        const fits = range.some((name) => forms[name]?.(value)) || forms.URL?.(value);
        return fits ? [] : [`${place}: ${JSON.stringify(value)} is none of ${range.join(", ")}`];
      }
      const is = isReference(value) ? typeOf(String(value["@id"])) : String(value["@type"]);
      if (is === undefined) return [`${place}: nothing has the id ${value["@id"]}`];
      const fits = withParents(is).some((name) => range.includes(name));
      return [
        ...(fits ? [] : [`${place}: a ${is} is none of ${range.join(", ")}`]),
        ...(isReference(value) ? [] : problemsOf(value, typeOf, place)),
      ];
    });
  });
}
