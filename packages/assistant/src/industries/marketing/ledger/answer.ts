import { workedOut } from "../../../dialogue/message/arithmetic.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wantsText } from "../drafts/wish.ts";
import { factorIn } from "../figures/factors.ts";
import { ordersAYear } from "../figures/orders-a-year.ts";
import { inMoneyOf } from "../quantities/context.ts";
import { figure } from "../quantities/words.ts";
import { accountsIn } from "../sums/accounts.ts";
import { unitOf } from "../unit-sums/unit.ts";
import { type Asked, askedIn, ofOther, supposes } from "./asked.ts";
import { bookIn, type Ledger, ledgerOf, withLedger } from "./book.ts";
import type { Book, Role, Told } from "./identities.ts";
import {
  asIs,
  asNeeded,
  beforeGoods,
  begun,
  costOnly,
  outcome,
  outcomeOfRatios,
  type Style,
} from "./lines.ts";
import { type Entries, entriesIn } from "./read.ts";
import { evenFor, supposed } from "./suppose.ts";
import { fromTotals } from "./totals.ts";

/** Answers sums on sales and advertising from the ledger of the talk. */

const longest = 420;
const handledBy = "sum:ledger";
const handledEven = `${handledBy}:even`;
const confirms = /\?|\b(?:right|correct|no|yes|true|is that so)\W*$/i;

type Reading = {
  readonly turn: Turn;
  /** What is asked, sentence by sentence. */
  readonly asked: readonly Asked[];
  readonly book: Book;
  /** Whether the message brought the result within reach. */
  readonly completes: boolean;
  readonly entries: Entries;
  readonly style: Style;
};

export function answersFromLedger(turn: Turn): Outcome | undefined {
  const { message, plain, state } = turn;
  if (message.length > longest || wantsText(plain) || accountsIn(message) !== undefined)
    return undefined;
  // Payback needs what one order costs, which other figures give.
  if (ofOther.test(plain) && !asksPayback.test(plain)) return undefined;
  const ledger = ledgerOf(state);
  if (ledger.told.length < 2 && !supposes(message)) return undefined;
  const reading = readingOf(turn, ledger);
  const text = textOf(reading);
  if (text === undefined) return undefined;
  const seeks = reading.asked.some(({ kind }) => kind === "even");
  return {
    handled: seeks ? handledEven : handledBy,
    state: state.flow === undefined ? state : aside(state),
    whole: true,
    reply: say(wasSaid(state, text) ? firstOf(text) : text, {
      source: "marketingReturn",
      next: ["How do we convert more visitors?", "Help me plan a campaign"],
    }),
  };
}

const asksPayback = /\bpay ?back\b|\bmonths? to pay\b/;

const firstOf = (text: string): string => text.split(/(?<=[.]) /)[0] ?? text;

function isOfCustomer({ message, state: { figures = {}, exchanges } }: Turn): boolean {
  const texts = [message, ...exchanges.map(({ visitor }) => visitor)];
  return (
    ["lifeMonths", "churn", "ltv", "monthly", "accounts"].some(
      (role) => figures[role] !== undefined,
    ) || texts.some((text) => ordersAYear(plainWords(text)) !== undefined)
  );
}

function readingOf(turn: Turn, ledger: Ledger): Reading {
  const { message } = turn;
  const book = bookIn(ledger);
  const entries = entriesIn(message, book);
  const before = ledgerBefore(turn);
  return {
    turn,
    asked: askedOf(turn, entries),
    book,
    completes: book.profitPer !== undefined && bookIn(before).profitPer === undefined,
    entries,
    style: {
      inMoney: inMoneyOf(turn),
      thing: entries.thing ?? ledger.thing ?? thingNamed(message),
      asker: entries.asker ?? ledger.asker ?? (/\bleads?\b/i.test(message) ? "lead" : "enquiry"),
      ...(ledger.period === undefined ? {} : { period: ledger.period }),
    },
  };
}

const oneNamed =
  /\b(?:an?|one|each|every|per) (sale|customer|client|booking|job|patient|member|student|lesson|ticket|piece)\b/i;
/** What a question calls one order. */
const thingNamed = (message: string): string =>
  oneNamed.exec(message)?.[1]?.toLowerCase() ??
  (/\bc[ap][ac]\b/i.test(message) ? "customer" : "order");

/** The ledger before this message, as far as the talk is kept. */
function ledgerBefore({ state }: Turn): Ledger {
  let figures: FlowSlots = {};
  for (const { visitor } of state.exchanges)
    figures = withLedger(visitor, { ...state, figures }) ?? figures;
  return ledgerOf({ figures });
}

