import type { Condition } from "./condition.ts";
import type { Order } from "./order-walk.ts";
import type { Ranking } from "./scorer.ts";
import type { Node } from "./syntax.ts";

/** Something that the evaluation asks for while it runs, by number. */
export type Hook =
  /** `about`: conditions and filters are about an outer document (`^`), whose id is bound as the key. */
  | { kind: "documents"; conditions: Condition[]; first: First | undefined; about?: "outer" }
  | { kind: "count"; conditions: Condition[]; otherwise: Node; about?: "outer" }
  | { kind: "constant"; expr: Node }
  | { kind: "text"; left: Node; query: Node };

/** Only so many documents are needed, in an order or by their scores; `filters` decide which. */
export type First = {
  order: Order | undefined;
  limit: number;
  filters: Node[];
  ranking?: Ranking;
};

/**
 * The hooks of one query, in the order of their numbers.
 *
 * groq-js has one place at which its caller comes in: the function that follows references. A rewritten query
 * follows "references" that no document can hold, because they begin with `prefix`, and gets what it needs:
 * `*[filter]` becomes `(documents for this filter)[filter]`.
 */
export class Hooks {
  readonly all: Hook[] = [];
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** The node that asks for the hook. `key` is evaluated and arrives behind its number, `variant` as it is. */
  add(hook: Hook, key?: Node, variant = ""): Node {
    const number = this.all.push(hook) - 1;
    const address: Node = { type: "Value", value: `${this.#prefix}${number}:${variant}:` };
    return {
      type: "AccessAttribute",
      name: "value",
      base: {
        type: "Deref",
        base: {
          type: "Object",
          attributes: [
            {
              type: "ObjectAttributeValue",
              name: "_ref",
              value: key ? { type: "OpCall", op: "+", left: address, right: key } : address,
            },
          ],
        },
      },
    };
  }
}

/** The number of the hook that a node asks for; undefined for every other node. */
export function hookAskedBy(node: Node, prefix: string): number | undefined {
  if (node.type !== "AccessAttribute" || node.base?.type !== "Deref") return undefined;
  const { base } = node.base;
  const [reference] = base.type === "Object" ? base.attributes : [];
  if (reference?.type !== "ObjectAttributeValue" || reference.value.type !== "Value")
    return undefined;
  const address = reference.value.value;
  if (typeof address !== "string" || !address.startsWith(prefix)) return undefined;
  return Number.parseInt(address.slice(prefix.length), 10);
}

/** Variant of a search: not whether it matches, but by how much its score is more than one. */
export const beyondOne = "1";

/** `_id` of the current item. */
export const idOfItem: Node = { type: "AccessAttribute", name: "_id" };
