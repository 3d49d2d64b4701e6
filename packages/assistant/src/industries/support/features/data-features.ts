import { dollars } from "../../../dialogue/reply.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { plans } from "../sample.ts";
import { type Feature, feature } from "./feature.ts";

/** What goes in and out: imports, exports, connections, the API. */

const [, team, business] = plans;
const fromTeam = `On Team (${dollars(team.price)} a person and month) and Business (${dollars(business.price)}), at no cost beside the plan; Free has none.`;
const data = { section: "data_export" } as const;
const connected = { section: "integration_api" } as const;

export const dataFeatures: readonly Feature[] = [
  feature(
    "importing",
    wordList`imports?( (from|of|out of)( \w+){1,2})?, importing( from( \w+){1,2})?`,
    {
      has: "Yes: “Import” reads CSV and the exports of the usual task tools, shows what goes where first, and can be undone for 24 hours. Excel: save it as “CSV UTF-8”.",
      how: "Save it as CSV (in Excel “CSV UTF-8”), then “Import” in the sidebar’s “+” menu: it shows which column becomes what before anything is written.",
      undo: "Yes, for 24 hours: “Settings”, “Data”, “Imports”, “Undo”.",
      limit: "A file of up to 20 MB at once; larger ones go in parts.",
      who: "Members into projects of theirs; for whole teams an owner under “Settings”, “Data”.",
      safe: "An import only adds and changes nothing that is there; “Undo” takes it all out for 24 hours.",
      phone: "No, importing needs the browser or the desktop app.",
    },
    {
      ...data,
      beside: wordList`excel, csv, trello, asana, jira, monday, notion, spreadsheet, sheets?, file, files, data, xlsx, google, old, our, existing`,
    },
  ),
  feature(
    "exporting",
    wordList`exports?( (to|as|into)( an?)? \w+)?, exporting, download( \w+){0,3} (as|to) (excel|csv|pdf|xlsx), (get|take)( \w+){0,3} data out`,
    {
      has: "Yes: “Project”, “⋯”, “Export” gives CSV, Excel or PDF; an owner gets everything as one archive under “Settings”, “Data”.",
      how: "“Project”, “⋯”, “Export”, then CSV, Excel or PDF; everything as one archive: an owner, “Settings”, “Data”.",
      who: "Members their projects, an owner everything; guests and viewers cannot.",
      limit: "Boards with more than 10,000 tasks are exported by project or month.",
      guests: "No, guests and viewers cannot export.",
      phone: "No, exporting needs the browser or the desktop app.",
      auto: "Reports can be mailed by themselves (“Reports”, “Send regularly”); the whole archive is made by hand or through the API.",
      safe: "An export changes nothing; it is only a copy.",
    },
    {
      ...data,
      beside: wordList`excel, csv, pdf, xlsx, data, everything, all, our, my, file, tasks, word`,
    },
  ),
  feature(
    "the trash",
    wordList`trash( can)?, recycle bin, bin, restor(e|es|ing)( (a|the|my|our|deleted|old|an))*( (projects?|boards?|tasks?|cards?|files?))?, undelete( \w+){0,2}, get( \w+){0,3} (deleted|removed) (task|project|board|file|card)s?( back)?`,
    {
      has: "Yes, for 30 days: “Trash” at the foot of the sidebar, “Restore”, with comments and files.",
      how: "“Trash” at the foot of the sidebar, “Restore”: it comes back with comments and files, for 30 days.",
      limit: "30 days, and our backups reach back as far.",
      who: "Owners of the team and the project’s lead; members what they deleted themselves.",
      where: "At the foot of the sidebar.",
      bulk: "Yes: tick several in “Trash”, “Restore”.",
    },
    { ...data, beside: wordList`deleted, back, bring` },
  ),
  feature(
    "the history",
    wordList`(version |change |edit )?history( of( \w+){1,3})?, (old|older|previous|earlier) versions?( of( \w+){1,3})?, audit (trail|log) of (a|the) (task|project), who (changed|edited|moved|deleted)( \w+){1,4}`,
    {
      has: "Yes: “⋯”, “History” on a task or project shows each change with person and time, and “Take back” undoes it.",
      how: "“⋯”, “History” on the task or project: each change with person and time; “Take back” undoes it.",
      who: "Whoever sees the task; owners see it for the whole team.",
      undo: "“Take back” can itself be taken back, in the same place.",
    },
    { beside: wordList`see, show, text, version, versions` },
  ),
  feature(
    "the API",
    wordList`(public |rest |open |your |an |the )*api( access)?, (rest|graphql) api`,
    {
      has: `Yes, a REST API with JSON, with Team (${dollars(team.price)} a person and month) and Business; Free has none.`,
      how: "“Settings”, “Connections”, “API” makes a key; send it with each call as “Authorization: Bearer”.",
      price: fromTeam,
      limit:
        "600 calls a minute for the whole team, and at most 60 within a second. Above that the answer is 429, and the header Retry-After says how long to wait.",
      who: "Any member on Team and Business; the key has that person’s rights. An owner may switch the API off.",
      where: "Under “Settings”, “Connections”, “API”.",
      phone: "A key is made in the browser: “Settings”, “Connections”, “API”.",
    },
    {
      ...connected,
      beside: wordList`developers?, integrate, rate, calls, requests, per minute, offer, use`,
    },
  ),
  feature(
    "API keys",
    wordList`api ?-?(keys?|tokens?)`,
    {
      has: "Yes, on Team and Business: “Settings”, “Connections”, “API”.",
      how: "“Settings”, “Connections”, “API”, “New key”; it has the rights of whoever makes it. “Read only” or single projects can be chosen.",
      where:
        "“Settings”, “Connections”, “API”, on Team and Business. A key is shown in full only when it is made.",
      undo: "“Settings”, “Connections”, “API”: “Renew” ends the old key at once, “Delete” ends it altogether.",
      limit: "As many keys as you like; the limit of 600 calls a minute is the team’s.",
      who: "Any member on Team and Business; an owner may switch the API off.",
      price: fromTeam,
      safe: "“Renew” ends a key that leaked at once; “Read only” or single projects keep the harm small.",
    },
    { ...connected, beside: wordList`my, new, make, create, generate, get, find` },
  ),
  feature(
    "webhooks",
    wordList`web ?hooks?`,
    {
      has: "Webhooks: yes, on Team and Business, under “Settings”, “Connections”, “Webhooks”.",
      how: "“Settings”, “Connections”, “Webhooks”: give the address, choose the project and what shall be reported. We send JSON there at each change, signed.",
      price: fromTeam,
      undo: "“Settings”, “Connections”, “Webhooks”, and switch it off.",
      where: "Under “Settings”, “Connections”, “Webhooks”.",
      who: "An owner, or a member with an API key.",
    },
    { ...connected, beside: wordList`set up, make, create, work, works, add, support, offer` },
  ),
  feature(
    "Slack and Teams",
    wordList`slack, (microsoft |ms )teams( (bot|chat|channel))?`,
    {
      has: "Yes: “Settings”, “Connections”, “Connect” beside it; messages then go where “⋯”, “Rules” or your bell sends them.",
      how: "“Settings”, “Connections”, “Connect” beside it, and allow it there; then “⋯”, “Rules” on the project chooses the channel.",
      price: "It’s free on every plan.",
      undo: "“Settings”, “Connections”, “Disconnect”; what was brought over stays.",
      who: "Each person for their own messages; for a channel the project’s lead or an owner.",
    },
    {
      ...connected,
      beside: wordList`connect, integrate, integration, work, works, with, link, channel, messages, set up, post`,
    },
  ),
  feature(
    "calendars",
    wordList`(google |outlook |apple |my |our |the |i)*calendars?( (sync|integration|feed))?, outlook, ical`,
    {
      has: "Yes, Google and Outlook, both ways for due dates: “Settings”, “Connections”, “Connect”. They refresh every 15 minutes.",
      how: "“Settings”, “Connections”, “Connect” beside your calendar, and allow it; entries come within 15 minutes.",
      price: "It’s free on every plan.",
      undo: "“Settings”, “Connections”, “Disconnect”; what was brought over stays.",
      who: "Each person connects their own.",
      limit:
        "Tasks with a date that are yours, or of projects ticked under “What to show”; it refreshes every 15 minutes.",
    },
    {
      ...connected,
      beside: wordList`connect, sync, integrate, work, works, with, link, set up, google, outlook, often`,
    },
  ),
  feature(
    "files of guests",
    wordList`(guests?|clients?|externals?)( \w+){0,3} (upload|attach|add|send|put)( \w+){0,3} (files?|pictures?|photos?|documents?|attachments?)`,
    {
      has: "Yes, guests upload files in the projects shared with them, up to 250 MB each; viewers only read.",
      how: "In a task of the project shared with them: drag the file in, or the paper clip. Up to 250 MB each.",
      limit: "250 MB a file, as for everyone; they count in your team’s space.",
    },
    { section: "permissions", beside: wordList`big, our, possible, size, they` },
  ),
  feature(
    "the size of files",
    wordList`(file|attachment|upload) (sizes?|limits?), (max|maximum|biggest|largest)( \w+){0,2} (file|attachment|upload)s?( size)?, how (big|large) can( \w+){0,3} (files?|attachments?|uploads?)( be)?, size of (a |an )?(file|attachment|upload)s?`,
    {
      has: "One file may have 250 MB, on every plan; in all 100 GB a person on Team and Business, 2 GB on Free.",
      how: "One file may have 250 MB, on every plan; in all 100 GB a person on Team and Business, 2 GB on Free.",
      limit:
        "One file may have 250 MB, on every plan; in all 100 GB a person on Team and Business, 2 GB on Free.",
      price:
        "250 MB a file on every plan; in all 100 GB a person on Team and Business, 2 GB on Free.",
    },
    { beside: wordList`max, maximum, limit, upload` },
  ),
];
