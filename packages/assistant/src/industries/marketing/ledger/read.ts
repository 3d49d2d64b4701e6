import { shareOfMargin } from "../figures/factors.ts";
import type { Period, Quantity } from "../quantities/quantity.ts";
import { quantitiesIn } from "../quantities/read.ts";
import { singular } from "../quantities/words.ts";
import {
  asksWays,
  clickNouns,
  half,
  isOnce,
  isWish,
  leadNouns,
  noOrder,
  ofAds,
  ofAll,
  oneBought,
  orderNouns,
  sentNouns,
  sideOf,
  toSpend,
} from "./cues.ts";
import type { Book, Role, Told } from "./identities.ts";
import { shareOf } from "./shares.ts";
import { inLedgerTerms } from "./terms.ts";

/** Reads what a message tells of an account of sales and advertising: each figure with its role and its basis. */

export type Entries = {
  readonly told: readonly Told[];
  /** Figures whose role the message does not name. */
  readonly loose: readonly number[];
  /** What each order is said to lose or to leave after ads: a result, which is checked and not kept. */
  readonly claim?: number;
  /** The period that the totals are for. */
  readonly period?: Period;
  /** What one order, and one enquiry, is called. */
  readonly thing?: string;
  readonly asker?: string;
};

const typedSum =
  /[$€£]?\d[\d.]{0,9}(?:\s?[-+−*x×÷/]\s?[$€£]?\d[\d.]{0,9}){1,8}(?!\d)(?:\s?=\s?[$€£]?[-−\d.?]{0,9})?/g;
/** What stands after the next figure is said of that one. */
const untilNext = (after: string): string =>
  after.replace(/(?:^| )(?:and |with |plus |at |for )?[$€£]?\d.*$/, "");
const behindOf = ({ of = "", per = "", after }: Quantity): string =>
  [of, per === "" || per === "each" ? per : `per ${per}`, untilNext(after)]
    .filter((word) => word !== "")
    .join(" ");

type Basis = "order" | "click" | "lead" | "total";

const perOrder = /\b(?:per|each|every|a|an|single) (?:single )?(?!day|week|month|year)([a-z]+)\b/;
const near = "(?: (?:is|are|was|were|of|at|me|us|about|around|now|only|just|roughly)){0,4}$";
const ofClick = new RegExp(
  `\\b(?:cpc|(?:costs?|price) per click|(?:a|per|each|every|one) click(?: costs?)?|clicks? costs?|clicks?)${near}`,
);
const ofLead = new RegExp(
  `\\b(?:cpl|(?:costs?|price) per (?:lead|enquiry|call)|(?:a|per|each|every) (?:lead|enquiry|call)(?: costs?)?|(?:leads|enquiries|calls)(?: costs?)?)${near}`,
);
const ofOrder = new RegExp(
  `\\b(?:cpa|cac|cpo|acquisition costs?|costs? per (?:order|sale|customer|client|booking|acquisition))${near}`,
);
/** “What is the highest click price at 60”: that is sought, and 60 is told. */
const soughtAt = /\b(?:what|which|max(?:imum)?|highest|afford)\b[^.?!]{0,40} at$/;
const ofEach = /^(?:(?:already|on|for|with|off) ){0,2}(?:per|each|every)\b/;
/** “500, not 600” denies the second. */
const denied = /\b(?:not|instead of|rather than)(?: the| my)?$/;
const inAll = /\b(?:in total|in all|altogether|total|all of (?:it|them)|for all)\b/;

function basisOf({ per, period, lead }: Quantity, behind: string): Basis {
  if (per === "each" && ofLead.test(lead)) return "lead";
  if (per !== undefined && clickNouns.test(per)) return "click";
  if (per !== undefined && leadNouns.test(per)) return "lead";
  if (per !== undefined && period === undefined && !noOrder.test(per)) return "order";
  if (soughtAt.test(lead)) return "order";
  if (ofClick.test(lead)) return "click";
  if (ofLead.test(lead)) return "lead";
  if (period !== undefined) return "total";
  if (ofOrder.test(lead) || ofEach.test(behind)) return "order";
  const noun = perOrder.exec(lead)?.[1];
  return noun !== undefined && orderNouns.test(noun) ? "order" : "total";
}

const sold = /\b(?:sold|sell|selling|shipped)(?: about| only| just| me| us)*$/;
const bought =
  /^(?:of (?:them|those|these) )?(?:people |new )?(?:bought|ordered|booked|bookings|became|sign(?:ed)?|joined|enrol(?:l?ed)?|came|purchased)\b/;
/** “Cost per customer 1,800” counts no customers. */
const ofOne =
  /\b(?:per|an?|each|every|one|of) [a-z-]+(?: (?:is|was|were|are|of|about|only|just))*$/;
const called = /\b([a-z-]+)(?: (?:is|was|were|are|of|about|only|just))*$/;

