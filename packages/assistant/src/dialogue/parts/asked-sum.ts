import { workedOut } from "../message/arithmetic.ts";
import { notUnderstood } from "../message/clauses.ts";
import { isSum } from "../message/values.ts";
import { say, withLead } from "../reply/reply.ts";
import type { Outcome, Turn } from "../types.ts";

const asks = /[=?]|\b(?:what|whats|calculate|work out)\b/i;

/** Gives the result of a sum that stands beside something else in the message, or in place of not understanding it. */
export function withSum({ message }: Turn, outcome: Outcome): Outcome {
  if (!isSum(message) || !asks.test(message)) return outcome;
  const sum = workedOut(message);
  const [, result] = / = ([\d.,-]+)$/.exec(sum ?? "") ?? [];
  if (sum === undefined || result === undefined) return outcome;
  const { handled, reply } = outcome;
  if (notUnderstood.has(handled)) return { ...outcome, handled: "sum", reply: say(`${sum}.`) };
  return reply.message.content.includes(result)
    ? outcome
    : { ...outcome, reply: withLead(`${sum}. `, reply) };
}
