import { money } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { currencyNamed } from "../figures/currency.ts";
import { shown } from "../sums/sum-lines.ts";
import { unitIn } from "./read.ts";
import type { Role, Unit } from "./role.ts";

/** The cost and value of one customer, calculated from figures given in the conversation; newer ones win. */

export type Worked = Unit & {
  inMoney: (value: number) => string;
  /** How the cost of one customer was calculated, such as “$800 ÷ 3”. */
  cacFrom?: string;
  keepFrom?: string;
  monthlyFrom?: string;
};

/** A percentage or a multiple is not an amount of money, though its figure may be the same. */
const sum = (role: string): boolean =>
  !/^(?:margin|close|churn|comeBack|times\w*|lifeMonths)$/.test(role);

/** A corrected number loses its previous role. */
const merged = (before: Unit, now: Unit): Unit => {
  const kept = Object.entries(before).filter(
    ([role, value]) =>
      !Object.entries(now).some(
        ([other, stated]) =>
          sum(other) && sum(role) && other !== role && stated === value && stated > 20,
      ) && !(replaces[role as Role] ?? []).some((other) => now[other] !== undefined),
  );
  return { ...Object.fromEntries(kept), ...now };
};

/** A derived value is discarded as soon as one of its inputs changes. */
const replaces: Partial<Record<Role, readonly Role[]>> = {
  cac: ["spend", "cpl"],
  keep: ["margin", "unitCost"],
  monthlyKeep: ["yearly", "monthly"],
  lifeMonths: ["churn"],
};

const correction =
  /^(?:no|nope|sorry|wrong|i said|i meant|i mean|not that|wait|actually|make it)\b/;
const alone = /[$€£]?(\d[\d,]*(?:\.\d+)?)/g;

/** Reads a message after the one before: “no, 45” puts the only figure of that one right. */
function readStated(message: string, before: string | undefined): Unit {
  const now = unitIn(message);
  if (Object.keys(now).length > 0 || before === undefined) return now;
  const numbers = [...message.matchAll(alone)];
  const [role, ...others] = Object.keys(unitIn(before)) as Role[];
  const [only] = numbers;
  if (!correction.test(message.trim().toLowerCase()) || numbers.length !== 1) return now;
  if (only?.[1] === undefined || role === undefined || others.length > 0) return now;
  return { [role]: Number(only[1].replaceAll(",", "")) };
}

/** Returns all given and derived figures, and those of the message itself. */
export function unitOf({ state, message }: Turn): { unit: Worked; now: Unit } {
  const messages = [...state.exchanges.map(({ visitor }) => visitor), message];
  let all: Unit = {};
  let now: Unit = {};
  messages.forEach((one, at) => {
    now = readStated(one, messages[at - 1]);
    all = merged(all, now);
  });
  const currency = currencyNamed(messages.join(" ")) ?? "USD";
  return { unit: worked(all, (value) => money(Math.round(value * 100) / 100, currency)), now };
}

function worked(unit: Unit, inMoney: (value: number) => string): Worked {
  const { margin, price, unitCost, churn } = unit;
  const found: Worked = { ...unit, inMoney, ...costOfOne(unit, inMoney) };
  if (found.keep === undefined && price !== undefined && margin !== undefined) {
    found.keep = (price * margin) / 100;
    found.keepFrom = `${shown(margin)}% of ${inMoney(price)}`;
  }
  if (found.keep === undefined && price !== undefined && unitCost !== undefined) {
    found.keep = price - unitCost;
    found.keepFrom = `${inMoney(price)} − ${inMoney(unitCost)}`;
  }
  const monthly = unit.monthly ?? (unit.yearly === undefined ? undefined : unit.yearly / 12);
  if (found.monthlyKeep === undefined && monthly !== undefined) {
    found.monthlyKeep = (monthly * (margin ?? 100)) / 100;
    found.monthlyFrom = `${inMoney(monthly)}${margin === undefined ? "" : ` × ${shown(margin)}%`}`;
  }
  if (churn !== undefined) found.lifeMonths = 100 / churn;
  return found;
}

function costOfOne(unit: Unit, inMoney: (value: number) => string): Partial<Worked> {
  const { cac, spend, sales, leads, close, cpl } = unit;
  if (cac !== undefined) return {};
  if (cpl !== undefined && close !== undefined)
    return { cac: cpl / (close / 100), cacFrom: `${inMoney(cpl)} ÷ ${shown(close)}%` };
  if (spend === undefined) return {};
  if (sales !== undefined)
    return { cac: spend / sales, cacFrom: `${inMoney(spend)} ÷ ${shown(sales)}` };
  if (leads !== undefined && close !== undefined)
    return {
      cac: spend / ((leads * close) / 100),
      cacFrom: `${inMoney(spend)} ÷ (${shown(leads)} × ${shown(close)}%)`,
    };
  return {};
}