/** A count of clicks, enquiries or orders, with the name of what was ordered. */
function counted(quantity: Quantity, behind: string): { role: Role; thing?: string } | undefined {
  const { kind, of = "", lead, per, after } = quantity;
  // “£600 of ads at 18 orders”: what follows “at” is mostly a price, but not here.
  const [next = ""] = after.split(" ", 1);
  if (kind === "money" && / at$/.test(lead) && orderNouns.test(next) && next.endsWith("s"))
    return { role: "orders", thing: nounOf(next) };
  if (kind === "money" || kind === "share" || kind === "time") return undefined;
  if (per !== undefined && quantity.period === undefined) return undefined;
  const before = kind === "bare" && !ofOne.test(lead) ? (called.exec(lead)?.[1] ?? "") : "";
  for (const noun of [of, before]) {
    if (orderNouns.test(noun)) return { role: "orders", thing: nounOf(noun) };
    if (leadNouns.test(noun)) return { role: "leads", thing: singular(noun) };
    if (clickNouns.test(noun)) return { role: "clicks" };
    if (sentNouns.test(noun)) return { role: "sent" };
  }
  if (kind === "bare" && sold.test(lead)) return { role: "orders", thing: "order" };
  if (kind !== "count") return undefined;
  if (sold.test(lead)) return { role: "orders", thing: nounOf(of) };
  return bought.test(behind) ||
    /^(?:people|persons) (?:who )?(?:bought|ordered|booked)/.test(behind)
    ? { role: "orders", thing: "order" }
    : undefined;
}
const nounOf = (noun: string): string =>
  /^(?:people|conversions?|purchases?)$/.test(noun) ? "order" : singular(noun);

const roas =
  /\b(?:roas|return on ad spend|return of)(?: (?:is|of|was|at|about|now|around|went|to|goes|falls|drops))*$/;

function amount(quantity: Quantity, behind: string): Told | "claim" | undefined {
  const { lead, value, kind } = quantity;
  if (roas.test(lead)) return ["roas", value];
  const basis = basisOf(quantity, behind);
  if (basis === "click") return ["cpc", value];
  if (basis === "lead") return ["cpl", value];
  if (isWish.test(lead) || toSpend.test(behind)) return undefined;
  if (ofOrder.test(lead)) return ["cpo", value];
  const side = sideOf(lead, behind);
  // What one customer pays in each period is another sum.
  if (quantity.period !== undefined && side !== "ads" && side !== "revenue" && side !== "cost")
    return undefined;
  if (side === "loss") return basis === "order" ? "claim" : undefined;
  if (side === "price" || side === "left") return [side, value];
  if (side === "ads") return [basis === "order" ? "cpo" : "spend", value];
  if (side === "make") return [inAll.test(behind) ? "goods" : "unitCost", value];
  if (side === "revenue") return kind === "count" ? undefined : ["revenue", value];
  if (side === "cost") {
    if (ofAds.test(`${lead} ${behind}`)) return [basis === "order" ? "cpo" : "spend", value];
    return isOnce.test(lead) ? undefined : ["unitCost", value];
  }
  return basis === "order" && /\b(?:at|for|@|and|with)$/.test(lead) ? ["price", value] : undefined;
}

const isThing = (per: string): boolean =>
  !noOrder.test(per) && !/^(?:each|piece|head|person|unit|one|go|time|\d+)$/.test(per);

/** Without the hour: how many a business works in a day is not told. */
const daysOf: Readonly<Partial<Record<Period, number>>> = { day: 1, week: 7, month: 30, year: 365 };

const hasLeads = (text: string): boolean => /\b(?:leads?|enquir|inquir|cpl)/i.test(text);

/** What the visitor says of the figures of a reply tells none: “you took 72 as the margin”, “75.83 assumes that”. */
const ofReply =
  /(?:^|(?<=[.!?;]\s))(?=[^!?;]{0,80}\b(?:you (?:took|take|gave|said|wrote|used|read|mixed)|assumes|(?:is|was) your)\b)(?:[^.!?;]|\.(?=\d)){1,120}[.!;]/gi;

