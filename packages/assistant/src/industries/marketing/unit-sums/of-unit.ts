import { workedOut } from "../../../dialogue/message/arithmetic.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { stated, sums } from "./answers.ts";
import { type Kind, kindsIn } from "./asked.ts";
import { unitOf } from "./unit.ts";

/** The sums on one customer: what it costs, what it leaves, and whether that pays. */

/** Replies that asked for figures of a sum, or gave one. */
const ofSums = /^(?:sum:|trade:ad_|roi|flow:roi|failed|noted)/;
const checks = /\b(?:right|correct|no|yes|yeah|ok|okay|true)\W*$|\?\s*$/i;

export function unitSums(turn: Turn): Outcome | undefined {
  const { message } = turn;
  const checked = workedOut(message);
  if (checked !== undefined && /^(?:Yes|No): /.test(checked) && checks.test(message))
    return toOutcome(turn, "checked", `${checked}.`);
  const account = accountIn(turn);
  if (account !== undefined) return toOutcome(turn, "verdict", account);
  const { texts, lacks, kind, begun } = readingOf(turn);
  // Within a sum of its own, the figure that is still missing is asked for before any other stage reads the message.
  const open = begun && pendingIn(turn.state.before) !== undefined;
  if (texts.length === 0)
    return open && lacks !== undefined ? toOutcome(turn, kind, lacks) : undefined;
  return toOutcome(turn, kind, [...texts, ...(lacks === undefined ? [] : [lacks])].join(" "));
}

const paidOthers = /\b(?:agency|freelancer|took|useless|wasted|burn\w*|rip ?off)\b/;

/** “They took 3k and brought 11 leads, 2 signed”: what each has cost, before anything else is asked. */
function accountIn(turn: Turn): string | undefined {
  const { unit, now } = unitOf(turn);
  const { spend, leads, sales } = now;
  if (spend === undefined || leads === undefined || sales === undefined) return undefined;
  if (
    !paidOthers.test(turn.plain) ||
    turn.message.includes("?") ||
    unit.keep !== undefined ||
    unit.price !== undefined
  )
    return undefined;
  return `That’s ${unit.inMoney(spend / leads)} a lead and ${unit.inMoney(spend / sales)} a customer. What does one customer leave you, after your costs?`;
}

/** Asks for the one figure that a sum lacks, if no other stage had an answer. */
export function unitLacks(turn: Turn): Outcome | undefined {
  const { lacks, kind, begun } = readingOf(turn);
  return lacks !== undefined && begun ? toOutcome(turn, kind, lacks) : undefined;
}

/** Asks for it in place of general advice, if a verdict on what was told is asked for. */
export function unitVerdictLacks(turn: Turn): Outcome | undefined {
  const { lacks, kind, begun } = readingOf(turn);
  const asks = kind === "verdict" && begun && kindsIn(turn.plain, undefined).includes("verdict");
  return asks && lacks !== undefined && unitOf(turn).unit.cac !== undefined
    ? toOutcome(turn, kind, lacks)
    : undefined;
}

type Reading = { texts: string[]; lacks: string | undefined; kind: Kind; begun: boolean };

function readingOf(turn: Turn): Reading {
  const { plain, state } = turn;
  const supposes = /^(?:what )?if\b/.test(plain);
  const pending =
    pendingIn(state.before) ??
    (supposes
      ? pendingIn(
          state.exchanges.slice(-3).findLast(({ handled = "" }) => handled.startsWith("sum:unit:"))
            ?.handled,
        )
      : undefined);
  const { unit, now } = unitOf(turn);
  const tells = Object.keys(now).length > 0;
  const named = ofOther(plain) ? [] : kindsIn(plain, pending);
  // “Compute it: CAC 750” tells the cost of one, and asks for what was asked before.
  const open = named.filter((kind) => kind !== "cac" || now.cac === undefined);
  const kinds = open.length < named.length && open.length === 0 && pending ? [pending] : open;
  const [first = pending ?? "verdict"] = kinds;
  const begun =
    (tells || ofSums.test(state.before ?? "")) &&
    (unit.cac !== undefined || (first === "most" && unit.price !== undefined));
  const asks = asksOther.test(plain) || ofOther(plain);
  if (kinds.length === 0) {
    if (!tells || (pending === undefined && !ofSums.test(state.before ?? "")) || asks)
      return { texts: [], lacks: undefined, kind: first, begun };
    const sum = sums[first](unit, plain);
    return "text" in sum
      ? {
          texts: pending === undefined ? [] : [stated(sum.text)],
          lacks: undefined,
          kind: first,
          begun,
        }
      : { texts: [], lacks: sum.missing, kind: first, begun };
  }
  const done = kinds.map((kind) => ({ kind, sum: sums[kind](unit, plain) }));
  // A verdict names the cost of one customer itself.
  const judged = done.some(({ kind, sum }) => kind === "verdict" && "text" in sum);
  const texts = done.flatMap(({ kind, sum }) =>
    "text" in sum && !(kind === "cac" && judged) ? [sum.text] : [],
  );
  const lacking = done.find(({ sum }) => "missing" in sum);
  return {
    texts,
    lacks: lacking && "missing" in lacking.sum ? lacking.sum.missing : undefined,
    kind: lacking?.kind ?? first,
    begun,
  };
}

/** Sums on clicks, enquiries and revenue have their own stages; “$90 a lead” only tells what one costs. */
const other =
  "(?:cpc|cpl|ctr|cpm|roas|roi|clicks?|revenue|(?:(?:an?|per|each) )?(?:lead|enquiry|click|call))";
const figure = "[$€£]?\\d[\\d,.]*k?%?";
const toldOther = new RegExp(
  `${figure} ?${other}\\b|\\b${other}(?: (?:is|of|at|costs?))? ${figure}`,
  "g",
);
const namesOther = new RegExp(`\\b${other}\\b`);
const ofOther = (plain: string): boolean =>
  namesOther.test(plain.replace(toldOther, " ")) && !kindsIn(plain, undefined).includes("lead");
const asksOther = /^(?:how|what|which|where)\b(?! (?:if|about)\b)/;

const pendingIn = (before = ""): Kind | undefined => {
  const kind = /^sum:unit:(\w+)$/.exec(before)?.[1];
  return kind !== undefined && kind in sums ? (kind as Kind) : undefined;
};

function toOutcome(turn: Turn, kind: string, text: string): Outcome {
  const { state } = turn;
  const again = state.exchanges.at(-1)?.bot === text;
  return {
    handled: `sum:unit:${kind}`,
    state: state.flow?.name === "roi" ? aside(state) : state,
    reply: say(again ? shortly(text) : text, {
      source: "marketingReturn",
      next: ["How do we convert more visitors?", "Help me plan a campaign"],
    }),
  };
}

/** The same result a second time: only the open question, or the sum under another beginning. */
function shortly(text: string): string {
  const question = /[^.?!]+\?$/.exec(text)?.[0].trim();
  return question === undefined || question.split(" ").length < 5
    ? `It stays at this: ${text}`
    : `Right, that’s how I count it. ${question}`;
}
