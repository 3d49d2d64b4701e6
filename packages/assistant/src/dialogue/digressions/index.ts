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
import { turnTaking } from "./turn-taking.ts";
import { addressOnly, tooLong, wordless } from "./unreadable.ts";

/** In order; the first that matches applies. */
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
  turnTaking,
  distress,
  abuse,
  presence,
  sum,
  others,
  discount,
  exchange,
];

/** Returns the digression by the first rule that a message matches. */
export function digressionOf(scenario: Scenario, turn: Turn): Digression | undefined {
  for (const rule of rules) {
    const digression = rule(scenario, turn);
    if (digression) return digression;
  }
  return undefined;
}
