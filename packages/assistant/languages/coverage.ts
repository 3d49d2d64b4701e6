import type { ChatReply } from "@brightkeel/contracts";
import { createCatalogue } from "../src/languages/catalogue.ts";
import type { LanguageData } from "../src/languages/language.ts";
import { replyTemplates } from "../src/languages/languages.ts";
import { createLocaliser } from "../src/languages/localise.ts";
import { hiddenNames } from "../src/languages/template.ts";
import { sampleHost } from "../src/sample-host.ts";
import { visitor } from "./drive.ts";

/** Whose names are hidden from translation. */
const names = [visitor.name, "Mara", sampleHost.company.name];
const anyHidden = new RegExp(`[${hiddenNames.join("")}]`, "g");

/** What a language cannot say yet, the most frequent first. */
export type Coverage = {
  sentences: readonly Missing[];
  labels: readonly Missing[];
  /** Of all replies that were given, how many have every sentence translated. */
  whole: { replies: number; of: number };
};
export type Missing = { english: string; count: number };

/**
 * Compares what the engine says with what is translated.
 *
 * @param replies of `drivenReplies`: the engine is driven once, however many languages are looked at.
 */
export function coverageOf(data: LanguageData, replies: readonly ChatReply[]): Coverage {
  const templates = replyTemplates();
  const localiser = createLocaliser(createCatalogue(data, templates), data);
  const sentences = new Map<string, Missing>();
  const labels = new Map<string, Missing>();
  const whole = { replies: 0, of: 0 };
  const missingIn = new Map<string, readonly string[]>();
  const count = (found: Map<string, Missing>, english: string) => {
    const { key } = templates.of(english);
    const known = found.get(key);
    const shown = english.replace(anyHidden, "{own}");
    found.set(key, { english: known?.english ?? shown, count: (known?.count ?? 0) + 1 });
  };
  for (const reply of replies) {
    const { content } = reply.message;
    const missing = missingIn.get(content) ?? localiser.missing(content, names);
    missingIn.set(content, missing);
    whole.of += 1;
    if (missing.length === 0) whole.replies += 1;
    for (const english of missing) count(sentences, english);
    for (const english of labelsOf(reply))
      if (localiser.label(english) === undefined) count(labels, english);
  }
  const sorted = (found: ReadonlyMap<string, Missing>) =>
    [...found.values()].sort((a, b) => b.count - a.count);
  return { sentences: sorted(sentences), labels: sorted(labels), whole };
}

/** The short texts of a reply: on buttons and chips, in cards, of sources. */
function labelsOf({
  choices = [],
  suggestions = [],
  sources = [],
  cards = [],
}: ChatReply): string[] {
  return [
    ...choices.flatMap((choice) =>
      "send" in choice ? [choice.label, choice.send] : [choice.label],
    ),
    ...suggestions,
    ...sources.map(({ label }) => label),
    ...cards.flatMap(({ title, badge, rows, note }) => [
      title,
      ...(badge === undefined ? [] : [badge]),
      ...(note === undefined ? [] : [note]),
      ...rows.flatMap(({ label, value }) => [label, ...value.split(", ")]),
    ]),
  ];
}
