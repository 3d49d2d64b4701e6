import { inbox, leadStatusWords } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import { minuteOf } from "../days.ts";
import { countWord } from "../spam/folder.ts";
import type { InboxFilter } from "./filter.ts";
import { type Html, html } from "./html.ts";
import type { InboxPage, ShownLead } from "./read.ts";
import { notSpam, signsOf } from "./spam.ts";
import { aboutOf, receiverOf, stateOf } from "./words.ts";

/** The list of leads with its filters. */
export function listPage(
  { leads, next, spam }: InboxPage,
  { filter, isFirst, released }: { filter: InboxFilter; isFirst: boolean; released: boolean },
): Html {
  const { folders } = inbox;
  const inSpam = filter.status === "spam";
  const query = queryOf(filter);
  const address = (path: string, more: Record<string, string> = {}) => {
    const all = new URLSearchParams({ ...query, ...more });
    return all.size === 0 ? path : `${path}?${all}`;
  };
  const folder = (path: string, word: string, isHere: boolean) =>
    html`<a href="${path}"${isHere && html` aria-current="page"`}>${word}</a>`;
  const back = inSpam ? address(paths.leads, { released: "" }) : undefined;
  return html`<h1>${titleOf(filter)}</h1><p class="lead">${inSpam ? folders.lead : inbox.lead}</p>
<div class="bar"><nav class="folders" aria-label="${folders.label}">
${folder(paths.leads, folders.leads, !inSpam)}
${folder(`${paths.leads}?status=spam`, folders.spam(countWord(spam)), inSpam)}
</nav><p class="row"><span class="soft-text">${inbox.exportLabel}</span><a href="${address(paths.leadsCsv)}">${inbox.exportCsv}</a><a href="${address(paths.leadsXlsx)}">${inbox.exportXlsx}</a></p></div>
${released && html`<p class="notice" role="status">${folders.released}</p>`}
${filterForm(filter)}
${leads.length === 0 ? html`<p class="empty">${emptyWord(inSpam, Object.keys(query).length)}</p>` : table(leads, back)}
<p class="pages row">
${!isFirst && html`<a class="button" href="${address(paths.leads)}">${inbox.newest}</a>`}
${next && html`<a class="button" href="${address(paths.leads, { before: `${next.createdAt}.${next.id}` })}">${inbox.older}</a>`}
</p>`;
}

const emptyWord = (inSpam: boolean, filters: number): string => {
  if (filters > (inSpam ? 1 : 0)) return inbox.none;
  return inSpam ? inbox.folders.none : inbox.noneYet;
};

/** The name of the folder that is shown. */
export const titleOf = ({ status }: InboxFilter): string =>
  status === "spam" ? inbox.folders.title : inbox.title;

/** The filter as it is in an address. */
const queryOf = ({ text, kind, status, delivery, from, to }: InboxFilter) => ({
  ...(text && { q: text }),
  ...(kind && { kind }),
  ...(status && { status }),
  ...(delivery && { delivery }),
  ...(from && { from }),
  ...(to && { to }),
});

function filterForm({ text, kind, status, delivery, from, to }: InboxFilter): Html {
  const words = inbox.filters;
  const option = (value: string, word: string, chosen: string | undefined) =>
    html`<option value="${value}"${value === (chosen ?? "") && html` selected`}>${word}</option>`;
  const choice = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
    chosen: string | undefined,
  ) => html`<label><span>${label}</span><select name="${name}">
${options.map(([value, word]) => option(value, word, chosen))}</select></label>`;
  const dayField = (name: string, label: string, value: string | undefined) =>
    html`<label><span>${label}</span><input type="date" name="${name}" value="${value ?? ""}"></label>`;
  const { failed, waiting } = inbox.deliveries;
  const inFolder = status === "spam" ? undefined : status;
  const isNarrowed = [kind, inFolder, delivery, from, to].some((it) => it !== undefined);
  return html`<form class="filters" role="search" aria-label="${words.label}" action="${paths.leads}">
<label class="wide"><span>${words.search}</span><input type="search" name="q" value="${text ?? ""}"></label>
<input class="more" type="checkbox" id="more"${isNarrowed && html` checked`}><label class="more" for="more">${words.more}</label>
${choice("kind", words.kind, [["", words.all], ...Object.entries(inbox.kinds)], kind)}
${choice(
  "status",
  words.status,
  [["", words.withoutSpam], ...Object.entries(leadStatusWords), ["all", words.all]],
  status,
)}
${choice(
  "delivery",
  words.delivery,
  [
    ["", words.all],
    ["failed", failed],
    ["waiting", waiting],
  ],
  delivery,
)}
${dayField("from", words.from, from)}
${dayField("to", words.to, to)}
<div class="row"><button class="main">${words.button}</button><a href="${paths.leads}">${words.clear}</a></div>
</form>`;
}

/** @param back to the spam folder, after one has been taken out of it. */
function table(leads: readonly ShownLead[], back: string | undefined): Html {
  const { received, person, about, status, delivery } = inbox.columns;
  const heads = [received, person, about, status, delivery];
  return html`<table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${leads.map((lead) => row(lead, back))}</tbody>
</table>`;
}

const row = (lead: ShownLead, back: string | undefined) => html`<tr>
<td class="time">${minuteOf(lead.createdAt)}</td>
<td><a class="person" href="${paths.lead(lead.id)}"><bdi>${lead.name}</bdi></a><br><span class="mail">${lead.email}</span></td>
<td><span class="label">${inbox.kinds[lead.details.kind]}</span><span class="about">${aboutOf(lead).slice(0, 300)}</span>${back !== undefined && signsOf(lead)}</td>
<td><span class="mark${lead.status === "new" ? " new" : " quiet"}">${leadStatusWords[lead.status]}</span>${lead.owner && html`<span class="soft-text"><bdi>${lead.owner}</bdi></span>`}${back !== undefined && notSpam(lead, back)}</td>
<td>${deliveriesOf(lead)}</td>
</tr>`;

/** Receivers by how far they are, so that a lead that all of them have takes one word. */
function deliveriesOf({ deliveries }: ShownLead): Html[] {
  const byState = Map.groupBy(deliveries, (delivery) => stateOf(delivery).word);
  return [...byState].map(([word, some]) => {
    const isTrouble = some.some((delivery) => stateOf(delivery).isTrouble);
    const names = some.map(({ target }) => receiverOf(target)).join(", ");
    return html`<span class="mark ${isTrouble ? "failed" : "quiet"}">${byState.size === 1 ? word : `${word}: ${names}`}</span>`;
  });
}
