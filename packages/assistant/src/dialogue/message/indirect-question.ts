import { wordList } from "../../understanding/word-list.ts";

/** Turns an indirect question (“if there is a pool”, “how much breakfast is”) into the direct one. */

const modal = wordList`can, could, may, might, must, should, will, would`;
const pronoun = wordList`i, we, you, one, they, it, he, she, people, guests`;
const verb = wordList`
  have, offer, take, accept, sell, ship, deliver, serve, need, do, get, know, provide, rent, allow, repair, work, charge,
  make, host, use, answer, pay, gift
`;
const asking = wordList`
  what time, what, when, where, why, who, how (much|long|far|many|often|late|early|fast|big|heavy|warm|old|soon)( \w+)?, how, which( \w+)?
`;
const mostLetters = 80;

const forms: readonly (readonly [RegExp, string])[] = [
  [/^(?:if|whether) there (is|are|was|will be)\b/i, "$1 there"],
  [new RegExp(`^(?:if|whether) (${pronoun}) (${modal})\\b`, "i"), "$2 $1"],
  [new RegExp(`^(?:if|whether) (i|we|you|they|people|guests) (?=${verb}\\b)`, "i"), "do $1 "],
  [/^(?:if|whether) ((?:[\w'’-]+ ){1,5}?)(is|are|was)\b ?/i, "$2 $1"],
  [new RegExp(`^(${asking}) (${pronoun}) (${modal})\\b`, "i"), "$1 $3 $2"],
  [new RegExp(`^(${asking}) (i|we|you|they|people|guests) (?=${verb}\\b)`, "i"), "$1 do $2 "],
  [
    new RegExp(
      `^(${asking}) ((?:the |a |an |your |my |our )?[\\w'’-]+(?: [\\w'’-]+){0,3}) (is|are)(?=[\\s?.!]*$)`,
      "i",
    ),
    "$1 $3 $2",
  ],
  [
    /^(how much) ((?:the |a |an |your |my )?[\w'’-]+(?: [\w'’-]+){0,3}) costs?(?=[\s?.!]*$)/i,
    "$1 does $2 cost",
  ],
];

/** Returns the direct question, or the text itself if it is none of the usual forms. */
export function directed(text: string): string {
  const head = text.slice(0, mostLetters);
  for (const [form, direct] of forms)
    if (form.test(head)) return `${head.replace(form, direct)}${text.slice(mostLetters)}`;
  return text;
}
