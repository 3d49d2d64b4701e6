/**
 * Adds fonts to the document by script. The later sheet declares the faces of running text only for browsers without
 * scripts (styles/later.css). Chromium calculates every element's style when a face is declared, and lays out all text
 * when it arrives; added once they are loaded, all faces cost that together, and only once.
 */

/** Faces with basic Latin are on every page, except for one weight. Others stay unloaded until a text needs them. */
const isOnEveryPage = ({ unicodeRange }: FontFace): boolean => /^U\+0*20-/i.test(unicodeRange);

/** Sources of the faces that were added, as the browser prints them. */
const added = new Set<string>();

/**
 * Adds to the document the faces that the later sheet declares for browsers without scripts, and those of the document's
 * own sheet, which is replaced when another page is shown.
 *
 * @param unusedWeight of a face that no text of the content has.
 */
export async function addFonts(
  later: CSSStyleSheet,
  own: CSSStyleSheet | null,
  unusedWeight: string | null,
): Promise<void> {
  const ownRules = own === null ? [] : faceRulesIn(own.cssRules).filter((rule) => !isLocal(rule));
  const ownFaces = ownRules.map(faceOf);
  const laterRules = faceRulesIn(later.cssRules);
  const laterFaces = laterRules.map(faceOf);
  const isUsed = (face: FontFace) => isOnEveryPage(face) && face.weight !== unusedWeight;
  // A face that could not be loaded leaves its text in the fallback.
  await Promise.allSettled([...ownFaces, ...laterFaces.filter(isUsed)].map((face) => face.load()));
  for (const face of [...ownFaces, ...laterFaces]) document.fonts.add(face);
  for (const rule of [...ownRules, ...laterRules]) added.add(sourceOf(rule));
  await document.fonts.ready;
}

/**
 * Removes from the sheet of another page the faces that were added. Chromium would load each again, and lay out all
 * text when it is declared and when it arrives. Installed fonts, which stand in until then, are not needed either.
 */
export function dropAddedFaces(sheet: CSSStyleSheet): void {
  if (added.size === 0) return;
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule instanceof CSSFontFaceRule && (isLocal(rule) || added.has(sourceOf(rule))))
      sheet.deleteRule(index);
  }
}

const faceRulesIn = (rules: CSSRuleList): CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return faceRulesIn(rule.cssRules);
    return rule instanceof CSSFontFaceRule ? [rule] : [];
  });

const sourceOf = ({ style }: CSSFontFaceRule): string => style.getPropertyValue("src");

const isLocal = (rule: CSSFontFaceRule): boolean => sourceOf(rule).startsWith("local(");

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const value = (descriptor: string) => style.getPropertyValue(descriptor);
  return new FontFace(value("font-family").replaceAll('"', ""), value("src"), {
    weight: value("font-weight"),
    display: "swap",
    unicodeRange: value("unicode-range") || "U+0-10FFFF",
  });
}
