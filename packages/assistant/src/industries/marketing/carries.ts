import type { Turn } from "../../dialogue/types.ts";
import { ordersAYear } from "./orders-a-year.ts";
import type { Figures } from "./stated-cues.ts";
import { shown } from "./sum-lines.ts";

const judges =
  /\b(?:losing|lose|loss|earn\w*|profit\w*|enough|ok|okay|good|bad|healthy|worth|too (?:low|high|much)|bid|higher|more|no|yes|do it)\b/;

const scales = /\b(?:raise|more|increase|scale|double|higher|do it|go up|budget)\b/;

/** Answers whether a ROAS breaks even at a margin, and whether an order's profit exceeds its acquisition cost. */
export function carries({ plain, state }: Turn, said: Figures): string | undefined {
  const known = { ...state.figures, ...said };
  const [roas, margin, cac, price] = [known.roas, known.margin, known.cac, known.price].map(Number);
  const stated = said.roas !== undefined || said.cac !== undefined || said.price !== undefined;
  const asks = judges.test(plain) && !/\b(?:what|which) roas\b/.test(plain);
  if (
    said.ltv !== undefined ||
    known.ltv !== undefined ||
    !(stated || asks || said.profit !== undefined)
  )
    return undefined;
  const each = Number(known.profit);
  if (cac && each > 0 && !price && (said.cac !== undefined || said.profit !== undefined || asks)) {
    return each > cac
      ? `Yes: each one earns ${shown(each)} and costs ${shown(cac)} to win, so you keep ${shown(Math.round((each - cac) * 100) / 100)}. Go up in steps of a fifth, and watch what the next ones cost, not the average.`
      : `No: each one earns ${shown(each)} and costs ${shown(cac)} to win, so every additional one loses ${shown(Math.round((cac - each) * 100) / 100)}. Go back to the budget where it was below ${shown(each)}.`;
  }
  if (cac && said.cac !== undefined && !price && !(each > 0) && scales.test(plain))
    return `Only if each sale earns more than ${shown(cac)}: what the last ones cost counts, not the average. What’s left of one after goods and delivery?`;
  if (!margin) return undefined;
  const yearly = cac && price ? ofYear({ plain, state }, { cac, price, margin }, said) : undefined;
  if (yearly !== undefined) return yearly;
  if (cac && price && (said.cac !== undefined || /\bbid|higher|pay more\b/.test(plain))) {
    const left = Math.round(price * margin) / 100;
    return left > cac
      ? `Yes: an order of ${shown(price)} leaves ${shown(left)} at ${shown(margin)}%, and costs ${shown(cac)} to win. You can pay up to ${shown(left)}, so bid higher in steps of a tenth.`
      : `No: an order of ${shown(price)} leaves ${shown(left)} at ${shown(margin)}%, and costs ${shown(cac)} to win, so each one loses ${shown(Math.round((cac - left) * 100) / 100)}. It can cost ${shown(left)} at most.`;
  }
  if (!roas || said.roas === undefined || !asks) return undefined;
  const back = Math.round(roas * margin) / 100;
  return back >= 1
    ? `No, you’re not losing money: every dollar brings ${shown(roas)} of revenue, and you keep ${shown(back)} of that at ${shown(margin)}%. It pays for itself from a ROAS of ${shown(100 / margin)}.`
    : `Yes, you’re losing money: every dollar brings ${shown(roas)} of revenue, and you keep only ${shown(back)} of that at ${shown(margin)}%. It pays for itself from a ROAS of ${shown(100 / margin)}.`;
}

const asksYear = /\b(?:year|yr|months?|pay ?back|repeat)\b/;

/** Counts all orders of a year if their number is known: the first one alone need not pay. */
function ofYear(
  { plain, state }: Pick<Turn, "plain" | "state">,
  { cac, price, margin }: { cac: number; price: number; margin: number },
  said: Figures,
): string | undefined {
  const now = ordersAYear(plain);
  const before = state.exchanges.map(({ visitor }) => ordersAYear(visitor)).findLast(Boolean);
  const orders = now ?? before;
  if (orders === undefined) return undefined;
  if (now === undefined && said.cac === undefined && !asksYear.test(plain)) return undefined;
  const each = (price * margin) / 100;
  const year = each * orders;
  const how = `${shown(each)} an order × ${orders} a year is ${shown(hundredth(year))}`;
  const rest = shown(hundredth(Math.abs(year - cac)));
  if (year <= cac)
    return `No, not within a year: ${how}, against ${shown(cac)} to win a customer, so ${rest} is missing.`;
  const first =
    each > cac
      ? "The first order already pays for it."
      : "The first order alone doesn’t pay for it.";
  const months = Math.round((cac / year) * 120) / 10;
  return `Yes, over a year: ${how}, less ${shown(cac)} to win a customer leaves ${rest}. ${first}${each > cac ? "" : ` It takes about ${months} months.`}`;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
