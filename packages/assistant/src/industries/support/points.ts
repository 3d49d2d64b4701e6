import { dollars, shareInWords } from "../../dialogue/reply.ts";
import type { Points } from "../../knowledge/types.ts";
import { plans, yearlyDiscount } from "./sample.ts";

/** Specific questions about the help desk's facts, each with its own answer. */
export const supportPoints: Points = {
  subscription_plan: [
    [
      /\b(?:non ?-?profits?|students?|schools?|charit\w+|discount|coupon)\b/,
      `No, not for that. What there is: ${shareInWords(yearlyDiscount)} less on every plan when it is paid yearly.`,
    ],
    [
      /\b(?:cancel\w*|end|quit|leave|terminate|contract|notice|any ?time)\b/,
      "Yes, at any time: it takes effect at the end of the paid period, with no notice and no fee. Your data stay readable for 60 days.",
    ],
    [
      /\b(?:read|readable|our data)\b/,
      "Your data stay readable for 60 days after the paid period.",
    ],
    [/\b(?:renew\w*|auto\w*)\b/, "Automatic renewal is switched off under “Settings”, “Plan”."],
    [
      /\b(?:yearly|annual\w*|year|discount)\b/,
      `Yes, paid yearly every plan costs ${shareInWords(yearlyDiscount)} less.`,
    ],
    [/\b(?:free)\b/, `Yes, Free is for up to ${plans[0].most} people and costs nothing.`],
    [
      /\b(?:upgrade|change|switch|downgrade|how do i)\b/,
      "An owner changes the plan under “Settings”, “Plan”.",
    ],
    [
      /./,
      `${plans[1].name} is ${dollars(plans[1].price)} and ${plans[2].name} ${dollars(plans[2].price)} a person and month, ${shareInWords(yearlyDiscount)} less when paid yearly. Free is for up to ${plans[0].most} people.`,
    ],
  ],
  license_activation: [
    [/\btrial\b/, "The trial lasts 14 days and can be prolonged once by 7."],
    [/\b(?:devices?|phone|computers?|laptop)\b/, "Yes, one seat works on any number of devices."],
    [
      /\b(?:key|code|redeem|reseller|activate)\b/,
      "A key goes into “Settings”, “Plan”, “Redeem”; it has 20 characters and starts with PLB.",
    ],
    [
      /\b(?:add|invite|new|user|people|colleague|seat|member)\b/,
      "An owner invites a person under “Settings”, “People”; the seat is theirs when they accept.",
    ],
  ],
  integration_api: [
    [
      /\bapi\b|\bkey\b|\bwebhooks?\b/,
      "Yes, on Team and Business, with 600 calls a minute; the key is under “Settings”, “Connections”.",
    ],
    [
      /\b(?:sync\w*|calendars?)\b/,
      "Google and Outlook calendars refresh every 15 minutes. If it has stopped, press “Reconnect” under “Settings”, “Connections”.",
    ],
    [
      /\b(?:slack|teams|google|outlook|github|jira)\b/,
      "Yes: you connect it under “Settings”, “Connections”, as you do Slack, Teams, Google, Outlook, GitHub and Jira.",
    ],
    [
      /./,
      "Slack, Teams, Google and Outlook calendars, GitHub and Jira, under “Settings”, “Connections”. For the rest there is an API, on Team and Business.",
    ],
  ],
  sla_times: [
    [
      /\bcritical|nobody can work|urgent\b/,
      "Critical tickets get a first answer within 1 hour, day and night.",
    ],
    [/\bhigh\b/, "High: within 4 working hours."],
    [
      /\b(?:weekend|sunday|saturday|night|hours|open)\b/,
      "The desk works Monday to Friday, 7:00–21:00; critical tickets get an answer around the clock.",
    ],
    [
      /./,
      "Critical within 1 hour, day and night; high within 4 working hours; normal within 1 working day; low within 3.",
    ],
  ],
  outage_status: [
    [
      /\b(?:maintenance|planned)\b/,
      "Maintenance is on the first Sunday of a month, 5:00–6:00 UTC.",
    ],
    [
      /./,
      "No, everything runs: web app, sync, notifications and API are green. If your whole team cannot get in, that is a critical ticket. Shall I open one?",
    ],
  ],
  installation: [
    [
      /\b(?:mac|windows|desktop|linux|computer)\b/,
      "There is a desktop app for Windows 11 and macOS 13 or later, under “Help”, “Get the apps”; in the browser you need none.",
    ],
    [
      /\b(?:phone|iphone|ios|android|mobile|ipad)\b/,
      "Yes, for iOS 17 and Android 12, under “Help”, “Get the apps”.",
    ],
    [
      /\b(?:browser|chrome|firefox|safari|edge)\b/,
      "Yes: Chrome, Edge, Firefox and Safari, the last two versions each.",
    ],
  ],
  update_version: [
    [
      /\b(?:killed|brok\w*|ruined|destroyed|wrecked|messed|worse|since)\b/,
      "I am sorry. On the desktop “Help”, “Previous version” goes back, for 30 days; in the browser reload with Ctrl+Shift+R. Does it stay broken, I open a ticket with what you see.",
    ],
    [
      /\b(?:back|older|previous|roll)\b/,
      "Yes, for 30 days on the desktop: “Help”, “Previous version”.",
    ],
    [
      /./,
      "The web app is always the latest; desktop and phone apps update by themselves. “Help”, “About” shows the version and “Check now”.",
    ],
  ],
  data_export: [
    [/\b(?:backups?|restore)\b/, "Backups run every six hours and are kept for 30 days."],
    [
      /\b(?:import\w*|csv in|from (?:trello|asana|jira))\b/,
      "“Import” reads CSV and the exports of the usual task tools, and can be undone for 24 hours.",
    ],
    [
      /\b(?:all|everything|whole|archive)\b/,
      "An owner gets everything as one archive under “Settings”, “Data”, ready within the hour.",
    ],
    [
      /./,
      "Use “Project”, “⋯”, “Export” for CSV, Excel or PDF; an owner can get everything under “Settings”, “Data”.",
    ],
  ],
  email_notifications: [
    [
      /\b(?:too many|less|fewer|stop|off|spam me|annoying)\b/,
      "Go to your bell, “Preferences”: “Only when I am mentioned” cuts most of them.",
    ],
    [
      /./,
      "Check three places: “Do not disturb” in your profile, the notification right of the phone or browser, and your spam folder.",
    ],
  ],
  permissions: [
    [
      /\b(?:change|give|gets?|make|grant|new|take)\b.{0,24}\b(?:admin\w*|owners?|rights?|roles?)\b/,
      "An owner gives and takes roles under “Settings”, “People”, the person, “Role”. Let there be two owners, so that nobody is locked out when one leaves.",
    ],
    [
      /\broles\b|\b(?:which|what) (?:\w+ )?role\b|\b(?:what|which)\b.{0,24}\b(?:guest|viewer|member|owner)s?\b/,
      "Owner (plan and people), member (all open projects), guest (only what is shared), viewer (reads). Owners change roles under “Settings”, “People”.",
    ],
    [
      /\b(?:denied|access|see|open|private|blocked|forbidden|allowed|permission)\b/,
      "“Access denied” mostly means that a project is private: its lead adds you under “Share”.",
    ],
    [
      /./,
      "An owner changes roles under “Settings”, “People”; the rights of one project its lead changes under “Share”.",
    ],
  ],
  feature_question: [
    [
      /\b(?:dark|theme|language|time ?zone)\b/,
      "Dark scheme, language and time zone are in your profile.",
    ],
    [/\b(?:shortcuts?|keyboard|keys)\b/, "N makes a task, P a project, / searches."],
    [
      /\b(?:calendar|timeline|gantt|list|board|view)\b/,
      "“View” switches between board, list, calendar and timeline.",
    ],
    [
      /\b(?:wish|suggest|request|missing|roadmap)\b/,
      "A wish goes to “?”, “Suggest”, where others can vote.",
    ],
  ],
  security_incident: [
    [
      /./,
      "I am sorry; act now: change your password, “Settings”, “Security”, “Sign out everywhere”, then switch on two-step sign-in. Shall I open a critical ticket, so that a person checks the sign-ins?",
    ],
  ],
};
