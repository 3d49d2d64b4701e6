import { capital, inWords } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { shown } from "../sums/sum-lines.ts";
import type { TradeFigures } from "./figures.ts";
import { ofAds, type Sum } from "./sum.ts";

/** The profit of an offer, what a lower price requires, and what a higher one may lose. */

const asksLoss = anywhere(
  wordList`
    lose (money|out)?, losing( money)?, (make|making|earn|get) (any |enough )?(money|profit|anything)( on| with| from)?, profit, margin, worth (it|doing|the), pays? off, too (cheap|low), a loss, what (do i|would i|is|have i) (left|keep|make|earn), what stays, does (it|that) pay, any good, (would|will|could|does) (\S+ ){1,12}work, deal, make sense, break ?even
  `,
);
const offers =
  /\b(?:offer|deal|cake|coffee|combo|bundle|special|menu|set|happy hour|for \d|lunch|board|stall|market)\b/;
const asksRise = anywhere(
  wordList`too (much|big|high|steep|far)( of a jump| a jump)?, raise, raising, put (\w+ ){0,2}prices? up, put (it|them|prices) up, price (rise|increase), increase, jump, lose (customers|clients|people|many), how many (customers |clients |people )?(can|could|may|will|would) (i|we) lose, prices?, raised, what (per ?cent|percentage)`,
);

export const offer: Sum = {
  id: "offer",
  uses: ["price", "unitCost", "fixed", "orders"],
  asked: (plain, now, all, said) =>
    all.price !== undefined &&
    !ofAds.test(plain) &&
    ((now.price !== undefined && asksLoss.test(plain)) ||
      ((now.unitCost !== undefined || now.fixed !== undefined) &&
        (offers.test(said) || (now.price !== undefined && now.unitCost !== undefined))) ||
      (all.fixed !== undefined && all.unitCost !== undefined && /\bhow many\b/.test(plain)) ||
      (asksLoss.test(plain) &&
        all.unitCost !== undefined &&
        offers.test(said) &&
        /\?|^(?:do|does|is|would|what|how)\b/.test(plain))),
  worked: ({ price, unitCost, fixed, orders }, inMoney, said) => {
    if (price === undefined) return undefined;
    if (unitCost === undefined)
      return `It only loses money if it costs you more than ${inMoney(price)} to make; with costs at a third, you’d keep ${inMoney(Math.round(price * 0.67 * 10) / 10)}. What does it cost you?${ofQuiet.test(said) ? " Offer it only in the quiet hours, so nobody who would have come pays less." : ""}`;
    const left = price - unitCost;
    if (left <= 0)
      return `Yes, you lose money: it costs ${inMoney(unitCost)} and brings in ${inMoney(price)}. From ${inMoney(Math.ceil(unitCost * 2))}, you’d keep half of it.`;
    if (fixed !== undefined) {
      const many = Math.ceil(fixed / left);
      if (orders !== undefined)
        return `${orders >= many ? "It pays" : "Not yet"}: ${orders} × ${inMoney(left)} is ${inMoney(orders * left)}, minus ${inMoney(fixed)} ${orders >= many ? `leaves ${inMoney(orders * left - fixed)}` : `is ${inMoney(fixed - orders * left)} short`}. You need ${many} to cover it.`;
      return `${capital(inWords(many))}: each one earns you ${inMoney(left)} (${inMoney(price)} minus ${inMoney(unitCost)}), and ${inMoney(fixed)} ÷ ${inMoney(left)} is ${shown(fixed / left)}. From number ${many + 1} on, you’re making money.`;
    }
    if (!ofQuiet.test(said))
      return `${verdict(left / price)}: you keep ${inMoney(left)} of ${inMoney(price)}, ${Math.round((left / price) * 100)}%. That’s the most it can cost you to win one buyer, and half of that is a good goal.`;
    return `${verdict(left / price)}: you keep ${inMoney(left)} of ${inMoney(price)}, ${Math.round((left / price) * 100)}%. Ten more a day are ${inMoney(left * 10)}. You only lose on people who would have paid the full price, so stick to the quiet hours.`;
  },
};

const goodShare = 0.6;
const fairShare = 0.35;
/** The verdict on a price, by the share that remains as profit. */
const verdict = (share: number): string =>
  share >= goodShare
    ? "Yes, that pays well"
    : share >= fairShare
      ? "Yes, it pays"
      : "It pays, but you don’t keep much";

/** An offer for quiet hours: customers who come anyway should not get it. */
const ofQuiet =
  /\b(?:quiet|dead|empty|slow|offer|deal|from \d+ to \d+|till \d+|weekdays?|lunch|happy hour|special|board|(?:nobody|no one) (?:comes|came))\b/;

