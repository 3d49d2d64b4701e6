/**
 * Shortens class names to one or two letters in the documents of the built site, which saves 1.5 kB a page. What
 * React renders in the browser has the names of the source. An island that brings the rules of the whole site before it
 * runs is shortened in the document all the same: hydration leaves attributes as they are, and a class that changes later
 * is written again, by the name of the source. Other islands keep those names, and a document's rules are written for
 * whichever names occur in it. A short name is the same on all pages of a build, because header and footer stay when the
 * page changes.
 */

export type ShortNames = {
  /** Returns the short name of a class in documents, or the name itself where it has none. */
  of(name: string): string;
};

const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = `${letters}0123456789`;

function* freeNames(taken: ReadonlySet<string>): Generator<string> {
  for (let length = 0; ; length += 1) {
    for (const name of namesOf(length)) if (!taken.has(name)) yield name;
  }
}

/** Yields all names of one letter followed by `more` letters or digits. */
function* namesOf(more: number): Generator<string> {
  if (more === 0) yield* letters;
  else for (const start of namesOf(more - 1)) for (const sign of signs) yield start + sign;
}

/**
 * Assigns a short name to each class.
 *
 * @param classes of the site's sheet, those first that should have the shortest names.
 * @param kept classes that a later sheet or a script refers to by name, which get none.
 * @returns the short names by class.
 */
export function shortNames(
  classes: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): Map<string, string> {
  const free = freeNames(new Set([...classes, ...kept]));
  const shorts = new Map<string, string>();
  for (const name of classes) {
    const short = kept.has(name) ? undefined : free.next().value;
    if (short) shorts.set(name, short);
  }
  return shorts;
}

/** Looks classes up in what `shortNames` assigned. */
export const namesFrom = (shorts: ReadonlyMap<string, string>): ShortNames => ({
  of: (name) => shorts.get(name) ?? name,
});

const island = /(<site-island\b[\s\S]*?<\/site-island>)/;

/** An island whose later content gets its rules from the whole site's sheet (islands/runtime.ts). */
const bringsRules = /^<site-island\b[^>]* rules="site"/;

type DocumentPart = {
  text: string;
  isIsland: boolean;
  /** Whether the classes of the source stay, because the document has the rules for what its script adds. */
  keepsNames: boolean;
};

/** Splits a document into its islands and the HTML between them. */
export const inParts = (html: string): DocumentPart[] =>
  html.split(island).map((text) => {
    const isIsland = text.startsWith("<site-island");
    return { text, isIsland, keepsNames: isIsland && !bringsRules.test(text) };
  });

/** Matches the attributes of a tag up to its class. */
const beforeClass = /(?<=<[a-z][\w-]*)((?: [\w:-]+="[^"]*")+)( class="[^"]*")/gi;

/**
 * Replaces the class names by their short names, except in islands that keep theirs, and removes empty attributes. The
 * class becomes a tag's first attribute, so that tags of one kind begin alike: brotli then needs 30 bytes less a document.
 */
export const withShortNames = (html: string, names: ShortNames): string =>
  inParts(html)
    .map(({ text, isIsland, keepsNames }) =>
      keepsNames
        ? text
        : text
            .replace(/\sclass="([^"]*)"/g, (_all, list: string) =>
              // In an island the attribute stays as React expects it.
              list === "" && !isIsland ? "" : ` class="${shortList(list, names)}"`,
            )
            .replace(beforeClass, "$2$1"),
    )
    .join("");

const shortList = (list: string, names: ShortNames): string =>
  [...new Set(classesIn(list).map((name) => escaped(names.of(name))))].join(" ");

/** Returns the names in a `class` attribute as it is written in a document. */
export const classesIn = (attribute: string): string[] =>
  unescaped(attribute)
    .split(/\s+/)
    .filter((name) => name !== "");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Decodes the entities that React writes in attributes. */
const unescaped = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** A selector in pieces: plain text, and the classes between, each with its name and as written. */
export type SelectorPieces = readonly (string | { className: string; written: string })[];

/** Splits a selector at its classes, including those in `:is()` and the like. */
export function piecesOf(selector: string): SelectorPieces {
  const pieces: (string | { className: string; written: string })[] = [];
  let at = 0;
  for (const match of selector.matchAll(/"[^"]*"|\.((?:[\w-]|[^\0-\x7f]|\\[\da-f]+\s?|\\.)+)/gi)) {
    const [written, name] = match;
    if (name === undefined) continue;
    pieces.push(selector.slice(at, match.index), { className: signsOf(name), written });
    at = match.index + written.length;
  }
  return [...pieces, selector.slice(at)];
}

/** @see https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
const signsOf = (identifier: string): string =>
  identifier.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_all, code?: string, sign = "") =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Returns the names of a class in the target document: one or several. */
export type NamesOf = (className: string) => readonly string[];

/** Returns one selector for each combination of the names of its classes. */
export const namedSelectors = (pieces: SelectorPieces, namesOf: NamesOf): string[] =>
  pieces.reduce<string[]>(
    (starts, piece) => {
      if (typeof piece === "string") return starts.map((start) => start + piece);
      const names = namesOf(piece.className).map((name) =>
        name === piece.className ? piece.written : `.${name}`,
      );
      return starts.flatMap((start) => names.map((name) => start + name));
    },
    [""],
  );
