/** Finds web and e-mail addresses in visitors' text. */

/** Top-level domains of most links. “node.js”, and “help.It” without a space, end in none of them. */
const endings = new Set(
  "app biz blog cc click club cn co com de dev eu info io link net online org ru shop site store tk uk vip website xyz".split(
    " ",
  ),
);

/** A word with a dot and a known ending, or a full URL. */
function isLink(word: string): boolean {
  if (word.includes("://") || /^[\p{P}\p{S}]{0,3}www\./iu.test(word)) return true;
  const host = word.split(/[/?#:]/, 1)[0]?.replace(/[\p{P}\p{S}]{1,3}$/u, "") ?? "";
  const dot = host.lastIndexOf(".");
  return dot > 0 && !host.includes("@") && endings.has(host.slice(dot + 1).toLowerCase());
}

const wordsOf = (text: string) => text.split(/\s+/);

/** A text with “[link]” in place of each link, and a space where a mail program would still detect one. */
export const withoutLinks = (text: string, instead: string): string =>
  text
    .split(/(\s+)/)
    .map((word) =>
      isLink(word) || word.includes("@")
        ? instead
        : word.replace(/(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})/gu, ". "),
    )
    .join("");

/** How many words are links. */
export const countLinks = (text: string): number => wordsOf(text).filter(isLink).length;
