import { inbox } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import { spamSigns } from "#content/spam-signs.ts";
import { type Html, html } from "./html.ts";
import type { ShownLead } from "./read.ts";

/** Why a lead is taken for spam, and the way out. */
export const signsOf = ({ signs }: ShownLead): Html =>
  signs.length === 0
    ? html`<p class="soft-text">${inbox.folders.byPerson}</p>`
    : html`<ul class="signs">${signs.map((sign) => html`<li>${spamSigns[sign]}</li>`)}</ul>`;

/** @param next where to go afterwards. */
export const notSpam = ({ id, name }: ShownLead, next: string): Html =>
  html`<form method="post" action="${paths.lead(id)}/not-spam"><input type="hidden" name="next" value="${next}"><button aria-label="${inbox.folders.notSpamOf(name)}">${inbox.folders.notSpam}</button></form>`;

/** What a lead's own page says about spam; nothing if there are no signs. */
export function spamOf(lead: ShownLead, address: string): Html | undefined {
  const { because, signs } = inbox.folders;
  if (lead.status === "spam") {
    return html`<div class="notice stack"><div><p>${because}</p>${signsOf(lead)}</div>${notSpam(lead, `${address}?released`)}</div>`;
  }
  if (lead.signs.length === 0) return undefined;
  return html`<details><summary>${signs}</summary>${signsOf(lead)}</details>`;
}
