import { nextStep } from "../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../dialogue/reply/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import type { Sold } from "./order-thread.ts";
import { byNumber } from "./references.ts";
import { refundDays } from "./return-period.ts";

/** Handles a double charge: each reply takes the case one step further and leaves parcels and returns aside. */

const taken = "(?:charg\\w*|billed|debited|paid|pay|deducted|money|amount|withdrawn|took)";
const twice = "(?:twice|two times|2 times|2x|double|a second time)";
const anew = "(?:charg\\w*|billed|debited|deducted|withdrawn|took it)";
const both = "(?:two|2|both|second|duplicate|double)";
const saysTwice = anywhere(
  wordList`${taken}( \w+){0,5} ${twice}, ${anew}( \w+){0,3} again, ${twice} ${taken}, ${both} (of the )?(charges?|payments?|debits?|bookings?|transactions?)`,
);
/** A future bill, or another meaning of the words (points, lamps). */
const other =
  /\b(?:(?:will|would|do|must|can|could|may|shall|should) (?:i|we)|possible|pay again|in (?:two|2|several) (?:pay|part|instal)\w+|batter\w*|(?:head)?lamps?|lanterns?|points|exchange|usb)\b/;
const goesOn = anywhere(wordList`
  second (one|charge|payment), both, booked, statement, charge[ds]?, money, refund\w*, pending, reservation, in writing, confirm\w*, proof, screenshot, cleared, posted,
  how long( \w+){0,2} (it|that|this|take), when( \w+){0,4} (money|back)
`);
/** A different question about an order, such as its parcel. */
const ofParcel =
  /\b(?:where|track\w*|arriv\w*|deliver\w*|cancel\w*|return\w*|parcel|exchange|address)\b/;
const asksWriting = /\b(?:in writing|confirm\w*|written)\b/;
const asksWhen = /\bwhen\b|\bhow (?:long|soon|fast)\b/;
const isBooked = anywhere(
  wordList`booked, posted, cleared, statement, days apart, both, not (a )?(pending|reservation), gone`,
);

export function chargedTwice(turn: Turn, { orders, source, desk }: Sold): Outcome | undefined {
  // Subscriptions are charged without an order.
  if (desk !== "e-commerce") return undefined;
  const { plain, state, slots } = turn;
  const begun = state.exchanges.slice(-3).some(({ bot }) => ofThis.test(bot));
  const says = saysTwice.test(plain) && !other.test(plain);
  const named = slots.references.length > 0 && !ofParcel.test(plain);
  if (!says && !(begun && (named || (goesOn.test(plain) && !ofParcel.test(plain)))))
    return undefined;
  if (plain.split(" ").length > 34) return undefined;
  const order = byNumber(orders, slots.references[0] ?? state.figures?.order);
  const which = order ? `${order.number} (${dollars(order.total)})` : undefined;
  const settled =
    which === undefined
      ? `If both went through, one of them goes back the way you paid, within ${refundDays} working days. Tell me your order number, and I’ll send it to the shop team with both dates.`
      : `It isn’t a hold, then, so we’ll refund the second charge for ${which} the way you paid, within ${refundDays} working days. The shop team has it now, along with everything you wrote. Your order stays as it is (no money moves in this demo).`;
  const first = `I’m sorry about that. As long as the second charge is only a hold, it drops off on its own within 3–5 days. ${which === undefined ? "If both have posted on your statement, tell me your order number and one of them is paid back." : `If both have posted for ${which}, let me know and one of them is paid back.`}`;
  const last = `The second charge${which === undefined ? "" : ` for ${which}`} will be back within ${refundDays} working days, though your bank may take another day or two to show it. You don’t need to send anything. Someone from the shop team will confirm it within one working day.`;
  const written = `Of course: the shop team e-mails you a confirmation with the sum and the date${which === undefined ? "" : ` for ${which}`}, within one working day. This conversation can be copied or sent to yourself as well.`;
  const steps: [string, ...string[]] =
    begun || isBooked.test(plain) ? [settled, last] : [first, settled, last];
  return {
    handled: "charged_twice",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      ...(order ? { figures: { ...state.figures, order: order.number } } : {}),
    },
    reply: say(
      begun && asksWriting.test(plain)
        ? written
        : asksWhen.test(plain) && begun && which !== undefined
          ? last
          : nextStep(state, steps),
      {
        source,
        choices: [person],
      },
    ),
  };
}

/** Phrases that occur only in these replies. */
const ofThis = /\bsecond charge\b|\bone of them (?:goes|is paid) back\b/;
