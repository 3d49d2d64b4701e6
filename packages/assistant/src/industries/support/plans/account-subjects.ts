import { dollars, shareInWords } from "../../../dialogue/reply/reply.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";
import type { SupportSubject } from "./subject-records.ts";

const [free, team, business] = plans;

/** Short follow-up questions about bills, people and the apps. */
export const accountSubjects: readonly SupportSubject[] = [
  {
    id: "ownership",
    section: "permissions",
    named: anywhere(
      wordList`owner(ship)?( left| is gone| quit)?, hand over, (he|she|they) (was|were) the (only )?(owner|admin)`,
    ),
    answers: {
      how: "An owner can do it under “Settings”, “People”, the other person, “Owner”. If the only owner is gone, a person does it by ticket.",
      where: "“Settings”, “People”.",
      who: "Another owner can; if there isn’t one, a person does it by ticket, from an address at your company’s domain.",
      time: "From one owner to another it’s immediate; by ticket it takes about a working day.",
      cost: "Nothing.",
      data: "You won’t lose anything.",
    },
  },
  {
    id: "invoices",
    section: "bills",
    named: anywhere(wordList`invoices?, bills?, receipts?, billing( details)?`),
    parts: [
      [
        anywhere(
          wordList`someone else, somebody else, another (person|address|mail), accountant\w*, bookkeeper, send to, goes? to, recipients?`,
        ),
        "Go to “Settings”, “Plan”, “Billing details”, “Send to”, take the old address out and enter up to five; they don’t need a seat.",
      ],
      [
        anywhere(wordList`po( number)?, purchase order, reference`),
        "Enter it under “Billing details”, “Reference”: up to 40 characters, on every invoice from then on.",
      ],
    ],
    answers: {
      where: "They’re under “Settings”, “Plan”, “Invoices”.",
      how: "Go to “Settings”, “Plan”, “Billing details” for the name, address, VAT number and who gets them. Changes apply from the next invoice on.",
      who: "Owners can, and people with the “billing” permission, which an owner gives under “Settings”, “People”.",
      undo: "For invoices already sent, a ticket gets you corrected ones.",
    },
  },
  {
    id: "plans",
    section: "subscription_plan",
    named: anywhere(
      wordList`(team|business|free) plan, plans, upgrad\w+, subscription, downgrad\w+`,
    ),
    answers: {
      how: "An owner goes to “Settings”, “Plan”, chooses one and confirms.",
      where: "It’s under “Settings”, “Plan”.",
      who: "An owner can.",
      time: "Moving up takes effect right away, prorated by the day; moving down takes effect at the end of the paid period.",
      undo: "Yes, you can move back down at the end of the paid period, and you won’t lose any data.",
      cost: `Team is ${dollars(team.price)} and Business ${dollars(business.price)} per person per month, ${shareInWords(yearlyDiscount)} less if you pay yearly.`,
      limit: `Free covers up to ${free.most} people; Team and Business have no limit.`,
      data: `Nothing is deleted; on Free, anyone beyond ${free.most} people becomes a viewer.`,
    },
  },
  {
    id: "notices",
    section: "email_notifications",
    named: anywhere(wordList`notifications?, alerts?, reminders?, do not disturb`),
    answers: {
      how: "Go to your bell, “Preferences” and choose at once, daily or never for each kind. For nights, use “Do not disturb” in your profile.",
      where: "It’s under your bell, “Preferences”.",
      who: "Everyone sets their own; an owner can’t set it for others.",
      time: "It takes effect right away.",
    },
  },
  {
    id: "apps",
    section: "installation",
    named: anywhere(
      wordList`(phone|mobile|android|iphone|ios|desktop|windows|mac) apps?, the apps?, installer`,
    ),
    answers: {
      where: "It’s under “Help”, “Get the apps”.",
      how: "Go to “Help”, “Get the apps”, then sign in with the same address.",
      cost: "It’s free on every plan.",
      plan: "It’s in every plan, including Free.",
      limit:
        "As many devices as you like, with iOS 17, Android 12, Windows 11 or macOS 13 and later.",
      time: "It takes a minute; your data comes along when you sign in.",
    },
  },
  {
    id: "password",
    section: "recover_password",
    named: anywhere(wordList`passwords?, reset( link| mail)?, forgot password`),
    answers: {
      how: "Press “Forgot password?” on the sign-in page, and use only the newest link.",
      where:
        "On the sign-in page, it’s “Forgot password?”; once you’re signed in, it’s in your profile, under “Security”.",
      time: "The e-mail arrives within five minutes; after five wrong tries, an account is locked for 15.",
      who: "Only you can: no one on our side sees or sets it.",
    },
  },
  {
    id: "leave",
    section: "delete_account",
    named: anywhere(wordList`delet\w+ (my|our|the|this) (whole )?(account|team|workspace)`),
    answers: {
      time: "The team is locked right away and erased after 14 days; it’s gone from backups 30 days later.",
      how: "For your own account, go to “Profile”, “Delete account”; for the whole team, an owner goes to “Settings”, “Data”.",
      where: "It’s under “Profile”, “Delete account”; for the team, it’s under “Settings”, “Data”.",
      who: "You can delete your own account; an owner can delete the team.",
      data: "Your tasks stay with the team; if the whole team is going, download an archive first.",
      cost: "Nothing.",
    },
  },
  {
    id: "hosting",
    section: "security_facts",
    named: anywhere(
      wordList`(data|servers?) (is|are|stored|hosted|located)?, hosted, hosting, encrypt\w+, gdpr, dpa`,
    ),
    answers: {
      where: "It’s in the EU or the US, whichever your owner chose when the team was created.",
      who: "No one reads your projects; for a ticket, a person looks only where you allow it, for 24 hours, and the log shows it.",
      how: "It’s encrypted in transit and at rest, including backups.",
      more: "We can move it between the two by ticket, on a day you choose.",
    },
  },
  {
    id: "connections",
    section: "integration_api",
    named: anywhere(
      wordList`slack, teams bot, microsoft teams, github, jira, zapier, integrations?, google drive`,
    ),
    answers: {
      how: "Go to “Settings”, “Connections”, choose it, sign in there and allow it; “Reconnect” fixes one that stopped.",
      where: "They’re under “Settings”, “Connections”.",
      cost: "There’s no charge beyond the plan.",
      time: "It takes a minute; earlier changes don’t come along.",
      undo: "Go to “Settings”, “Connections”, “Disconnect”; what was already brought over stays.",
    },
  },
  {
    id: "answering",
    section: "sla_times",
    named: anywhere(wordList`response times?, first answer, priorit(y|ies), sla`),
    answers: {
      time: "It’s within 1 hour for critical, day and night, 4 working hours for high, 1 working day for normal, and 3 for low.",
      more: "Yes, “escalate it” puts it in front of the lead on duty, with a first answer within 1 hour.",
      plan: "It’s the same on every plan.",
      cost: "Nothing.",
    },
  },
  {
    id: "offline",
    section: "feature_question",
    named: anywhere(wordList`off-?line, without (internet|wifi|a connection|network)`),
    answers: {
      how: "Open the projects you need while you’re online; the desktop and phone apps keep them and send your changes later.",
      plan: "It’s in every plan, including Free.",
      time: "As long as you like; your changes wait on that device.",
      who: "The desktop and phone apps do; the browser needs a connection.",
      limit: "You have what you opened recently on that device.",
    },
  },
  {
    id: "look",
    section: "feature_question",
    named: anywhere(
      wordList`dark( mode| theme| scheme)?, (light|night) (mode|theme), theme, bigger (text|font), font size`,
    ),
    parts: [
      [
        anywhere(wordList`phones?, mobile, android, iphone, tablets?, app`),
        "The phone app follows the phone’s own setting; you can change that in its menu, under “Look”.",
      ],
    ],
    answers: {
      how: "Go to your profile, behind your picture at the top right, choose “Look”, then light, dark or the system setting.",
      where: "It’s in your profile, under “Look”.",
      who: "Everyone sets their own.",
      plan: "It’s in every plan, including Free.",
      cost: "It’s free on every plan.",
    },
  },
  {
    id: "fields",
    section: "feature_question",
    named: anywhere(wordList`(custom )?fields?, columns?`),
    answers: {
      how: "Use “⋯” on the project, “Fields” to add, rename or remove one.",
      limit: "You can have up to twenty per project.",
      where: "They’re under “⋯” on the project, “Fields”.",
      instead: "Put anything that isn’t for everybody in a private project.",
    },
  },
  {
    id: "rights",
    section: "permissions",
    named: anywhere(wordList`permissions?, rights?, roles?, private projects?, access`),
    answers: {
      how: "An owner changes roles under “Settings”, “People”; you can make a project private and share it under “Share”.",
      where: "Roles are under “Settings”, “People”; for a project, use “Share”.",
      who: "An owner changes roles; for a project, it’s the lead or an owner.",
      plan: "It’s in every plan, including Free.",
      time: "It works right away; reload the page to see it.",
    },
  },
];
