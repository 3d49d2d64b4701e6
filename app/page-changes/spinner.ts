import { parseMarkup } from "../trusted-types.ts";
import spinner from "./spinner.at-build.ts";

/** Adds the spinner to the document and returns it, hidden. It stays there when the page changes. */
export function addSpinner(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spinner.rules);
  document.adoptedStyleSheets.push(sheet);
  // Its first element is the one of the markup.
  const element = parseMarkup(spinner.markup, "text/html").body.firstElementChild as HTMLElement;
  document.body.append(element);
  return element;
}
