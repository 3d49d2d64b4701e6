import type { Guess } from "../../understanding/understand.ts";

/**
 * Intents whose answers overlap: if the doubt is only between them, answering the likeliest is better than asking
 * back.
 */
const families: readonly (readonly string[])[] = [
  ["get_refund", "refund_status", "refund_policy"],
  ["delivery_options", "delivery_period", "shipping_costs"],
  ["local_tips", "directions", "shuttle"],
  ["get_invoice", "check_invoice"],
  ["return_policy", "return_item"],
  ["create_account", "registration_problems"],
  ["login_problem", "recover_password"],
  ["room_service", "restaurant_menu", "breakfast"],
  ["budget_advice", "plan_campaign", "timeline"],
];
/** The minimum total score of a family. */
const surely = 0.7;

/** Returns the likeliest intent, if its family as a whole leaves little doubt. */
export function ofOneFamily(guesses: readonly Guess[]): string | undefined {
  const [first] = guesses;
  const family = first && families.find((one) => one.includes(first.intent));
  if (!first || !family) return undefined;
  const sum = guesses.reduce(
    (total, { intent, score }) => total + (family.includes(intent) ? score : 0),
    0,
  );
  return sum > surely ? first.intent : undefined;
}
