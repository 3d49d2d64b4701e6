import { notSupportedHere } from "../errors.ts";
import { UnsupportedQueryError } from "./query-errors.ts";
import { codeOf } from "./query-text.ts";
import { mapParts, type Node } from "./syntax.ts";

/** Functions that the parser accepts but that have no implementation, and what to use instead. */
const unsupported: [name: RegExp, instead: string][] = [
  [/^text::semanticSimilarity$/, "Search for words with `match text::query()`."],
  [/^documents::get$/, "Follow a reference with `->`, or ask for `*[_id == $id][0]`."],
  [/^documents::incoming/, "Count with `count(*[references(^._id)])`."],
  [/^media::aspect$/, "Read `asset->metadata.dimensions.aspectRatio`."],
  [/^user::attributes$/, "Tokens have no attributes: pass what you need as a parameter."],
];

/** Throws UnsupportedQueryError if an expression calls a function that has no implementation. */
export function refuseUnsupported(node: Node): void {
  if (node.type === "FuncCall") {
    const name = `${node.namespace}::${node.name}`;
    const [, instead] = unsupported.find(([pattern]) => pattern.test(name)) ?? [];
    if (instead !== undefined)
      throw new UnsupportedQueryError(notSupportedHere(`${name}()`, instead));
  }
  mapParts(node, (part) => {
    refuseUnsupported(part);
    return part;
  });
}

/**
 * Rejects geo functions, of which groq-js knows only some; it reports the others as syntax errors.
 *
 * @throws UnsupportedQueryError
 */
export function refuseGeo(query: string): void {
  if (!query.includes("geo")) return;
  const name = /\bgeo\s*(?:::\s*\w+\s*)?\(/.exec(codeOf(query))?.[0];
  if (name === undefined) return;
  throw new UnsupportedQueryError(
    notSupportedHere(
      `${name.replace(/\s/g, "")})`,
      "Keep latitude and longitude as numbers and compare those.",
    ),
  );
}