/** “Just calculate it”: what was asked before is asked again. */
const again =
  /\b(?:just|please|only)\b.{0,12}\b(?:calculat\w+|numbers?|figures?|maths?|sum)\b|\b(?:work (?:it|that) out|do the maths?|that is not what i asked)\b/;
const mostAsked = 3;

function askedOf({ message, state }: Turn, { told }: Entries): readonly Asked[] {
  const goesOn = state.before === handledEven;
  const roles = supposes(message) ? [] : told.map(([role]) => role);
  const inText = (text: string): Asked[] => {
    const found = text
      .split(/(?<=[.?!])\s+/)
      .slice(0, 8)
      .flatMap((part) => askedIn(plainWords(part), goesOn, new Set(roles)) ?? []);
    return found.length > 0
      ? found
      : // What one sentence tells and another asks is no question: “it costs 60 a job. What’s first?”
        [askedIn(plainWords(text), goesOn, new Set(roles)) ?? []]
          .flat()
          .filter(({ kind }) => kind !== "roles" || !/\d[^.?!]*[.?!]\s/.test(text));
  };
  const now = inText(message);
  if (now.length > 0) {
    // A verdict tells the result as well.
    const judges = now.filter(({ kind }) => kind === "verdict" || kind === "result");
    const others = now.filter(
      ({ kind }) => kind === "even" || (kind === "roles" && judges.length === 0),
    );
    return [...judges.slice(0, 1), ...others].slice(0, mostAsked);
  }
  if (!again.test(plainWords(message))) return [];
  return (
    state.exchanges.map(({ visitor }) => inText(visitor)).findLast((asked) => asked.length > 0) ??
    []
  );
}

function textOf(reading: Reading): string | undefined {
  const { turn, asked, entries, book, completes, style } = reading;
  if (asksPayback.test(turn.plain)) return ofPayback(reading);
  // What a customer brings over the time is another sum.
  if (isOfCustomer(turn) && !asked.every(({ kind }) => kind === "roles")) return undefined;
  if (isOfCustomer(turn) && asked.length === 0) return undefined;
  const typed = workedOut(turn.message);
  const ofSum = typed === undefined ? undefined : ofTyped(reading, typed);
  if (ofSum !== undefined) return ofSum;
  // Any other sum that is typed is worked out as it stands.
  if (typed !== undefined && asked.length === 0) return undefined;
  if (supposes(turn.message)) return ofSupposed(reading);
  const claimed = ofClaim(reading);
  if (claimed !== undefined) return claimed;
  if (asked.length > 0) return ofAll(book, reading);
  const repeats = entries.told.length > 0 && /\b(?:again|already|told|said)\b/i.test(turn.message);
  if (repeats && turn.state.before === handledBy) return outcome(book, style);
  // In the middle of a sum, or if nothing is missing any more, what is told is worked out.
  const corrects = turn.state.figures?.ledger !== undefined && entries.loose.length === 1;
  const tells =
    (entries.told.length > 0 || (corrects && /^(?:no|sorry)\b/i.test(turn.message))) &&
    !turn.message.includes("?");
  if (!tells || turn.state.flow !== undefined || ofReturn.test(turn.plain)) return undefined;
  const goesOn = turn.state.before?.startsWith("sum:") === true;
  if (goesOn || completes) return outcome(book, style);
  const isFirst = turn.state.exchanges.length === 0;
  return turn.intent === "roi" && isFirst ? begun(book, style) : undefined;
}

/** How long it takes until a customer has brought back what it costs to win one. */
function ofPayback({ turn, book, entries, style }: Reading): string | undefined {
  const known = supposes(turn.message) ? supposed(book, entries.told) : book;
  const monthly = unitOf(turn).unit.monthlyKeep;
  const cost = asIs(known, ["cpo"], { ...style, thing: "customer" });
  if (cost === undefined || known.cpo === undefined || monthly === undefined) return undefined;
  const months = known.cpo.value / monthly;
  return `${cost} Payback: ${figure(Math.round(months * 10) / 10)} months, at ${style.inMoney(monthly)} a month. ${months <= comfortable ? "Under" : "Over"} ${comfortable}: ${months <= comfortable ? "comfortable" : "it ties up cash"}.`;
}
const comfortable = 12;

/** The return has a task of its own, with a card. */
const ofReturn = /\b(?:roi|returns?)\b/;

/** Answers all that is asked; undefined if a part has no answer here. */
function ofAll(book: Book, reading: Reading): string | undefined {
  const texts = reading.asked.map((one) => ofAsked(reading, book, one));
  return texts.includes(undefined) ? undefined : texts.join(" ");
}

