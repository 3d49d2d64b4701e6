import { capital, counted, money } from "../../../dialogue/reply/reply.ts";
import type { Figures } from "../figures/stated-cues.ts";

export type Known = Figures & {
  currency: string;
  /** The noun for one item. */
  thing: string;
  monthly: boolean;
  /** The money is a plan's, and not yet spent. */
  planned: boolean;
};

export const kinds = ["even", "made", "cost", "limit", "roas", "click", "share", "count"] as const;
export type Kind = (typeof kinds)[number];

export const aThing = (thing: string): string => `${/^[aeiou]/.test(thing) ? "an" : "a"} ${thing}`;
export const shown = (value: number): string =>
  value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/** Words each calculation from the known figures. */
export const worked: Readonly<Record<Kind, (known: Known) => string | undefined>> = {
  even: (known) => {
    const { spend, price, unitCost, profit, margin, lifeMonths, monthly, currency, thing } = known;
    if (spend === undefined) return undefined;
    const months = monthly ? lifeMonths : undefined;
    const paid = price === undefined ? undefined : price * (months ?? 1);
    const each =
      profit ??
      (paid === undefined
        ? undefined
        : unitCost !== undefined && price !== undefined
          ? (price - unitCost) * (months ?? 1)
          : margin !== undefined
            ? (paid * margin) / 100
            : paid);
    if (each === undefined || each <= 0) return undefined;
    const many = Math.ceil(spend / each);
    const value =
      months !== undefined && price !== undefined
        ? `${capital(aThing(thing))} brings in ${money(price, currency)} × ${months} months = ${money(paid ?? 0, currency)}${margin !== undefined ? `, ${shown(margin)}% of it ${money(each, currency)}` : ""}. `
        : profit === undefined && unitCost !== undefined && price !== undefined
          ? `${money(price, currency)} − ${money(unitCost, currency)} leaves ${money(each, currency)} ${aThing(thing)}. `
          : profit === undefined && margin !== undefined && price !== undefined
            ? `${shown(margin)}% of ${money(price, currency)} is ${money(each, currency)} ${aThing(thing)}. `
            : "";
    const open = profit === undefined && unitCost === undefined && margin === undefined;
    const first =
      monthly && months === undefined && price !== undefined
        ? ", if people pay for a single month. How long do they stay?"
        : ", and from the next one on you’re making money.";
    return `${value}${counted(many, thing)}: ${money(spend, currency)} ÷ ${money(each, currency)} each${first}${open && months === undefined && !monthly ? ` If half of it goes into labor, ${many === Math.ceil((spend * 2) / each) ? "as many" : counted(Math.ceil((spend * 2) / each), thing)}.` : ""}`;
  },
  made: ({ spend, revenue, sales, price, unitCost, margin, currency }) => {
    if (spend === undefined || revenue === undefined) return undefined;
    const from =
      sales !== undefined && price !== undefined && sales * price === revenue
        ? `${shown(sales)} × ${money(price, currency)} = ${money(revenue, currency)}`
        : money(revenue, currency);
    const least = (spend / revenue) * 100;
    if (margin === undefined)
      return revenue < spend
        ? `You lost money: ${from} came in for ${money(spend, currency)} of cost, ${money(spend - revenue, currency)} less, before goods and delivery.`
        : `It depends on what the goods cost: ${from} came in for ${money(spend, currency)}. From a margin of ${shown(Math.ceil(least))}%, you made money.`;
    const gross =
      unitCost !== undefined && sales !== undefined
        ? revenue - unitCost * sales
        : (revenue * margin) / 100;
    const gain = Math.round((gross - spend) * 100) / 100;
    const after =
      unitCost !== undefined && sales !== undefined
        ? `less ${money(unitCost * sales, currency)} for goods`
        : `of it ${money(gross, currency)} stay (${shown(margin)}%)`;
    return `${gain > 0 ? "You made" : gain < 0 ? "You lost" : "It broke even:"} ${gain === 0 ? "" : `${money(Math.abs(gain), currency)}: `}${from} of revenue, ${after}, less ${money(spend, currency)} of cost.`;
  },
  cost: ({ spend, sales, leads, wanted, currency, thing, planned }) => {
    const many = sales ?? wanted ?? leads;
    if (spend === undefined || many === undefined) return undefined;
    if (many === 0)
      return `There’s nothing to divide by, because ${money(spend, currency)} brought no ${thing}.`;
    const unit = sales === undefined && wanted === undefined ? "lead" : thing;
    return `${money(spend, currency)} ÷ ${shown(many)} = ${money(spend / many, currency)} ${aThing(unit)}.${planned && sales === undefined ? " That’s if the number is reached." : ""}`;
  },
  limit: ({ price, margin, profit, lifeMonths, monthly, currency, thing }) => {
    const paid = price === undefined ? undefined : price * (monthly ? (lifeMonths ?? 1) : 1);
    const most =
      profit ?? (paid === undefined || margin === undefined ? undefined : (paid * margin) / 100);
    if (most === undefined) return undefined;
    return `${money(most, currency)} ${aThing(thing)} at most: ${profit === undefined ? `${shown(margin ?? 0)}% of ${money(paid ?? 0, currency)}` : "what one earns you"}. Below that, each one earns you something.`;
  },
  roas: ({ margin, price, unitCost, currency }) => {
    if (margin === undefined || margin <= 0) return undefined;
    const from =
      unitCost !== undefined && price !== undefined
        ? ` (${money(price - unitCost, currency)} of ${money(price, currency)})`
        : "";
    return `At least ${shown(100 / margin)}: 100 ÷ ${shown(margin)}% of margin${from}. Above that, every order earns you something.`;
  },
  count: ({ target, price, currency, thing, contacts }) => {
    if (target === undefined || price === undefined || price <= 0) return undefined;
    const many = Math.ceil(target / price);
    const ofList =
      contacts === undefined
        ? ` With two buyers in a hundred, that takes about ${shown(many * 50)} visitors.`
        : ` Your ${shown(contacts)} contacts might bring ${shown(Math.round(contacts * 0.03))} of them, at three in a hundred.`;
    return `${counted(many, thing)}: ${money(target, currency)} ÷ ${money(price, currency)} each.${ofList}`;
  },
  click: ({ spend, clicks, currency }) =>
    spend === undefined || !clicks
      ? undefined
      : `${money(spend, currency)} ÷ ${shown(clicks)} = ${money(spend / clicks, currency)} a click.`,
  share: ({ impressions, clicks, sales, leads, thing }) => {
    const acted = sales ?? leads;
    const seen =
      clicks !== undefined && impressions
        ? `${shown((clicks / impressions) * 100)}% clicked (${shown(clicks)} of ${shown(impressions)})`
        : undefined;
    const bought =
      acted !== undefined && clicks
        ? `${shown((acted / clicks) * 100)}% of the clicks became ${aThing(sales === undefined ? "lead" : thing)} (${shown(acted)} of ${shown(clicks)})`
        : undefined;
    return seen === undefined && bought === undefined
      ? undefined
      : `${[seen, bought].filter(Boolean).join(", ")}.`;
  },
};
