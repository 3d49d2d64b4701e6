import { createHash } from "node:crypto";

export type InlineHashes = {
  /** Base64 SHA-256 of the document's style elements, and below of its style attributes. */
  styles: string[];
  styleAttributes: string[];
};

/** Base64 SHA-256. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");

/** Returns an attribute's value as the browser reads it, undoing React's escapes. */
const unescapeAttribute = (value: string) =>
  value
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/**
 * Finds the inline styles that the content policy must allow in a document that we rendered. Text from visitors and
 * editors cannot match: React escapes it, so it never becomes a tag or an attribute.
 */
export function inlineHashes(html: string): InlineHashes {
  const styles = new Set<string>();
  for (const [, text = ""] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g))
    styles.add(sha256(text));

  const styleAttributes = new Set<string>();
  const markup = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "");
  for (const [, value = ""] of markup.matchAll(/\sstyle="([^"]*)"/g)) {
    styleAttributes.add(sha256(unescapeAttribute(value)));
  }
  return { styles: [...styles], styleAttributes: [...styleAttributes] };
}
