import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { returnDays } from "../../orders/return-period.ts";
import { isAbroad } from "../goods/places.ts";

/** Says who pays the return postage, from home and from abroad. */

const goesBack =
  /\b(?:return\w*|send(?:ing)? (?:it |them |this |that |the \w+ )?back|ship(?:ping)? (?:it )?back|way back)\b/;
const postage = /\b(?:shipping|postage|label|post|delivery)\b/;
const pays =
  /\bwho (?:is going to |has to |will |does )?pays?\b|\b(?:free|cost\w*|how much|do i (?:have to |need to |must )?pay|at my expense|charge\w*)\b/;
/** About a future order, or about the refund for a return. */
const otherwise =
  /\b(?:if i (?:order|buy)|refund\w*|money back|get (?:the )?(?:shipping|postage) back)\b/;

export function returnPostage({ plain, state }: Turn): Outcome | undefined {
  const before = state.exchanges
    .slice(-2)
    .some(({ visitor }) => goesBack.test(visitor.toLowerCase()));
  const speaks =
    (goesBack.test(plain) && pays.test(plain)) ||
    (goesBack.test(plain) &&
      postage.test(plain) &&
      !/\b(?:policy|address|where|how)\b/.test(plain)) ||
    (before && postage.test(plain) && pays.test(plain));
  const fromThere =
    state.figures?.abroad !== undefined &&
    goesBack.test(plain) &&
    (/\bfrom (?:here|there|abroad)\b/.test(plain) || isAbroad.test(plain));
  if (!(speaks || fromThere) || otherwise.test(plain) || plain.split(" ").length > 30)
    return undefined;
  const abroad = state.figures?.abroad !== undefined || isAbroad.test(plain);
  return {
    handled: "return_policy",
    state,
    reply: say(
      nextStep(state, [
        abroad
          ? `From abroad the return postage is yours, unless the fault is ours. The items themselves are refunded in full, within ${returnDays} days of delivery, unused.`
          : `We do. Returns are free within the country, by post and in any store, for ${returnDays} days. You’d only pay postage from abroad, unless it was our mistake.`,
        "Start under “My account”, “Orders”, “Return”. You’ll find the address there, and a free code for any parcel shop in the country. Keep the receipt until you have your refund.",
      ]),
      { source: "shop", choices: [person], next: ["I want to return an item"] },
    ),
  };
}
