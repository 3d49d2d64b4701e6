import { outOfScopeLists, outOfScopePhrases, training, wordLists } from "../../training/index.ts";
import { expand, lines } from "./phrases.ts";
import { seededRandom } from "./random.ts";

/** A phrase as somebody might type it, and the intent it belongs to; undefined is out of scope. */
export type TrainingPhrase = {
  text: string;
  intent: string | undefined;
  /** The line it is a reading of: readings of one line are paraphrases of each other. */
  line: string;
};

const openings = [
  "i want to",
  "i need to",
  "i would like to",
  "how do i",
  "how can i",
  "can you help me",
  "could you help me to",
  "can i",
  "where can i",
  "i have to",
  "i am trying to",
  "i do not know how to",
  "help me",
  "is it possible to",
  "what do i have to do to",
  "i need help to",
  "please",
  "can you",
  "i would love to",
  "show me how to",
  "is there a way to",
  "assistance to",
  "i cannot",
  "",
  "",
  "",
  "",
];

/** How many readings of a line with choices are learnt. */
const readingsOfLine = (line: string): number => {
  const choices = line.match(/[({]/g)?.length ?? 0;
  return choices === 0 ? 1 : choices === 1 ? 8 : choices === 2 ? 12 : 16;
};

const mostOfIntent = 400;

/**
 * The phrases from which the assistant learns, always the same ones.
 */
export function trainingSet(seed = 7): TrainingPhrase[] {
  const phrases: TrainingPhrase[] = [];
  const random = seededRandom(seed);
  const gather = (block: string, lists: Readonly<Record<string, string>>) => {
    const found = new Map<string, string>();
    lines(block).forEach((line, index) => {
      const wish = line.startsWith("~");
      for (const text of expand(
        wish ? line.slice(1) : line,
        lists,
        readingsOfLine(line),
        seed + index,
      )) {
        found.set(wish ? wear(text, random) : text, line);
      }
    });
    return [...found];
  };
  for (const intent of training) {
    const texts = gather(intent.phrases, wordLists);
    // What the assistant's own buttons say must never be in doubt.
    for (const text of [intent.send, intent.send, intent.label]) {
      phrases.push({ text, intent: intent.id, line: text });
    }
    // Thinned evenly, so that long texts do not outweigh short ones.
    const step = Math.max(1, texts.length / mostOfIntent);
    for (let at = 0; at < texts.length; at += step) {
      const [text, line] = texts[Math.floor(at)] ?? [];
      if (text !== undefined && line !== undefined) phrases.push({ text, intent: intent.id, line });
    }
  }
  for (const [text, line] of gather(outOfScopePhrases, outOfScopeLists)) {
    phrases.push({ text, intent: undefined, line });
  }
  return phrases;
}

function wear(wish: string, random: () => number): string {
  const opening = openings[Math.floor(random() * openings.length)] ?? "";
  return `${opening} ${wish}`.trim();
}