/** “35 - 12 - 25 = ?”: the sum, and what it is the sum of. */
function ofTyped({ book, style }: Reading, typed: string): string | undefined {
  const result = Number(/= (-?[\d,]+(?:\.\d+)?)$/.exec(typed)?.[1]?.replaceAll(",", ""));
  const ofOne = isNear(result, book.profitPer?.value);
  const inAll = !ofOne && isNear(result, book.profit?.value);
  if (!ofOne && !inAll) return undefined;
  return `${typed}. ${firstOf(outcome(book, style, "", inAll) ?? "")}`;
}
const isNear = (one: number, other: number | undefined): boolean =>
  other !== undefined && Math.abs(one - other) <= 0.011;

function ofClaim({ turn, entries, book, style, asked }: Reading): string | undefined {
  const per = book.profitPer?.value;
  const seeks = asked.some(({ kind }) => kind === "even");
  const nothing = !seeks && /\b(?:nothing|zero)\b|(?<![\d.,])0(?![\d.,%])/i.test(turn.message);
  const claim = entries.claim ?? (nothing ? 0 : undefined);
  if (claim === undefined || per === undefined || seeks) return undefined;
  const right = Math.abs(claim - per) < 0.06;
  const asks = confirms.test(turn.message);
  return outcome(book, style, asks ? (right ? "yes" : "no") : "");
}

/** What would be so with other figures, and what is so. */
function ofSupposed(reading: Reading): string | undefined {
  const { book, asked, style, turn } = reading;
  const entries = { ...reading.entries, told: changesIn(reading) };
  if (entries.told.length === 0) return asked.length === 0 ? undefined : ofAll(book, reading);
  // “If it brings 10 each month”, of money spent once, is a sum over the time.
  if (entries.period !== undefined && ledgerOf(turn.state).period === undefined) return undefined;
  // “If I spend 500, how many do I need” is another sum.
  if (asked.length === 0 && /\bhow many\b/.test(turn.plain)) return undefined;
  const other = supposed(book, entries.told);
  const changed = new Set(entries.told.map(([role]) => role));
  const asks = asked.filter(
    (one) =>
      one.kind === "even" || (one.kind === "roles" && !one.roles.some((role) => changed.has(role))),
  );
  if (asks.length > 0) return ofAll(other, { ...reading, asked: asks });
  const [first] = asked;
  const text = outcome(other, style, leadOf(first, other));
  if (text === undefined || book.profitPer === undefined) return text;
  const more = entries.told.some(([role]) => role === "spend") && !changed.has("orders");
  return `Then ${text.charAt(0).toLowerCase()}${text.slice(1)}${more ? " That’s if the other money sells as well; more of it usually sells less." : ""}`;
}

const multiplied: readonly (readonly [Role, RegExp])[] = [
  ["price", /\b(?:price|charge)\b/],
  ["orders", /\b(?:orders?|sales?|customers?|clients?|sell|bookings?)\b/],
  ["clicks", /\b(?:clicks?|visitors?)\b/],
  ["rate", /\bconver\w+/],
  ["unitCost", /\b(?:making|costs?|materials?|goods)\b/],
  ["spend", /./],
];

/** The figures that a message supposes: told anew, or a multiple of what is known. */
function changesIn({ entries, turn, book }: Reading): readonly Told[] {
  const factor = factorIn(turn.message);
  if (entries.told.length > 0 || factor === undefined) return entries.told;
  const role = multiplied.find(([, words]) => words.test(turn.plain))?.[0];
  const known = role === undefined ? undefined : book[role]?.value;
  return role === undefined || known === undefined ? [] : [[role, known * factor]];
}

const leadOf = (asked: Asked | undefined, book: Book): "yes" | "no" | "" => {
  const per = book.profitPer?.value;
  if (asked?.kind !== "verdict" || per === undefined) return "";
  return per > 0 !== asked.losing ? "yes" : "no";
};

function ofAsked({ turn, style }: Reading, book: Book, asked: Asked): string | undefined {
  if (asked.kind === "roles") return asIs(book, asked.roles, style);
  if (asked.kind === "even") return asNeeded(book, evenFor(book, asked.role), asked.role, style);
  const allFirst = asked.kind === "result" && asked.inAll;
  const result = outcome(book, style, leadOf(asked, book), allFirst);
  if (result !== undefined) return result;
  const ratios = outcomeOfRatios(book, (gains) =>
    asked.kind === "verdict"
      ? gains !== asked.losing
        ? "Yes: "
        : "No: "
      : gains
        ? "You earn: "
        : "You lose: ",
  );
  return (
    fromTotals(book, style, asked) ??
    ratios ??
    beforeGoods(book, style) ??
    costOnly(turn.plain, book, style, asked.kind)
  );
}
