/**
 * Adds the faces of running text, which the later sheet declares only for browsers without scripts
 * (styles/later.css). Chromium calculates every element's style when a face is declared, and lays out all text when it
 * arrives; added once they are loaded, all faces cost that together, and only once.
 */

/** Faces with basic Latin are on every page, except for one weight. Others stay unloaded until a text needs them. */
const isOnEveryPage = ({ unicodeRange }: FontFace): boolean => /^U\+0*20-/i.test(unicodeRange);

/**
 * Loads the faces that a sheet declares for browsers without scripts, and adds them to the document.
 *
 * @param unusedWeight of a face that no text of the content has.
 */
export async function addFonts(
  { cssRules }: CSSStyleSheet,
  unusedWeight: string | null,
): Promise<void> {
  const faces = facesIn(cssRules);
  const isUsed = (face: FontFace) => isOnEveryPage(face) && face.weight !== unusedWeight;
  // A face that could not be loaded leaves its text in the fallback.
  await Promise.allSettled(faces.filter(isUsed).map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  await document.fonts.ready;
}

const facesIn = (rules: CSSRuleList): FontFace[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return facesIn(rule.cssRules);
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const value = (descriptor: string) => rule.style.getPropertyValue(descriptor);
    return new FontFace(value("font-family").replaceAll('"', ""), value("src"), {
      weight: value("font-weight"),
      display: "swap",
      unicodeRange: value("unicode-range"),
    });
  });
