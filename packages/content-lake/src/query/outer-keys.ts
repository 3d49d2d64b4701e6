import type { Condition } from "./condition.ts";
import type { Node } from "./syntax.ts";

/** Conditions whose keys are about the item around them, and are known only when the evaluation gets there. */

/** The one key of a condition, where it is about the item around it; undefined where it is not. */
export function outerKeyOf(condition: Condition): Node | undefined {
  if (condition.kind === "references")
    return condition.keys.length === 1 && condition.keys[0]?.kind === "outer"
      ? condition.keys[0].expr
      : undefined;
  return "key" in condition && condition.key.kind === "outer" ? condition.key.expr : undefined;
}

/** Whether a condition can be looked up without knowing an outer item. */
export function isSettled(condition: Condition): boolean {
  if (condition.kind === "any") return condition.of.every((side) => side.every(isSettled));
  if (condition.kind === "references") return condition.keys.every((key) => key.kind === "closed");
  return !("key" in condition) || condition.key.kind === "closed";
}

/** Placeholder for the value of an outer key, which is bound while the query is evaluated. */
export const boundKey: Node = { type: "Parameter" };

/** The condition with the placeholder in the place of its key. */
export function withBoundKey(condition: Condition): Condition {
  const key = { kind: "closed", expr: boundKey } as const;
  if (condition.kind === "references") return { ...condition, keys: [key] };
  return "key" in condition ? { ...condition, key } : condition;
}
