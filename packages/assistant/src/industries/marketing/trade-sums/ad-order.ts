import { inWords } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { isService } from "./ad-calls.ts";
import type { TradeFigures } from "./figures.ts";
import { ofAds, type Sum } from "./sum.ts";

/** The cost of an order through ads, compared with its revenue. */

const asksOrderCost = anywhere(
  wordList`
    per (order|sale|customer|booking|client), eating me (alive|up), too (much|expensive|dear), (do it |so )?again( or not)?, should (i|we) (stop|quit|pause|turn|cut|keep|carry on|continue|go on)( \w+){0,3}, what now, is (that|it|this) (ok|okay|normal|good|bad|too much|worth it), worth it, killing me, burning (money|cash), cost(s|ing)? (me )?(more|too much)
  `,
);

export const adOrder: Sum = {
  id: "ad_order",
  uses: ["orderCost", "rate", "spent", "orders", "price", "newPrice", "unitCost"],
  asked: (plain, now, all, said) =>
    ofAds.test(said) &&
    (now.orderCost !== undefined ||
      ((now.rate !== undefined || now.spent !== undefined) && now.orders !== undefined) ||
      ((now.price !== undefined || now.unitCost !== undefined) &&
        known(all) !== undefined &&
        asksOrderCost.test(plain)) ||
      (known(all) !== undefined &&
        asksOrderCost.test(plain) &&
        !/\bmail|write|text\b/.test(plain))),
  worked: (all, inMoney, said) => {
    const cost = known(all);
    if (cost === undefined) return undefined;
    const { unitCost } = all;
    const price = all.newPrice ?? all.price;
    const paid = all.spent ?? all.rate;
    const how =
      all.orderCost === undefined && paid !== undefined && all.orders !== undefined
        ? ` (${inMoney(paid)} ÷ ${all.orders})`
        : "";
    if (price === undefined && /\b(?:should|stop|pause|quit|keep)\b/.test(said))
      return `Pause them if an order earns you less than ${inMoney(cost)} after goods and shipping; above that, keep them and cut the budget in half until you know. What does a customer pay, and what does it cost you to make?`;
    if (price === undefined)
      return `An order through ads costs you ${inMoney(cost)}${how}. It only pays off if you keep more than that from an order after goods and shipping. What does a customer pay, and what does it cost you to make?`;
    const left = price - (unitCost ?? 0);
    if (cost >= left) {
      const more = Math.floor(cost / left) + 1;
      const goods =
        unitCost === undefined
          ? " before you’ve made anything"
          : ` once ${inMoney(unitCost)} for the goods is off`;
      const lead = /\b(?:should|stop|pause|quit|keep)\b/.test(said) ? "Yes, pause" : "Pause";
      const turns = isService(said)
        ? "They only pay off if the same people come back, or send others: ask each one for a review and a name."
        : `They only pay off if people buy ${inWords(more)} at a time, or come back on their own: try sets, and e-mails to earlier buyers.`;
      return `${lead} them as they are: an order costs ${inMoney(cost)}${how} and brings in ${inMoney(price)}, so you lose ${inMoney(cost - left)} on each one${goods}. ${turns}`;
    }
    const stays = left - cost;
    if (unitCost !== undefined)
      return `They pay off: ${inMoney(price)} minus ${inMoney(unitCost)} to make and ${inMoney(cost)} for the ad leaves ${inMoney(stays)} per order. Keep them as long as that holds.`;
    return cost > price * mostForAd
      ? `Not like that: out of ${inMoney(price)} the ad takes ${inMoney(cost)}${how}, and ${inMoney(stays)} is left for the labour and the goods. Only do it again if people come back on their own; ask the ones who came, and put the money where one costs half as much.`
      : `It can pay off: out of ${inMoney(price)} the ad takes ${inMoney(cost)}${how}, and ${inMoney(stays)} is left for the labour and the goods. If those cost you less, keep going; if not, pause it.`;
  },
};
const known = ({ orderCost, rate, spent, orders }: TradeFigures): number | undefined => {
  const paid = spent ?? rate;
  return (
    orderCost ??
    (paid !== undefined && orders !== undefined && orders > 0 ? paid / orders : undefined)
  );
};
/** From this share of the price on, an ad leaves too little for work and goods. */
const mostForAd = 0.5;
