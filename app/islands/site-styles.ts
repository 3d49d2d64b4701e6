import { runtimeMeta } from "../document/runtime-meta.ts";

/**
 * Loads the whole site's rules for content added to a document later, because a document carries only its own rules.
 * They are applied after those, so that all rules keep the order of the sheet.
 */

let fetching: Promise<string> | undefined;
let loading: Promise<void> | undefined;

/**
 * Fetches the rules ahead of their use.
 *
 * @throws TypeError when offline; the next call tries again.
 */
export function fetchSiteStyles(): Promise<string> {
  fetching ??= siteStyles().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

/**
 * Fetches the rules and applies them.
 *
 * @throws TypeError when offline; the next call tries again.
 */
export function loadSiteStyles(): Promise<void> {
  loading ??= fetchSiteStyles().then(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

async function siteStyles(): Promise<string> {
  // In development a document carries all rules.
  const address = import.meta.env.PROD && runtimeMeta(document)?.dataset.styles;
  if (!address) return "";
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`Style sheet: ${response.status}`);
  return response.text();
}
