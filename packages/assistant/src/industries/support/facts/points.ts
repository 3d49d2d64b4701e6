import { dollars, shareInWords } from "../../../dialogue/reply/reply.ts";
import type { Points } from "../../../knowledge/types.ts";
import { plans, yearlyDiscount } from "./sample.ts";

/** Specific questions about the help desk's facts, each with its own answer. */
export const supportPoints: Points = {
  subscription_plan: [
    [
      /\b(?:non ?-?profits?|students?|schools?|charit\w+|discount|coupon)\b/,
      `No, not for that. What we do have is ${shareInWords(yearlyDiscount)} off every plan when you pay yearly.`,
    ],
    [
      /\b(?:cancel\w*|end|quit|leave|terminate|contract|notice|any ?time)\b/,
      "Yes, at any time: it takes effect at the end of the paid period, with no notice and no fee. You can still read your data for 60 days.",
    ],
    [
      /\b(?:read|readable|our data)\b/,
      "You can still read your data for 60 days after the paid period.",
    ],
    [/\b(?:renew\w*|auto\w*)\b/, "You can turn off automatic renewal under “Settings”, “Plan”."],
    [
      /\b(?:yearly|annual\w*|year|discount)\b/,
      `Yes, every plan costs ${shareInWords(yearlyDiscount)} less if you pay yearly.`,
    ],
    [/\b(?:free)\b/, `Yes, Free is for up to ${plans[0].most} people and costs nothing.`],
    [
      /\b(?:upgrade|change|switch|downgrade|how do i)\b/,
      "An owner changes the plan under “Settings”, “Plan”.",
    ],
    [
      /./,
      `${plans[1].name} is ${dollars(plans[1].price)} and ${plans[2].name} ${dollars(plans[2].price)} per person per month, ${shareInWords(yearlyDiscount)} less if you pay yearly. Free is for up to ${plans[0].most} people.`,
    ],
  ],
  license_activation: [
    [/\btrial\b/, "The trial lasts 14 days, and you can extend it once by 7."],
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
      "Yes, you connect it under “Settings”, “Connections”, just like Slack, Teams, Google, Outlook, GitHub and Jira.",
    ],
    [
      /./,
      "We have Slack, Teams, Google and Outlook calendars, GitHub and Jira, under “Settings”, “Connections”. For anything else there’s an API, on Team and Business.",
    ],
  ],
  sla_times: [
    [
      /\bcritical|nobody can work|urgent\b/,
      "Critical tickets get a first answer within 1 hour, day and night.",
    ],
    [/\bhigh\b/, "For high, it’s within 4 working hours."],
    [
      /\b(?:weekend|sunday|saturday|night|hours|open)\b/,
      "The desk is open Monday to Friday, 7:00–21:00; critical tickets are answered around the clock.",
    ],
    [
      /./,
      "It’s within 1 hour for critical, day and night, 4 working hours for high, 1 working day for normal, and 3 for low.",
    ],
  ],
  outage_status: [
    [
      /\b(?:maintenance|planned)\b/,
      "Maintenance is on the first Sunday of the month, 5:00–6:00 UTC.",
    ],
    [
      /./,
      "No, everything is running: the web app, sync, notifications and API are green. If your whole team can’t get in, that’s a critical ticket. Shall I open one?",
    ],
  ],
  installation: [
    [
      /\b(?:mac|windows|desktop|linux|computer)\b/,
      "There’s a desktop app for Windows 11 and macOS 13 or later, under “Help”, “Get the apps”; in the browser you don’t need one.",
    ],
    [
      /\b(?:phone|iphone|ios|android|mobile|ipad)\b/,
      "Yes, for iOS 17 and Android 12, under “Help”, “Get the apps”.",
    ],
    [
      /\b(?:browser|chrome|firefox|safari|edge)\b/,
      "Yes, the last two versions of Chrome, Edge, Firefox and Safari.",
    ],
  ],
  update_version: [
    [
      /\b(?:killed|brok\w*|ruined|destroyed|wrecked|messed|worse|since)\b/,
      "I’m sorry about that. On the desktop, “Help”, “Previous version” takes you back, for 30 days; in the browser, reload with Ctrl+Shift+R. If it’s still broken, I’ll open a ticket with what you see.",
    ],
    [
      /\b(?:back|older|previous|roll)\b/,
      "Yes, for 30 days on the desktop, with “Help”, “Previous version”.",
    ],
    [
      /./,
      "The web app is always the latest version; desktop and phone apps update automatically. “Help”, “About” shows the version and “Check now”.",
    ],
  ],
  data_export: [
    [/\b(?:backups?|restore)\b/, "Backups run every six hours and are kept for 30 days."],
    [
      /\b(?:import\w*|csv in|from (?:trello|asana|jira))\b/,
      "“Import” reads CSV and exports from the usual task tools, and can be undone for 24 hours.",
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
      "Check three places: “Do not disturb” in your profile, whether your phone or browser allows notifications, and your spam folder.",
    ],
  ],
  permissions: [
    [
      /\b(?:change|give|gets?|make|grant|new|take)\b.{0,24}\b(?:admin\w*|owners?|rights?|roles?)\b/,
      "An owner gives and takes away roles under “Settings”, “People”, the person, “Role”. Have two owners, so no one is locked out when one leaves.",
    ],
    [
      /\broles\b|\b(?:which|what) (?:\w+ )?role\b|\b(?:what|which)\b.{0,24}\b(?:guest|viewer|member|owner)s?\b/,
      "There are owner (plan and people), member (all open projects), guest (only what’s shared) and viewer (read-only). Owners change roles under “Settings”, “People”.",
    ],
    [
      /\b(?:denied|access|see|open|private|blocked|forbidden|allowed|permission)\b/,
      "“Access denied” usually means the project is private: its lead can add you under “Share”.",
    ],
    [
      /./,
      "An owner changes roles under “Settings”, “People”; the lead of a project changes its permissions under “Share”.",
    ],
  ],
  feature_question: [
    [
      /\b(?:dark|theme|language|time ?zone)\b/,
      "Dark mode, language and time zone are in your profile.",
    ],
    [/\b(?:shortcuts?|keyboard|keys)\b/, "Press N for a task, P for a project, / to search."],
    [
      /\b(?:calendar|timeline|gantt|list|board|view)\b/,
      "“View” switches between board, list, calendar and timeline.",
    ],
    [
      /\b(?:wish|suggest|request|missing|roadmap)\b/,
      "Feature ideas go to “?”, “Suggest”, where others can vote.",
    ],
  ],
  security_incident: [
    [
      /./,
      "I’m sorry; act now: change your password, press “Sign out everywhere” under “Settings”, “Security”, then turn on two-step sign-in. Shall I open a critical ticket, so a person checks the sign-ins?",
    ],
  ],
};
