import { escapeHtml } from "@brightkeel/contracts";

/** HTML that is safe to send: text that came from people is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

/**
 * Template tag for HTML: the template is markup, inserted values are escaped unless they are such templates
 * themselves.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + markupOf(parts[index])).join(""));

function markupOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(markupOf).join("");
  return escapeHtml(String(part));
}
