import { wordList } from "../../../understanding/word-list.ts";

/** One line of a sum in words: how many, of what, at how much, and whether it comes in or goes out. */
export type Line = {
  readonly count: number;
  readonly each: number;
  readonly thing: string;
  readonly goesOut: boolean;
};

const sign = "[$€£] ?";
const unit = String.raw` ?(?:€|\$|£|euros?|eur|pounds?|quid|dollars?|bucks|cents?|p|ct)\b`;
const amount = String.raw`((?:${sign})?\d+(?:\.\d{1,3})?(?:${unit})?)`;
const noThing = wordList`euros?, pounds?, dollars?, bucks, quid, cents?, times, visits, weeks?, months?, minutes?, days?, percent`;
const thing = String.raw`(?!${noThing}\b)((?:[a-z][a-z-]* ){0,2}[a-z][a-z-]*)`;
const at = "(?:at|@|à|each at|times|x)";

const paid = wordList`letters?, flyers?, leaflets?, posters?, cards?, spots?, ads?, adverts?, stalls?, stand, materials?, hours?( of work)?, printing, postage, stamps?, newsletter, room, hall, rent, fees?, radio( spots?)?, delivery, ingredients?, hire, helpers?, staff, wages?, costs?, expenses?, photographer, tools?, travel, petrol, van, brochures?, banner, insurance, paper`;
const isPaid = new RegExp(String.raw`\b${paid}\b`, "i");
const minus =
  /\b(?:minus|less|without|costs?|costing|pay|paid|spen[dt]|spending)\b(?: \w+){0,2} ?$/i;

const worth = (text: string): number => {
  const value = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0);
  return /cents?|\d ?(?:p|ct)\b/i.test(text) ? value / 100 : value;
};

type Read = readonly [RegExp, (found: readonly string[], before: string) => Line];
const readers: readonly Read[] = [
  // “45 cakes at 18”, “20 hours of work at 35”.
  [
    new RegExp(
      `(\\d+) ${thing} (?:${at} ${amount}(?: each| a piece)?|for ${amount} (?:each|a piece))`,
      "i",
    ),
    ([, count = "", what = "", each, apiece = ""], before) => ({
      count: Number(count),
      each: worth(each ?? apiece),
      thing: what,
      goesOut: isPaid.test(what) || minus.test(before),
    }),
  ],
  // “Radio spots 8 x 65”.
  [
    new RegExp(String.raw`(?:${thing} )?(\d+) ?[x×*] ?${amount}(?: for (?:the )?(${paid}))?`, "i"),
    ([, what = "", count = "", each = "", behind = ""], before) => ({
      count: Number(count),
      each: worth(each),
      thing: what,
      goesOut: isPaid.test(`${what} ${behind}`) || minus.test(`${before}${what} `),
    }),
  ],
  // “A newsletter costs us 60”, “stall cost 150”.
  [
    new RegExp(
      String.raw`(?:an? |the |our )?${thing} (?:costs?|was|is|cost (?:us|me)|costs (?:us|me)) (?:us |me )?(?:only |about )?${amount}(?! (?:per|each|a|an)\b)`,
      "i",
    ),
    ([, what = "", each = ""]) => ({ count: 1, each: worth(each), thing: what, goesOut: true }),
  ],
  // “300 for material”.
  [
    new RegExp(`${amount} for (?:the |a |an |my |our )?(${paid})`, "i"),
    ([, each = "", what = ""]) => ({ count: 1, each: worth(each), thing: what, goesOut: true }),
  ],
  // “The customer pays 1450”.
  [
    new RegExp(
      String.raw`(?:customers?|clients?|they|he|she|guests?) (?:pays?|paid) (?:me |us )?(?:about )?${amount}(?! (?:per|each|a|an)\b)`,
      "i",
    ),
    ([, each = ""]) => ({ count: 1, each: worth(each), thing: "", goesOut: false }),
  ],
];
const ifSold =
  /\bif (?:only |just |about )?(\d+) (?:of them |people |are |get )?(?:book|come|sell|sold|buy|go|booked|sign|join)\w*/i;
const mostLines = 6;

/** What is left of a message once its lines are read, with the lines; a line that is read is not read again. */
export function linesIn(message: string): { lines: Line[]; rest: string; ifSold?: number } {
  let rest = message.replace(/(?<=\d),(?=\d{3}\b)/g, "");
  const sold = ifSold.exec(rest);
  if (sold !== null) rest = rest.replace(sold[0], " ");
  const lines: Line[] = [];
  for (const [pattern, made] of readers)
    while (lines.length < mostLines) {
      const found = pattern.exec(rest);
      if (found === null) break;
      lines.push(made(found, rest.slice(Math.max(0, found.index - 24), found.index)));
      rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`;
    }
  return { lines, rest, ...(sold === null ? {} : { ifSold: Number(sold[1]) }) };
}
