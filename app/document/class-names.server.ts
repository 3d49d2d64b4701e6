/**
 * In a document of the finished site classes have names of one or two letters: a kilobyte and a half of each page. What
 * React renders in the browser, islands and dialogs, has the names of the source, so the rules that a document carries are
 * written for the names that occur in it. A name is the same on all pages of a build, since header and footer stay when
 * the page changes.
 */

export type ShortNames = {
  /** What a class is called in a document; the same name where it has no short one. */
  of(name: string): string;
};

const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = `${letters}0123456789`;

function* freeNames(taken: ReadonlySet<string>): Generator<string> {
  for (let length = 0; ; length += 1) {
    for (const name of namesOf(length)) if (!taken.has(name)) yield name;
  }
}

/** Names of one letter and so many signs more. */
function* namesOf(more: number): Generator<string> {
  if (more === 0) yield* letters;
  else for (const start of namesOf(more - 1)) for (const sign of signs) yield start + sign;
}

/**
 * @param classes of the site's sheet, in its order.
 * @param kept classes that are asked for by name from elsewhere, by a later sheet or a script.
 */
export function shortNames(classes: ReadonlySet<string>, kept: ReadonlySet<string>): ShortNames {
  const free = freeNames(new Set([...classes, ...kept]));
  const shorts = new Map<string, string>();
  for (const name of classes) {
    const short = kept.has(name) ? undefined : free.next().value;
    if (short) shorts.set(name, short);
  }
  return { of: (name) => shorts.get(name) ?? name };
}

const island = /(<site-island\b[\s\S]*?<\/site-island>)/;

/** A document in the parts that stand in islands, and those that do not. */
export const inParts = (html: string): { text: string; isIsland: boolean }[] =>
  html.split(island).map((text) => ({ text, isIsland: text.startsWith("<site-island") }));

/** Gives the classes outside of islands their short names. */
export const withShortNames = (html: string, names: ShortNames): string =>
  inParts(html)
    .map(({ text, isIsland }) =>
      isIsland
        ? text
        : text.replace(
            /(\sclass=")([^"]*)"/g,
            (_all, opening: string, list: string) => `${opening}${shortList(list, names)}"`,
          ),
    )
    .join("");

const shortList = (list: string, names: ShortNames): string =>
  [...new Set(classesIn(list).map((name) => escaped(names.of(name))))].join(" ");

/** The names in a `class` attribute as it is written in a document. */
export const classesIn = (attribute: string): string[] =>
  unescaped(attribute)
    .split(/\s+/)
    .filter((name) => name !== "");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** What React writes for signs in attributes, back as signs. */
const unescaped = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** A selector in pieces: text as it stands, and the classes between, as they are called. */
export type SelectorPieces = readonly (string | { className: string; written: string })[];

/** Takes a selector apart at its classes, those in `:is()` and the like too. */
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

/** What a class of a selector is called where the selector is to count, one name or several. */
export type NamesOf = (className: string) => readonly string[];

/** A selector for each way in which its classes are named. */
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
