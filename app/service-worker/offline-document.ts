import { escapeHtml, htmlDocument } from "@brightkeel/contracts";
import { markPaths } from "#content/brand-mark.ts";
import type { Company } from "#content/company-schema.ts";
import { lightDark } from "#content/palette.ts";
import { paths } from "#content/paths.ts";

/** Placeholder for the list of pages seen before, which the worker inserts. */
export const seenPagesMark = "<!--seen pages-->";

/** Placeholder for the rules of the fonts that are stored on the device, which the worker inserts. */
export const storedFontsMark = "/*stored fonts*/";

const styles = `
:root { color-scheme: light dark; }
body {
  margin: 0; background: ${lightDark("background")}; color: ${lightDark("text")};
  font: 1rem/1.65 "instrument-sans", system-ui, sans-serif;
}
.shell { width: min(100% - 2 * clamp(1rem, 4vw, 2.5rem), 1240px); margin-inline: auto; }
header { border-bottom: 1px solid ${lightDark("line")}; }
header a {
  display: flex; gap: 0.625rem; align-items: center; height: 4.5rem; color: inherit; text-decoration: none;
  font: 700 1.25rem/1 "bricolage-grotesque", system-ui, sans-serif; letter-spacing: -0.025em;
}
svg { fill: none; stroke: currentcolor; stroke-linecap: round; }
svg path:last-child { stroke: ${lightDark("accent")}; }
header svg { width: 2rem; stroke-width: 1.8; }
main { display: grid; gap: 2.5rem 3.5rem; align-items: center; padding-block: 4rem; }
main svg { width: 100%; stroke-width: 0.18; }
main div { max-width: 42rem; }
h1, h2 { font-family: "bricolage-grotesque", system-ui, sans-serif; }
h1 { margin: 0 0 1.5rem; font-size: clamp(2.375rem, 1.5rem + 4vw, 4.5rem); line-height: 1.02; letter-spacing: -0.022em; }
h1 + p { font-size: 1.1875rem; line-height: 1.5; color: ${lightDark("textSoft")}; }
h2 { margin-top: 2.5rem; font-size: 1.25rem; letter-spacing: -0.015em; }
ul { margin: 0 0 2rem; padding: 0; list-style: none; border-top: 1.5px solid; }
ul:empty, h2:has(+ ul:empty) { display: none; }
li { border-bottom: 1px solid ${lightDark("line")}; }
li a { display: block; padding: 0.875rem 0; color: inherit; font-weight: 600; text-decoration: none; }
li a:hover { color: ${lightDark("accent")}; }
p a { color: inherit; text-decoration-color: ${lightDark("accent")}; text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid ${lightDark("accent")}; outline-offset: 3px; }
@media (max-width: 63.99rem) { main svg { display: none; } }
@media (min-width: 64rem) { main { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); } }
${storedFontsMark}`;

const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${markPaths.outer}${markPaths.inner}"/><path d="${markPaths.keel}"/></svg>`;

/**
 * Returns the page shown offline in place of one that was never seen on this device. It says so, and lists the pages
 * that can be read and how to reach the company. It is part of the service worker, so it needs no file.
 */
export function offlineDocument(company: Company): string {
  const name = escapeHtml(company.name);
  const phones = Object.values(company.phones).map(
    ({ dial, display }) => `<a href="tel:${dial}">${escapeHtml(display)}</a>`,
  );
  return htmlDocument({
    lang: "en",
    title: `No connection – ${company.name}`,
    robots: "noindex",
    styles,
    body: `<header><div class="shell"><a href="${paths.home}">${mark}<span>${name}</span></a></div></header>
<main class="shell"><div>
<h1>No connection</h1>
<p>Your device can’t reach us right now, and this page hasn’t been opened on it before. <a href="">Try again</a> when you’re back online.</p>
<h2>Pages you can read without a connection</h2>
<ul>${seenPagesMark}</ul>
<p>Call us on ${phones.join(" or ")}, or write to <a href="mailto:${escapeHtml(company.email)}">${escapeHtml(company.email)}</a>.</p>
</div>${mark}</main>`,
  });
}