/** Returns the entries of a message; `book` holds what was known before. */
export function entriesIn(message: string, book: Book = {}): Entries {
  const plain = message.replace(/(?<=\d),(?=\d{3}\b)/g, "");
  const text = inLedgerTerms(plain.replace(ofReply, " ").replace(asksWays, " ")).replace(
    typedSum,
    " . ",
  );
  const told: Told[] = [];
  const loose: Quantity[] = [];
  const totals: Quantity[] = [];
  let claim: number | undefined;
  let thing: string | undefined;
  let asker: string | undefined;
  for (const quantity of quantitiesIn(text)) {
    if (quantity.kind === "time" || denied.test(quantity.lead)) continue;
    const behind = behindOf(quantity);
    if (quantity.kind === "share") {
      const ofLeads = hasLeads(text) || book.leads !== undefined || book.cpl !== undefined;
      const share = shareOf(quantity, behind, ofLeads);
      if (share !== undefined) told.push(share);
      continue;
    }
    const count = counted(quantity, behind);
    if (count !== undefined) {
      if (isWish.test(quantity.lead)) continue;
      told.push([count.role, quantity.value]);
      totals.push(quantity);
      if (count.role === "orders") thing ??= count.thing;
      if (count.role === "leads") asker ??= count.thing;
      continue;
    }
    const found = amount(quantity, behind);
    if (found === undefined) loose.push(quantity);
    else if (found === "claim") claim = -quantity.value;
    else {
      const [role] = found;
      const { per } = quantity;
      if (role === "price" && per !== undefined && quantity.period === undefined && isThing(per))
        thing ??= per;
      told.push(found);
      if (role === "spend" || role === "revenue") totals.push(quantity);
    }
  }
  if (oneBought.test(text) && !told.some(([role]) => role === "orders"))
    told.unshift(["orders", 1]);
  const part = ofAll.exec(text)?.[1];
  if (part !== undefined) told.unshift(["orders", Number(part)]);
  const share =
    shareOfMargin(message.toLowerCase()) ?? (half.test(message.toLowerCase()) ? 50 : undefined);
  if (share !== undefined) told.push(["margin", share / 100]);
  const period = totals.find((one) => one.period !== undefined)?.period;
  return {
    loose: loose.map(({ value }) => value),
    told: perOne(inOnePeriod(told, totals, period), loose, book),
    ...(claim === undefined ? {} : { claim }),
    ...(period === undefined ? {} : { period }),
    ...(thing === undefined ? {} : { thing }),
    ...(asker === undefined ? {} : { asker }),
  };
}

/** “20 a day” and “90 orders a month”: totals of different periods count for the first one. */
function inOnePeriod(told: readonly Told[], totals: readonly Quantity[], period?: Period): Told[] {
  return told.map(([role, value]): Told => {
    const own = totals.find((one) => one.value === value)?.period;
    const from = own && daysOf[own];
    const to = period && daysOf[period];
    return [role, from === undefined || to === undefined ? value : (value * to) / from];
  });
}

/** “24 for goods, 7 for postage”: what goes into one order adds up. */
function withSums(told: readonly Told[]): readonly Told[] {
  const costs = told.filter(([role]) => role === "unitCost");
  if (costs.length < 2) return told;
  const all = costs.reduce((sum, [, value]) => sum + value, 0);
  return [...told.filter(([role]) => role !== "unitCost"), ["unitCost", all]];
}

/** Settles the basis of figures that name none by what else is known. */
function perOne(told: readonly Told[], loose: readonly Quantity[], book: Book): Told[] {
  const now = new Map<Role, number>(told);
  const valueFor = (role: Role) => now.get(role) ?? book[role]?.value;
  const price = valueFor("price");
  const orders = valueFor("orders");
  const counts =
    orders !== undefined || valueFor("clicks") !== undefined || valueFor("leads") !== undefined;
  const inShare = now.has("margin") && !now.has("price");
  const settled = withSums(told).map(([role, value]): Told => {
    // “70% margin on 45”: what the margin is a share of.
    if (role === "left" && inShare) return ["price", value];
    // “Ads 25, making 12, it sells for 35”: with nothing counted, all of it is of one order.
    if (role === "spend" && !counts && price !== undefined && value < price) return ["cpo", value];
    // More than the price of one is the cost of all.
    if (role === "unitCost" && price !== undefined && orders !== undefined && value > price)
      return value / orders < price ? ["goods", value] : [role, value];
    return [role, value];
  });
  const eachOne = loose.find((one) => basisOf(one, behindOf(one)) === "order");
  if (eachOne !== undefined && price === undefined) return [...settled, ["price", eachOne.value]];
  const sale = loose.find(
    ({ lead, kind }) =>
      kind !== "count" && /^(?:for|at|of)$|\b(?:for|at)(?: about| only)?$/.test(lead),
  );
  if (
    sale !== undefined &&
    price === undefined &&
    told.some(([role]) => role === "orders") &&
    valueFor("spend") !== undefined
  )
    return [...settled, ["price", sale.value]];
  // “How many do I get for 12,000”: beside what one costs, a sum is what is spent.
  const each = valueFor("cpl") ?? valueFor("cpo") ?? valueFor("cpc");
  if (
    sale !== undefined &&
    each !== undefined &&
    valueFor("spend") === undefined &&
    sale.value > each * 2
  )
    return [...settled, ["spend", sale.value]];
  // “21 on the till, 9 for the rest”: beside a price, a smaller figure for something is what one costs.
  const [rest, ...others] = loose.filter(
    ({ after, value }) =>
      /^(?:for|in|goes|on)\b/.test(after) && price !== undefined && value < price,
  );
  if (
    rest !== undefined &&
    others.length === 0 &&
    valueFor("unitCost") === undefined &&
    valueFor("margin") === undefined
  )
    settled.push(["unitCost", rest.value]);
  return settled;
}
