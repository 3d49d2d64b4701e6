import { inbox } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import type { Forgotten } from "../forget.ts";
import { type Html, html } from "./html.ts";
import { receiverOf } from "./words.ts";

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
}: Forgotten): { title: string; main: Html } {
  const words = inbox.person;
  const kinds: Record<string, string> = words.leads;
  const rows = [
    ...Object.entries(leads).map(([kind, number]) => [kinds[kind] ?? kind, number] as const),
    [words.files, files],
    [words.waiting, waiting],
    [words.conversations, conversations],
  ] as const;
  const named = (counts: Record<string, number>) =>
    Object.entries(counts).map(([target, number]) => [receiverOf(target), number] as const);
  const elsewhere = named(passedOn);
  const maybe = named(perhaps);
  const list = (entries: readonly (readonly [string, number])[]) =>
    html`<dl>${entries.map(([what, number]) => number > 0 && html`<dt>${what}</dt><dd>${number}</dd>`)}</dl>`;
  const title = unfinished.length > 0 ? words.notAll : words.forgotten;
  const main = html`<h1>${title}</h1>
${unfinished.length > 0 && html`<div class="notice" role="alert"><p>${words.unfinished}</p>${unfinished.map((why) => html`<p>${why}</p>`)}</div>`}
<div class="narrow">${list(rows)}</div>
${elsewhere.length > 0 && html`<div class="notice"><p>${words.passedOn}:</p>${list(elsewhere)}</div>`}
${maybe.length > 0 && html`<div class="notice"><p>${words.perhaps}:</p>${list(maybe)}</div>`}
<p class="pages"><a class="button" href="${paths.leads}">${inbox.back}</a></p>`;
  return { title, main };
}
