import type { IndustryId } from "@brightkeel/contracts";
import { beginnings } from "./beginnings.ts";
import type { LanguageData } from "./language.ts";
import { plainOf, type Token, tokensOf } from "./tokens.ts";
import { waysOf } from "./ways.ts";

/** The vocabulary of a language: its phrase patterns as a trie of words, and its stems. */
export type Lexicon = {
  /** Finds the longest phrase pattern that matches at a token. */
  longest(tokens: readonly Token[], from: number, industry: IndustryId): Found | undefined;
  /** Returns the English of a single word; undefined if the language does not have it. */
  word(text: string, industry: IndustryId): string | undefined;
  /** Whether `word` may know a word with this prefix; may be a false positive. */
  mayBegin(start: string): boolean;
  /** Whether a word occurs in any phrase pattern. */
  holds(token: Token): boolean;
  gaps: readonly Gap[];
};

export type Found = { length: number; english: string };

/** A separable verb and its prefix at the end of the clause: “reise … an”. */
export type Gap = { first: string; last: string; english: string };

type Node = { next: Map<string, Node>; english?: Map<IndustryId | "", string> };

/** Minimum length of a stem. */
const shortestStem = 2;
const longestEnding = 9;

const slot = /^\{(\w+)\}$/;
/** Markers for the start and the end of a message. */
const edges = new Set(["^", "$"]);

