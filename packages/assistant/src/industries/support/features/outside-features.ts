import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, feature } from "./feature.ts";

/** Features the product does not have, each with an alternative, so that no similar-sounding answer is given. */

const none = (label: string, named: string, has: string, beside?: string): Feature =>
  feature(
    label,
    named,
    { has, how: has, price: has, phone: has, limit: has, who: has },
    {
      ...(beside === undefined ? {} : { beside }),
    },
  );
const others = wordList`our, customers?, clients?, make, create, send, do, write, have, built in, feature, within, inside, for, use, run, manage, handle, integrated`;

const toReport =
  "You can report it under “?”, “Suggest”: just the sentence and where you saw it. Or tell me here, and I’ll open a ticket with it.";

export const outsideFeatures: readonly Feature[] = [
  feature(
    "a mistake in the texts",
    wordList`typos?, (spelling|translation|grammar) mistakes?, mistake in( the)? \w+( translation| text)?, bad(ly)? translat\w+`,
    { has: toReport, how: toReport, where: toReport, who: toReport },
    {
      beside: wordList`report, found, translation, german, french, spanish, portuguese, english, text, menu, tell, page, send`,
    },
  ),
  none(
    "invoices to customers",
    wordList`(recurring |create |send |write |make |issue )*(invoic(e|es|ing)|bills?|quotes|estimates)( \w+){0,2} (our|my|your)? ?(customers?|clients?), (invoice|bill|charge) (our|my) (customers?|clients?), invoicing, accounting, book-?keeping`,
    "No, Plumbline doesn’t write invoices for your customers. For your accounting, you can export tracked hours as CSV or Excel: “Project”, “Reports”, “Time”, “Export”.",
    others,
  ),
  none(
    "a CRM",
    wordList`crm, customer relationship\w*, sales pipeline, deals pipeline, lead management`,
    "No, there’s no CRM as such. For a small pipeline, a project with your own fields for name, value and stage works; the API can connect a real one, on Team and Business.",
    others,
  ),
  none(
    "chat and calls",
    wordList`(team |group |direct |private |built-?in )*(chats?|instant messag\w+|direct messages?|dms?), (video|voice|phone) ?(calls?|conferenc\w+|meetings?), meetings? (in|inside|within)( the)? (app|plumbline|tool)`,
    "No, there’s no chat and no calls, but every task has comments with @. You can connect Slack or Microsoft Teams under “Settings”, “Connections”.",
    wordList`our, make, do, have, built in, feature, within, inside, for, use, team, members?, colleagues?, each other, people, with`,
  ),
  none(
    "a wiki",
    wordList`wikis?, knowledge ?bases?, (shared |text )?documents? (editor|editing), docs, notes? app`,
    "No, there’s no separate wiki, but a task’s description can hold headings, tables and files, and a link to your documents opens from there.",
    others,
  ),
  none(
    "a whiteboard",
    wordList`white ?-?boards?, mind ?-?maps?( view)?, flow ?-?charts?, diagrams?`,
    "No, there are board, list, calendar and timeline views. You can put a picture or a link to your whiteboard in a task.",
    others,
  ),
  none(
    "signatures",
    wordList`(e-?|digital |electronic )signatures?, e-?sign(ing)?, sign (documents?|contracts?)`,
    "No, you can’t sign documents in Plumbline; attach the signed file to the task.",
    others,
  ),
  none(
    "newsletters",
    wordList`newsletters? to( our| my)? (customers?|clients?), (bulk|mass|marketing) (e-?mails?|mailings?), e-?mail campaigns?`,
    "No, Plumbline only sends e-mails about tasks, to people in your projects.",
    others,
  ),
  none(
    "payroll and shifts",
    wordList`payroll, pay ?slips?, salar(y|ies) (payments?|calculation), shift (planning|planner|schedul\w+|swaps?), rosters?`,
    "No, there’s no payroll and no shift planner as such. Many people keep a rota as a project with a calendar: “View”, “Calendar”, one task per shift; you’ll find the hours under “Reports”, “Time”.",
    others,
  ),
  none(
    "stock",
    wordList`inventory( management)?, stock (management|levels?|control), warehouse( management)?`,
    "No, there’s no stock management: your own fields can each hold a number, but nothing is counted down automatically.",
    others,
  ),
];
