import { stem } from "../../understanding/stem.ts";

/** Stop words: the words of a question that do not name its subject. */
const asking = new Set(
  "a an the i me my we our you your it its this that these those they them there here is are was be do does did can could may might will would shall should have has had how much many what when where which who why and or but of for in on at to from with by about also too so then please tell know want need get if not no any some more very just only really time one ok okay still again".split(
    " ",
  ),
);

/** Returns the content words of a text, stemmed. */
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

/** Adds every day of a span such as “Monday to Friday”. */
const daysSpelled = (sentence: string): string =>
  sentence.replace(span, (_all, from: string, to: string) =>
    weekdays
      .slice(weekdays.indexOf(from.toLowerCase()), weekdays.indexOf(to.toLowerCase()) + 1)
      .join(" "),
  );

/** Kinds of question, each with a pattern for its answer. */
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

/** The maximum number of sentences in an answer. */
const most = 2;

/**
 * Returns the sentences of a fact that a question is about, or undefined if there are none. Rare words weigh more,
 * and so do sentences that contain the kind of answer asked for (a time, a price, a length).
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
