import { capital } from "../../../../dialogue/reply/reply.ts";
import { statement } from "../../drafts/voice.ts";
import type { Copy } from "../copy.ts";
import type { Piece } from "../promo/pieces.ts";
import { isWhen } from "./join.ts";
import type { Line } from "./line.ts";
import { spansOf, withoutSpans } from "./spans.ts";

/** Sentences out of the visitor’s own clauses: their line first, then what is offered, then the rest. */

const isNoun = /^(?:\d|an?\b|your\b|free\b|half[ -]price|second|two|three|four|five)/i;
/** “Your second visit is free” is a sentence already. */
const hasVerb = /\b(?:is|are|was|were|has|have|will|can|costs?|starts?|comes?|gets?)\b/i;
const isOpenDay = /^open (?:day|evening|house|mic|air)\b/i;
const stop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Whether readers are told it one to one, where a bare thing needs a verb. */
const isSpoken = ({ channel, audience }: Copy): boolean =>
  channel === "text" ||
  channel === "WhatsApp" ||
  channel === "e-mail" ||
  channel === "letter" ||
  (channel === undefined && audience !== undefined);

const beforePrice = /\s*\b(?:for|from|only|at|costs?|just) *$/i;
/** “6 wines for 25” becomes “6 wines”. */
const withoutPrices = (text: string): string =>
  spansOf(text)
    .filter(({ of, text: own }) => of === "amount" && !own.endsWith("%"))
    .reduceRight(
      (all, { at, text: own }) =>
        all.slice(0, at).replace(beforePrice, "") + all.slice(at + own.length),
      text,
    )
    .trim();

function worded(copy: Copy, { text, of }: Line): string {
  const own = copy.noPrice ? withoutPrices(text) : text;
  if (of === "told" && !isOpenDay.test(own)) return statement(own, [copy.name ?? ""]);
  if (of !== "offer" || !isSpoken(copy) || !isNoun.test(own) || hasVerb.test(own))
    return stop(capital(own));
  // A price is told, and not got: “14.90 a kilo”.
  if (
    /^(?:only |just )?[€£$]?\d+\.\d\d\b|^(?:only |just )?[€£$]\d+ (?:a|an|per|each|for)\b/.test(own)
  )
    return stop(capital(own));
  const given =
    /^free (?!\p{L}+s\b|\p{L}+ing\b|delivery|coffee|tea|entry|parking|advice|shipping|cake|bread)/iu.test(
      own,
    )
      ? `a ${own}`
      : own;
  return stop(`Get ${given}`);
}

/** Returns the sentences of a text in the visitor’s own words and order; their own line comes first. */
export function ownPieces(copy: Copy, lines: readonly Line[]): Piece[] {
  const first = lines.findIndex(({ of }) => of === "offer");
  const isHook = (line: Line, index: number): boolean =>
    line.of === "hook" || (line.of === "told" && index < first && line.text.split(" ").length > 3);
  const hooks = lines.filter(isHook);
  return [...hooks, ...lines.filter((line, index) => !isHook(line, index))].map((line) => ({
    text: isWhen(line.text) ? stop(capital(line.text)) : worded(copy, line),
    of: hooks.includes(line) ? "line" : line.of === "offer" ? "main" : "told",
  }));
}

const nextSentence = / and (?=(?:the|your|we|our|you|it|there)\b)/i;
/** The subject line of an e-mail: the offer without its day and hour, or else the first line. */
export function ownTitle(lines: readonly Line[]): string | undefined {
  const line =
    lines.find(({ of }) => of === "offer") ?? lines.find(({ of }) => of !== "hook") ?? lines[0];
  if (line === undefined) return undefined;
  const bare = withoutSpans(
    line.text,
    spansOf(line.text).filter(({ of }) => of !== "amount"),
  );
  const [title = bare] = bare.split(nextSentence);
  return capital(title.length > 5 ? title : line.text);
}

const sells = /^(?:we|i) (?:sell|make|do|offer|have|bake|build|teach|run) /i;
const lowered = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
/** Headlines out of the visitor’s own clauses: all of them, the last first, and each by itself. */
export function ownHeads(lines: readonly Line[]): string[] {
  const all: string[] = [];
  for (const own of lines.flatMap(({ text }) => text.split(", "))) {
    const text = own.replace(sells, "").replace(/[.]$/, "");
    const before = all.at(-1);
    if (before !== undefined && /^(?:from|with|for|in|of|on) /i.test(text))
      all.splice(-1, 1, `${before} ${lowered(text)}`);
    else all.push(text);
  }
  const [first, ...rest] = all;
  if (first === undefined) return [];
  const last = rest.at(-1);
  return [
    [first, ...rest.map(lowered)].join(", "),
    ...(last === undefined
      ? []
      : [
          `${last}: ${[first, ...rest.slice(0, -1)].map(lowered).join(", ")}`,
          `${first}: ${lowered(last)}`,
        ]),
    ...all.filter((one) => one.includes(" ")),
  ].map(capital);
}
