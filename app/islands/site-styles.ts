import { runtimeMeta } from "../document/runtime-meta.ts";
import { once } from "./once.ts";

/**
 * Loads the whole site's rules for content added to a document later, because a document carries only its own rules.
 * They are applied after those, so that all rules keep the order of the sheet.
 */

/**
 * Fetches the rules ahead of their use.
 *
 * @throws TypeError when offline; the next call tries again.
 */
export const fetchSiteStyles = once(siteStyles);

/**
 * Fetches the rules and applies them.
 *
 * @throws TypeError when offline; the next call tries again.
 */
export const loadSiteStyles = once(async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await fetchSiteStyles());
  document.adoptedStyleSheets.push(sheet);
});

async function siteStyles(): Promise<string> {
  // In development a document carries all rules.
  const address = import.meta.env.PROD && runtimeMeta(document)?.dataset.styles;
  if (!address) return "";
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`Style sheet: ${response.status}`);
  return response.text();
}
