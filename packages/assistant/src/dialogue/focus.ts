import { stem } from "../understanding/stem.ts";

/** Words that a question is made of, and not what it is about. */
const asking = new Set(
  "a an the i me my we our you your it its this that these those they them there here is are was be do does did can could may might will would shall should have has had how much many what when where which who why and or but of for in on at to from with by about also too so then please tell know want need get if not no any some more very just only really time one ok okay still again".split(
    " ",
  ),
);

/** The words that a text is about, without their endings. */
export const contentWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[’']/g, "")
      .match(/[\p{L}\d$]+/gu) ?? []
  )
    .filter((word) => word.length > 1 && !asking.has(word))
    .map(stem);

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const span = new RegExp(`(${weekdays.join("|")}) to (${weekdays.join("|")})`, "gi");

/** “Monday to Friday” with every day that lies in it. */
const daysSpelled = (sentence: string): string =>
  sentence.replace(span, (_all, from: string, to: string) =>
    weekdays
      .slice(weekdays.indexOf(from.toLowerCase()), weekdays.indexOf(to.toLowerCase()) + 1)
      .join(" "),
  );

/** What a kind of question is answered by. */
const answers: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [
    /\bwhen\b|\bwhat time\b|\bhours?\b|\buntil\b|\b(?:open|close)s?\b|\bhow (?:late|early)\b/i,
    /\d:\d\d/,
  ],
  [
    /\bhow much\b|\bprice\b|\bcosts?\b|\bpay\b|\bfree\b|\bcharge\b|\bfee\b/i,
    /[$€]\s?\d|(?<!-)\bfree\b/i,
  ],
  [
    /\bhow (?:long|soon|fast|quick\w*|often)\b/i,
    /\d+ (?:working )?(?:minutes?|hours?|days?|weeks?|months?|years?)|\bweeks?\b|\bmonths?\b/i,
  ],
  [/\bwhere\b/i, /“/],
];

/** How many sentences answer one question. */
const most = 2;

/**
 * The sentences of a fact that a question is about; undefined when none is. A word that few of them hold counts more,
 * and a sentence that has what is asked for (a time, a price, a length) counts more than one that does not.
 */
export function focus(text: string, question: string): string | undefined {
  const sentences = text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“$\d])/u)
    .filter((part) => !part.endsWith("?"));
  const asked = [...new Set(contentWords(question))];
  const inEach = sentences.map((sentence) => new Set(contentWords(daysSpelled(sentence))));
  const kinds = answers.filter(([pattern]) => pattern.test(question));
  const scored = sentences.map((sentence, index) => {
    const own = inEach[index] ?? new Set();
    const shared = asked
      .filter((word) => own.has(word))
      .reduce((sum, word) => sum + 2 / inEach.filter((words) => words.has(word)).length, 0);
    const fitting = kinds.filter(([, answer]) => answer.test(sentence)).length;
    return { sentence, index, score: shared + fitting };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  if (best < 1) return undefined;
  const chosen = scored.filter(({ score }) => score >= best * 0.75).slice(0, most);
  return chosen.map(({ sentence }) => sentence).join(" ");
}
