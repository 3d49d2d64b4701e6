/**
 * Parses the simple Markdown that models write in a chat: strong, emphasis, code, links and lists. A full parser
 * would be larger than the dialog. Text is never treated as HTML, and anything else stays as written.
 * https://commonmark.org/help/
 */

export type Inline =
  | { kind: "text" | "strong" | "emphasis" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] };

const listItem = /^ {0,3}(?:[-*•]|(\d{1,2})[.)]) +(?=\S)/;

/** Parses a text into blocks. Paragraphs keep their line breaks; adjacent items of the same kind form one list. */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    const paragraph = lines.join("\n").trim();
    if (paragraph !== "") blocks.push({ kind: "paragraph", content: readInline(paragraph) });
    lines = [];
  };
  for (const line of text.split("\n")) {
    const marker = listItem.exec(line);
    if (!marker) {
      if (line.trim() === "") endParagraph();
      else lines.push(line);
      continue;
    }
    endParagraph();
    const ordered = marker[1] !== undefined;
    const item = readInline(line.slice(marker[0].length).trim());
    const last = blocks.at(-1);
    if (last?.kind === "list" && last.ordered === ordered) last.items.push(item);
    else blocks.push({ kind: "list", ordered, items: [item] });
  }
  endParagraph();
  return blocks;
}

/**
 * Matches the inline forms: none has a space at its edges or contains a line break, and single marks do not count
 * within a word.
 */
const forms =
  /`([^`\n]+)`|\*\*(\S|\S[^*\n]*[^\s*])\*\*|(?<![\w*])[*_](\S|\S[^*_\n]*[^\s*_])[*_](?![\w*])|\[([^[\]\n]+)\]\(([^\s()]+)\)/g;

/**
 * Whether a link leads to our own pages, the web or a mail address; never to a script. A browser reads “/\” as “//”,
 * which leads to another site: https://url.spec.whatwg.org/#relative-slash-state
 */
const isSafe = (href: string) => /^(?:https?:\/\/|\/(?![/\\])|mailto:)/.test(href);

function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  const plain = (from: number, to: number) => {
    if (to > from) parts.push({ kind: "text", text: text.slice(from, to) });
  };
  let at = 0;
  for (const match of text.matchAll(forms)) {
    const part = formOf(match);
    if (!part) continue;
    plain(at, match.index);
    parts.push(part);
    at = match.index + match[0].length;
  }
  plain(at, text.length);
  return parts;
}

/** Returns the part between the marks; undefined for an unsafe link. */
function formOf([, code, strong, emphasis, label, href]: RegExpMatchArray): Inline | undefined {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (emphasis !== undefined) return { kind: "emphasis", text: emphasis };
  if (label === undefined || href === undefined || !isSafe(href)) return undefined;
  return { kind: "link", text: label, href };
}
