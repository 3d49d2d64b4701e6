import { inbox } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import type { Forgotten } from "../forget.ts";
import { type Html, html } from "./html.ts";

/** @param next where to go afterwards. */
export function signInPage(next: string, notice: string | undefined): Html {
  const words = inbox.signIn;
  return html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${notice !== undefined && html`<p class="notice" role="alert">${notice}</p>`}
<form class="stack narrow" method="post" action="${paths.leadsSignIn}">
<input type="hidden" name="next" value="${next}">
<input name="username" value="leads" autocomplete="username" hidden>
<label><span>${words.token}</span><input type="password" name="token" required autocomplete="current-password"></label>
<div><button class="main">${words.button}</button></div>
</form>`;
}

/** One sentence, and the way back. */
export const messagePage = (sentence: string): Html => html`<h1>${inbox.title}</h1>
<p class="lead">${sentence}</p>
<p class="pages"><a class="button" href="${paths.leads}">${inbox.back}</a></p>`;

/** What was deleted of a person, and where else it is. */
export function forgottenPage({
  leads,
  files,
  waiting,
  passedOn,
  perhaps,
  conversations,
  unfinished,
}: Forgotten): Html {
  const rows = [
    ...Object.entries(leads),
    ["files", files],
    ["waiting deliveries", waiting],
    ["conversations", conversations],
  ] as const;
  const elsewhere = Object.entries(passedOn);
  const maybe = Object.entries(perhaps);
  const list = (entries: readonly (readonly [string, number])[]) =>
    html`<dl>${entries.map(([what, number]) => number > 0 && html`<dt>${what}</dt><dd>${number}</dd>`)}</dl>`;
  return html`<h1>${inbox.person.forgotten}</h1>
<div class="narrow">${list(rows)}</div>
${elsewhere.length > 0 && html`<div class="notice"><p>${inbox.person.passedOn}:</p>${list(elsewhere)}</div>`}
${maybe.length > 0 && html`<div class="notice"><p>${inbox.person.perhaps}:</p>${list(maybe)}</div>`}
${unfinished.length > 0 && html`<div class="notice" role="alert"><p>${inbox.person.unfinished}</p>${unfinished.map((why) => html`<p>${why}</p>`)}</div>`}
<p class="pages"><a class="button" href="${paths.leads}">${inbox.back}</a></p>`;
}
