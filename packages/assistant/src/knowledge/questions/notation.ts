import { normalise } from "../../understanding/normalise.ts";
import { stem } from "../../understanding/stem.ts";

/**
 * Questions with their answers, as they are written in a list:
 *
 *     # pets local_tips                  the intent whose fact they belong to, and others that they go on from
 *     ? ~dog/cat sleep bed | dog couch   ways to ask, by their telling words; "a/b" is either of them, and "~a" may be
 *                                        left out when the conversation is about the section's intents already
 *     = No, the bed stays yours …        the answer
 *     > I want to talk to a person       where it ends with an offer: what "yes" stands for
 */
export type KnownQuestion = {
  intent: string;
  /** The intents that its section is about. */
  within: ReadonlySet<string>;
  ways: readonly Way[];
  /** Every word of its ways. */
  words: ReadonlySet<string>;
  answer: string;
  offer?: string;
};

/** One way to ask: each place is filled by any of its words. */
export type Way = readonly { words: ReadonlySet<string>; implied: boolean }[];

/** Reads such a list; a line that is none of these is a mistake. */
export function readQuestions(list: string): KnownQuestion[] {
  const questions: KnownQuestion[] = [];
  let section: string[] = [];
  let ways: Way[] = [];
  for (const line of list.split("\n").map((text) => text.trim())) {
    const text = line.slice(1).trim();
    if (line === "") continue;
    else if (line.startsWith("#")) section = text.split(/\s+/);
    else if (line.startsWith("?")) ways = [...ways, ...text.split("|").map(wayOf)];
    else if (line.startsWith("=") && section[0] !== undefined && ways.length > 0) {
      questions.push({
        intent: section[0],
        within: new Set(section),
        ways,
        words: new Set(ways.flat().flatMap(({ words }) => [...words])),
        answer: text,
      });
      ways = [];
    } else if (line.startsWith(">") && questions.length > 0 && ways.length === 0)
      Object.assign(questions.at(-1) ?? {}, { offer: text });
    else throw new Error(`Cannot read the line “${line}” of the known questions.`);
  }
  return questions;
}

const wayOf = (text: string): Way =>
  text
    .trim()
    .split(/\s+/)
    .map((place) => ({
      implied: place.startsWith("~"),
      words: new Set(place.replace("~", "").split("/").flatMap(telling)),
    }));

/** The words of a text as they are compared. */
export const telling = (text: string): string[] =>
  normalise(text.replaceAll("_", " ")).split(" ").filter(Boolean).map(stem);
