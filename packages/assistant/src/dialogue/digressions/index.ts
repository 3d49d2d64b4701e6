import type { Scenario, Turn } from "../types.ts";
import { danger, hopeless } from "./danger.ts";
import { distress } from "./distress.ts";
import { instructions } from "./instructions.ts";
import { language } from "./language.ts";
import { others, personal } from "./people.ts";
import { discount, exchange, sum } from "./prices.ts";
import { abuse, presence } from "./rudeness.ts";
import type { Digression, Rule } from "./rule.ts";
import { smallTalk } from "./small-talk.ts";
import { addressOnly, tooLong, wordless } from "./unreadable.ts";

/** The first that fits is taken. */
const rules: readonly Rule[] = [
  hopeless,
  danger,
  wordless,
  instructions,
  tooLong,
  addressOnly,
  language,
  personal,
  smallTalk,
  distress,
  abuse,
  presence,
  sum,
  others,
  discount,
  exchange,
];

/** The first rule that a message falls under. */
export function digressionOf(scenario: Scenario, turn: Turn): Digression | undefined {
  for (const rule of rules) {
    const digression = rule(scenario, turn);
    if (digression) return digression;
  }
  return undefined;
}
