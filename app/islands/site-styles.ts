import { runtimeId } from "../document/ids.ts";

/**
 * The rules of the whole site, for what comes into a document later: a document carries its own rules only. They stand
 * after those, so that all of them count in the order in which the sheet has them.
 */

let fetching: Promise<string> | undefined;
let loading: Promise<void> | undefined;

/** Fetches them, so that they lie ready. @throws TypeError without a network: the next call tries again. */
export function fetchSiteStyles(): Promise<string> {
  fetching ??= siteStyles().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

/** Fetches them and lets them count. @throws TypeError without a network: the next call tries again. */
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
  const address = import.meta.env.PROD && document.getElementById(runtimeId)?.dataset.styles;
  if (!address) return "";
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`The style sheet was answered with ${response.status}.`);
  return response.text();
}
