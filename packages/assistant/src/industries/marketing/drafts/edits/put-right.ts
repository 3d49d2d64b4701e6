import { wordList } from "../../../../understanding/word-list.ts";
import { says } from "../said.ts";
import type { Edit } from "./edit.ts";

/** Comments on the text itself: quoted words and corrected values. */

const quoted = /["“'‘]([^"“”'‘’]{3,90})["”'’]/;
const denies = wordList`isn't, is not, wasn't, was not, shouldn't be, should not be, does not belong, doesn't belong, is no, has nothing`;
const notOfIt = new RegExp(
  `${quoted.source}\\s*(?:bit |part |line |thing )?(?:${denies})(?: (?:part of|in|for|on|to do with)| meant| supposed|$)`,
  "i",
);
const judged = new RegExp(
  `${quoted.source}(?=[\\s,.?!:–-]*(?:no\\b|nope|wrong|what\\b|\\?|is (?:wrong|not|nonsense|rubbish)|isn't|makes no|sounds|lol|wtf))`,
  "i",
);

/** Words that a message quotes from a text in order to remove them. */
export function quotedAway(message: string, text: string): string | undefined {
  const words = notOfIt.exec(message.replace(/[’`]/g, "'"))?.[1];
  return words !== undefined && says(text, words) ? words : undefined;
}

/** A message without the words it quotes only to object to them. */
export const withoutQuoted = (message: string): string =>
  message.replace(notOfIt, " ").replace(judged, " ");

const noun = String.raw`(?:the |its |our |my )?((?!(?:it|that|this|there|we|i|they|you|he|she|not|time|price)\b)\p{L}[\p{L}'-]{2,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}?)`;
const sum = String.raw`([$€£]?\d+(?:[.,]\d{1,2})?)`;
const isNow = new RegExp(
  `^(?:no,? |nope,? |but |and |actually |sorry,? )*${noun}(?: is|'s| are| costs?| should be| =|:) (?:now |actually |only )?${sum}(?:,? not ${sum})?\\b`,
  "iu",
);

const money = String.raw`(?:quid|pounds?|euros?|eur|dollars?|bucks|€|£|\$)`;
const sumAlone = new RegExp(
  String.raw`^(?:no|nope|sorry|actually|it'?s|that'?s|only|just|not right|wrong|the price is|should be|[\s,])*([$€£]\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})? ?${money}|\d+[.,]\d{2})$`,
  "i",
);
const sumsIn = new RegExp(
  String.raw`[$€£]\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})? ?${money}\b|\d+[.,]\d{2}\b`,
  "gi",
);

/** “It’s 8 quid”, if the text contains only one amount. */
function sumPutRight(to: string, text: string): Edit | undefined {
  const [from, ...more] = text.match(sumsIn) ?? [];
  const sign = /^[$€£]/.exec(from ?? "")?.[0];
  const next = sign === undefined ? to : `${sign}${to.replace(/[^\d.,]/g, "")}`;
  return from === undefined || more.length > 0 || from === next
    ? undefined
    : { does: "swap", from, to: next };
}

/** “Soup is 7.50”, if the text has a different number next to the soup. */
export function valuePutRight(clause: string, text: string): Edit | undefined {
  const alone = sumAlone.exec(clause.replace(/[’`]/g, "'"))?.[1];
  if (alone !== undefined) return sumPutRight(alone, text);
  const [, what, to] = isNow.exec(clause.replace(/[’`]/g, "'")) ?? [];
  if (what === undefined || to === undefined) return undefined;
  const own = RegExp.escape(what);
  const from = new RegExp(
    `${own}\\w{0,2}\\b[^.!?;·\\d]{0,14}([$€£]?\\d+(?:[.,]\\d{1,2})?)`,
    "iu",
  ).exec(text)?.[1];
  if (from === undefined || from === to) return undefined;
  const sign = /^[$€£]/.exec(from)?.[0] ?? "";
  return { does: "swap", from, to: /^[$€£]/.test(to) ? to : `${sign}${to}` };
}
