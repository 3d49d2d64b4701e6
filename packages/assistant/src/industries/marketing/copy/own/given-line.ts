import { wordList } from "../../../../understanding/word-list.ts";
import type { Clause } from "./sentences.ts";

/** Reads the visitor’s own line for a text: “something like ‘…’”. */

const lead = wordList`ok, can, could, be, motto, tagline, so, maybe, perhaps, i'd love, love, would like, is, and, or, just, please, then, i want, it, to, should, must, i'd like, try, use, take, add, put, write, say, with, include, start, starts, begin, begins, open, opens, it, this, that, the, my, our, a, line, joke, pun, slogan, sentence, words, opening, first, is, smth, something, sth, sthg, like, as in, e.g, for example, such as, no, better, rather, how about, what about, in, on, front, at, top, of, beginning, end, before, instead, also, too, hook, heading, headline, title, as`;
const everyLead = new RegExp(String.raw`(?<![\p{L}’'])${lead}(?![\p{L}’'])[:.,]?`, "giu");
const openings = wordList`ok, so, maybe, and, just, please, then, i want it to, it should, it must, i'd like it to, better, rather`;
const given = wordList`
  (smth|something|sth|sthg|a line|a joke|words?) like, use( this| the| my)*( line| joke| slogan| sentence| words)+,
  (add|take|put in|write|with|include)( this| the| my| our| that)? (joke|line|pun|slogan|sentence|words), (start|begin|open)s?( it)? with,
  (the|my|our) (joke|line|pun|slogan|opening|first line) is, try, maybe, perhaps
`;
const gives = new RegExp(
  `^(?:${openings} ){0,8}${given}(?: this| the line| the words| the joke)?[: ]+(.+)$`,
  "i",
);
const notLine =
  /^(?:an? |the |some |more |less |our |my )?(?:\p{L}+ )?(?:jokes?|puns?|line|greeting|question|emojis?|name|price|offer|deal|that|this|it|again|before|instagram|facebook|warm\w*|funny|friendly)$/iu;
const besides = /\b(?:in front|before|also|too|and|add|on top)\b/i;

/** The visitor’s own line for a text: “something like ‘…’”, “put ‘…’ in front”. */
export function lineGiven({ text }: Clause): { line: string; adds: boolean } | undefined {
  const [, quoted] = /“([^”]+)”/.exec(text) ?? [];
  if (quoted !== undefined) {
    const rest = text
      .replace(/“[^”]*”/, " ")
      .replace(everyLead, " ")
      .replace(/pun on \p{L}+/iu, " ");
    return /\p{L}/u.test(rest) ? undefined : { line: quoted, adds: besides.test(text) };
  }
  const own = gives.exec(text)?.[1]?.replace(/[.]+$/, "").trim();
  return own === undefined || own.split(" ").length < 2 || notLine.test(own)
    ? undefined
    : { line: own, adds: besides.test(text) };
}
