import { talkOf, textsOf } from "../../../dialogue/question-context.ts";
import type { Turn } from "../../../dialogue/types.ts";
import type { AdviceBook } from "../../../knowledge/questions/advice.ts";
import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { type Near, nearQuestions } from "../../../knowledge/questions/match.ts";
import { telling } from "../../../knowledge/questions/question.ts";
import { meaningText } from "../../../meaning/meaning-text.ts";
import { normalise } from "../../../understanding/normalise.ts";
import { kindIn } from "../business/kinds.ts";

/** How near a subject has to be, by its words and its meaning: see `evaluation/advice.ts`. */
const lines = {
  /** It shares a word and is likely. */
  words: { likelihood: 0.55, meaning: 0.55, met: 1, lead: -0.03 },
  /** It means nearly the same. */
  meaning: { likelihood: 0.3, meaning: 0.72, met: 0.4, lead: 0.02 },
} as const;
/** With figures in the message, a calculation may know better. */
const ofFigures = 0.66;

/** Words that ask for anything: a message of such words alone means no subject. */
const general = new Set(
  telling(
    "cost price expensive cheap start begin help time long often first best good bad write text idea work much many use used example sure really measure know",
  ),
);

/** The family of subjects that are each for one kind of business. */
const ofTrades = "marketing in your trade";

/** A clause alone must be surer, as it is less of the message. */
const ofClause = { likelihood: 0.85, meaning: 0.7 } as const;
const clauseEnd = /[,.;:!?]+\s+|\s+(?:but|and|because|since|so)\s+/;
const fewestWords = 3;
const mostClauses = 4;

/** Returns the subject that a message means by two signs, its words and its meaning. */
export function subjectMeant(turn: Turn, book: AdviceBook): Near | undefined {
  const { kind } = kindIn(turn.plain);
  if (tellingOf(turn.plain).every((word) => general.has(word))) return undefined;
  if (numbersIn(turn) > mostNumbers) return undefined;
  const figures = tellsFigures(turn);
  const own = kind === undefined ? undefined : telling(kind);
  const trades = new Set(
    book.all.flatMap(({ family, question }) => (family === ofTrades ? [question] : [])),
  );
  const mayMean = ({ question }: Near): boolean =>
    !trades.has(question) || own?.some((word) => question.words.has(word)) === true;
  const asTyped = nearTo(turn, book, textsOf(turn), turn.vector()).filter(mayMean);
  const of = (text: string): readonly Near[] =>
    nearTo(turn, book, [normalise(text)], turn.vectorOf?.(meaningText(text)));
  // “I am a vet, and February is quiet”: what is asked, whatever the business is.
  const text = turn.plain.toLowerCase();
  const bare = kind === undefined ? [] : of(text.replace(kind, "business"));
  const clauses = turn.message.toLowerCase().split(clauseEnd).filter(isClause);
  const parts = clauses.length < 2 ? [] : clauses.slice(0, mostClauses).flatMap((part) => of(part));
  const found = [
    ...asTyped.filter((one) => fits(one, figures)),
    ...bare.filter((one) => fits(one, figures) && !trades.has(one.question)),
    ...parts.filter(
      (one) =>
        fits(one, figures) &&
        one.likelihood >= ofClause.likelihood &&
        one.meaning >= ofClause.meaning &&
        !trades.has(one.question),
    ),
  ];
  const subjects = found.filter(({ question }) => !trades.has(question));
  return best(subjects.length > 0 ? subjects : found);
}

/** Whether a message has figures that a calculation may work with. */
export const tellsFigures = ({ message, slots }: Turn): boolean =>
  slots.amounts.length > 0 || /\d ?%/.test(message) || numbersIn({ message }) > 1;
const numbersIn = ({ message }: Pick<Turn, "message">): number =>
  (message.match(/\d[\d.,]*/g) ?? []).length;
/** Whoever tells more numbers wants them worked out. */
const mostNumbers = 3;

const isClause = (text: string): boolean => text.split(/\s+/).length >= fewestWords;
const best = (all: readonly Near[]): Near | undefined =>
  all.reduce<Near | undefined>(
    (first, next) => (next.likelihood > (first?.likelihood ?? 0) ? next : first),
    undefined,
  );

const fits = ({ likelihood, meaning, lead, met }: Near, figures: boolean): boolean =>
  (!figures || meaning >= ofFigures) &&
  Object.values(lines).some(
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
