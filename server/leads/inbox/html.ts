import { escapeHtml } from "@brightkeel/contracts";

/** Markup whose parts that came from people are text. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** HTML by a template: what stands in it is markup, what is put in is text, unless it is such a template itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + markupOf(parts[index])).join(""));

function markupOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(markupOf).join("");
  return escapeHtml(String(part));
}
