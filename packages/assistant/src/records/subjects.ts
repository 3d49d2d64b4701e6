import { wasSaid } from "../dialogue/state.ts";
import { plainWords } from "../understanding/plain-words.ts";
import { type Aspect, aspectsIn } from "./aspects.ts";

/** A topic of conversation, with the questions that can be asked about it. */
export type Subject = {
  id: string;
  named: RegExp;
  /** Parts that can be asked about by name: “and subtasks?”. */
  parts?: readonly (readonly [asks: RegExp, answer: string])[];
  /** Answers by aspect, each complete in itself; from a list, the first that has not been given yet is used. */
  answers: Partial<Record<Aspect, string | readonly string[]>>;
};

/** The part of the conversation that is needed; `topic` is the id of the last topic, if known. */
type Talk<Kind extends Subject = Subject> = {
  exchanges: readonly { visitor: string; bot: string }[];
  topic?: string;
  /** Whether the last answer may have been about a subject; by default, any subject it names. */
  ofAnswer?: (subject: Kind) => boolean;
};

const mostWords = 14;
const mostWordsOfPart = 7;
/** Number of exchanges for which “it” can refer to a subject. */
const mostBack = 3;
/** A message of at most this many words does not change the topic. */
const fewWords = 5;

/** Returns all subjects that a text names, in order of appearance. */
function namedIn<Kind extends Subject>(subjects: readonly Kind[], text: string): Kind[] {
  return subjects
    .map((subject) => ({ subject, at: text.search(subject.named) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ subject }) => subject);
}

/**
 * Returns the subject of the last answer: the one the visitor named (further back, if that message was itself a short
 * question), otherwise the one the answer names.
 */
function lastSubject<Kind extends Subject>(
  subjects: readonly Kind[],
  { exchanges, topic, ofAnswer = () => true }: Talk<Kind>,
): Kind | undefined {
  let byAnswer: Kind | undefined;
  for (const { visitor, bot } of exchanges.slice(-mostBack).reverse()) {
    const plain = plainWords(visitor);
    const asked = namedIn(subjects, plain);
    const answered = namedIn(subjects, plainWords(bot));
    byAnswer ??= answered.find(ofAnswer);
    // If the question named several, “it” is the one the answer is about.
    const taken =
      asked.length > 1
        ? (asked.find(({ id }) => id === topic) ?? answered.find((one) => asked.includes(one)))
        : undefined;
    const short = plain.split(" ").length <= fewWords || aspectsIn(plain) !== undefined;
    if (asked.length > 0 || !short) return taken ?? asked[0] ?? byAnswer;
  }
  return byAnswer;
}

type Found<Kind> = { subject: Kind; text: string };

/**
 * Answers a short question about the subject of the last answer: “and how long?”, “which plan”, “and subtasks?”.
 * Undefined if the message says more than that or no answer is on record.
 */
export function followUpOn<Kind extends Subject>(
  subjects: readonly Kind[],
  plain: string,
  talk: Talk<Kind>,
): Found<Kind> | undefined {
  const words = plain.split(" ").length;
  const asked = words <= mostWords ? aspectsIn(plain) : undefined;
  if (!asked && words > mostWordsOfPart) return undefined;
  const subject = lastSubject(subjects, talk);
  const part = asked
    ? undefined
    : subject?.parts?.find(([asks, answer]) => asks.test(plain) && !wasSaid(talk, answer));
  if (subject && part) return { subject, text: part[1] };
  return subject && asked && answered(subject, asked, talk);
}

/** Answers a question that names both a part and its subject: “consent for retargeting”. */
export function partOf<Kind extends Subject>(
  subjects: readonly Kind[],
  plain: string,
  talk: Talk<Kind>,
): Found<Kind> | undefined {
  if (plain.split(" ").length > mostWordsOfPart) return undefined;
  for (const subject of namedIn(subjects, plain)) {
    const part = subject.parts?.find(
      ([asks, answer]) => asks.test(plain) && !wasSaid(talk, answer),
    );
    if (part) return { subject, text: part[1] };
  }
  return undefined;
}

/** Answers a short question that names its subject: “how long is the trial”. */
export function askedOf<Kind extends Subject>(
  subjects: readonly Kind[],
  plain: string,
  talk: Talk<Kind>,
): Found<Kind> | undefined {
  const [own] = namedIn(subjects, plain);
  if (!own || plain.split(" ").length > mostWords) return undefined;
  const asked = aspectsIn(plain.replace(new RegExp(own.named, "gi"), " "));
  return asked && answered(own, asked, talk);
}

/**
 * Returns the first answer to each aspect that has not been given yet; if all have been, repeats one and says that it
 * is a repetition.
 */
function answered<Kind extends Subject>(
  subject: Kind,
  asked: readonly Aspect[],
  talk: Talk<Kind>,
): Found<Kind> | undefined {
  const known = asked.map((aspect) => [subject.answers[aspect] ?? []].flat());
  const fresh = known.flatMap((texts) => texts.find((text) => !wasSaid(talk, text)) ?? []);
  const again = known.flatMap((texts) => texts.at(-1) ?? []);
  const [first] = again;
  if (first === undefined) return undefined;
  const text = fresh.length === 0 ? `As I said: ${first}` : [...new Set(fresh)].join(" ");
  return { subject, text };
}
