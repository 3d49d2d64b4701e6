import type { Condition } from "./condition.ts";
import type { Node } from "./syntax.ts";

/** Conditions whose key depends on the outer item, and is known only during evaluation. */

/** Returns a condition's only key, if it depends on the outer item; otherwise undefined. */
export function outerKeyOf(condition: Condition): Node | undefined {
  if (condition.kind === "references")
    return condition.keys.length === 1 && condition.keys[0]?.kind === "outer"
      ? condition.keys[0].expr
      : undefined;
  return "key" in condition && condition.key.kind === "outer" ? condition.key.expr : undefined;
}

/** Whether a condition can be looked up without an outer item. */
export function isSettled(condition: Condition): boolean {
  if (condition.kind === "any") return condition.of.every((side) => side.every(isSettled));
  if (condition.kind === "references") return condition.keys.every((key) => key.kind === "closed");
  return !("key" in condition) || condition.key.kind === "closed";
}

/** Placeholder for the value of an outer key, which is bound during evaluation. */
export const boundKey: Node = { type: "Parameter" };

/** Returns the condition with its key replaced by the placeholder. */
export function withBoundKey(condition: Condition): Condition {
  const key = { kind: "closed", expr: boundKey } as const;
  if (condition.kind === "references") return { ...condition, keys: [key] };
  return "key" in condition ? { ...condition, key } : condition;
}
