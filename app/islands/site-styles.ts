import { runtimeId } from "../document/ids.ts";

/**
 * The rules of the whole site, for what comes into a document later: a document carries its own rules only. They stand
 * after those, so that all of them count in the order in which the sheet has them.
 */

let loading: Promise<void> | undefined;

/** @throws TypeError without a network: the next call tries again. */
export function loadSiteStyles(): Promise<void> {
  loading ??= addSiteStyles().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function addSiteStyles(): Promise<void> {
  // In development a document carries all rules.
  const address = import.meta.env.PROD && document.getElementById(runtimeId)?.dataset.styles;
  if (!address) return;
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`The style sheet was answered with ${response.status}.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets.push(sheet);
}
