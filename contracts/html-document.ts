/** HTML documents rendered without React: error pages, the offline page, the Studio's sign-in. */

export type HtmlDocument = {
  /** Language of the text, for the `lang` attribute. */
  lang: string;
  /** Plain text. */
  title: string;
  /** Whether search engines may index the page. */
  robots: "index" | "noindex";
  /** Style sheet; embedded verbatim, so that a content security policy can allow it by its hash. */
  styles: string;
  /** Additional HTML for the head, such as an icon. */
  head?: string;
  /** Contents of the `body` element. */
  body: string;
};

/** Renders a whole document for screens of any width, in light and dark mode. */
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

/** Escapes text for an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
