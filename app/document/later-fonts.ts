/**
 * Adds fonts to the document by script. The later sheet declares the faces of running text only for browsers without
 * scripts (styles/later.css). Chromium calculates every element's style when a face is declared, and lays out all text
 * when it arrives; added once they are loaded, all faces cost that together, and only once.
 */

/** Faces with basic Latin, or with all they have, are on every page, except for one weight. Others wait for a text. */
const isOnEveryPage = ({ unicodeRange }: FontFace): boolean => /^U\+0*(20)?-/i.test(unicodeRange);

/** Files of the faces that were added, and undefined for installed fonts. */
const added = new Set<string | undefined>();

/**
 * Loads the faces that the document's sheets declare, and adds them to the document: those that the later sheet declares
 * for browsers without scripts, and those of the page's own sheet, which is replaced when another page is shown.
 *
 * @param unusedWeight of a face that no text of the content has.
 */
export async function addFonts(unusedWeight: string | null): Promise<void> {
  const faces = [...document.styleSheets].flatMap(({ cssRules }) => facesIn(cssRules));
  // A face that could not be loaded leaves its text in the fallback.
  await Promise.allSettled(
    faces.map(([, face]) => isOnEveryPage(face) && face.weight !== unusedWeight && face.load()),
  );
  for (const [file, face] of faces) {
    document.fonts.add(face);
    added.add(file);
  }
  // Installed fonts have stood in until now.
  added.add(undefined);
  await document.fonts.ready;
}

/**
 * Removes from another page's rules the faces that the document has. Chromium would load each again, and lay out all
 * text when it is declared and when it arrives.
 */
export const withoutAddedFaces = (rules: string): string =>
  rules.replace(/@font-face\{[^{}]*\}/g, (face) => (added.has(fileIn(face)) ? "" : face));

const fileIn = (face: string): string | undefined => /["(]([^"()]+woff2)/.exec(face)?.[1];

/** Returns the faces that rules declare, each with its file; not those of installed fonts. */
const facesIn = (rules: CSSRuleList): [file: string, face: FontFace][] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return facesIn(rule.cssRules);
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (descriptor: string) => rule.style.getPropertyValue(descriptor);
    const file = fileIn(value("src"));
    if (!file) return [];
    const face = new FontFace(value("font-family").replaceAll('"', ""), value("src"), {
      weight: value("font-weight"),
      display: "swap",
      unicodeRange: value("unicode-range") || "U+0-10FFFF",
    });
    return [[file, face]];
  });
