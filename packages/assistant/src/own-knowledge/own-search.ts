import type { IndustryId } from "@brightkeel/contracts";
import MiniSearch from "minisearch";
import { contentWords } from "../dialogue/message/focus.ts";
import type { Passage } from "../knowledge/retrieval.ts";
import type { OwnSection } from "./markdown.ts";
import { readable } from "./readable.ts";

export type Found = {
  section: OwnSection;
  /** Share of the question that the section covers, from 0 to 1; rare words weigh more. */
  coverage: number;
  /** Number of the question's words that it contains. */
  words: number;
};

export type OwnSearch = (question: string, industry: IndustryId) => Found[];

const mostFound = 3;
/** Anything below is a coincidence, not even worth showing to a model. */
const leastCoverage = 0.3;

/** Creates a search for the sections that cover a question. */
export function createOwnSearch(given: readonly OwnSection[]): OwnSearch {
  const sections = given.map((section) => ({
    ...section,
    title: readable(section.title),
    text: readable(section.text),
  }));
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ["title", "text"],
    tokenize: contentWords,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 2 },
      // Long words match with one typing error.
      fuzzy: (term) => (term.length > 5 ? 1 : false),
    },
  });
  index.addAll(sections.map(({ title, text }, id) => ({ id, title, text })));
  const holding = new Map<string, number>();
  for (const { title, text } of sections)
    for (const word of new Set(contentWords(`${title} ${text}`)))
      holding.set(word, (holding.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + sections.length / (holding.get(word) ?? 0.5));

  return (question, industry) => {
    const asked = [...new Set(contentWords(question))];
    const all = asked.reduce((sum, word) => sum + weight(word), 0);
    if (all === 0) return [];
    return index
      .search(asked.join(" "))
      .flatMap(({ id, queryTerms }) => {
        const section = sections[Number(id)];
        const isFor = section?.industries?.includes(industry) ?? true;
        if (!section || !isFor) return [];
        const held = [...new Set(queryTerms)];
        const coverage = held.reduce((sum, word) => sum + weight(word), 0) / all;
        return [{ section, coverage, words: held.length }];
      })
      .sort((a, b) => b.coverage - a.coverage)
      .slice(0, mostFound);
  };
}

/** Returns a search over the current knowledge, rebuilt when that changes; undefined if there is none. */
export function latestSearch(
  knowledge: (() => readonly OwnSection[]) | undefined,
): () => OwnSearch | undefined {
  let of: readonly OwnSection[] = [];
  let search: OwnSearch | undefined;
  return () => {
    const sections = knowledge?.() ?? [];
    if (sections !== of) {
      of = sections;
      search = sections.length === 0 ? undefined : createOwnSearch(sections);
    }
    return search;
  };
}

/** Returns what was found, as text for a model, which no tag in it can end. */
export const passagesOf = (search: OwnSearch, question: string, industry: IndustryId): Passage[] =>
  search(question, industry)
    .filter(({ coverage }) => coverage >= leastCoverage)
    .map(({ section: { title, text, href } }) => ({
      id: `${href} ${title}`,
      text: `${title}: ${text}`.replace(/[<>]/g, " "),
      source: { label: title, href },
    }));
