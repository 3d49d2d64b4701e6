import type { Scenario, Turn } from "../types.ts";
import { danger, hopeless } from "./danger.ts";
import { instructions } from "./instructions.ts";
import { language } from "./language.ts";
import { abuse, presence, smallTalk } from "./manners.ts";
import { others, personal } from "./people.ts";
import { discount, exchange, sum } from "./prices.ts";
import type { Aside, Rule } from "./rule.ts";
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
  abuse,
  presence,
  sum,
  others,
  discount,
  exchange,
  smallTalk,
];

/** The first rule that a message falls under. */
export function asideOf(scenario: Scenario, turn: Turn): Aside | undefined {
  for (const rule of rules) {
    const aside = rule(scenario, turn);
    if (aside) return aside;
  }
  return undefined;
}
