import { escapeHtml } from "@brightkeel/contracts";
import { markPaths } from "#content/brand-mark.ts";
import { company } from "#content/company.ts";
import { lightDark } from "#content/palette.ts";
import { paths } from "#content/paths.ts";

/** The site's look for pages that are made without React: colours, fonts, and the header with the logo. */

/** The site's fonts, with a part of their file names. */
const faces = [
  { family: "Bricolage Grotesque", file: "bricolage-grotesque-latin-wght", weight: "200 800" },
  { family: "Instrument Sans", file: "instrument-sans-latin-wght", weight: "400 700" },
  { family: "JetBrains Mono", file: "jetbrains-mono-latin-wght", weight: "100 800" },
] as const;

/**
 * Returns the `@font-face` rules of the site's fonts.
 *
 * @param addresses addresses of the build's files.
 */
export const faceRules = (addresses: readonly string[]): string =>
  faces
    .flatMap(({ family, file, weight }) => {
      const address = addresses.find((name) => name.includes(file) && name.endsWith(".woff2"));
      return address === undefined
        ? []
        : `@font-face { font-family: "${family}"; src: url("${address}") format("woff2"); font-weight: ${weight}; font-display: swap; }`;
    })
    .join("\n");

const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><g class="text"><path d="${markPaths.outer}${markPaths.inner}"/></g><path class="accent" d="${markPaths.keel}"/></svg>`;

const rootRule = `:root { color-scheme: light dark; --background: ${lightDark("background")}; --text: ${lightDark("text")}; --text-soft: ${lightDark("textSoft")}; --line: ${lightDark("line")}; --accent: ${lightDark("accent")}; --accent-strong: ${lightDark("accentStrong")}; --on-accent: ${lightDark("onAccent")}; --secondary: ${lightDark("secondary")}; --surface: ${lightDark("surface")}; --control-border: ${lightDark("controlBorder")}; --tint: ${lightDark("tint")}; }`;

export const pageRules = `${rootRule}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; display: flex; flex-direction: column; background: var(--background); color: var(--text); font: 1rem/1.65 "Instrument Sans", system-ui, sans-serif; -webkit-font-smoothing: antialiased; overflow-wrap: anywhere; text-wrap: pretty; }
.shell { width: min(100% - 2 * clamp(1rem, 4vw, 2.5rem), 1240px); margin-inline: auto; }
header { border-bottom: 1px solid var(--line); }
header .shell { height: 4.5rem; display: flex; align-items: center; }
header a { display: flex; align-items: center; gap: 0.625rem; color: inherit; text-decoration: none; font: 700 1.25rem/1 "Bricolage Grotesque", system-ui, sans-serif; letter-spacing: -0.025em; }
header svg { width: 2rem; stroke-width: 1.8; stroke-linecap: round; }
a:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
svg { fill: none; } .text { stroke: var(--text); } .accent { stroke: var(--accent); }`;

/** @param beside markup at the other end of the header. */
export const brandHeader = (beside = ""): string =>
  `<header><div class="shell"><a href="${paths.home}" aria-label="${escapeHtml(company.name)}, home">${mark}<span>${escapeHtml(company.name)}</span></a>${beside}</div></header>`;
