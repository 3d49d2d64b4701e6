import { capital, inWords, money, say } from "../../../dialogue/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { shown } from "../sum-lines.ts";
import { type TradeFigures, tradeFigures } from "./figures.ts";

/** Calculations that small businesses ask for: what an offer leaves, an order by ads, a price rise, an average. */

type Sum = {
  id: string;
  /** The figures that it works with: another of them works it out again. */
  uses: readonly (keyof TradeFigures)[];
  /** Whether a message asks for it, or tells a figure of it in the midst of it. */
  asked: (plain: string, now: TradeFigures, all: TradeFigures, said: string) => boolean;
  worked: (
    all: TradeFigures,
    inMoney: (value: number) => string,
    plain: string,
  ) => string | undefined;
};

const asksLoss = anywhere(
  wordList`
    lose (money|out)?, losing( money)?, (make|making|earn|get) (any |enough )?(money|profit|anything)( on| with| from)?, profit, margin, worth (it|doing|the), pays? off, too (cheap|low), a loss, what (do i|would i|is|have i) (left|keep|make|earn), what stays, does (it|that) pay, any good, (would|will|could|does) (\S+ ){1,12}work, deal, make sense, break ?even
  `,
);
const offers =
  /\b(?:offer|deal|cake|coffee|combo|bundle|special|menu|set|happy hour|for \d|lunch|board|stall|market)\b/;
const asksOrderCost = anywhere(
  wordList`
    per (order|sale|customer|booking|client), eating me (alive|up), too (much|expensive|dear), should (i|we) (stop|quit|pause|turn|cut|keep|carry on|continue|go on)( \w+){0,3}, what now, is (that|it|this) (ok|okay|normal|good|bad|too much|worth it), worth it, killing me, burning (money|cash), cost(s|ing)? (me )?(more|too much)
  `,
);
const ofAds = anywhere(
  wordList`ads?, facebook, fb, instagram, insta, google, meta, tiktok, boosted, boosting, adverts?`,
);
const asksRise = anywhere(
  wordList`too (much|big|high|steep|far)( of a jump| a jump)?, raise, raising, put (\w+ ){0,2}prices? up, put (it|them|prices) up, price (rise|increase), increase, jump, lose (customers|clients|people|many), how many (customers|clients|people) (can|could|may|will|would) (i|we) lose, what (per ?cent|percentage)`,
);
const asksRating = anywhere(
  wordList`how many( \w+){0,4} (reviews?|stars?|ratings?|5s|fives), (reviews?|stars?|ratings?)( \w+){0,4} (back|need\w*|to get), how many (do|would|more|to)( \w+)*, back to`,
);
const asksOpening = anywhere(wordList`open\w*, opening rate, open rate, read (it|them)`);

const adOrder: Sum = {
  id: "ad_order",
  uses: ["orderCost", "rate", "orders", "price", "unitCost"],
  asked: (plain, now, all, said) =>
    ofAds.test(said) &&
    (now.orderCost !== undefined ||
      (now.rate !== undefined && now.orders !== undefined) ||
      ((now.price !== undefined || now.unitCost !== undefined) &&
        known(all) !== undefined &&
        asksOrderCost.test(plain)) ||
      (known(all) !== undefined &&
        asksOrderCost.test(plain) &&
        !/\bmail|write|text\b/.test(plain))),
  worked: (all, inMoney, plain) => {
    const cost = known(all);
    if (cost === undefined) return undefined;
    const { price, unitCost } = all;
    const how =
      all.orderCost === undefined && all.rate !== undefined && all.orders !== undefined
        ? ` (${inMoney(all.rate)} ÷ ${all.orders})`
        : "";
    if (price === undefined && /\bshould|stop|pause|quit|keep\b/.test(plain))
      return `Pause them if an order leaves you less than ${inMoney(cost)} after goods and postage; above that, keep them and cut the budget by half until you know. What does a customer pay, and what does it cost you to make?`;
    if (price === undefined)
      return `An order by ads costs you ${inMoney(cost)}${how}. It pays only if more than that is left of an order after goods and postage. What does a customer pay, and what does it cost you to make?`;
    const left = price - (unitCost ?? 0);
    if (cost >= left) {
      const more = Math.floor(cost / left) + 1;
      const goods =
        unitCost === undefined
          ? " before you have made anything"
          : ` once ${inMoney(unitCost)} for the goods is off`;
      return `Yes, pause them as they are: an order costs ${inMoney(cost)}${how} and brings ${inMoney(price)}, so you lose ${inMoney(cost - left)} on each${goods}. They pay only if people take ${inWords(more)} at a time, or come back by themselves: try sets, and mails to earlier buyers.`;
    }
    const stays = left - cost;
    return `${unitCost === undefined ? `Of ${inMoney(price)} the ad takes ${inMoney(cost)}${how}; ${inMoney(stays)} is left to make and send it. If that costs you less, they pay; if not, pause them. What does one cost you to make?` : `They pay: ${inMoney(price)} less ${inMoney(unitCost)} to make and ${inMoney(cost)} for the ad leaves ${inMoney(stays)} an order. Keep them as long as that stays so.`}`;
  },
};
const known = ({ orderCost, rate, orders }: TradeFigures): number | undefined =>
  orderCost ??
  (rate !== undefined && orders !== undefined && orders > 0 ? rate / orders : undefined);

