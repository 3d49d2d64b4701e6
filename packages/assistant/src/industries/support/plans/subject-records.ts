import { dollars, shareInWords } from "../../../dialogue/reply/reply.ts";
import type { Subject } from "../../../records/subjects.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { plans, yearlyDiscount } from "../facts/sample.ts";

const [free, team, business] = plans;
const fromTeam = `It’s on Team (${dollars(team.price)} per person per month) and Business (${dollars(business.price)}); it isn’t on Free.`;
const onlyBusiness = `It’s only in Business, ${dollars(business.price)} per person per month, ${shareInWords(yearlyDiscount)} less if you pay yearly.`;

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
        "After a 5xx or no response, we retry a webhook five times within an hour; each call has an id, so you can drop one that comes twice.",
      ],
      [
        anywhere(wordList`signed?, signatures?, hmac, secret, verif\w+, secure`),
        "Yes, the X-Plumbline-Signature header holds HMAC-SHA256 of the body, with the secret from “Connections”.",
      ],
      [
        anywhere(
          wordList`mov(e|es|ed|ing), fires?, events?, triggers?, deleted?, created?, changes?`,
        ),
        "They report tasks, comments and projects that are created, changed or deleted; a move to another project is a change to the task, with both in the body.",
      ],
    ],
    answers: {
      cost: "There’s no charge beyond the plan: webhooks come with Team and Business.",
      plan: fromTeam,
      how: "Go to “Settings”, “Connections”, “Webhooks”, enter the address, and choose the project and what to report.",
      where: "They’re under “Settings”, “Connections”, “Webhooks”.",
      over: "After a 5xx or no response, we retry a webhook five times within an hour.",
    },
  },
  {
    id: "api",
    section: "integration_api",
    parts: [
      [
        anywhere(wordList`bulk, batch\w*, mass, writ(e|es|ing)`),
        "Each write is one call: one task per call, 600 a minute. For many at once, “Import” takes a CSV of up to 20 MB.",
      ],
      [
        anywhere(wordList`read(s|ing)?, list(s|ing)?`),
        "You can read 100 per call, with a cursor for the next.",
      ],
    ],
    named: anywhere(wordList`(rest )?api( keys?| tokens?)?, calls a minute`),
    answers: {
      cost: `There’s no charge beyond the plan: the API comes with Team (${dollars(team.price)} per person per month) and Business.`,
      plan: fromTeam,
      limit: "It’s 600 calls a minute for the whole team, with at most 60 in one second.",
      per: "It’s for the whole team, no matter how many keys it has.",
      more: "No, it’s the same for everyone. It helps to fetch pages of 100 and only what was “updated since”; for more than that, open a ticket saying what you need it for, and it goes to a lead.",
      over: "Above the limit you get a 429; the Retry-After header tells you how many seconds to wait.",
      how: "Make a key under “Settings”, “Connections”, “API”; send it with each call as “Authorization: Bearer”.",
      where: "It’s under “Settings”, “Connections”, “API”.",
      who: "A key has the permissions of the person who made it; an owner can turn the API off.",
    },
  },
  {
    id: "guests",
    section: "permissions",
    named: anywhere(
      wordList`guests?, viewers?, externals?, (outside|external) (people|users|clients?)`,
    ),
    answers: {
      cost: "It’s free: guests and viewers don’t need a seat on any plan.",
      plan: "It’s in every plan, including Free.",
      limit: "You can have as many as you like, on every plan.",
      how: "In the project, use “Share”, the address, “Guest”, “Invite”. The invitation is good for seven days.",
      who: "The project’s lead or an owner invites them.",
      undo: "Use “Share” on the project, their name, “Remove”; what they wrote stays.",
      time: "Right away when they press the link; it’s good for seven days.",
    },
  },
  {
    id: "sso",
    section: "subscription_plan",
    named: anywhere(wordList`sso, single sign-? ?on, saml, okta, entra`),
    answers: {
      cost: onlyBusiness,
      plan: onlyBusiness,
      how: "An owner goes to “Settings”, “Security”, “Single sign-on” and enters the metadata from Okta, Entra or another SAML system.",
      where: "It’s under “Settings”, “Security”, “Single sign-on”.",
      who: "An owner sets it up.",
      instead:
        "On the other plans, people sign in with Google or Microsoft, and two-step sign-in is in every plan.",
    },
  },
  {
    id: "audit",
    section: "subscription_plan",
    named: anywhere(wordList`audit (logs?|trail), log of sign-? ?ins?, access logs?`),
    answers: {
      cost: onlyBusiness,
      plan: onlyBusiness,
      where: "It’s under “Settings”, “Security”; you can export it there as CSV.",
      how: "An owner opens it under “Settings”, “Security” and exports it as CSV.",
      who: "Owners can see it.",
    },
  },
  {
    id: "two-steps",
    section: "security_facts",
    named: anywhere(
      wordList`2fa, mfa, two.?(step|factor)( sign-? ?in)?, authenticator, backup codes?`,
    ),
    answers: {
      cost: "It’s free: it’s in every plan.",
      plan: "It’s in every plan, including Free.",
      how: "Go to “Settings”, “Security”, “Two-step sign-in”, and save the backup codes it shows you.",
      where: "It’s under “Settings”, “Security”.",
      who: "Everyone sets their own; to require it for everybody, you need single sign-on, on Business.",
    },
  },
  {
    id: "trial",
    section: "subscription_plan",
    named: anywhere(wordList`trials?, test period, try it( out)?`),
    answers: {
      cost: "It’s free, and you don’t need a card.",
      time: "It’s 14 days, and you can extend it once by 7.",
      end: `After 14 days. The team then moves to Free, with up to ${free.most} people; nothing is deleted or charged.`,
      more: "Once, by 7 days.",
      plan: "It has everything in Business.",
      how: "Press “Try it” on the start page; an e-mail and a password are all you need.",
      data: `Everything stays: the team moves to Free, and anyone beyond ${free.most} people becomes a viewer.`,
      limit: "There’s no limit on people while it runs.",
    },
  },
  {
    id: "cancel",
    section: "billing:cancel",
    named: anywhere(
      wordList`cancel\w*, end (the|my|our|it)( plan| subscription)?, terminat\w+, quit, (paid period|no notice)`,
    ),
    answers: {
      time: "At the end of the paid period: you’ll see the day in the first line under “Settings”, “Plan”. Until then everything works.",
      end: "At the end of the paid period: you’ll see the day in the first line under “Settings”, “Plan”. Until then everything works.",
      cost: "There’s no fee and no notice. On a yearly plan, the unused months are refunded.",
      how: "An owner goes to “Settings”, “Plan”, “Cancel”. An e-mail confirms it right away.",
      where: "It’s under “Settings”, “Plan”, “Cancel”; only an owner sees it.",
      who: "An owner can; they’re listed under “Settings”, “People”.",
      data: [
        "You can still read it for 60 days after the paid period, then it’s erased.",
        "Not if you export it first: an owner gets one archive with files and comments under “Settings”, “Data”, on every plan, within the hour.",
      ],
      undo: "Yes, an owner presses “Resume” under “Settings”, “Plan”; within 60 days, everything is just as it was.",
      instead: `Moving down to Free keeps everything for up to ${free.most} people: “Settings”, “Plan”.`,
    },
  },
  {
    id: "refund",
    section: "billing:when",
    named: anywhere(
      wordList`refund\w*, money back, paid back, charged twice, double charge, (too much|wrongly) charged, reservation`,
    ),
    answers: {
      how: "A ticket gets it to billing: the day, the amount and the last four digits are enough.",
      who: "Billing checks it, and a lead decides.",
      cost: "Nothing is deducted.",
    },
  },
  {
    id: "import",
    section: "data_export",
    parts: [
      [
        anywhere(wordList`comments?, discussions?`),
        "Comments come along from Trello and Asana, with people, labels and dates. You add anything the file doesn’t hold, such as attachments, yourself: the preview shows it before anything is saved.",
      ],
      [
        anywhere(wordList`attachments?, files?, pictures?`),
        "Attachments aren’t in those files: upload them afterward, or put a link to the old place in the task. The preview shows what comes along.",
      ],
      [
        anywhere(wordList`sub-?tasks?, check ?lists?`),
        "Subtasks are separate rows in most exports; the preview shows which task each one goes under.",
      ],
      [
        anywhere(wordList`history, (creation|created) dates?, old dates?`),
        "Imported items get the day of the import as their creation date; the old history stays where it was.",
      ],
      [
        anywhere(wordList`(everyone|everybody|people|users|accounts|assignees?|members|logins?)`),
        "People are matched by e-mail address; invite anyone who doesn’t have a seat yet under “Settings”, “People”.",
      ],
    ],
    named: anywhere(
      wordList`imports?( \w+)?, migrat\w+, mov(e|ing) (\w+ )?(over )?from \w+, (trello|asana|jira|monday)`,
    ),
    answers: {
      how: "Export it there as a file, then use “Import” here: it shows which column becomes what before anything is saved.",
      where:
        "It’s “Import” in the sidebar’s “+” menu; for whole teams, it’s under “Settings”, “Data”.",
      undo: "Yes, for 24 hours, under “Settings”, “Data”, “Imports”, “Undo”.",
      limit: "A file can be up to 20 MB; larger ones go in parts.",
      cost: "It’s free on every plan.",
      plan: "It’s in every plan, including Free.",
      time: "That depends on the file; the preview comes first, and you can keep working.",
    },
  },
  {
    id: "export",
    section: "data_export",
    named: anywhere(wordList`exports?, archive, backup of our data`),
    answers: {
      time: "The archive is ready within the hour, and you get the link by e-mail; CSV, Excel and PDF come right away.",
      how: "Use “Project”, “⋯”, “Export” for one project; an owner gets everything under “Settings”, “Data”.",
      where: "It’s under “Project”, “⋯”, “Export”; for everything, it’s under “Settings”, “Data”.",
      who: "Members can export their projects, and owners can export everything; guests and viewers can’t.",
      cost: "It’s free on every plan.",
      plan: "It’s in every plan, including Free.",
      limit: "Boards with more than 10,000 tasks have to be exported by project.",
    },
  },
  {
    id: "deleted",
    section: "data_export",
    named: anywhere(
      wordList`trash, deleted, restor\w+, (gone|missing|lost|vanished|disappeared) (project|board|task|file)s?, (projects?|boards?|tasks?|files?) (is|are|was|were)? ?(gone|missing|lost)`,
    ),
    answers: {
      time: "Items stay in “Trash” for 30 days and are back in a minute; from a backup it takes about a working day.",
      who: "Owners and the project’s lead can.",
      how: "Use “Trash” at the bottom of the sidebar, “Restore”: comments and files come back with it.",
      where: "It’s “Trash”, at the bottom of the sidebar.",
      instead:
        "It comes from our backups, which are made every six hours and kept for 30 days. A ticket with the name and the day is enough.",
      limit: "You can get back everything deleted within 30 days.",
    },
  },
  {
    id: "seats",
    section: "license_activation",
    named: anywhere(
      wordList`seats?, licen[cs]es?, (add|invite|remove|deactivate)\w* (a |an |some |another |more )?(user|member|colleague|person|people)s?`,
    ),
    answers: {
      how: "Under “Settings”, “People”, “Invite” adds a person, and “Deactivate” ends their seat that day.",
      where: "It’s under “Settings”, “People”.",
      who: "An owner can.",
      cost: `It’s ${dollars(team.price)} a month on Team and ${dollars(business.price)} on Business; one that starts or ends partway through counts by the day.`,
      limit: `Up to ${free.most} on Free, with no limit on Team and Business.`,
      time: "It takes effect right away, and the bill counts it by the day.",
    },
  },
  {
    id: "storage",
    section: "feature_question",
    named: anywhere(wordList`storage, attachments?, files?, uploads?`),
    parts: [
      [
        anywhere(wordList`links?, drive, dropbox, onedrive`),
        "Yes, paste the link into the task, and it opens from there; files in your own drive don’t take up storage here.",
      ],
    ],
    answers: {
      limit:
        "You get 2 GB in total on Free and 100 GB per person on Team and Business; each file can be up to 250 MB.",
      plan: "It’s 2 GB in total on Free, and 100 GB per person on Team and Business.",
      cost: "There’s no charge beyond the plan.",
      more: "On Free, you can move to Team; above that there’s nothing to buy, so ask by ticket.",
    },
  },
  {
    id: "calendar",
    section: "integration_api",
    named: anywhere(wordList`calendars?( sync\w*)?, outlook, google calendar`),
    answers: {
      time: "Calendars refresh every 15 minutes.",
      how: "Go to “Settings”, “Connections”, choose the calendar and allow it; “Reconnect” there fixes one that stopped.",
      where: "It’s under “Settings”, “Connections”.",
      why: "Most often it’s after a password change: the calendar then refuses the old permission until “Reconnect” asks for a new one.",
    },
  },
];
