import type { BodyBlock, TextBlock } from "./post.ts";

type Spans = { children?: unknown; _key?: string | undefined };

const textOf = ({ children }: Spans): string =>
  Array.isArray(children)
    ? children.map((child: { text?: string }) => child.text ?? "").join("")
    : "";

/** Anchor of a heading: its words, which stay the same when the post is edited elsewhere. */
export const headingId = (block: Spans): string =>
  textOf(block)
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{Letter}\p{Number}\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-") || `section-${block._key ?? ""}`;

const isHeading = (block: BodyBlock): block is TextBlock =>
  block._type === "block" && "style" in block && block.style === "h2";

/** The main headings of a post, for its table of contents. */
export const contentsOf = (body: readonly BodyBlock[]): { id: string; text: string }[] =>
  body.filter(isHeading).map((block) => ({ id: headingId(block), text: textOf(block) }));

/** All words of a post: paragraphs, lists, tables and call-outs, without code. */
export const plainText = (blocks: unknown): string => {
  if (Array.isArray(blocks)) return blocks.map(plainText).join(" ");
  if (typeof blocks !== "object" || blocks === null) return "";
  if ("text" in blocks && typeof blocks.text === "string") return blocks.text;
  return Object.values(blocks).map(plainText).join(" ").trim();
};
