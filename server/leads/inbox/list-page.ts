import { inbox, leadStatusWords } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import { type Html, html } from "./html.ts";
import type { InboxFilter, Place, ShownLead } from "./read.ts";
import { aboutOf, minuteOf, stateOf } from "./words.ts";

/** The list of leads with its filters. */
export function listPage(
  { leads, next }: { leads: readonly ShownLead[]; next: Place | undefined },
  filter: InboxFilter,
  isFirst: boolean,
): Html {
  const query = queryOf(filter);
  const address = (path: string, more: Record<string, string> = {}) => {
    const all = new URLSearchParams({ ...query, ...more });
    return all.size === 0 ? path : `${path}?${all}`;
  };
  return html`<div class="top">
<div><h1>${inbox.title}</h1><p class="lead">${inbox.lead}</p></div>
<a class="button" href="${address(paths.leadsCsv)}">${inbox.exportCsv}</a>
</div>
${filterForm(filter)}
${leads.length === 0 ? html`<p class="empty">${inbox.none}</p>` : table(leads)}
<p class="pages row">
${!isFirst && html`<a class="button" href="${address(paths.leads)}">${inbox.newest}</a>`}
${next && html`<a class="button" href="${address(paths.leads, { before: `${next.createdAt}.${next.id}` })}">${inbox.older}</a>`}
</p>`;
}

/** The filter as it stands in an address. */
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
  return html`<form class="filters" role="search" aria-label="${words.label}" action="${paths.leads}">
<label class="wide"><span>${words.search}</span><input type="search" name="q" value="${text ?? ""}"></label>
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

function table(leads: readonly ShownLead[]): Html {
  const { received, person, about, status, delivery } = inbox.columns;
  const heads = [received, person, about, status, delivery];
  return html`<table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${leads.map(row)}</tbody>
</table>`;
}

const row = (lead: ShownLead) => html`<tr>
<td class="time">${minuteOf(lead.createdAt)}</td>
<td><a class="person" href="${paths.lead(lead.id)}">${lead.name}</a><br><span class="mail">${lead.email}</span></td>
<td><span class="mark">${inbox.kinds[lead.details.kind]}</span><span class="about">${aboutOf(lead).slice(0, 300)}</span></td>
<td><span class="mark${lead.status === "new" && " new"}">${leadStatusWords[lead.status]}</span>${lead.owner && html`<span class="soft-text">${lead.owner}</span>`}</td>
<td>${lead.deliveries.map((delivery) => {
  const { word, isTrouble } = stateOf(delivery);
  return html`<span class="mark${isTrouble && " failed"}">${delivery.target}: ${word}</span>`;
})}</td>
</tr>`;
