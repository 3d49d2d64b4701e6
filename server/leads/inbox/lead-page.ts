import { inbox, leadStatusWords } from "#content/inbox.ts";
import { paths } from "#content/paths.ts";
import { minuteOf } from "../days.ts";
import type { FailedAttempt } from "../failed-attempts.ts";
import { referenceOf } from "../reference.ts";
import { type Html, html } from "./html.ts";
import type { OneLead, ShownLead } from "./read.ts";
import { spamOf } from "./spam.ts";
import { aboutOf, cutTo, industryOf, receiverOf, stateOf } from "./words.ts";

/** What was said between a visitor and the assistant, in order. */
export type Exchanges = readonly { visitor: string; bot: string; helpful?: boolean }[];

/** One lead with all that belongs to it. */
export function leadPage(
  { lead, notes, failures, others }: OneLead,
  { exchanges, notice }: { exchanges: Exchanges; notice: string | undefined },
): Html {
  const address = paths.lead(lead.id);
  return html`<p><a href="${paths.leads}">← ${inbox.back}</a></p>
<h1 dir="auto">${lead.name}</h1>
<p class="lead"><a href="mailto:${encodeURIComponent(lead.email)}">${lead.email}</a></p>
${notice && html`<p class="notice" role="status">${notice === "saved" ? inbox.save : inbox.folders.released}</p>`}
${lead.status === "spam" && spamOf(lead, address)}
<div class="columns">
<div class="sent"><section><h2>${inbox.facts.label}</h2>${facts(lead)}${lead.status !== "spam" && spamOf(lead, address)}</section></div>
<div class="side follow-up"><section><h2>${inbox.state.title}</h2>${stateForm(lead, address)}</section></div>
<div>
<section><h2>${inbox.conversation.title}</h2>${conversation(exchanges)}</section>
<section><h2>${inbox.notes.title}</h2>${notesOf(notes, address)}</section>
</div>
<div class="side rest">
<section><h2>${inbox.delivery.title}</h2>${deliveriesOf(lead, failures, address)}</section>
${others.length > 0 && html`<section><h2>${inbox.others.title}</h2><ul>${others.map(otherLead)}</ul></section>`}
<section><h2>${inbox.person.title}</h2>${personOf(address)}</section>
</div>
</div>`;
}

function facts(lead: ShownLead): Html {
  const words = inbox.facts;
  const { kind: _kind, message, ...fields } = { message: undefined, ...lead.details };
  const rows: [string, Html | string | undefined][] = [
    ...Object.entries(fields).map(([field, value]): [string, Html | string | undefined] => [
      // Every field has a label; a field of a later release shows its own name.
      words[field as keyof typeof words] ?? field,
      value && factOf(field, value, lead.createdAt),
    ]),
    [
      words.files,
      lead.files.length ? html`${lead.files.map((file) => fileLink(lead.id, file))}` : undefined,
    ],
    [words.received, `${minuteOf(lead.createdAt)} UTC`],
    [words.page, lead.page],
    [words.language, lead.language && languageName(lead.language)],
    [words.campaign, lead.campaign && new URLSearchParams(lead.campaign).toString()],
    [words.consent, lead.consent],
    [words.id, referenceOf(lead.id)],
  ];
  return html`${message && html`<p class="said message" dir="auto">${message}</p>`}<dl>${rows.map(([word, value]) => value && html`<dt>${word}</dt><dd dir="auto">${value}</dd>`)}</dl>`;
}

/** A field's value for people: names instead of ids, and links to addresses and telephone numbers. */
function factOf(field: string, value: string, receivedAt: number): Html | string | undefined {
  switch (field) {
    case "country":
      return countryOf(value);
    case "industry":
      return industryOf(value);
    case "phone":
      return html`<a href="tel:${encodeURI(value.replaceAll(/[^+\d]/g, ""))}">${value}</a>`;
    case "link":
      // Visitors' links are opened without a referrer.
      return /^https?:/i.test(value)
        ? html`<a href="${value}" rel="noreferrer nofollow">${value}</a>`
        : value;
    case "timestamp": {
      // Only if it differs from when the lead was received.
      const pressed = Date.parse(value);
      return Math.abs(receivedAt - pressed) < 120_000 ? undefined : minuteOf(pressed);
    }
    default:
      return value;
  }
}

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The name of a country by its two letters, as the form sends it. */
const countryOf = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;

const languages = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

