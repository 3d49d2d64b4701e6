import { STATUS_CODES } from "node:http";
import { escapeHtml, htmlDocument } from "@brightkeel/contracts";
import { company } from "#content/company.ts";
import { paths } from "#content/paths.ts";
import { contentPolicy } from "./content-policy.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { brandHeader, faceRules, pageRules } from "./page-style.ts";

/** Headlines by status; any other error gets the reason phrase of HTTP. */
const headlines: Readonly<Record<number, string>> = {
  400: "We can’t read this address",
  403: "That came from another site",
  404: "There is nothing at this address",
  405: "This page can only be read",
  413: "That is too much at once",
  414: "This address is too long",
  429: "Too many requests at once",
  500: "Something went wrong on our side",
};

/**
 * Path of flag N of the International Code of Signals, which alone means “no”: a four-by-four chequer of blue and
 * white.
 */
const chequers = Array.from({ length: 16 }, (_, index) => ({
  x: index % 4,
  y: Math.floor(index / 4),
}))
  .filter(({ x, y }) => (x + y) % 2 === 0)
  .map(({ x, y }) => `M${96 + x * 44} ${50 + y * 33}h44v33h-44z`)
  .join("");

const drawing = `<svg viewBox="0 0 320 300" role="img" aria-label="A chequered signal flag flies from a halyard: flag N, which means no.">
<g class="soft"><path d="M40 286h240"/><path d="M48 286v7m32-7v4m32-4v4m32-4v4m32-4v7m32-7v4m32-4v4m32-4v7"/></g>
<g class="text"><path d="M64 286V14M58 14h12M64 30l32 20M96 182l-32 34"/><path d="M96 50h176v132H96z"/></g>
<path class="secondary" d="${chequers}"/>
<path class="accent" d="M64 286V216"/><circle class="dot" cx="64" cy="286" r="4.5"/>
<text x="96" y="212">FLAG N</text><text x="272" y="212" text-anchor="end">“NO”</text>
</svg>`;

const rules = `
${pageRules}
main { flex: 1; display: grid; gap: 2.5rem 3.5rem; padding-block: 3rem 4rem; align-content: center; }
.label { margin: 0; font: 0.75rem/1.3 "JetBrains Mono", ui-monospace, monospace; letter-spacing: 0.04em; text-transform: uppercase; color: var(--text-soft); }
h1 { margin: 1.25rem 0 0; max-width: 14ch; font: 700 clamp(2.375rem, 1.5rem + 4vw, 4.5rem)/1.02 "Bricolage Grotesque", system-ui, sans-serif; letter-spacing: -0.022em; text-wrap: balance; overflow-wrap: break-word; }
.what { margin: 1.5rem 0 0; max-width: 54ch; font-size: clamp(1.125rem, 1.04rem + 0.4vw, 1.3125rem); line-height: 1.5; color: var(--text-soft); }
.ways { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 2rem 0 0; padding: 0; list-style: none; }
.ways a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0.625rem 1.25rem; border: 1.5px solid var(--text); border-radius: 2px; color: inherit; font-weight: 600; line-height: 1.25; text-decoration: none; }
.ways a:hover { background: var(--text); color: var(--background); }
.ways li:first-child a { border-color: transparent; background: var(--accent); color: var(--on-accent); }
.ways li:first-child a:hover { background: var(--accent-strong); }
main > svg { width: 100%; max-width: 18rem; stroke-width: 1.75; stroke-linejoin: round; }
footer { border-top: 1px solid var(--line); color: var(--text-soft); font-size: 0.875rem; }
footer p { margin: 0; padding-block: 1.25rem; }
footer a { display: inline-block; padding-block: 0.125rem; color: inherit; text-decoration: underline; text-decoration-color: var(--accent); text-underline-offset: 0.2em; }
.soft { stroke: var(--text-soft); stroke-width: 1; } .secondary { fill: var(--secondary); } .dot { fill: var(--accent); }
text { fill: var(--text-soft); font: 13px "JetBrains Mono", ui-monospace, monospace; }
@media (min-width: 64rem) { main { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: center; } main > svg { max-width: 24rem; justify-self: end; } }
@media (max-height: 30rem) { header .shell { height: 3.5rem; } main { padding-block: 1.5rem 2rem; } }
@media print { header a, footer a { text-decoration: none; } .ways { display: none; } }
`;

/**
 * Creates a function that turns plain-text errors into HTML pages for people at a browser: what is wrong, what to do,
 * and the way back. The pages are built from strings and have no scripts, so that a flood of them costs next to
 * nothing.
 *
 * @param addresses addresses of the build's files, including the site's fonts.
 * @returns a function that returns the response as it is, or a page if it is a plain-text error and the browser
 * accepts HTML.
 */
export function createErrorPages(
  addresses: readonly string[],
): (request: Request, plain: Response) => Promise<Response> {
  const styles = faceRules(addresses) + rules;
  const policy = contentPolicy({
    hashes: inlineHashes(`<style>${styles}</style>`),
    imageOrigins: [],
    secure: false,
  });

  return async (request, plain) => {
    if (!isPlainError(plain)) return plain;
    if (!asksForPage(request)) {
      const answer = new Response(plain.body, plain);
      answer.headers.append("vary", "accept");
      return answer;
    }
    const page = errorPage(styles, plain.status, (await plain.text()).trim());
    const headers = new Headers(plain.headers);
    // They apply to the plain text only.
    for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
    headers.set("content-type", "text/html; charset=utf-8");
    headers.set("content-security-policy", policy);
    headers.append("vary", "accept");
    return new Response(request.method === "HEAD" ? null : page, {
      status: plain.status,
      headers,
    });
  };
}

const isPlainError = ({ status, headers }: Response): boolean =>
  status >= 400 && (headers.get("content-type")?.startsWith("text/plain") ?? false);

/**
 * Whether the request is a browser's navigation, which accepts HTML by name. Scripts, pictures and tools accept
 * anything or another type.
 */
const asksForPage = ({ headers }: Request): boolean =>
  headers.get("accept")?.includes("text/html") ?? false;

function errorPage(styles: string, status: number, sentences: string): string {
  const headline = headlines[status] ?? STATUS_CODES[status] ?? "Refused";
  const mail = escapeHtml(company.email);
  const { dial, display } = company.phones.us;
  return htmlDocument({
    lang: "en",
    title: `${headline} – ${company.name}`,
    robots: "noindex",
    head: `<link rel="icon" href="${paths.favicon}" type="image/svg+xml">\n`,
    styles,
    body: `${brandHeader()}
<main class="shell">
<div>
<p class="label">Error ${status}</p>
<h1>${escapeHtml(headline)}</h1>
<p class="what">${escapeHtml(sentences)}</p>
<ul class="ways"><li><a href="${paths.home}">Go to the start</a></li><li><a href="${paths.search()}">Search the site</a></li></ul>
</div>
${drawing}
</main>
<footer><div class="shell"><p>Still not working? Write to <a href="mailto:${mail}">${mail}</a> or call <a href="tel:${dial}">${escapeHtml(display)}</a>.</p></div></footer>`,
  });
}
