import { nextStep } from "../../dialogue/reply/next-step.ts";
import { counted, dollars, person, say, spoken } from "../../dialogue/reply/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { workingDay } from "./dates.ts";
import type { Sold } from "./order-thread.ts";
import { byNumber } from "./references.ts";
import { refundDays } from "./return-period.ts";

/**
 * Handles a parcel marked as delivered that never arrived: each reply takes the next step, gives a date and repeats no
 * question.
 */

const notThere = anywhere(wordList`
  (left|gave|given|handed|dropped)( \w+){0,4} (a |the |my |some )?neighbou?rs?,
  (says?|shows?|said|marked|app|tracking|status)( \w+){0,4} delivered, delivered( \w+){0,4} (but|nothing|not|no one|nobody|never), (nothing|not|never|did not|has not)( \w+){0,3} (arrived?|here|come|came|there|got|received|turned up),
  (parcel|package|order|it)( \w+){0,2} (gone|lost|stolen|missing), stole(n)?, (someone|somebody|nobody) (took|handed|signed|gave), got nothing, where is my (parcel|package)
`);
/** “I don’t have the number here”. */
const noNumber =
  /\bnot (?:have|know|got|find) (?:the |my |a |any )?(?:order )?(?:number|receipt|confirmation|e-?mail)\b/;
/** “The stove smells”, of what did arrive: another matter. */
const hasIt =
  /\b(?:smell\w*|leak\w*|broke\w*|flicker\w*|used?|using|tried|works?|working|screw\w*|plug\w*|fits?|normal|i have it|it did (?:come|arrive)|it arrived|arrived (?:fine|ok|today))\b/;
const looked =
  /\b(?:looked|checked|asked|neighbou?rs?|everywhere|locker|already|lie|liar|not true|nobody)\b/;
const wants = anywhere(wordList`
  new one, another one, replace\w*, send (it|one|a new)( \w+)?, again, money( back)?, refund\w*, cash
`);
const ofMoney = /\b(?:money|refund\w*|cash|paid)\b/;
const ofNew = /\b(?:new one|another one|replace\w*|send (?:a new|it again))\b/;
const asksWhen =
  /\bhow (?:long|soon|fast|many days)\b|\bwhen\b|\bwhat (?:now|next|happens)\b|\b(?:going to|gonna|will you) do\b/;

export function missingParcel(turn: Turn, { orders, source }: Sold): Outcome | undefined {
  const { plain, state, now } = turn;
  const begun =
    (state.seen.missing_parcel ?? 0) > 0 ||
    (looked.test(plain) && (state.exchanges.at(-1)?.bot.includes("Not there?") ?? false));
  const lately = state.exchanges.slice(-3).some(({ bot }) => ofMissing.test(bot));
  const says = notThere.test(plain) && !noNumber.test(plain);
  const goesOn =
    begun &&
    lately &&
    !hasIt.test(plain) &&
    (wants.test(plain) || asksWhen.test(plain) || looked.test(plain) || named.test(turn.message));
  if (!(says || goesOn) || plain.split(" ").length > 34) return undefined;
  const order = byNumber(
    orders,
    state.figures?.order ?? state.done?.find(({ name }) => name === "order")?.slots.reference,
  );
  const open = order?.state === "preparing" || order?.state === "on its way";
  if (
    order &&
    open &&
    says &&
    turn.slots.references.length > 0 &&
    /\b(?:delivered|left|gave|given|handed|dropped)\b/.test(plain)
  )
    return {
      handled: "delivery_issue",
      state: { ...state, figures: { ...state.figures, order: order.number } },
      reply: say(
        `I’m sorry. Our record still shows ${order.number} as ${order.state === "preparing" ? "being packed" : "on its way"}, but I’ll go by what you see. The shop team asks the carrier today where it was left; if it’s lost, you get it again or your ${dollars(order.total)} back, and pay nothing.`,
        { source, choices: [person] },
      ),
    };
  if (order?.state !== "delivered") return undefined;
  const { number, item, total, arrives } = order;
  // The replacement ships on the next working day and arrives the day after.
  const there = spoken(workingDay(dayOf(now), 2));
  // The customer's latest choice, refund or replacement, applies from then on.
  const chosen = [...state.exchanges.slice(-3).map(({ visitor }) => visitor.toLowerCase()), plain]
    .filter((said) => ofMoney.test(said) || ofNew.test(said))
    .at(-1);
  const money = chosen !== undefined && ofMoney.test(chosen);
  const steps: [string, ...string[]] = [
    `I’m sorry. ${number} (${item}) counts as delivered ${counted(arrives, "day")} ago, but I’ll go by what you see. We’ll ask the carrier today where it was left, and they answer within one working day. If it doesn’t turn up, you choose a new one or your ${dollars(total)} back.`,
    money
      ? `It counts as lost, then, and you’ve done all you can. We’ll refund the ${dollars(total)} for ${number} the way you paid, within ${refundDays} working days from today. You don’t need to send or pay anything (no money moves in this demo).`
      : `It counts as lost, then, and you’ve done all you can. A new ${item} ships tomorrow by express and arrives on ${there}, at no charge (nothing is shipped in this demo). If you’d rather have your ${dollars(total)} back, just say so.`,
    `It’s settled for ${number}: ${money ? `your ${dollars(total)} will be back within ${refundDays} working days` : `the new one ships tomorrow and arrives on ${there}`}. The shop team has everything you wrote, and someone will answer within one working day.`,
  ];
  const skipFirst = looked.test(plain) && wants.test(plain) && !begun;
  const text = nextStep(state, skipFirst ? [steps[1] ?? steps[0], ...steps.slice(2)] : steps);
  return {
    handled: "missing_parcel",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: { ...state.figures, order: number },
    },
    reply: say(skipFirst ? `I’m sorry. ${text}` : text, { source, choices: [person] }),
  };
}

const ofMissing = /\b(?:counts as delivered|counts as lost|It’s settled for)\b|Not there\?/;
const named = /\b[A-Z]{2}-?\d{4,5}\b/i;
