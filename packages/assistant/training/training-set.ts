import { intents } from "../src/intents.ts";
import { seededRandom } from "../src/understanding/random.ts";
import { expand } from "./expansions.ts";
import { loadPhrases, type PhraseGroup } from "./load.ts";

/** A phrase as somebody might type it, and its intent; undefined for out of scope. */
export type TrainingPhrase = {
  text: string;
  intent: string | undefined;
  /** The line it was expanded from: expansions of the same line are paraphrases of each other. */
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

/** Returns the number of expansions of a line that are used for training. */
const expansionsOfLine = (line: string): number => {
  const choices = line.match(/[({]/g)?.length ?? 0;
  return choices === 0 ? 1 : choices === 1 ? 8 : choices === 2 ? 12 : 16;
};

const mostOfIntent = 400;

/** Returns the phrases on which the classifier is trained; deterministic. */
export function trainingSet(
  groups: readonly PhraseGroup[] = loadPhrases(),
  seed = 7,
): TrainingPhrase[] {
  const examples: TrainingPhrase[] = [];
  const random = seededRandom(seed);
  const expandAll = (lines: readonly string[], lists: PhraseGroup["lists"]) => {
    const found = new Map<string, string>();
    lines.forEach((line, index) => {
      const wish = line.startsWith("~");
      for (const text of expand(
        wish ? line.slice(1) : line,
        lists,
        expansionsOfLine(line),
        seed + index,
      )) {
        found.set(wish ? paraphrase(text, random) : text, line);
      }
    });
    return [...found];
  };
  const phrasesOf = new Map(groups.map((group) => [group.intent, group]));
  for (const intent of intents) {
    const { phrases = [], lists = {} } = phrasesOf.get(intent.id) ?? {};
    const texts = expandAll(phrases, lists);
    // The texts of the assistant's own buttons must always be recognised.
    for (const text of [intent.send, intent.send, intent.label]) {
      examples.push({ text, intent: intent.id, line: text });
    }
    // Thinned out evenly, so that intents with many phrases do not outweigh those with few.
    const step = Math.max(1, texts.length / mostOfIntent);
    for (let at = 0; at < texts.length; at += step) {
      const [text, line] = texts[Math.floor(at)] ?? [];
      if (text !== undefined && line !== undefined)
        examples.push({ text, intent: intent.id, line });
    }
  }
  const outside = groups.filter(({ intent }) => intent === undefined);
  const lines = outside.flatMap(({ phrases }) => phrases);
  for (const [text, line] of expandAll(lines, outside[0]?.lists ?? {})) {
    examples.push({ text, intent: undefined, line });
  }
  return examples;
}

/** Puts an opening before a request in the base form: “how do I” and “cancel my order”. */
function paraphrase(wish: string, random: () => number): string {
  const opening = openings[Math.floor(random() * openings.length)] ?? "";
  return `${opening} ${wish}`.trim();
}
