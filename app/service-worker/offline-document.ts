import { escapeHtml, htmlDocument } from "@brightkeel/contracts";
import type { Company } from "#content/company-schema.ts";
import { lightDark } from "#content/palette.ts";

/** Placeholder for the list of pages seen before, which the worker inserts. */
export const seenPagesMark = "<!--seen pages-->";

const styles = `
:root { color-scheme: light dark; }
body {
  margin: 0; padding: 12vh max(5vw, 1.25rem) 4rem; font: 1rem/1.65 system-ui, sans-serif;
  background: ${lightDark("background")}; color: ${lightDark("text")};
}
main { max-width: 42rem; }
h1 { font-size: clamp(2.375rem, 1.5rem + 4vw, 4.5rem); line-height: 1.02; letter-spacing: -0.02em; }
h2 { margin-top: 3rem; font-size: 1.125rem; }
ul { margin: 0; padding: 0; list-style: none; border-top: 1.5px solid; }
ul:empty, h2:has(+ ul:empty) { display: none; }
li { border-bottom: 1px solid ${lightDark("line")}; }
li a { display: block; padding: 0.875rem 0; }
a { color: ${lightDark("accent")}; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

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
    body: `<main>
<p>${name}</p>
<h1>No connection.</h1>
<p>Your device cannot reach us just now, and this page was not opened on it before. <a href="">Try again</a> when you are back online.</p>
<h2>Pages you can read without a connection</h2>
<ul>${seenPagesMark}</ul>
<p>By phone you reach us at ${phones.join(" or ")}; by mail at <a href="mailto:${escapeHtml(company.email)}">${escapeHtml(company.email)}</a>.</p>
</main>`,
  });
}
