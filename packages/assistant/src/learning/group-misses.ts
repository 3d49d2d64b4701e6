import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { contentWords } from "../dialogue/message/focus.ts";
import { intents } from "../intents.ts";
import type { Miss } from "./misses.ts";

/** Misses about one subject: they are close to the same intent or share a word. */
export type MissGroup = {
  industry: IndustryId;
  subject: string;
  /** Whether the subject is a known intent: if so, it lacks a phrase; otherwise an answer is missing. */
  isKnown: boolean;
  count: number;
  kinds: Partial<Record<Miss["kind"], number>>;
  /** Distinct texts with their counts, the most frequent first. */
  texts: { text: string; count: number }[];
};

/** Minimum certainty for a message to count as close to an intent. */
const near = 0.2;
const others = "Other";
const otherLanguages = "Other languages";
const labels = new Map(intents.map(({ id, label }) => [id, label]));

/** Groups misses by industry and subject, the largest group first; misses that share no word with others come last. */
export const groupMisses = (misses: readonly Miss[]): MissGroup[] =>
  industryIds.flatMap((industry) => {
    const own = misses.filter((miss) => miss.industry === industry);
    const known = Map.groupBy(own, nearIntent);
    const unknown = known.get(undefined) ?? [];
    known.delete(undefined);
    const groups = [
      ...[...known].map(([label, group]) => groupOf(industry, label ?? others, true, group)),
      ...byWords(unknown).map(([word, group]) => groupOf(industry, word, false, group)),
    ];
    const rank = ({ subject, count }: MissGroup) => (subject === others ? -1 : count);
    return groups.sort((a, b) => rank(b) - rank(a) || a.subject.localeCompare(b.subject));
  });

const nearIntent = ({ kind, guess, certainty }: Miss): string | undefined => {
  if (kind === "foreign") return otherLanguages;
  return guess !== undefined && certainty >= near ? labels.get(guess) : undefined;
};

/** Returns the content words of a miss, without the placeholders for personal data. */
const wordsIn = ({ text }: Miss) => new Set(contentWords(text.replace(/\[\w+\]/g, " ")));

/**
 * Groups misses by words, greedily: the word that most messages share forms the first group, then the rest are grouped
 * likewise.
 */
function byWords(misses: readonly Miss[]): [string, Miss[]][] {
  const groups: [string, Miss[]][] = [];
  let left = misses.map((miss) => ({ miss, words: wordsIn(miss) }));
  while (left.length > 0) {
    const counts = new Map<string, Set<string>>();
    for (const { miss, words } of left)
      for (const word of words) counts.set(word, (counts.get(word) ?? new Set()).add(miss.text));
    const [word, texts] = [...counts].reduce<[string, Set<string>]>(
      (best, entry) => (entry[1].size > best[1].size ? entry : best),
      ["", new Set()],
    );
    if (texts.size < 2) break;
    groups.push([word, left.filter(({ words }) => words.has(word)).map(({ miss }) => miss)]);
    left = left.filter(({ words }) => !words.has(word));
  }
  return left.length === 0 ? groups : [...groups, [others, left.map(({ miss }) => miss)]];
}

function groupOf(
  industry: IndustryId,
  subject: string,
  isKnown: boolean,
  misses: readonly Miss[],
): MissGroup {
  const texts = [...Map.groupBy(misses, ({ text }) => text.toLowerCase())]
    .map(([, same]) => ({ text: same[0]?.text ?? "", count: same.length }))
    .sort((a, b) => b.count - a.count);
  const kinds: MissGroup["kinds"] = {};
  for (const { kind } of misses) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { industry, subject, isKnown, count: misses.length, kinds, texts };
}
