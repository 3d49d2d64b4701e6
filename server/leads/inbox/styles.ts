import { pageRules } from "#server/http/page-style.ts";

/** The inbox's own rules beside those of every page without React. */
export const inboxRules = `
${pageRules}
header .shell { justify-content: space-between; gap: 1rem; }
main { flex: 1; padding-block: 2.5rem 5rem; }
h1, h2 { font-family: "Bricolage Grotesque", system-ui, sans-serif; letter-spacing: -0.022em; text-wrap: balance; }
h1 { margin: 0; font-size: clamp(2.125rem, 1.5rem + 2.6vw, 3.25rem); line-height: 1.05; }
p + h1 { margin-top: 1rem; }
h2 { margin: 0 0 0.875rem; font-size: 1.375rem; line-height: 1.2; }
p { margin: 0; }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.2em; }
main :where(a) { display: inline-flex; align-items: center; min-height: 1.5rem; max-width: 100%; overflow-wrap: anywhere; }
.lead { margin-top: 0.75rem; max-width: 60ch; font-size: 1.125rem; color: var(--text-soft); }
.label, th, dt, label > span, legend { font: 0.75rem/1.3 "JetBrains Mono", ui-monospace, monospace; letter-spacing: 0.04em; text-transform: uppercase; color: var(--text-soft); }
.notice { margin: 1.5rem 0 0; padding: 0.75rem 1rem; border-left: 3px solid var(--accent); background: var(--tint); max-width: 60ch; }
form { margin: 0; }
label { display: grid; gap: 0.375rem; grid-template-columns: minmax(0, 1fr); }
input, select, textarea { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1.5px solid var(--control-border); border-radius: 2px; background: var(--surface); color: var(--text); font: 1rem/1.4 "Instrument Sans", system-ui, sans-serif; }
textarea { min-height: 6.5rem; resize: vertical; }
input:focus-visible, select:focus-visible, textarea:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0.5rem 1.125rem; border: 1.5px solid var(--text); border-radius: 2px; background: transparent; color: var(--text); font: 600 1rem/1.25 "Instrument Sans", system-ui, sans-serif; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--text); color: var(--background); }
button.main { border-color: transparent; background: var(--accent); color: var(--on-accent); }
button.main:hover { background: var(--accent-strong); }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.bar { display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: center; justify-content: space-between; margin-top: 2rem; }
.folders { display: flex; gap: 1.5rem; } .folders a { padding-block: 0.5rem; text-decoration: none; font-weight: 600; } .folders [aria-current] { border-bottom: 3px solid var(--accent); }
.signs { font-size: 0.9375rem; color: var(--text-soft); } .signs li + li { margin-top: 0; padding-top: 0; border: 0; }
td .signs { margin-top: 0.5rem; } td button { white-space: nowrap; }
.filters { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); margin-top: 0; padding: 1.25rem 0; border-block: 1px solid var(--line); align-items: end; }
.filters .wide { grid-column: span 2; }
.filters .more { display: none; }
table { width: 100%; margin-top: 0.5rem; border-collapse: collapse; }
th { padding: 0.875rem 1rem 0.625rem 0; text-align: left; font-weight: 400; border-bottom: 1px solid var(--text); }
td { padding: 0.875rem 1rem 0.875rem 0; vertical-align: top; border-bottom: 1px solid var(--line); }
td:nth-child(2) { overflow-wrap: anywhere; }
td.time { white-space: nowrap; font: 0.875rem/1.9 "JetBrains Mono", ui-monospace, monospace; color: var(--text-soft); }
td .person { font-weight: 600; }
td .mail, .soft-text { color: var(--text-soft); font-size: 0.9375rem; }
td .label { display: block; padding-top: 0.25rem; }
td .about { display: -webkit-box; margin-top: 0.25rem; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; max-width: 46ch; }
.mark { display: inline-block; margin: 0 0.5rem 0.25rem 0; padding: 0.125rem 0.5rem; border: 1px solid var(--control-border); border-radius: 2px; font-size: 0.875rem; }
.mark.failed { padding-inline: 0; border-color: transparent; color: var(--accent); font-weight: 600; }
.mark.failed::before { content: ""; display: inline-block; width: 0.5rem; height: 0.5rem; margin-right: 0.5rem; background: var(--accent); border-radius: 50%; }
p > .mark { margin-left: 0.5rem; }
.feedback > .mark { margin-left: 0; } .mark.quiet { padding-inline: 0; border-color: transparent; color: var(--text-soft); }
.mark.new { border-color: transparent; background: var(--tint); }
.pages { margin-top: 1.5rem; }
.empty { margin-top: 2rem; color: var(--text-soft); }
.columns { display: grid; gap: 2.5rem 3rem; margin-top: 2.25rem; grid-template-columns: minmax(0, 1fr); align-items: start; }
.columns section + section { margin-top: 2.5rem; }
.side section { padding-top: 1rem; border-top: 1px solid var(--text); }
dl { display: grid; gap: 0.75rem 1.5rem; margin: 0; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); }
dt { padding-top: 0.3125rem; } dd { margin: 0; white-space: pre-wrap; }
ol, ul { margin: 0; padding: 0; list-style: none; }
li + li { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.message { margin-bottom: 1.5rem; padding-left: 1rem; border-left: 3px solid var(--line); font-size: 1.125rem; line-height: 1.55; overflow-wrap: anywhere; max-width: 62ch; }
.feedback { margin-top: 0.5rem; } section > details { margin-top: 1rem; } li.stack { gap: 0.375rem; } li.stack form { margin-top: 0.5rem; }
.notice dl { margin-top: 0.75rem; }
.said { white-space: pre-wrap; } .said + .label { margin-top: 0.75rem; }
.answers { font-size: 0.9375rem; overflow-wrap: anywhere; } .answers li + li { margin-top: 0.375rem; padding-top: 0; border: 0; }
.stack { display: grid; gap: 1rem; }
summary { cursor: pointer; padding-block: 0.5rem; }
.check { display: flex; gap: 0.75rem; align-items: start; } .check input { width: 1.25rem; min-height: 1.25rem; margin-top: 0.2rem; flex: none; accent-color: var(--accent); }
.narrow { max-width: 26rem; margin-top: 2rem; }
@media (min-width: 48.01rem) { td.time { width: 12rem; } td:nth-child(2) { width: 28%; } td:nth-child(n+4) { width: 11rem; } }
@media (min-width: 72rem) {
  .filters { grid-template-columns: minmax(0, 1.7fr) repeat(5, minmax(0, 1fr)) auto; } .filters .wide { grid-column: auto; }
}
@media (min-width: 64rem) {
  .columns { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); grid-template-rows: auto auto 1fr; }
  .columns > * { grid-column: 1; } .columns > .sent { grid-row: 1 / span 2; } .columns > .side { grid-column: 2; } .columns > .rest { grid-row: 2 / span 2; }
}
@media (max-width: 48rem) {
  .filters { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .filters .row { order: 1; }
  .filters input.more { display: block; position: absolute; width: 1px; min-height: 0; height: 1px; padding: 0; clip-path: inset(50%); }
  .filters label.more { display: flex; align-items: center; order: 2; min-height: 2.75rem; justify-self: end; text-decoration: underline; text-decoration-color: var(--accent); text-underline-offset: 0.2em; cursor: pointer; }
  .filters input.more:focus-visible + label.more { outline: 2px solid var(--accent); outline-offset: 2px; }
  .filters input.more:not(:checked) ~ label { display: none; } .filters input.more:not(:checked) ~ label.more { display: flex; }
  .filters input.more:checked ~ label:not(.more) { order: 3; }
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr { display: block; } tr { padding-block: 0.875rem; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 0.125rem 0; border: 0; } td:nth-child(n+4) { display: inline-block; margin-top: 0.25rem; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: 0.75rem; }
}
@media print { header form, .filters, .side, .pages, .bar > .row { display: none; } }
`;
