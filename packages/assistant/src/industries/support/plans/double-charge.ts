import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Questions about two charges that both remained: once they are known to be real, no reply mentions a hold. */

const wasReal = /\breally was charged\b/;
const wasTwice = /\bpending hold\b/;
/** “Both is stay already 8 day”: no hold lasts that long. */
const stayed = anywhere(wordList`
  both( \w+){0,2} (stay\w*|still|there|gone|went|charged|real|booked), still both, (already|since|for|after)( \w+)? \d+ days?, (since|for|after|over) (a|one|two|\d) weeks?, neither( \w+){0,3} (gone|dropped|away)
`);
const isReal = ({ exchanges }: Turn["state"]): boolean => {
  const at = exchanges.findIndex(({ bot }) => wasTwice.test(bot));
  return (
    exchanges.some(({ bot }) => wasReal.test(bot)) ||
    (at >= 0 && exchanges.slice(at + 1).some(({ visitor }) => stayed.test(visitor)))
  );
};
const answers = [
  {
    asks: anywhere(wordList`why, how come, how (can|could|did|does) (it|this|that) happen\w*`),
    text: "Most likely the first try looked as if it had failed and was sent again, so both went through. Billing sees which one is extra.",
  },
  {
    asks: anywhere(
      wordList`(come|happen|be|charge\w*|pay|do it|twice|two|both)( \w+){0,2} (again|next (month|time|year)|every month), again( next month)?, next (month|time)`,
    ),
    text: "It shouldn’t happen again: each invoice is charged once. If it does, tell me and it goes to billing.",
  },
  {
    asks: anywhere(
      wordList`(real|true|hold|reservation|pending|sure)( \w+){0,2} or( \w+)?, which( \w+)? (is|one)( \w+)? (true|right|correct|it|real), (is|was) (it|this|the charge)( \w+)? (real|a hold|a reservation|only a hold), (real|really) (charge|charged), only( a)? (hold|reservation)`,
    ),
    text: "It’s a real charge: a hold would have dropped off by now. One of the two is refunded within 5 working days.",
  },
] as const;

export function ofDoubleCharge({ plain, state, message }: Turn): Outcome | undefined {
  if (state.flow || !isReal(state)) return undefined;
  if (!message.includes("?") && !/^(?:why|how|will|is|was|which|what)\b/.test(plain))
    return undefined;
  const found = answers.filter(({ asks }) => asks.test(plain));
  if (found.length === 0) return undefined;
  return {
    handled: "billing:double",
    state,
    reply: say(found.map(({ text }) => text).join(" "), {
      source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
      choices: [person],
    }),
  };
}
