import { say } from "../../../dialogue/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { wantsText } from "../drafts/wish.ts";
import { inMoneyOf } from "../quantities/context.ts";
import { figure } from "../quantities/words.ts";
import { type Line, linesIn } from "./read.ts";

/**
 * Adds up what a message lists in words: “3 jobs at 900 minus 140 letters at 1.20”. It answers only if every figure of
 * the message is in one of the lines.
 */

const asks = anywhere(wordList`
  left( over)?, total, in all, altogether, sum, profit, earn, make, made, remains?, how much, worth( it)?, pay off, paid off, plus or minus, what (is|do|does|would|will) (that|it|i|we)
`);
const longest = 300;

export function answersTally(turn: Turn): Outcome | undefined {
  const { message, plain, state } = turn;
  if (message.length > longest || !asks.test(plain) || wantsText(plain)) return undefined;
  // Orders that ads brought are an account of its own.
  if (/\b(?:ads?|adverts?|campaign)\b/.test(plain)) return undefined;
  const { lines: read, rest, ifSold } = linesIn(message);
  if (read.length < 2 || /\d/.test(rest) || !read.some(({ count }) => count > 1)) return undefined;
  // “If 8 book”: not all places are sold.
  const first = read.findIndex(({ goesOut }) => !goesOut);
  const lines = read.map((line, index) =>
    ifSold !== undefined && index === first ? { ...line, count: ifSold } : line,
  );
  return {
    handled: "sum:tally",
    whole: true,
    state: state.flow === undefined ? state : aside(state),
    reply: say(textOf(lines, inMoneyOf(turn)), {
      source: "marketingReturn",
      next: ["How do we convert more visitors?", "Help me plan a campaign"],
    }),
  };
}

const totalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { count, each }) => sum + count * each, 0);

function textOf(lines: readonly Line[], inMoney: (value: number) => string): string {
  const out = lines.filter(({ goesOut }) => goesOut);
  const income = lines.filter(({ goesOut }) => !goesOut);
  const written = (some: readonly Line[]): string =>
    some
      .map(({ count, each }) =>
        count === 1 ? inMoney(each) : `${figure(count)} × ${inMoney(each)}`,
      )
      .join(" + ");
  if (out.length === 0 || income.length === 0)
    return `${inMoney(totalOf(lines))} in all: ${written(lines)}.`;
  const left = totalOf(income) - totalOf(out);
  const side = (some: readonly Line[], does: string): string => {
    const [first, ...others] = some;
    const way = others.length === 0 && first?.count === 1 ? "" : ` (${written(some)})`;
    return `${inMoney(totalOf(some))} ${does}${way}`;
  };
  const way = `${side(income, "comes in")}, ${side(out, "goes out")}`;
  return left < 0 ? `You lose ${inMoney(-left)}: ${way}.` : `${inMoney(left)} is left: ${way}.`;
}
