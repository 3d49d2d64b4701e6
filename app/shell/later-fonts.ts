/**
 * Adds the faces of running text, which the later sheet declares only for browsers without scripts
 * (styles/later.css). Chromium calculates every element's style when a face is declared, and lays out all text when it
 * arrives; added once they are loaded, all faces cost that together, and only once.
 */

/** Faces with basic Latin are on every page. Those with the other characters stay unloaded until a text has one. */
const isOnEveryPage = ({ unicodeRange }: FontFace): boolean => /^U\+0*20-/i.test(unicodeRange);

/** Loads the faces that a sheet declares for browsers without scripts, and adds them to the document. */
export async function addFonts({ cssRules }: CSSStyleSheet): Promise<void> {
  const faces = facesIn(cssRules);
  // A face that could not be loaded leaves its text in the fallback.
  await Promise.allSettled(faces.filter(isOnEveryPage).map((face) => face.load()));
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
