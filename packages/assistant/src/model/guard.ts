/**
 * What a model wrote is checked before anybody sees it: links lead to this site only, and every figure must have
 * been in the facts.
 */

/** Takes out whatever leads elsewhere; links to pages of this site become their plain address. */
export function onlyOwnLinks(text: string, allowed: ReadonlySet<string>): string {
  const own = (address: string) => allowed.has(address.replace(/[?#].*$/, ""));
  return (
    text
      // Full-width letters and invisible signs are how a scheme hides from the patterns below.
      .normalize("NFKC")
      .replace(/[\p{Cf}]/gu, "")
      .replace(/<[^>]*>?/g, "")
      .replace(/!\[[^\]]*\](?:\((?:[^()]|\([^()]*\))*\)?|\[[^\]]*\])/g, "")
      .replace(/^\s*\[[^\]]+\]:.*$/gm, "")
      .replace(
        /\[([^\]]*)\]\(\s*((?:[^()\s]|\([^()]*\))*)(?:[^()]|\([^()]*\))*\)/g,
        (_all, label: string, address: string) => (own(address) ? `${label} (${address})` : label),
      )
      .replace(/\[([^\]]*)\]\[[^\]]*\]/g, "$1")
      .replace(
        /(?:\b[a-z][a-z0-9+.-]*:\/\/|(?<![:\w])\/\/|\bwww\.|\b(?:java|vb)script:|\bdata:|\bmailto:|\btel:)\S*/gi,
        "",
      )
      .replace(/(?<![\w/])[\w.+-]+@[\w-]+\.[\w.-]+/g, "")
      .replace(/\b(?:[A-Za-z0-9-]+\.)+(?:[a-z]{2,24}|[A-Z]{2,24})\b(?:[:/?#]\S*)?/g, "")
      .replace(/[ \t]{2,}/g, " ")
  );
}

/** The figures of `text` that stand in none of the `grounds`. Up to 3 they may count steps and pass, but not as money or share. */
export function ungroundedFigures(text: string, grounds: readonly string[]): string[] {
  const known = new Set(grounds.flatMap(figures).map(({ figure }) => figure));
  return figures(text)
    .filter(({ figure, valued }) => !known.has(figure) && (valued || !/^[0-3]$/.test(figure)))
    .map(({ figure }) => figure);
}

const figures = (text: string): { figure: string; valued: boolean }[] =>
  [
    ...text.matchAll(/([$€£₹]\s?)?(\d+(?:[.,:]\d+)*)(\s?(?:%|percent|dollars?|euros?|USD|EUR))?/gi),
  ].map(([, sign, figure = "", unit]) => ({
    figure: figure.replaceAll(",", ""),
    valued: sign !== undefined || unit !== undefined,
  }));
