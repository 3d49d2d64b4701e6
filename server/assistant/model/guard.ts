/**
 * What a model wrote is checked before anybody sees it: links lead to this site only, and every figure must have
 * been in the facts or in the visitor's own words.
 */

/** Takes out whatever leads elsewhere; links to pages of this site become their plain address. */
export function onlyOwnLinks(text: string, allowed: ReadonlySet<string>): string {
  const own = (address: string) => allowed.has(address.replace(/[?#].*$/, ""));
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (_all, label: string, address: string) =>
      own(address) ? `${label} (${address})` : label,
    )
    .replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|javascript:|data:|mailto:)\S*/gi, "")
    .replace(/(?<![\w/])[\w.+-]+@[\w-]+\.[\w.-]+/g, "")
    .replace(
      /\b(?:[\w-]+\.)+(?:com|net|org|io|ru|cn|info|biz|co|app|dev|xyz|ai|me|ly)(?:\/\S*)?/gi,
      "",
    )
    .replace(/<[^>]*>/g, "")
    .replace(/[ \t]{2,}/g, " ");
}

/** The figures of `text` that stand in none of the `grounds`. Figures up to 3 may count steps and are let pass. */
export function ungroundedFigures(text: string, grounds: readonly string[]): string[] {
  const known = new Set(grounds.flatMap(figures));
  return figures(text).filter((figure) => !known.has(figure) && !/^[0-3]$/.test(figure));
}

const figures = (text: string): string[] =>
  (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).map((figure) => figure.replaceAll(",", ""));
