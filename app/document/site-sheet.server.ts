import { createHash } from "node:crypto";
import { inkClasses } from "../drawings/ink-classes.ts";
import { namesFrom, type ShortNames, shortNames } from "./class-names.server.ts";
import { withoutIdleFontSettings } from "./idle-font-settings.server.ts";
import { classesOfLaterRules, laterRules } from "./later-rules.server.ts";
import { withoutOwnVariables } from "./own-variables.server.ts";
import { withoutUnsetVariables } from "./settled-variables.server.ts";
import { withShortVariables } from "./short-variables.server.ts";
import { indexStyles, type StyleIndex } from "./used-styles.server.ts";

/** The site's styles, prepared for documents that carry only what they use. */
export type SiteSheet = {
  index: StyleIndex;
  names: ShortNames;
  /** Classes that keep their names on all pages. */
  kept: ReadonlySet<string>;
  /** The sheet that every page loads after its first paint. */
  later: { name: string; text: string };
};

/** A sheet as data: `JSON` knows no sets, and no functions. */
type Packed = Pick<SiteSheet, "index"> & {
  later: string;
  kept: readonly string[];
  shorts: readonly [name: string, short: string][];
};

/**
 * Prepares the site's styles, which takes a quarter of a second of a processor, and returns them as text.
 *
 * @param siteStyles the whole sheet.
 * @param laterSiteStyles the rules that load after the first paint in any case.
 * @param sources in which classes are named: the more often, the shorter is a class's name in documents.
 */
export function packSheet(
  siteStyles: string,
  laterSiteStyles: string,
  sources: readonly Source[] = [],
): string {
  const index = indexStyles(
    withShortVariables(
      withoutOwnVariables(withoutUnsetVariables(withoutIdleFontSettings(siteStyles))),
    ),
  );
  const kept = new Set([...indexStyles(laterSiteStyles).classes, ...inkClasses]);
  const ofLaterRules = classesOfLaterRules(index);
  const shorts = shortNames(byFrequency(index.classes, ofLaterRules, sources), kept);
  const names = namesFrom(shorts);
  // Its rules also carry the source names, which islands use.
  const rules = laterRules(index, (name) => [...new Set([names.of(name), name])]);
  const packed: Packed = {
    index,
    later: laterSiteStyles + rules,
    kept: [...kept.union(ofLaterRules)],
    shorts: [...shorts],
  };
  return JSON.stringify(packed, (_key, value) =>
    value instanceof Set ? { set: [...value] } : value,
  );
}

/** A module that names classes, and whether what it renders is on every page, as header and footer are. */
export type Source = { text: string; isOnEveryPage: boolean };

/** About how many pages there are: what is on each of them counts as often. */
const pages = 50;

/**
 * Returns classes with those first that are named most often, twice the ones that keep their names on all pages. Most others
 * have names of one page (joined-classes.server.ts).
 */
function byFrequency(
  classes: ReadonlySet<string>,
  ofLaterRules: ReadonlySet<string>,
  sources: readonly Source[],
): Set<string> {
  const counts = new Map([...classes].map((name) => [name, 0]));
  for (const { text, isOnEveryPage } of sources)
    for (const word of text.split(/[\s"'`]+/)) {
      const count = counts.get(word);
      if (count === undefined) continue;
      counts.set(word, count + (isOnEveryPage ? pages : ofLaterRules.has(word) ? 2 : 1));
    }
  const countOf = (name: string) => counts.get(name) ?? 0;
  return new Set([...classes].toSorted((a, b) => countOf(b) - countOf(a)));
}

/** Returns the sheet that `packSheet` made. */
export function unpackSheet(text: string): SiteSheet {
  const { index, later, kept, shorts }: Packed = JSON.parse(text, (_key, value) =>
    Array.isArray(value?.set) ? new Set(value.set) : value,
  );
  // Hashed here, because the build writes the addresses of files into the text after it was packed.
  const hash = createHash("sha256").update(later).digest("hex").slice(0, 8);
  return {
    index,
    later: { name: `${hash}.css`, text: later },
    kept: new Set(kept),
    names: namesFrom(new Map(shorts)),
  };
}
