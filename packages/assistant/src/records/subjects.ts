import { plainWords } from "../understanding/plain-words.ts";
import { type Aspect, aspectsIn } from "./aspects.ts";

/** Things that are talked about, each with what may be asked of it. */
export type Subject = {
  id: string;
  named: RegExp;
  /** What belongs to it and is asked for by a word of its own: “and subtasks?”. */
  parts?: readonly (readonly [asks: RegExp, answer: string])[];
  /** Each answer on its own; of several the first that was not said yet. */
  answers: Partial<Record<Aspect, string | readonly string[]>>;
};

/** As much of a conversation as it takes; `topic` is the id of what was talked about last, where that is known. */
type Talk<Kind extends Subject = Subject> = {
  exchanges: readonly { visitor: string; bot: string }[];
  topic?: string;
  /** Whether the last answer can have been about it; any that it names, where left out. */
  ofAnswer?: (subject: Kind) => boolean;
};

const mostWords = 14;
const mostWordsOfPart = 7;
/** So many exchanges back a subject is still “it”. */
const mostBack = 3;
/** So few words say nothing that they could not go on from. */
const fewWords = 5;

/** All that a text names, in its order. */
function namedIn<Kind extends Subject>(subjects: readonly Kind[], text: string): Kind[] {
  return subjects
    .map((subject) => ({ subject, at: text.search(subject.named) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ subject }) => subject);
}

/**
 * What the last answer was about: the visitor’s word for it, and where that was a short question too, their word before it;
 * else the answer’s own.
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
    // Of several that were asked about, “it” is the one that the answer takes.
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
 * A question of few words about what the last answer was about: “and how long?”, “which plan”, “and subtasks?”. Undefined
 * where it says more than that, or nothing new is on record.
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

/** A word that belongs to the thing which the question names: “consent for retargeting”. */
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

/** The same of a thing that the question names itself: “how long is the trial”. */
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

const wasSaid = ({ exchanges }: Pick<Talk, "exchanges">, text: string): boolean =>
  exchanges.some(({ bot }) => bot.includes(text));

/** Each aspect’s first answer that was not given yet; what was said already is said to be. */
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
