import { asks } from "../../../dialogue/message/clauses.ts";
import { talkOf, textsOf } from "../../../dialogue/stages/question-context.ts";
import type { Turn } from "../../../dialogue/types.ts";
import type { AdviceBook } from "../../../knowledge/questions/advice.ts";
import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { type Near, nearQuestions } from "../../../knowledge/questions/match.ts";
import { telling } from "../../../knowledge/questions/question.ts";
import { meaningText } from "../../../meaning/meaning-text.ts";
import { normalise } from "../../../understanding/normalise.ts";
import { kindIn } from "../business/kinds.ts";

/** Thresholds for a subject's words and meaning; chosen by hand on about fifty messages. */
const lines = {
  /** Shares a word and is likely. */
  words: { likelihood: 0.55, meaning: 0.55, met: 1, lead: -0.03 },
  /** Has nearly the same meaning. */
  meaning: { likelihood: 0.3, meaning: 0.72, met: 0.4, lead: 0.02 },
} as const;
/** Lower thresholds if the alternative answer fits even less. */
const rather = {
  words: { likelihood: 0.35, meaning: 0.5, met: 1, lead: -0.05 },
  meaning: { likelihood: 0.12, meaning: 0.6, met: 0.4, lead: 0.02 },
} as const;
const ofAnyWords = { meaning: { likelihood: 0.5, meaning: 0.85, met: 0.4, lead: 0.05 } } as const;
/** With figures in the message, a calculation may know better. */
const ofFigures = 0.66;

/** Generic words: a message that contains only these means no subject. */
const general = new Set(
  telling(
    "cost price expensive cheap start begin help time long often first best good bad write text idea work much many use used example sure really measure know",
  ),
);

/** The group of subjects that are each for one kind of business. */
export const ofTrades = "marketing in your trade";

/** A single clause must be more certain, as it is only part of the message. */
const ofClause = { likelihood: 0.85, meaning: 0.7 } as const;
const clauseEnd = /[,.;:!?]+\s+|\s+(?:but|and|because|since|so)\s+/;
const fewestWords = 3;
const mostClauses = 4;

/** Returns the subject that a message means, by its words and its meaning. */
export function subjectMeant(
  turn: Turn,
  book: AdviceBook,
  how: "surely" | "rather" = "surely",
): Near | undefined {
  const { kind } = kindIn(turn.plain);
  const named = tellingOf(turn.plain).filter((word) => !general.has(word));
  // Words that may occur in any message must mean nearly the same.
  const least = named.length === 0 ? ofAnyWords : how === "surely" ? lines : rather;
  if (numbersIn(turn) > mostNumbers) return undefined;
  const figures = tellsFigures(turn);
  const own = kind === undefined ? undefined : telling(kind);
  const trades = new Set(
    book.all.flatMap(({ family, question }) => (family === ofTrades ? [question] : [])),
  );
  const mayMean = ({ question }: Near): boolean =>
    !trades.has(question) || own?.some((word) => question.words.has(word)) === true;
  // “I am a gardener” says nothing else: what helps such a business.
  const rest = new Set(own);
  if (own !== undefined && named.every((word) => rest.has(word) || introducing.has(word)))
    return tradeOf(book, own);
  const asTyped = nearTo(turn, book, textsOf(turn), turn.vector()).filter(mayMean);
  const of = (text: string): readonly Near[] =>
    nearTo(turn, book, [normalise(text)], turn.vectorOf?.(meaningText(text)));
  // “I am a vet, and February is quiet”: the question counts, whatever the business.
  const text = turn.plain.toLowerCase();
  const bare = kind === undefined ? [] : of(text.replace(kind, "business"));
  const all = turn.message.toLowerCase().split(clauseEnd).filter(isClause);
  const asking = all.filter(
    (clause) => asks(clause) && tellingOf(clause).some((word) => !general.has(word)),
  );
  const partsOf = (some: readonly string[]): Near[] =>
    some
      .slice(0, mostClauses)
      .flatMap((part) => of(part))
      .filter(
        (one) =>
          fits(one, figures, least) &&
          one.likelihood >= ofClause.likelihood &&
          one.meaning >= ofClause.meaning &&
          !trades.has(one.question),
      );
  // Questions take precedence over statements.
  const asked = all.length < 2 ? [] : partsOf(asking);
  const parts = all.length < 2 || asked.length > 0 ? asked : partsOf(all);
  const found = [
    ...asTyped.filter((one) => fits(one, figures, least)),
    ...bare.filter((one) => fits(one, figures, least) && !trades.has(one.question)),
    ...parts,
  ];
  const subjects = found.filter(({ question }) => !trades.has(question));
  return best(subjects.length > 0 ? subjects : found);
}

const introducing = new Set(
  telling(
    "small little own run business shop owner im we are got have here need want get find more customers clients guests students patients members people jobs work orders bookings marketing advertise promote help how kids for its now please",
  ),
);
const tradeOf = ({ all }: AdviceBook, own: readonly string[]): Near | undefined => {
  const question = all.find(
    (one) => one.family === ofTrades && own.some((word) => one.question.words.has(word)),
  )?.question;
  return question && { question, score: 1, met: 2, meaning: 1, lead: 1, likelihood: 1 };
};

/** Whether a message has figures for a calculation. */
export const tellsFigures = ({ message, slots }: Turn): boolean =>
  slots.amounts.length > 0 || /\d ?%/.test(message) || numbersIn({ message }) > 1;
const numbersIn = ({ message }: Pick<Turn, "message">): number =>
  (message.match(/\d[\d.,]*/g) ?? []).length;
/** A message with more numbers asks for a calculation. */
const mostNumbers = 3;

const isClause = (text: string): boolean => text.split(/\s+/).length >= fewestWords;
const best = (all: readonly Near[]): Near | undefined =>
  all.reduce<Near | undefined>(
    (first, next) => (next.likelihood > (first?.likelihood ?? 0) ? next : first),
    undefined,
  );

const fits = (
  { likelihood, meaning, lead, met }: Near,
  figures: boolean,
  least: Readonly<Record<string, Record<keyof typeof lines.words, number>>>,
): boolean =>
  (!figures || meaning >= ofFigures) &&
  Object.values(least).some(
    (line) =>
      likelihood >= line.likelihood &&
      meaning >= line.meaning &&
      met >= line.met &&
      lead >= line.lead,
  );

const nearTo = (
  turn: Turn,
  book: AdviceBook,
  texts: readonly string[],
  vector: ReturnType<Turn["vector"]>,
): readonly Near[] =>
  vector === undefined ? [] : nearQuestions(book.index, texts, talkOf(turn), vector);
