import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { businesses } from "../../businesses.ts";
import { refundDays } from "../../orders/return-period.ts";

/** Handles a price drop after a purchase: who refunds the difference, and how. */

const fell = anywhere(wordList`
  prices? (has |have |just )?(dropped|fell|fallen|went down|gone down|is lower|decreased),
  (bought|paid|ordered) .{0,60}(now|today|see|saw|yesterday) .{0,30}(\d{2,3}|cheaper|less|sale|lower|reduced), cheaper (now|since) (than )?i (bought|paid), (buy|order|take) (it |one )?now( \w+){0,8} (cheaper|less|reduced|drops?|sale)
`);
const ofOthers = /\b(?:elsewhere|other shops?|another shop|amazon|competitor)\b/;
const goesOn = /\b(?:how|when|long|get|difference|back|own|your|site|money|where|send|paid)\b/;

export function priceDrop(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const before = state.before === "price_drop";
  const says = fell.test(plain) && !ofOthers.test(plain);
  if (!says && !(before && goesOn.test(plain) && plain.split(" ").length <= 12)) return undefined;
  const sums = [...slots.amounts.map(({ value }) => value), ...slots.numbers].filter(
    (value) => value > 14,
  );
  const [most, least] = [Math.max(...sums), Math.min(...sums)];
  const difference =
    sums.length > 1 && most > least ? `the ${dollars(most - least)}` : "the difference";
  const text = says
    ? `If it’s our own price and within 14 days after you bought it, you get ${difference} back. We don’t match other shops’ prices. Give me your order number, and the shop team will take care of it.`
    : nextStep(state, [
        `Write to ${businesses["e-commerce"].mail} (made up) with your order number and the page. We’ll refund it the way you paid, within ${refundDays} working days.`,
        `${refundDays} working days at most from your e-mail. A card shows it 2–3 days later, and PayPal right away.`,
      ]);
  return {
    handled: "price_drop",
    state: state.flow === undefined ? state : aside(state),
    reply: say(text, { source: "shop", choices: [person] }),
  };
}
