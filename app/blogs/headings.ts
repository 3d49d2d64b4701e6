import { normalised } from "@brightkeel/contracts";
import type { BodyBlock, TextBlock } from "./post.ts";

const textOf = ({ children }: TextBlock): string => children.map(({ text }) => text ?? "").join("");

const wordsOf = (block: TextBlock): string =>
  normalised(textOf(block).toLowerCase(), "NFKD")
    .replaceAll(/[^\p{Letter}\p{Number}\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");

const hasStyle = (block: BodyBlock, style: string): block is TextBlock =>
  block._type === "block" && "style" in block && block.style === style;

/**
 * Gives each heading of a post its anchor, by its block's key. It is made from the heading's text, so it is stable
 * when the post is edited elsewhere; if an earlier heading has the same text, a number is added.
 */
export function anchorsOf(body: readonly BodyBlock[]): (block: { _key?: string }) => string {
  const byKey = new Map<string, string>();
  const taken = new Set<string>();
  for (const block of body) {
    if (!hasStyle(block, "h2") && !hasStyle(block, "h3")) continue;
    const words = wordsOf(block) || `section-${block._key}`;
    let anchor = words;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${words}-${count}`;
    taken.add(anchor);
    byKey.set(block._key, anchor);
  }
  return ({ _key = "" }) => byKey.get(_key) ?? `section-${_key}`;
}

/** Returns how many blocks are a post's opening: its first paragraph, or none if it begins with something else. */
export function openingOf([first]: readonly BodyBlock[]): number {
  if (first === undefined || !hasStyle(first, "normal")) return 0;
  return "listItem" in first ? 0 : 1;
}

/** Returns the main headings of a post, for its table of contents. */
export function contentsOf(body: readonly BodyBlock[]): { id: string; text: string }[] {
  const anchorOf = anchorsOf(body);
  return body
    .filter((block) => hasStyle(block, "h2"))
    .map((block) => ({ id: anchorOf(block), text: textOf(block) }));
}

/** Returns the text of a post: paragraphs, lists, tables and call-outs, without code. */
export const plainText = (blocks: unknown): string => {
  if (Array.isArray(blocks)) return blocks.map(plainText).join(" ");
  if (typeof blocks !== "object" || blocks === null) return "";
  if ("text" in blocks && typeof blocks.text === "string") return blocks.text;
  return Object.values(blocks).map(plainText).join(" ").trim();
};