const offer: Sum = {
  id: "offer",
  uses: ["price", "unitCost", "fixed"],
  asked: (plain, now, all, said) =>
    all.price !== undefined &&
    !ofAds.test(plain) &&
    ((now.price !== undefined && asksLoss.test(plain)) ||
      ((now.unitCost !== undefined || now.fixed !== undefined) && offers.test(said)) ||
      (asksLoss.test(plain) &&
        all.unitCost !== undefined &&
        offers.test(said) &&
        /\?|^(?:do|does|is|would|what|how)\b/.test(plain))),
  worked: ({ price, unitCost, fixed }, inMoney) => {
    if (price === undefined) return undefined;
    if (unitCost === undefined)
      return `It loses money only if it costs you more than ${inMoney(price)} to make; with costs of a third, ${inMoney(Math.round(price * 0.67 * 10) / 10)} would stay. What does it cost you? Give it only in the quiet hours, so that nobody pays less who would have come.`;
    const left = price - unitCost;
    if (left <= 0)
      return `Yes, you lose: it costs ${inMoney(unitCost)} and brings ${inMoney(price)}. From ${inMoney(Math.ceil(unitCost * 2))} on half of it would be yours.`;
    if (fixed !== undefined) {
      const many = Math.ceil(fixed / left);
      return `${capital(inWords(many))}: each leaves ${inMoney(left)} (${inMoney(price)} less ${inMoney(unitCost)}), and ${inMoney(fixed)} ÷ ${inMoney(left)} is ${shown(fixed / left)}. From number ${many + 1} on you earn.`;
    }
    return `You do not lose: ${inMoney(left)} of ${inMoney(price)} stays, ${Math.round((left / price) * 100)}%. Ten more a day are ${inMoney(left * 10)}. You lose only on those who would have paid the full price, so keep it to the quiet hours.`;
  },
};

const rise: Sum = {
  id: "price_rise",
  uses: ["oldPrice", "newPrice", "unitCost"],
  asked: (plain, now, all) =>
    all.oldPrice !== undefined &&
    next(all) !== undefined &&
    (now.newPrice !== undefined || now.oldPrice !== undefined || /\d/.test(plain)) &&
    asksRise.test(plain),
  worked: (all, inMoney) => {
    const old = all.oldPrice;
    const price = next(all);
    if (old === undefined || price === undefined || price <= old) return undefined;
    const percent = Math.round(((price - old) / old) * 100);
    const margin = all.unitCost !== undefined && all.unitCost < old ? price - all.unitCost : price;
    const lose = Math.floor(((price - old) / margin) * 100);
    const verdict =
      percent <= 12
        ? "No, that is a usual step"
        : percent <= 20
          ? "It is a clear step, but not too much if your costs rose"
          : "It is a big jump; two steps half a year apart lose fewer";
    return `${verdict}: ${inMoney(old)} to ${inMoney(price)} is ${percent}% more. Up to ${lose} of 100 customers could leave and you would still earn the same; far fewer do, if they hear it in person three or four weeks before.`;
  },
};
const next = ({ newPrice, price, oldPrice }: TradeFigures): number | undefined =>
  newPrice ??
  (price !== undefined && oldPrice !== undefined && price > oldPrice ? price : undefined);

const ratings: Sum = {
  id: "ratings",
  uses: ["reviews", "average", "target", "badStars"],
  asked: (plain, now, all, said) =>
    all.reviews !== undefined &&
    all.average !== undefined &&
    /\b(?:reviews?|stars?|rating)\b/.test(said) &&
    (asksRating.test(plain) || (now.reviews !== undefined && now.average !== undefined)),
  worked: ({ reviews, average, badStars = 1, target }) => {
    if (reviews === undefined || average === undefined) return undefined;
    const wanted = target ?? average;
    const many = reviews + 1;
    const stars = reviews * average + badStars;
    const needed = (goal: number) =>
      Math.max(0, Math.ceil((goal * many - stars) / (5 - goal) - 1e-9));
    const exact = needed(wanted);
    const rounded = needed(wanted - 0.05);
    if (exact === 0)
      return `None: with it you are at ${shown(stars / many)}, which is ${shown(wanted)} or more already.`;
    return `${capital(inWords(exact))} with five stars: with hers you are at ${shown(stars / many)}, then at ${shown((stars + exact * 5) / (many + exact))}.${rounded < exact ? ` Google rounds, so ${shown(wanted)} shows from the ${ordinal(rounded)} on.` : ""} Ask every happy customer on the same day, with the link.`;
  },
};
const ordinal = (count: number): string =>
  [
    "",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
  ][count] ?? `${count}th`;