export function createLexicon(data: LanguageData): Lexicon {
  const root: Node = { next: new Map() };
  const words = new Set<string>();
  const gaps: Gap[] = [];
  const endings = new Set(data.endings);
  const strict = new Set(data.strict);
  const classes = new Map(
    Object.entries(data.classes).map(([name, members]) => [name, formsOf(members)] as const),
  );

  function formsOf(members: Readonly<Record<string, string>>): Map<string, string> {
    const forms = new Map<string, string>();
    const all = Object.entries(members).flatMap(([ways, english]) =>
      waysOf(ways).map((way) => [way.toLowerCase(), english] as const),
    );
    for (const [way, english] of all) forms.set(way, english);
    for (const [way, english] of all) {
      const plain = plainOf(way, data.id);
      if (!forms.has(plain)) forms.set(plain, english);
    }
    return forms;
  }

  // Patterns share most of their words, so each is tokenised only once.
  const pieces = new Map<string, Token[]>();
  function piecesOf(part: string): Token[] {
    const known = pieces.get(part) ?? tokensOf(part, data.id);
    pieces.set(part, known);
    return known;
  }

  /** Returns the tokens of a pattern as trie keys, with and without accents. */
  function pathOf(way: string): { accented: string[]; plain: string[] } {
    const accented: string[] = [];
    const plain: string[] = [];
    for (const part of way.split(" ")) {
      if (slot.test(part) || edges.has(part)) {
        accented.push(part);
        plain.push(part);
        continue;
      }
      const isStem = part.endsWith("~");
      for (const token of piecesOf(isStem ? part.slice(0, -1) : part)) {
        const end = isStem ? "~" : "";
        accented.push(token.text + end);
        plain.push((strict.has(token.text) ? token.text : token.plain) + end);
      }
    }
    return { accented, plain };
  }

  function put(
    path: readonly string[],
    english: string,
    industry: IndustryId | "",
    isOver: boolean,
  ) {
    let node = root;
    for (const part of path) {
      let next = node.next.get(part);
      if (!next) {
        next = { next: new Map() };
        node.next.set(part, next);
      }
      node = next;
    }
    node.english ??= new Map();
    if (isOver || !node.english.has(industry)) node.english.set(industry, english);
  }

  type Path = ReturnType<typeof pathOf> & { english: string; industry: IndustryId | "" };
  const paths = data.ways.flatMap(([text, english, industry]) =>
    waysOf(text).flatMap((way): Path[] => {
      const [first = "", last] = way.split(" … ");
      if (last === undefined) return [{ ...pathOf(way), english, industry: industry ?? "" }];
      gaps.push({
        first: plainOf(first.toLowerCase(), data.id),
        last: plainOf(last.toLowerCase(), data.id),
        english,
      });
      return [];
    }),
  );
  // Exact matches with accents take precedence over matches without them.
  for (const { accented, english, industry } of paths) put(accented, english, industry, false);
  for (const { plain, english, industry } of paths) put(plain, english, industry, false);
  for (const { accented, plain } of paths) {
    for (const part of [...accented, ...plain]) if (!slot.test(part)) words.add(part);
  }

  /** Returns the forms under which a word may occur in a pattern: as written, without accents, and as a stem. */
  function formsOfWord(text: string, plain: string): string[] {
    const forms = text === plain ? [text] : [text, plain];
    const stems = (word: string) => {
      for (let cut = 0; cut <= longestEnding && word.length - cut >= shortestStem; cut += 1) {
        const stem = word.slice(0, word.length - cut);
        if (cut === 0 || endings.has(word.slice(word.length - cut))) forms.push(`${stem}~`);
      }
    };
    stems(plain);
    if (data.id === "de" && plain.startsWith("ge") && plain.length > 5) stems(plain.slice(2));
    return forms;
  }
  const cache = new WeakMap<Token, readonly (readonly [string, string | undefined])[]>();
  /** Returns the trie keys that a token matches, each with the value for its placeholder. */
  function meetings(token: Token): readonly (readonly [string, string | undefined])[] {
    const known = cache.get(token);
    if (known) return known;
    const found: (readonly [string, string | undefined])[] = [];
    if (token.kind === "word") {
      for (const form of formsOfWord(token.text, token.plain)) found.push([form, undefined]);
      for (const [name, forms] of classes) {
        const english = forms.get(token.text) ?? forms.get(token.plain);
        if (english !== undefined) found.push([`{${name}}`, english]);
      }
      found.push(["{word}", token.raw]);
    } else if (token.kind === "mark") found.push([token.text, undefined]);
    else found.push([`{${token.kind}}`, token.english ?? token.raw]);
    if (token.kind === "number") found.push([token.english ?? token.text, undefined]);
    cache.set(token, found);
    return found;
  }

  function longest(
    tokens: readonly Token[],
    from: number,
    industry: IndustryId,
  ): Found | undefined {
    let best: Found | undefined;
    const follow = (node: Node, at: number, values: readonly string[]) => {
      const english = node.english?.get(industry) ?? node.english?.get("");
      const length = at - from;
      if (english !== undefined && length > (best?.length ?? 0))
        best = { length, english: filled(english, values) };
      const token = tokens[at];
      if (!token) return;
      for (const [form, value] of meetings(token)) {
        const next = node.next.get(form);
        if (next) follow(next, at + 1, value === undefined ? values : [...values, value]);
      }
    };
    follow(root, from, []);
    return best;
  }

  const mayBegin = beginnings(
    [...root.next.keys(), ...classes.values().flatMap((forms) => forms.keys())],
    longestEnding,
  );

  return {
    longest,
    gaps,
    mayBegin(start) {
      const plain = plainOf(start, data.id);
      const isForm = data.id === "de" && plain.startsWith("ge") && mayBegin(plain.slice(2));
      return isForm || mayBegin(start) || mayBegin(plain);
    },
    word(text, industry) {
      const [token] = tokensOf(text, data.id);
      if (!token) return undefined;
      for (const form of formsOfWord(token.text, token.plain)) {
        const english = root.next.get(form)?.english;
        const found = english?.get(industry) ?? english?.get("");
        if (found !== undefined) return found;
      }
      for (const forms of classes.values()) {
        const found = forms.get(token.plain);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    holds: (token) =>
      formsOfWord(token.text, token.plain).some((form) => words.has(form)) ||
      [...classes.values()].some((forms) => forms.has(token.text) || forms.has(token.plain)),
  };
}

/** Fills placeholders: “{1}” is the first value, “{1:th}” an ordinal, “{1:00}” an hour. */
const filled = (english: string, values: readonly string[]): string =>
  english.replace(/\{(\d)(?::(\w+))?\}/g, (_all, index: string, form?: string) => {
    const value = values[Number(index) - 1] ?? "";
    if (form === "th") return ordinal(value);
    if (form === "pm") return Number(value) < 12 ? `${value} pm` : `${value}:00`;
    return form === "00" ? `${value}:00` : value;
  });

function ordinal(figure: string): string {
  const last = Number(figure) % 10;
  const teens = Math.floor(Number(figure) / 10) % 10 === 1;
  return `${figure}${teens ? "th" : (["th", "st", "nd", "rd"][last] ?? "th")}`;
}
