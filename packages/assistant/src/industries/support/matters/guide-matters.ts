import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** A view that is empty, things that came twice, a text that was lost, questions of a customer’s security review. */

export const guideMatters: readonly Matter[] = [
  {
    title: "A view shows nothing",
    section: "feature_question",
    names: anywhere(wordList`
      (gantt|timeline|board|list|kanban|calendar view|view|dashboard|overview|workload)s?( \w+){0,5} (is|are|looks?|shows?|went|turned|suddenly|all)?( \w+){0,2} (empty|blank|shows? nothing|nothing (in it|there|on it))( \w+)?
    `),
    not: anywhere(
      wordList`deleted?|wiped|display|wall, white (page|screen), blank (page|screen), export\w*|print\w*|pdf|import\w*, trash|archiv\w*|app (is|shows)`,
    ),
    answer:
      "An empty view deletes nothing. Look at the top left whether it is the right team, then “View”, “Reset”: a filter hides most of what is missed. The timeline shows only tasks with dates. Is it back?",
    asks: [
      asked(
        wordList`(no|not any|without) filters?( \w+)?, (reset|did|done|tried)( \w+){0,3}, still( \w+)?, same$, no$`,
        "Then reload with Ctrl+Shift+R, and try a private window. Still empty there, it is a right: the project’s lead sees under “Share” whether your name stands in it.",
      ),
      asked(
        wordList`(colleagues?|others?|everyone else|someone else|she|he|they)( \w+){0,3} (sees?|has|have|fine|can see)( \w+)?, only (me|for me), just me, different with me`,
        "Then the data are there, and it is your side: another team at the top left, a filter of your own, or a project that became private. Its lead adds you under “Share”.",
      ),
      asked(
        wordList`(wrong|other|right|switch|change|between)( \w+){0,3} teams?, switch (faster|quicker)( \w+)?`,
        "The picture at the top left switches teams. With each team in a browser tab of its own, both stay open side by side.",
      ),
      asked(
        wordList`(lost|gone|deleted|safe)( \w+)?`,
        "Nothing is lost by that: what was saved is stored, with a backup every six hours.",
      ),
      asked(
        wordList`(works?|worked|back|found it|solved|there again)( \w+)?`,
        "Good to hear. If it comes back, say so, and I open a ticket with what we tried.",
      ),
    ],
  },
  {
    title: "A connection makes things twice",
    section: "integration_api",
    names: anywhere(wordList`
      (jira|github|slack|teams|calendar|google|outlook|sync\w*|connection|integration)( \w+){0,6} (duplicat\w*|twice|double\w*|two times|copies), (duplicat\w*|twice|double\w*)( \w+){0,6} (jira|github|slack|calendar|google|outlook|sync\w*)
    `),
    not: anywhere(wordList`charged?|paid|invoices?|import\w*|webhooks?`),
    answer:
      "Mostly two people connected the same account or project: “Settings”, “Connections” lists who did. Disconnect one of the two; then nothing new comes twice. Is it listed twice there?",
    asks: [
      asked(
        wordList`(get rid|remove|delete|clean|clear|undo)( \w+){0,6}`,
        "In the list: “View”, “Filter” by the day they came, tick all, “Delete”. They lie in the trash for 30 days, so a slip costs nothing.",
      ),
      asked(
        wordList`(reconnect\w*|still|only (one|once)|not twice|just one|no)( \w+)?`,
        "Then a person should see it: a ticket with one example and the time. Until then “Disconnect” stops more of them; what was brought over stays. Shall I open one?",
        "Open a ticket: a connection makes things twice",
      ),
      asked(
        wordList`(again|happen|prevent|avoid|come back)( \w+)?`,
        "Not while it is connected once only. An owner can allow or forbid each connection under “Settings”, “Connections”.",
      ),
      asked(
        wordList`(engineer|person|someone|somebody|human|ticket)( \w+)?, ${ways.howLong}`,
        "By ticket: first answer within 1 working day, sooner if it stops your work. Shall I open one with what you told me?",
        "Open a ticket: a connection makes things twice",
      ),
      asked(
        wordList`why( \w+)*`,
        "Each connection brings over what it sees, so two of the same bring it twice.",
      ),
    ],
  },
  {
    title: "A text that was lost while typing",
    section: "data_loss",
    names: anywhere(wordList`
      (logged|signed|kicked|threw) (me |us )?out( \w+){0,12} (gone|lost|typed|writing|comment|text|deleted|disappeared), (comment|text|note|description|words|everything|what i (typed|wrote))( i)?( (typed|wrote))?( \w+){0,6} (gone|lost|disappeared|vanished|not saved)( \w+)?
    `),
    not: anywhere(
      wordList`offline|without (a )?(network|internet)|restored?|weeks?|months?|overwr\w*, deleted the`,
    ),
    answer:
      "I am sorry. What showed “saved” is safe: open the task, “⋯”, “History”. A comment that was not sent yet is kept in that browser only; open the same task there before you clear anything. Is it there?",
    asks: [
      asked(
        wordList`(get|bring|way|restore|recover)( \w+){0,6} (back|text|it)( \w+)?, recover\w*`,
        "Only from that browser: the same task, the same window, signed in again. What never left it reached no backup of ours.",
      ),
      asked(
        wordList`(logging|signing|log|sign|kick\w*|throw\w*)( \w+){0,2} out( \w+)?, (stop|prevent|avoid)( \w+)?`,
        "Tick “Stay signed in”, and let the browser keep cookies of plumbline.example; an owner may also have set a shorter time. With it a session holds 30 days.",
      ),
      asked(
        wordList`(company|work|office|our|corporate) (browser|laptop|computer|pc|policy)( \w+)?, cookies?( \w+)?`,
        "A company browser often deletes cookies at closing: your IT can keep those of plumbline.example. The desktop app holds its session apart from the browser.",
      ),
      asked(
        wordList`(lost|gone|great|so it is|not there|no)( \w+)?`,
        "I am sorry; I know that is work done twice. To keep it from happening, tick “Stay signed in”. If it signs you out all the same, I open a ticket: shall I?",
        "Open a ticket: signed out while typing",
      ),
    ],
  },
  {
    title: "A customer’s questions on security",
    section: "security_incident",
    names: anywhere(wordList`
      (security|customer|client|vendor|supplier|it|compliance)( \w+){0,3} (questionn?aires?|assessment|due diligence|checklist|audit questions), questionn?aires?( \w+){0,4}, data( \w+){0,2} (safe|secure)( \w+)? with you, how (safe|secure) (are|is) (you|our data|your)( \w+)?
    `),
    not: anywhere(wordList`survey, hacked|phish\w*|breach`),
    answer:
      "Encrypted on the way and at rest, backups too; hosted in the EU or the US, as your owner chose; two-step sign-in in every plan. A questionnaire a person fills in, by ticket. Which points are asked?",
    asks: [
      asked(
        wordList`(where|region|country|hosted|stored|located|server)( \w+)?`,
        "In the EU or the US, as your owner chose when the team was made; backups stay in the same region.",
      ),
      asked(
        wordList`(who|your (people|staff|employees|team)|can you)( \w+){0,5} (read|see|access|look)( \w+)?`,
        "Nobody reads your projects. For a ticket a person looks only where you allow it, “Allow support for 24 hours”, and the log shows it.",
      ),
      asked(
        wordList`(writing|written|pdf|document|paper|contract|agreement|dpa|signed?)( \w+)?`,
        "Yes: “Settings”, “Data”, “Agreement” is the data processing agreement, which an owner signs there and gets as a PDF. Other forms by ticket.",
      ),
      asked(
        wordList`(iso|soc|certificat\w*|certified|pen ?test\w*|penetration)( \w+)?`,
        "There is no certificate and no report that I could show: this is a sample company.",
      ),
      asked(
        wordList`(backups?|restore|rpo|recovery)( \w+)?`,
        "Every six hours, kept for 30 days, encrypted, in a second data centre of the same region.",
      ),
      asked(
        wordList`(delete\w*|erase\w*|leave|end of|after)( \w+)?`,
        "An owner deletes the team: locked at once, erased after 14 days, gone from backups 30 days later.",
      ),
      asked(
        wordList`(subprocessors?|third part\w+|providers?|sub.?contractors?)( \w+)?`,
        "The list stands in the agreement under “Settings”, “Data”; owners hear of a change 30 days before.",
      ),
      asked(
        wordList`(passwords?|hashed|log ?in|2fa|two|sso)( \w+)?`,
        "Passwords are kept as salted hashes only; two steps are in every plan, single sign-on in Business.",
      ),
    ],
  },
  {
    title: "Cannot sign in",
    section: "login_problem",
    guides: "login_problem",
    asks: [
      asked(
        wordList`(old|former|previous|other|wrong|different|private)( \w+){0,3} (address|e-?mail|mail|company)( \w+)?, (address|e-?mail)( \w+){0,4} (old|former|gone|changed|no longer)( \w+)?`,
        "Then sign in with that address, as it still stands in the account. An owner of your team changes it under “Settings”, “People”; are you alone, a person does it by ticket after checking who you are.",
      ),
      asked(
        wordList`who (can|could|may|does|will|is able)( \w+){0,5} (change|do|fix|unlock|reset|help|let)( \w+)?`,
        "An owner of your team: “Settings”, “People”, your name. Without one a person does it by ticket, after checking who you are. Shall I open one?",
        "Open a ticket: cannot sign in, urgent",
      ),
      asked(
        wordList`(till|until) then, meanwhile, in the meantime, (need|get)( \w+){0,4} (file|document|task|project)( \w+){0,3} (today|now|urgent\w*)?`,
        "Ask a colleague who is signed in: they send you the file, or a read-only link by “Share”, “Link”, which needs no account.",
      ),
      asked(
        wordList`(tasks?|data|work|files?)( \w+){0,4} (lost|gone|safe|deleted)( \w+)?`,
        "Nothing is lost: being locked out changes nothing in your projects.",
      ),
    ],
  },
  {
    title: "Notifications do not come",
    section: "email_notifications",
    guides: "notifications",
    asks: [
      asked(
        wordList`(battery|saver|optimi[sz]\w*|background|sleep)( \w+)?`,
        "Yes, that can hold them back: take Plumbline out of the battery saver, and allow “Background data” for it.",
      ),
      asked(
        wordList`(since|after)( \w+){0,3} update( \w+)?`,
        "An update may take the right away: allow notifications for Plumbline anew in the phone’s own settings, then sign out and in once.",
      ),
      asked(
        wordList`(mails?|e-?mails?)( \w+){0,4} (come|arrive|work|fine)( \w+)?`,
        "Then it is the phone, not your bell: its own settings must allow Plumbline, and “Do not disturb” be off in both.",
      ),
    ],
  },
];
