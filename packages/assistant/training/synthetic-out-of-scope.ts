import { englishWords } from "../src/understanding/english-words.ts";
import { everydayTopics, isFunctionWord } from "../src/understanding/features.ts";
import { seededRandom } from "../src/understanding/random.ts";

/** Verbs that fit any request: only the words after them show whether it is in scope. */
const bareVerbs = new Set(
  "get make see find change check know use give take tell show go work put look start have do ask buy send bring set keep leave open close update stop talk learn read write help need want work think feel say call rid try turn".split(
    " ",
  ),
);

const frames = [
  "what is a X",
  "what is the X of the X",
  "how do i X the X",
  "why is the X so X",
  "who is X X",
  "tell me about X",
  "where can i find X",
  "how many X are in a X",
  "is X a X",
  "do X X",
  "can X X on X",
  "how can i stop X",
  "how is X made",
  "what are good X for X",
  "when did the X X",
  "my X keeps X what should i do",
  "give me a X",
  "X X",
  "i X my X X",
  "how to get a X",
  "how do i get rid of X",
  "should i X or X",
  "name the X of the X",
  "which X is the most X",
  "how do you X a X",
  "is there X after X",
  "what do X X",
  "how long should i X X",
  "is it going to be X tomorrow",
  "how do i ask a X out",
] as const;

/**
 * Generates phrases that sound in scope but are not: the content words of training phrases are replaced with words
 * that no training phrase uses (“how do I cancel my violin”), and frames of general questions are filled with such
 * words and with those of everyday topics. They teach the classifier that “how do I get rid of …” alone decides
 * nothing.
 */
export function synthesiseOutOfScope(normalised: readonly string[], seed = 23): string[] {
  const random = seededRandom(seed);
  const used = new Set(normalised.flatMap((text) => text.split(" ")));
  const foreign = englishWords
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 2 && !used.has(word));
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "violin";
  const any = () => pick(foreign);
  const synthetic: string[] = [];
  for (let at = 0; at < normalised.length; at += 9) {
    const words = (normalised[at] ?? "").split(" ");
    if (words.length < 3) continue;
    synthetic.push(
      words
        .map((word) =>
          isFunctionWord(word) || bareVerbs.has(word) || word.startsWith("#") ? word : any(),
        )
        .join(" "),
    );
  }
  for (const frame of frames) {
    for (let count = 0; count < 16; count += 1) synthetic.push(frame.replace(/X/g, any));
  }
  for (const topic of everydayTopics) {
    const words = topic.filter((word) => !used.has(word));
    for (const word of [...words, ...words, ...words]) {
      const frame = pick(frames);
      synthetic.push(frame.replace("X", word).replace(/X/g, () => pick(words)));
    }
  }
  return synthetic;
}
