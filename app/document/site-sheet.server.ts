import { createHash } from "node:crypto";
import { inkClasses } from "../drawings/ink-classes.ts";
import { namesFrom, type ShortNames, shortNames } from "./class-names.server.ts";
import { classesOfLaterRules, laterRules } from "./later-rules.server.ts";
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
 */
export function packSheet(siteStyles: string, laterSiteStyles: string): string {
  const index = indexStyles(withShortVariables(withoutUnsetVariables(siteStyles)));
  const kept = new Set([...indexStyles(laterSiteStyles).classes, ...inkClasses]);
  const shorts = shortNames(index.classes, kept);
  const names = namesFrom(shorts);
  // Its rules also carry the source names, which islands use.
  const rules = laterRules(index, (name) => [...new Set([names.of(name), name])]);
  const packed: Packed = {
    index,
    later: laterSiteStyles + rules,
    kept: [...kept.union(classesOfLaterRules(index))],
    shorts: [...shorts],
  };
  return JSON.stringify(packed, (_key, value) =>
    value instanceof Set ? { set: [...value] } : value,
  );
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
