import { htmlDocument } from "@brightkeel/contracts";
import { company } from "#content/company.ts";
import { inbox } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import { contentPolicy } from "#server/http/content-policy.ts";
import { inlineHashes } from "#server/http/inline-hashes.ts";
import { brandHeader, faceRules } from "#server/http/page-style.ts";
import { type Html, html } from "./html.ts";
import { inboxRules } from "./styles.ts";

/** Puts a page of the inbox together. */
export type Layout = (page: {
  title: string;
  main: Html;
  /** Whether someone is signed in, who can sign out. */
  signedIn?: boolean;
  status?: number;
}) => Response;

/** @param addresses of the files of the build, among which are the site's faces. */
export function createLayout(addresses: readonly string[]): Layout {
  const styles = faceRules(addresses) + inboxRules;
  const policy = contentPolicy({
    hashes: inlineHashes(`<style>${styles}</style>`),
    imageOrigins: [],
    secure: false,
  });
  const signOut = html`<form method="post" action="${paths.leadsSignOut}"><button>${inbox.signOut}</button></form>`;

  return ({ title, main, signedIn = true, status = 200 }) => {
    const document = htmlDocument({
      lang: "en",
      title: `${title} – ${company.name}`,
      robots: "noindex",
      head: `<link rel="icon" href="${paths.favicon}" type="image/svg+xml">\n`,
      styles,
      body: `${brandHeader(signedIn ? signOut.markup : "")}\n<main class="shell">${main.markup}</main>`,
    });
    return new Response(document, {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
        ...privateHeaders,
      },
    });
  };
}

/** For answers with people's data: stored nowhere, and told to no other site. */
export const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
} as const;
