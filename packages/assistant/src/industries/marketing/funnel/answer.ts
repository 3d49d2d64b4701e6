import { capital, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wantsText } from "../drafts/wish.ts";
import { inWholeMoney } from "../figures/currency.ts";
import { inMoneyOf } from "../quantities/context.ts";
import { figure as written } from "../quantities/words.ts";
import { accountsIn } from "../sums/accounts.ts";
import { type Asked, askedIn } from "./asked.ts";
import { type Book, bookOf, type Figure } from "./book.ts";
import { type Funnel, noFunnel, withMessage } from "./read.ts";

/** Answers how many, at what cost each, which share, and what it brings, from what was told of a funnel. */

const handledBy = "sum:funnel";
const mostBack = 5;
const longest = 420;

const supposes = /^(?:and |so |but |ok )*(?:what )?if\b|^(?:and |so )?what about\b/;

type Wording = {
  readonly steps: readonly string[];
  readonly book: Book;
  readonly inMoney: (value: number) => string;
};

/** Returns what a message asks of a funnel; undefined if a figure of it is none of a funnel’s, or one is missing. */
export function answersFromFunnel(turn: Turn): Outcome | undefined {
  const { message, plain, state } = turn;
  if (message.length > longest || wantsText(plain) || accountsIn(message) !== undefined)
    return undefined;
  // “What does that bring”: the difference that was worked out just before.
  if (state.before === "sum:what_if") return undefined;
  const said = state.exchanges.slice(-mostBack).map(({ visitor }) => inWholeMoney(visitor));
  const before = said.reduce<Funnel>(withMessage, noFunnel);
  const funnel = withMessage(before, inWholeMoney(message));
  if (!funnel.isWhole || funnel.given.length < 2) return undefined;
  const own = askedIn(message, funnel.steps);
  const goesOn = state.before === handledBy || state.before === "sum:ledger";
  const isSupposed = own.length === 0 && goesOn && supposes.test(plain) && /\d/.test(plain);
  const asked = isSupposed ? askedBefore(said, funnel) : own;
  if (asked.length === 0) return undefined;
  const steps = named(funnel.steps, [
    ...said.flatMap((one) => askedIn(one, funnel.steps)),
    ...asked,
  ]);
  const { book } = bookOf(funnel.given, steps.length);
  const wording = { steps, book, inMoney: inMoneyOf({ ...turn, message: inWholeMoney(message) }) };
  const texts = asked.map(({ figure }) => worded(figure, wording));
  if (texts.includes(undefined)) return undefined;
  return {
    handled: handledBy,
    state: state.flow === undefined ? state : aside(state),
    whole: true,
    reply: say(texts.join(" "), {
      source: "marketingReturn",
      next: ["How do we convert more visitors?", "Help me plan a campaign"],
    }),
  };
}

/** Steps are called as the last question calls them. */
const named = (steps: readonly string[], asked: readonly Asked[]): string[] =>
  steps.map(
    (step, at) =>
      asked.findLast(({ figure, noun }) => noun !== undefined && placeIn(figure) === at)?.noun ??
      (step === "" ? "customer" : step),
  );

/** “And if 1 in 4 becomes a patient?” asks what was asked before, of the last step. */
function askedBefore(said: readonly string[], funnel: Funnel): Asked[] {
  const last = said.flatMap((message) => askedIn(message, funnel.steps)).at(-1);
  if (last === undefined) return [];
  const at = funnel.steps.length - 1;
  const own = kind(last.figure);
  return own === "each" || own === "count" ? [{ figure: `${own}${at}` }] : [last];
}

const kind = (figure: Figure): string => figure.replace(/\d+$/, "");
const placeIn = (figure: Figure): number => Number(/\d+$/.exec(figure)?.[0] ?? 0);

const rounded = (value: number): string =>
  Number.isInteger(value)
    ? written(value)
    : written(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** A figure in its unit: “160 clicks”, “€0.25”, “5%”. */
function shown(figure: Figure, { steps, book, inMoney }: Wording): string {
  const value = book[figure]?.value ?? 0;
  switch (kind(figure)) {
    case "count": {
      const count = rounded(value);
      const noun = steps[placeIn(figure)] ?? "";
      return `${count} ${count === "1" ? noun : plural(noun)}`;
    }
    case "share":
      return `${written(Math.round(value * 10000) / 100)}%`;
    case "roas":
      return written(Math.round(value * 100) / 100);
    default:
      // “€0.008” for one view.
      return value < leastShown
        ? inMoney(1).replace(/1(?:\.00)?/, String(Number(value.toPrecision(2))))
        : inMoney(value);
  }
}
const leastShown = 0.05;
const plural = (noun: string): string =>
  noun === "person" ? "people" : noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** “€40 ÷ €0.25”, with how the parts were worked out themselves. */
function working(figure: Figure, wording: Wording, deep = true): string {
  const from = wording.book[figure]?.from;
  if (from === undefined) return "";
  const [one, sign, other] = from;
  if (kind(figure) === "share" && kind(one) === "count")
    return `${rounded(wording.book[one]?.value ?? 0)} of ${shown(other, wording)}`;
  const parts = [one, other].map((part) => {
    const inner = deep ? working(part, wording, false) : "";
    return inner === "" ? shown(part, wording) : `${shown(part, wording)} (${inner})`;
  });
  return `${parts[0]} ${sign} ${parts[1]}`;
}

function worded(figure: Figure, wording: Wording): string | undefined {
  const found = wording.book[figure];
  if (found?.from === undefined) return undefined;
  const noun = wording.steps[placeIn(figure)] ?? "";
  const own = shown(figure, wording);
  const about = kind(figure) === "count" && !Number.isInteger(found.value) ? "about " : "";
  const what =
    kind(figure) === "each"
      ? `${own} ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`
      : kind(figure) === "roas"
        ? `a ROAS of ${own}`
        : `${about}${own}`;
  return `${capital(what)}: ${working(figure, wording)}.`;
}
