import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Context } from "./context.ts";
import type { Period } from "./quantity.ts";
import type { Counted, Roles, Share } from "./roles.ts";
import { figure } from "./words.ts";

/** A share of something that is counted: who leaves, who buys, what a platform takes. */

const asksCount = anywhere(
  wordList`how many( \w+)?, is that, how much( \w+)?, what (is|does|do|would|will|if), whats, what about, and if, if, earn, make, bring`,
);

/** “340 members, we lose 5% a month, how many is that”; “what if only 4%” is compared with the share before. */
export function lost({ now, all, plain, inMoney, last }: Context): string | undefined {
  const loss = now.loss ?? (last === "lost" ? now.rates?.[0] : undefined) ?? all.loss;
  const { people, paid } = all;
  if (loss === undefined || people === undefined || !asksCount.test(plain)) return undefined;
  const tells =
    (now.loss !== undefined && now.people !== undefined) ||
    (last === "lost" && (now.loss ?? now.rates) !== undefined);
  const asks =
    /\bhow many (?:is|are|people|members|customers|clients|subscribers|do (?:we|i) lose)/.test(
      plain,
    );
  if (!tells && !asks) return undefined;
  if (now.flow !== undefined || ofPrices.test(plain)) return undefined;
  const many = Math.round(people.value * loss.value);
  const worth =
    paid === undefined
      ? ""
      : ` That’s ${inMoney(Math.round(many * paid.value))} a ${paid.period} gone each time.`;
  const before =
    all.loss !== undefined && tells && last === "lost"
      ? comparedWith(loss, people, all, inMoney)
      : "";
  return `${figure(many)}: ${figure(people.value)} × ${loss.text}.${before || worth}`;
}

const timesAYear: Readonly<Record<Period, number>> = {
  hour: 8760,
  day: 365,
  week: 52,
  month: 12,
  year: 1,
};

function comparedWith(
  loss: Share,
  people: Counted,
  { paid }: Roles,
  inMoney: (value: number) => string,
): string {
  if (paid === undefined) return "";
  const year = (1 - (1 - loss.value) ** timesAYear[loss.period ?? "month"]) * people.value;
  return ` Over a year that’s about ${figure(Math.round(year))} who leave, at ${inMoney(paid.value)} a ${paid.period} each.`;
}

/** Whom a higher price drives away is a sum of its own. */
const ofPrices = /\b(?:break|afford|can (?:i|we) lose|prices?|raise|charge|dearer)\b/;

const asksEarned = anywhere(
  wordList`how much, what (do|does|would|will|is|are) (i|we|it|that|this)( \w+){0,3}, earn, make, revenue, bring in, turnover, what if, and if, if, what would`,
);
const ofAds = anywhere(
  wordList`clicks?, cpc, spend, ads?, margin, roas, roi, budget, cpa, leads?, calls?`,
);

/** “300 people, the course is 89, how much do I earn if 1 in 20 buys”, less what the platform takes. */
export function earned({ now, all, plain, inMoney, last }: Context): string | undefined {
  const { people, each, cut } = all;
  const rates = now.rates ?? (now.cut !== undefined && last === "earned" ? all.rates : undefined);
  if (rates === undefined || people === undefined || ofAds.test(plain)) return undefined;
  if (now.rates !== undefined && !asksEarned.test(plain)) return undefined;
  if (compares.test(plain) || ofViews.test(people.of)) return undefined;
  const share = rates.reduce((part, { value }) => part * value, 1);
  const many = Math.round(people.value * share);
  const counted = `${figure(people.value)} × ${rates.map(({ text }) => text).join(" × ")}`;
  if (many < 1 || now.flow !== undefined) return undefined;
  const before =
    all.sales !== undefined && now.people === undefined && now.rates !== undefined
      ? ` instead of ${figure(all.sales.value)}`
      : "";
  const buyers = all.sales?.of ?? (/^(?:visit|click)/.test(people.of) ? "orders" : "buyers");
  if (each === undefined) return `${figure(many)} ${buyers}${before}: ${counted}.`;
  const total = many * each;
  const sum = `${counted} = ${figure(many)} ${buyers}${before}, at ${inMoney(each)} each`;
  if (cut === undefined) return `${inMoney(total)}: ${sum}.`;
  return `${inMoney(total * (1 - cut.value))}: ${sum} ${inMoney(total)}, less ${cut.text} (${inMoney(total * cut.value)}).`;
}

/** Of views, another part of the sums counts clicks. */
const ofViews = /^(?:views?|impressions?|reach)$/;
/** “From 2% to 3%”: one share instead of another, and not one after the other. */
const compares = /\b(?:instead|rather|from \d|becomes?|(?:%|percent) to \d)/;

const asksPaid = anywhere(
  wordList`how much (did|do|does|have|will|would) (i|we|they|it|that) (pay|paid|cost|take|took|get|keep|owe), what (did|do|does|will|would) (i|we|they|it|that) (pay|cost|take|took|get|keep), (their|the) (cut|commission|share|fee), how much (is|was) (that|the (commission|fee|cut))`,
);

/** “800 nights at 42, the portal takes 15 percent, how much did I pay them”. */
export function taken({ now, all, plain, inMoney }: Context): string | undefined {
  const { people, sales, each, cut } = all;
  const counted = now.people ?? now.sales ?? people ?? sales;
  if (cut === undefined || counted === undefined || each === undefined) return undefined;
  if (!asksPaid.test(plain)) return undefined;
  const total = counted.value * each;
  return `${inMoney(total * cut.value)}: ${figure(counted.value)} ${counted.of} × ${inMoney(each)} = ${inMoney(total)}, of it ${cut.text}. Winning a third of them direct keeps ${inMoney(Math.round((total * cut.value) / 3))} of that with you.`;
}

const ofRate = /\b(?:open(?:ing)?|click|reply|response|conversion)(?: ?-?rates?)?\b/;

/** “Mine is 19, list of 640. How many opens is that”: a bare figure that follows a question about a rate. */
export function ofListRate(
  { plain, all, message, quantities, last }: Context,
  said: string,
): string | undefined {
  const asksMany = /\bhow many (?:opens?|clicks?|people|readers|replies|is|are)\b/.test(plain);
  if (!asksMany || last !== undefined || all.rates !== undefined) return undefined;
  if (!ofRate.test(said) || quantities.length > 2) return undefined;
  const rate =
    /\b(?:is|at|of|rate|about)(?: about)? (\d{1,2}(?:\.\d)?)\b(?! ?(?:people|contacts|addresses))/.exec(
      `${said} ${message}`,
    )?.[1];
  const list =
    /\b(?:list of|to) (\d{2,6})\b|\b(\d{2,6}) (?:people|contacts|addresses|subscribers|recipients|readers)\b/.exec(
      `${said} ${message}`,
    );
  const size = Number(list?.[1] ?? list?.[2]);
  if (rate === undefined || !(size > 0)) return undefined;
  return `${figure(Math.round((size * Number(rate)) / 100))}: ${figure(size)} × ${rate}%.`;
}
