import { beginnings } from "./beginnings.ts";
import { companies } from "./companies.ts";
import { counting } from "./counting.ts";
import { dependence } from "./dependence.ts";
import { everyday } from "./everyday.ts";
import { everydayMoney } from "./everyday-money.ts";
import { moneyAndSales } from "./money-and-sales.ts";
import { peopleAndRivals } from "./people-and-rivals.ts";
import { platformsAndLists } from "./platforms-and-lists.ts";
import { seatsAndDays } from "./seats-and-days.ts";
import { shopsAndGrowth } from "./shops-and-growth.ts";
import type { Situation } from "./situation.ts";

/** Every known situation; if two match, the earlier wins, so the more specific come first. */
export const situations: readonly Situation[] = [
  ...everyday,
  ...everydayMoney,
  ...dependence,
  ...platformsAndLists,
  ...counting,
  ...companies,
  ...seatsAndDays,
  ...peopleAndRivals,
  ...shopsAndGrowth,
  ...moneyAndSales,
  ...beginnings,
];
