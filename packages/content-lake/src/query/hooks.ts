import type { Condition } from "./condition.ts";
import type { Order } from "./order-walk.ts";
import type { Ranking } from "./scorer.ts";
import type { Node } from "./syntax.ts";

/** Data that the evaluation requests by number while it runs. */
export type Hook =
  /** `about`: conditions and filters depend on an outer document (`^`), whose id is bound as the key. */
  | { kind: "documents"; conditions: Condition[]; first: First | undefined; about?: "outer" }
  | { kind: "count"; conditions: Condition[]; otherwise: Node; about?: "outer" }
  | { kind: "constant"; expr: Node }
  | { kind: "text"; left: Node; query: Node };

/** Only the first documents are needed, by an order or by score; `filters` decide which documents count. */
export type First = {
  order: Order | undefined;
  limit: number;
  filters: Node[];
  ranking?: Ranking;
};

/**
 * The hooks of one query, in the order of their numbers.
 *
 * groq-js has one extension point: the function that follows references. A rewritten query follows "references" that
 * no document can hold, because they begin with `prefix`, and receives the data it needs: `*[filter]` becomes
 * `(documents for this filter)[filter]`.
 */
export class Hooks {
  readonly all: Hook[] = [];
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /**
   * Returns the node that requests the hook. `key` is evaluated and appended to the number; `variant` is passed
   * unchanged.
   */
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

/** Returns the number of the hook that a node requests; undefined for any other node. */
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

/** Variant of a search that returns how far its score exceeds one, instead of whether it matches. */
export const beyondOne = "1";

/** `_id` of the current item. */
export const idOfItem: Node = { type: "AccessAttribute", name: "_id" };
