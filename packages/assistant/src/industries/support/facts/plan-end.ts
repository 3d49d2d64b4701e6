import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** When a cancelled plan ends, and what is refunded. */

/** Words of cancelling the plan. */
export const cancels =
  /\bcancel(?!l?ed (?:on|in|since|last|back|it on|already)\b)\w*\b|\b(?:end|leave|quit|stop) (?:the |our |my |your )?(?:plan|subscription)\b/i;
const asksEnd = anywhere(wordList`
  (when|how long|what (day|date)|until when|by when|from when)( \w+){0,7} (ends?|ended|stops?|over|runs?|expires?|effective|cancel\w*|gone|last|finish\w*|use it|work|works), last day, notice period, (right away|immediately|at once|straight away|today already)
`);
const ofOther =
  /\b(?:money|refund\w*|paid back|charged?|trial|tickets?|answers?|invoices?|orders?|data|files?|export\w*|fix\w*)\b/;
const asksBack = anywhere(wordList`
  (get|receive|have|see|is there|will there be)( \w+)? (something|anything|some|part|any of it|a part|the rest|what i paid)( \w+){0,5} (back|returned|refunded), (anything|something) back, (lose|losing) (the )?(rest|money|what (i|we) paid|paid)
`);
const yearly = /\b(?:year\w*|annual\w*)\b/i;
const monthly = /\bmonth(?:ly|s)?\b/i;

const ends = {
  month:
    "With the month you’ve paid for: you can work until then, and the next payment isn’t taken. “Settings”, “Plan” shows that date in its first line.",
  year: "With the month you’re in: on a yearly plan, the unused months after that are refunded within 5 working days. An owner cancels it under “Settings”, “Plan”.",
  either:
    "A monthly plan ends with the month you’ve paid for; on a yearly one, the unused months are refunded. “Settings”, “Plan” shows the date of the next payment, which then isn’t taken.",
} as const;
const backOf = {
  month:
    "Not on a monthly plan: it runs to the end of the month you’ve paid for, so you can use it until then.",
  year: "Yes, on a yearly plan the unused months are refunded within 5 working days, the way you paid.",
  either:
    "On a yearly plan, the unused months are refunded within 5 working days; a monthly one runs to the end of the month you’ve paid for.",
} as const;

const asksContract = anywhere(
  wordList`(is there|do (we|i) (need|sign|have)|have|with|any|a|long)( \w+){0,3} contract( \w+)?, (are|am) (we|i)( \w+){0,2} (bound|tied|locked in|committed)( \w+)*, how long( \w+){0,3} (bound|tied|locked in|committed)( \w+)*, minimum (term|period|duration|contract)`,
);

/** “Is there a contract”, “how long are we bound”. */
function ofContract({ plain, state, slots }: Turn): Outcome | undefined {
  if (!asksContract.test(plain) || state.flow || slots.references.length > 0) return undefined;
  return {
    handled: "subscription_plan",
    state,
    reply: say(
      "No, there’s nothing beyond the period you paid for, a month or a year, with no notice and no fee.",
      { source: factSource("support", "subscription_plan", "Plans and subscription", "support") },
    ),
  };
}

/** Answers it if this message or the last exchange is about cancelling. */
export function ofPlanEnd(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (state.flow || slots.references.length > 0) return undefined;
  const last = state.exchanges.at(-1);
  const spoken =
    cancels.test(plain) ||
    state.before === "billing:cancel" ||
    state.before === "billing:end" ||
    cancels.test(last?.visitor ?? "");
  if (!spoken) return ofContract(turn);
  const back = asksBack.test(plain) && !/\bcharged?\b/.test(plain);
  if (!back && (!asksEnd.test(plain) || ofOther.test(plain))) return ofContract(turn);
  const said = [plain, ...state.exchanges.map(({ visitor }) => visitor).reverse()];
  const period = said.find((text) => yearly.test(text) !== monthly.test(text)) ?? "";
  const kind = yearly.test(period) ? "year" : monthly.test(period) ? "month" : "either";
  return {
    handled: "billing:end",
    state,
    reply: say((back ? backOf : ends)[kind], {
      source: factSource("support", "subscription_plan", "Plans and subscription", "support"),
      next: ["What happens to our data?"],
    }),
  };
}
