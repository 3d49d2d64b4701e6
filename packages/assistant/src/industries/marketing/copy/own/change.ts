import { countOf } from "../../../../understanding/numerals.ts";
import { plainWords } from "../../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { says, shareSaid } from "../../drafts/said.ts";
import { wantsText } from "../../drafts/wish.ts";
import { addsOn, bareClause } from "../clauses.ts";
import type { Copy } from "../copy.ts";
import { priced } from "../money.ts";
import { orderIn } from "../orders.ts";
import { isContent, isExplicit, saidBefore } from "../promo/content.ts";
import { lineGiven } from "./given-line.ts";
import { isWhen, withDayBeside, withLine, withValues } from "./join.ts";
import { isOffer, type Line, type Told } from "./line.ts";
import { isPart, missedIn } from "./missed.ts";
import { type Clause, clausesOf } from "./sentences.ts";
import { ledDay, type Span, spansOf, withoutSpans } from "./spans.ts";
import { forReaders, isManner, linesIn, wordsOf } from "./told.ts";

/** Changes what was told for a text by a later message: what is corrected, missed, added or taken out. */

const shows = /^(?:(?:but|and|it'?s|that'?s) ){0,3}still (?:just|only|says?|the|wrong)\b/i;
const insists =
  /^(?:but |and |no )*(?:as |like )?(?:i|we) (?:already |clearly )?(?:said|told you|wrote|asked for)\b/i;

const around = wordList`no, not, nope, that, should, be, it's, its, it is, that's, thats, is, was, sorry, of course, oops, oh, i meant, i said, i told you, as i said, change it to, change to, change the (day|date|time|price) to, make it, make that, wrong (day|date|time|price), the (day|date|time|price|offer|deal)( is)?, day, date, time, price, only, just, and, on, also, actually, now, please, pls, but, rather, instead, again, should be, must be, say, put, we're, we are, open, valid, must say, in fact, meant, correct, correction, lol, man, mate`;
const everyAround = new RegExp(String.raw`(?<![\p{L}’'])${around}(?![\p{L}’'])`, "giu");
/** Whether a clause tells nothing but days, hours and amounts. */
const isValue = (text: string, spans: readonly Span[]): boolean =>
  spans.length > 0 &&
  withoutSpans(text, spans)
    .replace(everyAround, " ")
    .replace(/[^\p{L}\p{N}]/gu, "").length < 2;

const isReversed = /\b(?:no|not|without|instead|cancelled|closed)\b/i;
/** A clause that says again what one before said takes its place, and keeps the day and hour that it leaves out. */
function restated(lines: readonly Line[], line: Line): Line[] | undefined {
  const bare = (text: string): string =>
    withoutSpans(text, spansOf(text))
      .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) =>
        String(countOf(word.toLowerCase())),
      )
      .replace(/\b(?:costs?|is|are|for|now|price|only|of)\b/gi, " ");
  if (!isReversed.test(line.text) && lines.some((old) => says(old.text, line.text)))
    return [...lines];
  const at = lines.findIndex(
    (old) =>
      old.of !== "hook" &&
      bare(old.text) !== "" &&
      (shareSaid(bare(line.text), bare(old.text)) >= 0.6 ||
        shareSaid(bare(old.text), bare(line.text)) >= 0.6),
  );
  const old = lines[at];
  if (old === undefined) return undefined;
  const fresh = spansOf(line.text);
  const kept = spansOf(old.text).filter(
    ({ of }) => of !== "amount" && !fresh.some((one) => one.of === of),
  );
  if (says(bare(old.text), bare(line.text)) && !isReversed.test(line.text))
    return fresh.length === 0
      ? [...lines]
      : lines.map((one) => (one === old ? (withValues([old], fresh)[0] ?? old) : one));
  const longer = shareSaid(line.text, old.text) >= 0.6 || isOffer(line.text) ? line.text : old.text;
  const text =
    longer === line.text ? [line.text, ...kept.map((span) => ledDay(span.text))].join(" ") : longer;
  const whole = longer === old.text ? (withValues([old], fresh)[0]?.text ?? text) : text;
  return lines.map((one, index) =>
    index === at ? { ...line, of: one.of === "offer" ? "offer" : line.of, text: whole } : one,
  );
}

const kinds: readonly (readonly [Span["of"], RegExp])[] = [
  ["day", /^(?:the )?(?:dates?|days?|weekdays?)$/i],
  ["time", /^(?:the )?(?:times?|hours?)$/i],
  ["amount", /^(?:the )?(?:prices?|costs?|amounts?)$/i],
];
/** Without their verb, the words that hang on it go as well: “with Mabel’s and tea is free”. */
const unbroken = (text: string): string =>
  /^(?:with|of|to|by)\b/.test(text) ? text.replace(/^.*?(?: and |$)/, "") : text;
