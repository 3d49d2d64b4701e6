import { pick, say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** People who were deactivated without anyone knowing who did it. */

const deactivated = /\b(?:deactivated|disabled|switched off|kicked out|thrown out|removed)\b/;
const people =
  /\b(?:users?|people|persons?|colleagues?|members?|accounts?|employees?|them|him|her|he|she|they|i|we)\b/;
const byNobody = anywhere(
  wordList`nobody, no ?one, none of us, not (us|me), by (it|them)sel(f|ves), on (its|their) own, who (did|has|deactivated|removed|kicked|disabled)( \w+)?, (i|we) did not`,
);
const ticket = "Open a critical ticket: people were deactivated and no owner did it";

export function ofUnaskedChange({ plain, state }: Turn): Outcome | undefined {
  if (state.flow || !deactivated.test(plain) || !people.test(plain) || !byNobody.test(plain))
    return undefined;
  return {
    handled: "matter:edit_account",
    state: withOffer(state, ticket),
    reply: say(
      "Only an owner can deactivate someone. “Settings”, “People”, “inactive” shows the day, so ask the owners first; “Reactivate” brings them back as they were. If no owner did it, shall I open a critical ticket?",
      {
        source: factSource("support", "edit_account", "Facts", "support"),
        choices: pick(ticket),
      },
    ),
  };
}