const opening: Sum = {
  id: "opening_rate",
  uses: ["list", "opened"],
  asked: (plain, now, all, said) =>
    all.list !== undefined &&
    all.opened !== undefined &&
    all.opened <= all.list &&
    (now.list !== undefined || now.opened !== undefined) &&
    asksOpening.test(said) &&
    asksOpening.test(plain),
  worked: ({ list, opened }) => {
    if (list === undefined || opened === undefined) return undefined;
    const share = Math.round((opened / list) * 100);
    return share < 25
      ? `${opened} of ${list} is ${share}%; three to four in ten is usual, so it is the sender or the subject. Send it from a person’s name, put one thing of use into the subject line, and leave out for a month those who have not opened in half a year. What was the last subject?`
      : `${opened} of ${list} is ${share}%, and three to four in ten is usual: that is fine. Look at who clicks and comes instead.`;
  },
};

const sums: readonly Sum[] = [ratings, opening, rise, adOrder, offer];
const supposes =
  /^(?:and |so |but |ok )*(?:what if|if|and if|suppose|what about|how about|at|with|say|make it|for)\b|\bwhat if\b/;

/** Terms of the trade and shares in percent: other stages calculate with these. */
const ofExperts =
  /\b(?:roas|cpa|cac|ltv|clv|aov|churn|arpu|mrr|acv|cpl|cpc|ctr|cvr|conversion|roi|budget|revenue|turnover|sign ?-?ups?|leads?)\b|\d ?(?:%|percent)|\blose \d/;
/** What was begun there goes on there. */
const inSums = /^(?:roas|sum:|noted|failed|accounts|roi|flow:roi)/;

/** Works out what a message asks for from all figures told; “and if it costs 3?” works out the last one again. */
export function ofTradeSums(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow?.name === "plan" && /\bplan|budget|weeks\b/.test(plain)) return undefined;
  if (ofExperts.test(plain) || inSums.test(state.before ?? "")) return undefined;
  const { all, now } = tradeFigures(turn);
  const said = [...state.exchanges.map(({ visitor }) => visitor.toLowerCase()), plain].join(" ");
  const before = /^trade:(\w+)$/.exec(state.before ?? "")?.[1];
  const last = sums.find(({ id }) => id === before);
  const varies =
    last !== undefined &&
    (last.uses.some((name) => now[name] !== undefined) ||
      (supposes.test(plain) && /\d/.test(plain)));
  const repeated = varies ? last : undefined;
  const asked = sums.find((sum) => sum.asked(plain, now, all, said)) ?? repeated;
  if (!asked) return undefined;
  const supposed =
    repeated === asked && Object.keys(now).length === 0
      ? { ...all, ...guessed(asked.id, plain) }
      : all;
  const text = asked.worked(supposed, inMoneyOf(turn, said), plain);
  if (text === undefined) return undefined;
  const again = state.exchanges.some(({ bot }) => bot === text);
  return {
    handled: `trade:${asked.id}`,
    state: state.flow === undefined ? state : aside(state),
    reply: say(again ? `As before: ${text}` : text, {
      source: "marketingReturn",
      next: ["Give me an idea", "Can you write it for me?"],
    }),
  };
}

/** “And at 6?”: the figure that is varied, where no word says which. */
function guessed(id: string, plain: string): TradeFigures {
  const number = Number(/\d+(?:\.\d+)?/.exec(plain)?.[0]);
  if (!(number > 0)) return {};
  if (id === "offer") return /\bcosts?\b/.test(plain) ? { unitCost: number } : { price: number };
  if (id === "price_rise") return { newPrice: number };
  if (id === "ad_order")
    return /\border|ads?\b/.test(plain) ? { orderCost: number } : { price: number };
  if (id === "ratings") return number < 5 ? { target: number } : { reviews: number };
  return { opened: number };
}

function inMoneyOf({ state }: Turn, said: string): (value: number) => string {
  const currency = /€|\beuros?\b|\beur\b/.test(said)
    ? "EUR"
    : /£|\bpounds?\b|\bquid\b/.test(said)
      ? "GBP"
      : /\$|\bdollars?\b|\bbucks\b/.test(said)
        ? "USD"
        : state.figures?.currency;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return (value) =>
    currency === undefined
      ? rounded(value).toLocaleString("en-US")
      : money(rounded(value), String(currency));
}
