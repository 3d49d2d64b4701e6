import { dollars, shareInWords } from "../../dialogue/reply.ts";
import type { Subject } from "../../records/subjects.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "./sample.ts";

const [free, team, business] = plans;
const fromTeam = `On Team (${dollars(team.price)} a person and month) and Business (${dollars(business.price)}); Free has none.`;
const onlyBusiness = `Business alone, ${dollars(business.price)} a person and month, ${shareInWords(yearlyDiscount)} less when paid yearly.`;

/** `section` is recorded as what was answered, for the rest of the conversation. */
export type SupportSubject = Subject & { section: string };

/** Short follow-up questions about the subject just discussed, the specific before the general. */
export const supportSubjects: readonly SupportSubject[] = [
  {
    id: "webhooks",
    section: "integration_api",
    named: anywhere(wordList`web ?hooks?`),
    parts: [
      [
        anywhere(wordList`retr(y|ies|ied), tries, tried, (is|are) down, fails?, resen[dt]\w*`),
        "After a 5xx or no answer a webhook is tried five times within an hour; each call has an id, so that you can drop one that comes twice.",
      ],
      [
        anywhere(wordList`signed?, signatures?, hmac, secret, verif\w+, secure`),
        "Yes: the header X-Plumbline-Signature holds HMAC-SHA256 of the body, with the secret from “Connections”.",
      ],
      [
        anywhere(
          wordList`mov(e|es|ed|ing), fires?, events?, triggers?, deleted?, created?, changes?`,
        ),
        "They report tasks, comments and projects that are made, changed or deleted; a move to another project is a change of the task, with both in the body.",
      ],
    ],
    answers: {
      cost: "Nothing beside the plan: webhooks come with Team and Business.",
      plan: fromTeam,
      how: "“Settings”, “Connections”, “Webhooks”: give the address, choose the project and what shall be reported.",
      where: "Under “Settings”, “Connections”, “Webhooks”.",
      over: "After a 5xx or no answer a webhook is tried five times within an hour.",
    },
  },
  {
    id: "api",
    section: "integration_api",
    parts: [
      [
        anywhere(wordList`bulk, batch\w*, mass, writ(e|es|ing)`),
        "Each write is one call: one task a call, 600 a minute. For many at once “Import” takes a CSV of up to 20 MB.",
      ],
      [
        anywhere(wordList`read(s|ing)?, list(s|ing)?`),
        "Reading brings 100 a call, with a cursor for the next.",
      ],
    ],
    named: anywhere(wordList`(rest )?api( keys?| tokens?)?, calls a minute`),
    answers: {
      cost: `Nothing beside the plan: the API comes with Team (${dollars(team.price)} a person and month) and Business.`,
      plan: fromTeam,
      limit: "600 calls a minute for the whole team, and at most 60 within a second.",
      per: "For the whole team, however many keys it has.",
      more: "No: it is the same for all. What helps is fetching pages of 100 and only what was “updated since”; for more than that, a ticket with what you need it for goes to a lead.",
      over: "Above the limit the answer is 429; the header Retry-After says how many seconds to wait.",
      how: "“Settings”, “Connections”, “API” makes a key; send it with each call as “Authorization: Bearer”.",
      where: "Under “Settings”, “Connections”, “API”.",
      who: "Whoever makes a key has their own rights with it; an owner may switch the API off.",
    },
  },
  {
    id: "guests",
    section: "permissions",
    named: anywhere(
      wordList`guests?, viewers?, externals?, (outside|external) (people|users|clients?)`,
    ),
    answers: {
      cost: "Nothing: guests and viewers need no seat, on any plan.",
      plan: "Every plan, Free too.",
      limit: "As many as you like, on every plan.",
      how: "In the project: “Share”, the address, “Guest”, “Invite”. The invitation holds for seven days.",
      who: "The project’s lead or an owner invites them.",
      undo: "“Share” on the project, their name, “Remove”; what they wrote stays.",
      time: "At once when they press the link; it holds for seven days.",
    },
  },
  {
    id: "sso",
    section: "subscription_plan",
    named: anywhere(wordList`sso, single sign-? ?on, saml, okta, entra`),
    answers: {
      cost: onlyBusiness,
      plan: onlyBusiness,
      how: "An owner: “Settings”, “Security”, “Single sign-on”, and there the metadata of Okta, Entra or another SAML system.",
      where: "Under “Settings”, “Security”, “Single sign-on”.",
      who: "An owner sets it up.",
      instead:
        "On the other plans people sign in with Google or Microsoft, and two-step sign-in is in every plan.",
    },
  },
  {
    id: "audit",
    section: "subscription_plan",
    named: anywhere(wordList`audit (logs?|trail), log of sign-? ?ins?, access logs?`),
    answers: {
      cost: onlyBusiness,
      plan: onlyBusiness,
      where: "Under “Settings”, “Security”; it is exported there as CSV.",
      how: "An owner opens it under “Settings”, “Security” and exports it as CSV.",
      who: "Owners see it.",
    },
  },
  {
    id: "two-steps",
    section: "security_facts",
    named: anywhere(
      wordList`2fa, mfa, two.?(step|factor)( sign-? ?in)?, authenticator, backup codes?`,
    ),
    answers: {
      cost: "Nothing: it is in every plan.",
      plan: "Every plan, Free too.",
      how: "“Settings”, “Security”, “Two-step sign-in”; save the backup codes it shows.",
      where: "Under “Settings”, “Security”.",
      who: "Each person for themselves; for everybody it is demanded by single sign-on, on Business.",
    },
  },
  {
    id: "trial",
    section: "subscription_plan",
    named: anywhere(wordList`trials?, test period, try it( out)?`),
    answers: {
      cost: "Nothing, and no card is asked for.",
      time: "14 days, and it can be prolonged once by 7.",
      end: `After 14 days. The team then goes on as Free, with up to ${free.most} people; nothing is deleted or charged.`,
      more: "Once, by 7 days.",
      plan: "It has everything of Business.",
      how: "On the start page, “Try it”: an e-mail and a password are enough.",
      data: `Everything stays: the team goes on as Free, and more than ${free.most} people become viewers.`,
      limit: "No limit of people while it runs.",
    },
  },
  {
    id: "cancel",
    section: "billing:cancel",
    named: anywhere(
      wordList`cancel\w*, end (the|my|our|it)( plan| subscription)?, terminat\w+, quit, (paid period|no notice)`,
    ),
    answers: {
      time: "With the paid period: the day is under “Settings”, “Plan”, in the first line. Until then everything works.",
      end: "With the paid period: the day is under “Settings”, “Plan”, in the first line. Until then everything works.",
      cost: "Nothing: no fee and no notice. Of a yearly plan the unused months are paid back.",
      how: "An owner: “Settings”, “Plan”, “Cancel”. An e-mail confirms it at once.",
      where: "“Settings”, “Plan”, “Cancel”; only an owner sees it.",
      who: "An owner; they are listed under “Settings”, “People”.",
      data: [
        "They stay readable for 60 days after the paid period, then they are erased.",
        "Not if you take them out before: an owner, “Settings”, “Data”, gets one archive with files and comments, on every plan, within the hour.",
      ],
      undo: "Yes, an owner presses “Resume” under “Settings”, “Plan”; within 60 days, everything is just as it was.",
      instead: `Going down to Free keeps everything for up to ${free.most} people: “Settings”, “Plan”.`,
    },
  },
  {
    id: "refund",
    section: "billing:when",
    named: anywhere(
      wordList`refund\w*, money back, paid back, charged twice, double charge, (too much|wrongly) charged, reservation`,
    ),
    answers: {
      how: "A ticket brings it to billing: the day, the amount and the last four digits are enough.",
      who: "Billing checks it, and a lead decides.",
      cost: "Nothing is taken off.",
    },
  },
  {
    id: "import",
    section: "data_export",
    parts: [
      [
        anywhere(wordList`comments?, discussions?`),
        "Comments come along from Trello and Asana, with people, labels and dates. What a file does not hold, such as attachments, is put in by hand: the preview shows it before anything is written.",
      ],
      [
        anywhere(wordList`attachments?, files?, pictures?`),
        "Attachments are not in such a file: upload them afterwards, or leave a link to the old place in the task. The preview shows what comes along.",
      ],
      [
        anywhere(wordList`sub-?tasks?, check ?lists?`),
        "Subtasks are rows of their own in most exports; the preview shows below which task each lands.",
      ],
      [
        anywhere(wordList`history, (creation|created) dates?, old dates?`),
        "What is imported carries the day of the import as created; the old history stays where it was.",
      ],
      [
        anywhere(wordList`(everyone|everybody|people|users|accounts|assignees?|members|logins?)`),
        "People are matched by their e-mail address; whoever has no seat yet is invited under “Settings”, “People”.",
      ],
    ],
    named: anywhere(
      wordList`imports?( \w+)?, migrat\w+, mov(e|ing) (\w+ )?(over )?from \w+, (trello|asana|jira|monday)`,
    ),
    answers: {
      how: "Export there as a file, then “Import” here: it shows which column becomes what before anything is written.",
      where: "“Import” in the sidebar’s “+” menu; for whole teams “Settings”, “Data”.",
      undo: "Yes, for 24 hours: “Settings”, “Data”, “Imports”, “Undo”.",
      limit: "A file of up to 20 MB at once; larger ones go in parts.",
      cost: "Nothing, on any plan.",
      plan: "Every plan, Free too.",
      time: "That depends on the file; the preview comes first, and you may go on working.",
    },
  },
  {
    id: "export",
    section: "data_export",
    named: anywhere(wordList`exports?, archive, backup of our data`),
    answers: {
      time: "The archive is ready within the hour, and an e-mail brings the link; CSV, Excel and PDF come at once.",
      how: "“Project”, “⋯”, “Export” for one project; an owner gets everything under “Settings”, “Data”.",
      where: "“Project”, “⋯”, “Export”; everything under “Settings”, “Data”.",
      who: "Members their projects, an owner everything; guests and viewers cannot.",
      cost: "Nothing, on any plan.",
      plan: "Every plan, Free too.",
      limit: "Boards with more than 10,000 tasks are exported by project.",
    },
  },
  {
    id: "deleted",
    section: "data_export",
    named: anywhere(
      wordList`trash, deleted, restor\w+, (gone|missing|lost|vanished|disappeared) (project|board|task|file)s?, (projects?|boards?|tasks?|files?) (is|are|was|were)? ?(gone|missing|lost)`,
    ),
    answers: {
      time: "What is in “Trash” stays for 30 days and is back in a minute; from a backup it takes about a working day.",
      who: "Owners and the project’s lead.",
      how: "“Trash” at the foot of the sidebar, “Restore”: comments and files come back with it.",
      where: "At the foot of the sidebar, “Trash”.",
      instead:
        "From our backups: every six hours, kept for 30 days. A ticket with the name and the day is enough.",
      limit: "All that was deleted within 30 days.",
    },
  },
  {
    id: "seats",
    section: "license_activation",
    named: anywhere(
      wordList`seats?, licen[cs]es?, (add|invite|remove|deactivate)\w* (a |an |some |another |more )?(user|member|colleague|person|people)s?`,
    ),
    answers: {
      how: "“Settings”, “People”: “Invite” adds a person, “Deactivate” ends their seat that day.",
      where: "Under “Settings”, “People”.",
      who: "An owner.",
      cost: `${dollars(team.price)} a month on Team, ${dollars(business.price)} on Business; one that joins or leaves counts by the day.`,
      limit: `Up to ${free.most} on Free, without a limit on Team and Business.`,
      time: "At once; the bill counts it by the day.",
    },
  },
  {
    id: "storage",
    section: "feature_question",
    named: anywhere(wordList`storage, attachments?, files?, uploads?`),
    parts: [
      [
        anywhere(wordList`links?, drive, dropbox, onedrive`),
        "Yes: paste the link into the task, and it opens from there; files in a drive of your own take no space here.",
      ],
    ],
    answers: {
      limit: "2 GB in all on Free, 100 GB a person on Team and Business; one file at most 250 MB.",
      plan: "2 GB in all on Free, 100 GB a person on Team and Business.",
      cost: "Nothing beside the plan.",
      more: "On Free by moving to Team; above that there is nothing to buy, so ask by ticket.",
    },
  },
  {
    id: "calendar",
    section: "integration_api",
    named: anywhere(wordList`calendars?( sync\w*)?, outlook, google calendar`),
    answers: {
      time: "Calendars refresh every 15 minutes.",
      how: "“Settings”, “Connections”: choose the calendar and allow it; “Reconnect” there mends one that stopped.",
      where: "Under “Settings”, “Connections”.",
      why: "Most often after a password change: the calendar then refuses the old permission until “Reconnect” asks for a new one.",
    },
  },
];