/** “Is 12 too low, normally 18”: how many more customers are needed for the same revenue. */
export const discount: Sum = {
  id: "discount",
  uses: ["price", "newPrice", "oldPrice", "unitCost"],
  asked: (plain, now, all) => {
    const price = lower(all);
    return (
      price !== undefined &&
      (now.price !== undefined || now.newPrice !== undefined || now.oldPrice !== undefined) &&
      asksLower.test(plain)
    );
  },
  worked: (all, inMoney) => {
    const price = lower(all);
    const { oldPrice, unitCost = 0 } = all;
    if (price === undefined || oldPrice === undefined || price <= unitCost) return undefined;
    const off = Math.round(((oldPrice - price) / oldPrice) * 100);
    const factor = (oldPrice - unitCost) / (price - unitCost);
    const many = Math.ceil(factor * 10 - 1e-9);
    return `${off > 30 ? "Yes, rather" : "No"}: ${inMoney(price)} instead of ${inMoney(oldPrice)} is ${off}% off, so ${many} have to come where 10 came before to earn the same. In empty hours that’s worth it, as long as people who pay ${inMoney(oldPrice)} don’t move there.`;
  },
};
const lower = ({ price, newPrice, oldPrice }: TradeFigures): number | undefined =>
  [newPrice, price].find((one) => one !== undefined && oldPrice !== undefined && one < oldPrice);
const asksLower = anywhere(
  wordList`too (low|cheap|little|much off)(( of)? a discount)?, normally, usually, low enough, cheap enough, discount, less than usual`,
);

export const rise: Sum = {
  id: "price_rise",
  uses: ["oldPrice", "newPrice", "unitCost"],
  asked: (plain, now, all, said) =>
    (all.oldPrice !== undefined ||
      (present(all) !== undefined &&
        /\b(?:lose|jump|too (?:much|big|high|steep))\b/.test(plain))) &&
    next(all) !== undefined &&
    (now.newPrice !== undefined || now.oldPrice !== undefined || /\d|\blose\b/.test(plain)) &&
    (asksRise.test(plain) ||
      (now.newPrice !== undefined &&
        now.oldPrice !== undefined &&
        !/[?]/.test(plain) &&
        asksRise.test(said))),
  worked: (all, inMoney) => {
    const old = present(all);
    const price = next(all);
    if (old === undefined || price === undefined || price <= old) return undefined;
    const percent = Math.round(((price - old) / old) * 100);
    const margin = all.unitCost !== undefined && all.unitCost < old ? price - all.unitCost : price;
    const lose = Math.floor(((price - old) / margin) * 100);
    const verdict =
      percent <= 12
        ? "No, that’s a usual step"
        : percent <= 20
          ? "It’s a noticeable step, but not too much if your costs went up"
          : "It’s a big jump; two steps six months apart lose fewer";
    return `${verdict}: ${inMoney(old)} to ${inMoney(price)} is ${percent}% more. Up to ${lose} of 100 customers could leave and you’d still earn the same; far fewer do if you tell them in person three or four weeks ahead.`;
  },
};
/** The price before the rise: “it is 16 a class”, before “if I go to 18”. */
const present = ({ oldPrice, price, newPrice }: TradeFigures): number | undefined =>
  oldPrice ??
  (price !== undefined && newPrice !== undefined && price < newPrice ? price : undefined);
const next = ({ newPrice, price, oldPrice }: TradeFigures): number | undefined =>
  newPrice ??
  (price !== undefined && oldPrice !== undefined && price > oldPrice ? price : undefined);

const asksBack = anywhere(
  wordList`worth (it|paying|the)?, (is )?(it|its|that)? ?paid( for)?, paid off, pays? off, how many, break ?even, enough, only \d+, and if, what if`,
);

/** “150 for a post, a treatment is 40”: how many new customers recover an amount, and their profit. */
export const back: Sum = {
  id: "back",
  uses: ["spent", "price", "unitCost", "orders"],
  asked: (plain, now, all, said) =>
    all.spent !== undefined &&
    all.price !== undefined &&
    all.fixed === undefined &&
    (all.orders === undefined || now.orders !== undefined) &&
    (now.price !== undefined || now.spent !== undefined || asksBack.test(plain)) &&
    asksBack.test(said),
  worked: ({ spent, price, unitCost, orders }, inMoney) => {
    if (spent === undefined || price === undefined) return undefined;
    const left = price - (unitCost ?? 0);
    if (left <= 0) return undefined;
    const many = Math.ceil(spent / left - 1e-9);
    const costs = unitCost === undefined ? ", not counting your own time and goods" : "";
    if (orders !== undefined && orders < many)
      return `You lose money in that case: ${orders} × ${inMoney(left)} is ${inMoney(orders * left)} of the ${inMoney(spent)}, so you’re ${inMoney(spent - orders * left)} short, unless they come back. ${capital(inWords(many))} would cover it.`;
    return `${capital(inWords(many))} new ones bring it back: ${inMoney(spent)} ÷ ${inMoney(left)} is ${shown(spent / left)}${costs}. People who come back make it better; agree on a code so you can count them.`;
  },
};