const cutOut = (lines: readonly Line[], what: string): Line[] => {
  const own = wordsOf(what);
  const kind = kinds.find(([, words]) => words.test(what))?.[0];
  if (kind !== undefined)
    return lines.map((line) => ({
      ...line,
      text: withoutSpans(
        line.text,
        spansOf(line.text).filter(({ of }) => of === kind),
      ),
    }));
  if (/^(?:the )?last(?: one| line| sentence| part| bit)?$/i.test(what)) return lines.slice(0, -1);
  const sentences = what.split(/(?<=[.!?])\s+/).filter((one) => one !== "");
  if (sentences.length > 1) return sentences.reduce(cutOut, [...lines]);
  const left = lines.filter(({ text }) => shareSaid(text, own) < 0.9 || shareSaid(own, text) < 0.5);
  if (left.length < lines.length) return left;
  const pattern = new RegExp(
    String.raw`\s*(?:,|\b(?:on|at|from|until|for|with|and)\b)?\s*(?<!\p{L})${RegExp.escape(own)}(?!\p{L})`,
    "iu",
  );
  return lines
    .map((line) => ({ ...line, text: unbroken(line.text.replace(pattern, "").trim()) }))
    .filter(({ text }, index) => text.includes(" ") || text === lines[index]?.text);
};

