/** HTML documents that are made without React: errors, the page without a network, the Studio's sign-in. */

export type HtmlDocument = {
  /** Language of the text, as in `lang`. */
  lang: string;
  /** Plain text. */
  title: string;
  /** What search engines may do with it. */
  robots: "index" | "noindex";
  /** Style sheet; stands in the document letter by letter, so that a policy may allow it by its hash. */
  styles: string;
  /** HTML of the head beside these, such as an icon. */
  head?: string;
  /** HTML between the tags of `body`. */
  body: string;
};

/** A whole document for screens of any width, in the light and the dark scheme. */
export const htmlDocument = ({
  lang,
  title,
  robots,
  styles,
  head = "",
  body,
}: HtmlDocument): string => `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="${robots}">
${head}<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
