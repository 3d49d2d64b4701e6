import { evaluateSync } from "groq-js";
import type { Node } from "./syntax.ts";

const constantFunctions = new Set(["defined", "count", "length", "coalesce"]);

/** Returns the value of an expression that uses only parameters and literals. */
export function constantOf(node: Node): { value: unknown } | undefined {
  const isConstant = (part: Node): boolean => {
    switch (part.type) {
      case "Value":
        return true;
      case "Group":
      case "Not":
      case "ArrayCoerce":
        return isConstant(part.base);
      case "And":
      case "Or":
        return isConstant(part.left) && isConstant(part.right);
      case "OpCall":
        return part.op !== "match" && isConstant(part.left) && isConstant(part.right);
      case "FuncCall":
        return (
          part.namespace === "global" &&
          constantFunctions.has(part.name) &&
          part.args.every(isConstant)
        );
      default:
        return false;
    }
  };
  // groq-js has no usable types for its tree; `Node` describes it.
  return isConstant(node) ? { value: evaluateSync(node as never, {}).data } : undefined;
}
