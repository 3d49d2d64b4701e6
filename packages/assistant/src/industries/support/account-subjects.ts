import { dollars, shareInWords } from "../../dialogue/reply.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "./sample.ts";
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
      how: "An owner: “Settings”, “People”, the other person, “Owner”. Is the only owner gone, a person does it by ticket.",
      where: "“Settings”, “People”.",
      who: "Another owner; is there none, a person by ticket, from an address of your company’s domain.",
      time: "From one owner to another at once; by ticket about a working day.",
      cost: "Nothing.",
      data: "Nothing is lost by it.",
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
        "“Settings”, “Plan”, “Billing details”, “Send to”: take the old address out and put in up to five; they need no seat.",
      ],
      [
        anywhere(wordList`po( number)?, purchase order, reference`),
        "“Billing details”, “Reference”: up to 40 characters, on every invoice from then on.",
      ],
    ],
    answers: {
      where: "“Settings”, “Plan”, “Invoices”.",
      how: "“Settings”, “Plan”, “Billing details”: name, address, VAT number and who gets them. It holds from the next invoice on.",
      who: "Owners, and people with the right “billing”, which an owner gives under “Settings”, “People”.",
      undo: "For those already sent a ticket brings corrected ones.",
    },
  },
  {
    id: "plans",
    section: "subscription_plan",
    named: anywhere(
      wordList`(team|business|free) plan, plans, upgrad\w+, subscription, downgrad\w+`,
    ),
    answers: {
      how: "An owner: “Settings”, “Plan”, choose and confirm.",
      where: "“Settings”, “Plan”.",
      who: "An owner.",
      time: "Moving up takes effect at once, counted by the day; moving down, at the end of the paid period.",
      undo: "Yes: down again at the end of the paid period, and no data are lost.",
      cost: `Team ${dollars(team.price)}, Business ${dollars(business.price)} a person and month, ${shareInWords(yearlyDiscount)} less when paid yearly.`,
      limit: `Up to ${free.most} people on Free, no limit on Team and Business.`,
      data: `Nothing is deleted; on Free more than ${free.most} people become viewers.`,
    },
  },
  {
    id: "notices",
    section: "email_notifications",
    named: anywhere(wordList`notifications?, alerts?, reminders?, do not disturb`),
    answers: {
      how: "Your bell, “Preferences”: at once, daily or never, for each kind. Nights: “Do not disturb” in your profile.",
      where: "Your bell, “Preferences”.",
      who: "Each person for themselves; an owner cannot set it for others.",
      time: "At once.",
    },
  },
  {
    id: "apps",
    section: "installation",
    named: anywhere(
      wordList`(phone|mobile|android|iphone|ios|desktop|windows|mac) apps?, the apps?, installer`,
    ),
    answers: {
      where: "“Help”, “Get the apps”.",
      how: "“Help”, “Get the apps”, then sign in with the same address.",
      cost: "Nothing, on any plan.",
      plan: "Every plan, Free too.",
      limit: "As many devices as you like; iOS 17, Android 12, Windows 11 and macOS 13 or later.",
      time: "A minute; your data come along when you sign in.",
    },
  },
  {
    id: "password",
    section: "recover_password",
    named: anywhere(wordList`passwords?, reset( link| mail)?, forgot password`),
    answers: {
      how: "On the sign-in page “Forgot password?”, and then only the newest link.",
      where: "On the sign-in page, “Forgot password?”; signed in, your profile, “Security”.",
      time: "The mail comes within five minutes; after five wrong tries an account is locked for 15.",
      who: "Only you: nobody on our side sees or sets it.",
    },
  },
  {
    id: "leave",
    section: "delete_account",
    named: anywhere(wordList`delet\w+ (my|our|the|this) (whole )?(account|team|workspace)`),
    answers: {
      time: "The team is locked at once and erased after 14 days; from backups it is gone 30 days later.",
      how: "For yourself “Profile”, “Delete account”; for the whole team an owner, “Settings”, “Data”.",
      where: "“Profile”, “Delete account”; the team under “Settings”, “Data”.",
      who: "Your own account you; the team an owner.",
      data: "Your tasks stay with the team; take an archive before if the whole team goes.",
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
      where: "In the EU or the US, as your owner chose when the team was made.",
      who: "Nobody reads your projects; for a ticket a person looks only where you allow it, for 24 hours, and the log shows it.",
      how: "Encrypted on the way and at rest, backups too.",
      more: "A move between the two goes by ticket, on a day you choose.",
    },
  },
  {
    id: "connections",
    section: "integration_api",
    named: anywhere(
      wordList`slack, teams bot, microsoft teams, github, jira, zapier, integrations?, google drive`,
    ),
    answers: {
      how: "“Settings”, “Connections”: choose it, sign in there and allow it; “Reconnect” mends one that stopped.",
      where: "“Settings”, “Connections”.",
      cost: "Nothing beside the plan.",
      time: "A minute; what was changed before does not come along.",
      undo: "“Settings”, “Connections”, “Disconnect”; what was brought over stays.",
    },
  },
  {
    id: "answering",
    section: "sla_times",
    named: anywhere(wordList`response times?, first answer, priorit(y|ies), sla`),
    answers: {
      time: "Critical within 1 hour, day and night; high within 4 working hours; normal within 1 working day; low within 3.",
      more: "Yes: “escalate it” puts it before the lead on duty, with a first answer within 1 hour.",
      plan: "The same on every plan.",
      cost: "Nothing.",
    },
  },
  {
    id: "offline",
    section: "feature_question",
    named: anywhere(wordList`off-?line, without (internet|wifi|a connection|network)`),
    answers: {
      how: "Open the projects you need while online; the desktop and phone apps keep them and send your changes later.",
      plan: "Every plan, Free too.",
      time: "As long as you like; what you changed waits on that device.",
      who: "The desktop and phone apps; the browser needs a connection.",
      limit: "What was opened lately on that device.",
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
        "The phone app follows the phone’s own setting; in its menu under “Look” you choose otherwise.",
      ],
    ],
    answers: {
      how: "In your profile, behind your picture at the top right: “Look”, then light, dark or as the system has it.",
      where: "In your profile, under “Look”.",
      who: "Each person for themselves.",
      plan: "Every plan, Free too.",
      cost: "Nothing, on any plan.",
    },
  },
  {
    id: "fields",
    section: "feature_question",
    named: anywhere(wordList`(custom )?fields?, columns?`),
    answers: {
      how: "“⋯” on the project, “Fields”: add, rename or remove one.",
      limit: "Up to twenty a project.",
      where: "“⋯” on the project, “Fields”.",
      instead: "What not everybody shall see belongs in a private project.",
    },
  },
  {
    id: "rights",
    section: "permissions",
    named: anywhere(wordList`permissions?, rights?, roles?, private projects?, access`),
    answers: {
      how: "An owner changes roles under “Settings”, “People”; a project is made private and shared under “Share”.",
      where: "Roles under “Settings”, “People”; a project under “Share”.",
      who: "Roles: an owner. A project: its lead or an owner.",
      plan: "Every plan, Free too.",
      time: "At once; reload the page to see it.",
    },
  },
];