const swap = (lines: readonly Line[], from: string, to: string): Line[] | undefined => {
  const [old, fresh] = [wordsOf(from), wordsOf(to)];
  const bare = old.replace(/^(?:on|from|at|until|[€£$]) ?/i, "");
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.])${RegExp.escape(bare)}s?(?![\p{L}\p{N}])`,
    "giu",
  );
  if (lines.some(({ text }) => says(text, old) && says(text, fresh))) return [...lines];
  if (bare === "" || !lines.some(({ text }) => text.search(pattern) >= 0)) return undefined;
  const spans = spansOf(fresh);
  if (isValue(fresh, spans) && spans.some(({ of }) => of !== "amount"))
    return withValues(lines, spans);
  return lines.map((line) => ({
    ...line,
    text: line.text.replace(pattern, fresh.replace(/^[€£$](?=\d)/, "")),
  }));
};

/** A new order that brings its own offer begins the text again. */
const beginsAgain = (message: string, lines: readonly Line[]): boolean =>
  wantsText(plainWords(message)) && lines.some(({ of }) => of === "offer") && lines.length > 1;

/** Returns what the messages about a text tell for it; the first asks for the text, and tells the lines `first`. */
export const toldIn = (
  messages: readonly string[],
  copy: Copy,
  first: readonly Line[] = linesIn(messages[0] ?? "", copy),
): Told =>
  messages.slice(1).reduce<Told>((told, message) => changedLines(told, message, copy), {
    lines: first,
    missed: 0,
    insists: false,
  });

/** Takes a later message into what was told. */
function changedLines(told: Told, message: string, copy: Copy): Told {
  const clauses = clausesOf(message);
  const anew = toldAnew(clauses, copy);
  if (anew !== undefined) return { ...told, lines: anew, insists: true };
  const own = linesIn(message, copy);
  if (told.lines.length === 0 || beginsAgain(message, own)) return { ...told, lines: own };
  return wholeLines(clauses).reduce((before, clause) => withClause(before, clause, copy), told);
}

const afresh = anywhere(
  wordList`start (it |all )?(again|over|afresh|anew), from scratch, (write|do|make|try) (it|that|this) (all )?(fresh|afresh|anew), (new|fresh) (version|text|start)`,
);
/** “Start again: …”: what stands behind such an order is all that the new text tells; undefined if it is nothing. */
function toldAnew(clauses: readonly Clause[], copy: Copy): Line[] | undefined {
  const at = clauses.findLastIndex(({ text }) => afresh.test(text) && !isOffer(text));
  if (at < 0) return undefined;
  const lines = clauses.slice(at + 1).reduce<Line[]>((all, clause) => {
    const line = forReaders(clause, copy, false);
    return line === undefined ? all : withLine(all, line);
  }, []);
  return lines.some(({ text }) => text.split(" ").length > 2) ? lines : undefined;
}

/** How many words of a list go on with what an order names. */
const mostListed = 5;
/** An order to say something is none the less one when it is put as a question, as “can you mention that …?”. */
const ordersToSay =
  /^(?:mention|add|say|include|put in|put|it (?:must|should|has to|needs to) (?:also )?(?:say|mention|include))\b/i;

/** “Add the joke: life is short, eat the cake” is one line. */
function wholeLines(clauses: readonly Clause[]): Clause[] {
  const whole: Clause[] = [];
  for (const clause of clauses) {
    const last = whole.at(-1);
    const goesOn =
      last !== undefined &&
      clause.follows &&
      !last.quoted &&
      lineGiven(last) !== undefined &&
      !isManner(clause.text) &&
      spansOf(priced(clause.text)).length === 0 &&
      !isOffer(clause.text);
    const lists =
      last !== undefined &&
      clause.follows &&
      ordersToSay.test(bareClause(last.text)) &&
      clause.text.split(" ").length <= mostListed &&
      !isManner(clause.text) &&
      orderIn(bareClause(clause.text)) === undefined &&
      !/^(?:and|but|then|not|also|please)\b/i.test(clause.text) &&
      spansOf(priced(clause.text)).length === 0;
    if (goesOn || lists) whole.splice(-1, 1, { ...last, text: `${last.text}, ${clause.text}` });
    else whole.push(clause);
  }
  return whole;
}

const missing = (told: Told, wasTold: boolean): Told => ({
  ...told,
  missed: told.missed + 1,
  insists: told.insists || wasTold,
});

function withClause(told: Told, clause: Clause, copy: Copy): Told {
  const { lines } = told;
  const bare = bareClause(clause.text).replace(saidBefore, "");
  const text = wordsOf(bare);
  const given = lineGiven(clause);
  if (given !== undefined) {
    const { line, adds } = given;
    const said = lines.findIndex(({ text: one }) => says(one, line));
    if (said >= 0) return missing(told, true);
    const hook: Line = { text: wordsOf(line), of: isOffer(line) ? "offer" : "hook" };
    return { ...told, lines: [hook, ...lines.filter(({ of }) => adds || of !== "hook")] };
  }
  const missed = missedIn(bare);
  if (missed !== undefined) {
    const own = missed.replace(/^[“"']|[”"']$/g, "");
    if (isPart(missed)) return missing(told, false);
    const isHeld = lines.some(
      ({ text: one }) =>
        says(one, wordsOf(own)) || one.toLowerCase().includes(wordsOf(own).toLowerCase()),
    );
    return isHeld || !/[\p{L}\p{N}]/u.test(own)
      ? missing(told, true)
      : missing(added(told, { ...clause, text: own, asked: false }, copy, true), false);
  }
  // “And the scones??”, “I said two scones” miss what was told.
  const points = (clause.asked && addsOn(clause.text)) || insists.test(bareClause(clause.text));
  if (points && lines.some(({ text: one }) => says(one, text))) return missing(told, true);
  // “Wednesday, not Tuesday”: what is right stands beside it.
  if (/^not\b/i.test(bare) && clause.follows) return told;
  if (shows.test(bare)) return missing(told, true);
  const order = orderIn(bare);
  if (order?.does === "swap") {
    const next = swap(lines, order.from, order.to);
    if (next !== undefined) return { ...told, lines: next };
    // What is to be put right stands in the desk’s own sentences.
    if (/["”] (?:and )?not ["“]/i.test(bare))
      return { ...added(told, { ...clause, text: order.to }, copy, true), insists: true };
  }
  if (order?.does === "cut") return { ...told, lines: cutOut(lines, order.what) };
  if (isManner(bare) && order?.does !== "swap") return told;
  const spans = spansOf(text.replace(/,? (?:and )?not .{2,40}$/i, ""));
  if (isValue(text.replace(/,? (?:and )?not .{2,40}$/i, ""), spans)) {
    // “Monday??” points at what is wrong.
    if (clause.asked && !/\b(?:and|what about)\b/i.test(clause.text)) return missing(told, true);
    return { ...told, lines: withValues(lines, spans) };
  }
  return added(told, clause, copy, false);
}

function added(told: Told, clause: Clause, copy: Copy, surely: boolean): Told {
  const bare = bareClause(clause.text).replace(saidBefore, "");
  const isAsked =
    clause.asked && !ordersToSay.test(bare) && !(addsOn(clause.text) && isOffer(priced(bare)));
  if (
    !surely &&
    (isAsked || !(isContent(bare, clause.text, false) || isExplicit.test(bare) || clause.quoted))
  )
    return told;
  const line = forReaders({ ...clause, asked: false }, copy, false);
  if (line === undefined) return told;
  if (isWhen(line.text)) {
    const withDay = surely ? withDayBeside : withValues;
    return { ...told, lines: withDay(told.lines, spansOf(line.text)) };
  }
  return { ...told, lines: restated(told.lines, line) ?? withLine(told.lines, line) };
}
