import { dollars } from "../../../dialogue/reply/reply.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { plans } from "../facts/sample.ts";
import { type Feature, feature } from "./feature.ts";

/** Data in and out: imports, exports, integrations, the API. */

const [, team, business] = plans;
const fromTeam = `It’s on Team (${dollars(team.price)} per person per month) and Business (${dollars(business.price)}), at no charge beyond the plan; it isn’t on Free.`;
const data = { section: "data_export" } as const;
const connected = { section: "integration_api" } as const;

export const dataFeatures: readonly Feature[] = [
  feature(
    "importing",
    wordList`imports?( (from|of|out of)( \w+){1,2})?, importing( from( \w+){1,2})?`,
    {
      has: "Yes, “Import” reads CSV and exports from the usual task tools, shows you what goes where first, and can be undone for 24 hours. For Excel, save it as “CSV UTF-8”.",
      how: "Save it as CSV (in Excel, “CSV UTF-8”), then use “Import” in the sidebar’s “+” menu: it shows which column becomes what before anything is saved.",
      undo: "Yes, for 24 hours, under “Settings”, “Data”, “Imports”, “Undo”.",
      limit: "A file can be up to 20 MB; larger ones go in parts.",
      who: "Members can import into their own projects; for whole teams, an owner does it under “Settings”, “Data”.",
      safe: "An import only adds and doesn’t change anything that’s there; “Undo” takes it all out for 24 hours.",
      phone: "No, importing only works in the browser or the desktop app.",
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
      has: "Yes, “Project”, “⋯”, “Export” gives you CSV, Excel or PDF; an owner gets everything as one archive under “Settings”, “Data”.",
      how: "Use “Project”, “⋯”, “Export”, then CSV, Excel or PDF; for everything in one archive, an owner uses “Settings”, “Data”.",
      who: "Members can export their projects, and owners can export everything; guests and viewers can’t.",
      limit: "Boards with more than 10,000 tasks have to be exported by project or month.",
      guests: "No, guests and viewers can’t export.",
      phone: "No, exporting only works in the browser or the desktop app.",
      auto: "Reports can be e-mailed automatically (“Reports”, “Send regularly”); the full archive is made manually or through the API.",
      safe: "An export doesn’t change anything; it’s just a copy.",
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
      has: "Yes, for 30 days: use “Trash” at the bottom of the sidebar, “Restore”, and it comes back with comments and files.",
      how: "Go to “Trash” at the bottom of the sidebar and press “Restore”: it comes back with comments and files, for 30 days.",
      limit: "You have 30 days in the trash, and our backups go back just as far.",
      who: "Owners of the team and the project’s lead can; members can restore what they deleted themselves.",
      where: "It’s at the bottom of the sidebar.",
      bulk: "Yes, select several in “Trash” and press “Restore”.",
    },
    { ...data, beside: wordList`deleted, back, bring` },
  ),
  feature(
    "the history",
    wordList`(version |change |edit )?history( of( \w+){1,3})?, (old|older|previous|earlier) versions?( of( \w+){1,3})?, audit (trail|log) of (a|the) (task|project), who (changed|edited|moved|deleted)( \w+){1,4}`,
    {
      has: "Yes, “⋯”, “History” on a task or project shows each change with person and time, and “Take back” undoes it.",
      how: "Use “⋯”, “History” on the task or project to see each change with person and time; “Take back” undoes it.",
      who: "Anyone who can see the task can; owners see it for the whole team.",
      undo: "You can undo a “Take back” too, in the same place.",
    },
    { beside: wordList`see, show, text, version, versions` },
  ),
  feature(
    "the API",
    wordList`(public |rest |open |your |an |the )*api( access)?, (rest|graphql) api`,
    {
      has: `Yes, a REST API with JSON, on Team (${dollars(team.price)} per person per month) and Business; it isn’t on Free.`,
      how: "Make a key under “Settings”, “Connections”, “API”; send it with each call as “Authorization: Bearer”.",
      price: fromTeam,
      limit:
        "It’s 600 calls a minute for the whole team, with at most 60 in one second. Above that you get a 429, and the Retry-After header tells you how long to wait.",
      who: "Any member on Team and Business can, and the key has that person’s permissions. An owner can turn the API off.",
      where: "It’s under “Settings”, “Connections”, “API”.",
      phone: "You make a key in the browser, under “Settings”, “Connections”, “API”.",
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
      has: "Yes, on Team and Business, under “Settings”, “Connections”, “API”.",
      how: "Go to “Settings”, “Connections”, “API”, “New key”; it has the permissions of the person who makes it. You can choose “Read only” or single projects.",
      where:
        "It’s under “Settings”, “Connections”, “API”, on Team and Business. A key is only shown in full when it’s created.",
      undo: "Under “Settings”, “Connections”, “API”, “Renew” ends the old key right away, and “Delete” removes it altogether.",
      limit:
        "You can have as many keys as you like; the limit of 600 calls a minute is for the whole team.",
      who: "Any member on Team and Business can; an owner can turn the API off.",
      price: fromTeam,
      safe: "“Renew” ends a leaked key right away; “Read only” or single projects limit the damage.",
    },
    { ...connected, beside: wordList`my, new, make, create, generate, get, find` },
  ),
  feature(
    "webhooks",
    wordList`web ?hooks?`,
    {
      has: "Yes, you get webhooks on Team and Business, under “Settings”, “Connections”, “Webhooks”.",
      how: "Go to “Settings”, “Connections”, “Webhooks”, enter the address, and choose the project and what to report. We send signed JSON there with every change.",
      price: fromTeam,
      undo: "Go to “Settings”, “Connections”, “Webhooks”, and turn it off.",
      where: "They’re under “Settings”, “Connections”, “Webhooks”.",
      who: "An owner can, or a member with an API key.",
    },
    { ...connected, beside: wordList`set up, make, create, work, works, add, support, offer` },
  ),
  feature(
    "Slack and Teams",
    wordList`slack, (microsoft |ms )teams( (bot|chat|channel))?`,
    {
      has: "Yes, press “Connect” next to it under “Settings”, “Connections”; messages then go where “⋯”, “Rules” or your bell sends them.",
      how: "Go to “Settings”, “Connections”, press “Connect” next to it and allow it there; then choose the channel under “⋯”, “Rules” on the project.",
      price: "It’s free on every plan.",
      undo: "Go to “Settings”, “Connections”, “Disconnect”; what was already brought over stays.",
      who: "Each person sets up their own messages; for a channel, it’s the project’s lead or an owner.",
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
      has: "Yes, Google and Outlook, with due dates going both ways: use “Settings”, “Connections”, “Connect”. They refresh every 15 minutes.",
      how: "Go to “Settings”, “Connections”, press “Connect” next to your calendar and allow it; entries show up within 15 minutes.",
      price: "It’s free on every plan.",
      undo: "Go to “Settings”, “Connections”, “Disconnect”; what was already brought over stays.",
      who: "Each person connects their own.",
      limit:
        "You get tasks with a date that are yours or in projects checked under “What to show”; it refreshes every 15 minutes.",
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
      has: "Yes, guests can upload files in the projects shared with them, up to 250 MB each; viewers can only read.",
      how: "In a task of the shared project, drag the file in or use the paper clip. Each can be up to 250 MB.",
      limit:
        "It’s 250 MB per file, the same as for everyone; they count toward your team’s storage.",
    },
    { section: "permissions", beside: wordList`big, our, possible, size, they` },
  ),
  feature(
    "the size of files",
    wordList`(file|attachment|upload) (sizes?|limits?), (max|maximum|biggest|largest)( \w+){0,2} (file|attachment|upload)s?( size)?, how (big|large) can( \w+){0,3} (files?|attachments?|uploads?)( be)?, size of (a |an )?(file|attachment|upload)s?`,
    {
      has: "One file can be up to 250 MB, on every plan; in total you get 100 GB per person on Team and Business, and 2 GB on Free.",
      how: "One file can be up to 250 MB, on every plan; in total you get 100 GB per person on Team and Business, and 2 GB on Free.",
      limit:
        "One file can be up to 250 MB, on every plan; in total you get 100 GB per person on Team and Business, and 2 GB on Free.",
      price:
        "It’s 250 MB per file on every plan; in total you get 100 GB per person on Team and Business, and 2 GB on Free.",
    },
    { beside: wordList`max, maximum, limit, upload` },
  ),
];