/** The name of a language by its tag; the tag where it is none. */
function languageName(tag: string): string {
  try {
    return languages.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const fileLink = (leadId: string, file: ShownLead["files"][number]) =>
  html`<a href="${paths.lead(leadId)}/files/${file.id}"><bdi>${file.name}</bdi></a> (${Math.ceil(file.size / 1024)} KB) `;

function conversation(exchanges: Exchanges): Html {
  const words = inbox.conversation;
  if (exchanges.length === 0) return html`<p class="soft-text">${words.none}</p>`;
  return html`<ol>${exchanges.map(
    ({
      visitor,
      bot,
      helpful,
    }) => html`<li><p class="label">${words.visitor}</p><p class="said" dir="auto">${visitor}</p>
<p class="label">${words.assistant}</p><p class="said" dir="auto">${bot}</p>${helpful !== undefined && feedbackMark(helpful)}</li>`,
  )}</ol>`;
}

const feedbackMark = (helpful: boolean) =>
  html`<p class="feedback"><span class="mark ${helpful ? "quiet" : "failed"}">${helpful ? inbox.conversation.helpful : inbox.conversation.notHelpful}</span></p>`;

const notesOf = (notes: OneLead["notes"], address: string) => html`${
  notes.length === 0
    ? html`<p class="soft-text">${inbox.notes.none}</p>`
    : html`<ol>${notes.map(
        (note) =>
          html`<li><p class="label">${minuteOf(note.created_at)}</p><p class="said" dir="auto">${note.text}</p></li>`,
      )}</ol>`
}
<form class="stack narrow" method="post" action="${address}/notes">
<label><span>${inbox.notes.label}</span><textarea name="text" required maxlength="4000"></textarea></label>
<div><button>${inbox.notes.button}</button></div>
</form>`;

const stateForm = (
  lead: ShownLead,
  address: string,
) => html`<form class="stack" method="post" action="${address}/state">
<label><span>${inbox.state.status}</span><select name="status">${Object.entries(
  leadStatusWords,
).map(
  ([value, word]) =>
    html`<option value="${value}"${value === lead.status && html` selected`}>${word}</option>`,
)}</select></label>
<label><span>${inbox.state.owner}</span><input name="owner" value="${lead.owner}" maxlength="100" placeholder="${inbox.state.ownerHint}"></label>
<div><button class="main">${inbox.state.button}</button></div>
</form>`;

function deliveriesOf(
  { deliveries, status }: ShownLead,
  failures: OneLead["failures"],
  address: string,
): Html {
  const words = inbox.delivery;
  const isSpam = status === "spam";
  if (deliveries.length === 0) return html`<p class="soft-text">${words.none}</p>`;
  return html`<ul>${deliveries.map((delivery) => {
    const { word, isTrouble } = stateOf(delivery);
    const { id, target, state, attempts, last_error, finished_at, due_at } = delivery;
    const when = finished_at ?? due_at;
    return html`<li class="stack">
<p><strong>${receiverOf(target)}</strong> <span class="mark ${isTrouble ? "failed" : "quiet"}">${word}</span></p>
<p class="soft-text">${state === "held" ? words.held : `${words.attempts(attempts)}, ${state === "pending" ? `${words.next} ` : ""}${minuteOf(when)}`}</p>
${last_error !== null && html`<p class="said" dir="auto">${last_error}</p>`}
${failuresList(failures.get(id) ?? [])}
${!isSpam && html`<form method="post" action="${address}/send"><button name="target" value="${target}" aria-label="${words.againTo(receiverOf(target))}">${words.again}</button></form>`}
</li>`;
  })}</ul>`;
}

/** The receiver's answers to earlier attempts, besides the latest. */
const failuresList = (failures: readonly FailedAttempt[]): Html | undefined =>
  failures.length < 2
    ? undefined
    : html`<details><summary>${inbox.delivery.failures(failures.length)}</summary><ol class="answers">${failures.map(
        ({ at, answer }) =>
          html`<li><span class="label">${minuteOf(at)}</span> <span dir="auto">${answer}</span></li>`,
      )}</ol></details>`;

const otherLead = (
  lead: ShownLead,
) => html`<li><a href="${paths.lead(lead.id)}">${minuteOf(lead.createdAt)}</a>
<span class="mark">${inbox.kinds[lead.details.kind]}</span><br><span class="soft-text" dir="auto">${cutTo(aboutOf(lead), 120)}</span></li>`;

const personOf = (address: string) => html`<div class="stack">
<p><a href="${address}/person.json">${inbox.person.handOut}</a></p>
<details><summary>${inbox.person.forget}</summary>
<form class="stack" method="post" action="${address}/forget">
<label class="check"><input type="checkbox" name="sure" value="yes" required>${inbox.person.sure}</label>
<div><button>${inbox.person.button}</button></div>
</form></details>
</div>`;
