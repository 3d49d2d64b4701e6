import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** An empty view, duplicates, a lost text, questions for a customer’s security review. */

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
      "An empty view doesn’t delete anything. Check at the top left that it’s the right team, then use “View”, “Reset”: most missing items are hidden by a filter. The timeline only shows tasks with dates. Is it back?",
    asks: [
      asked(
        wordList`(no|not any|without) filters?( \w+)?, (reset|did|done|tried)( \w+){0,3}, still( \w+)?, same$, no$`,
        "Reload with Ctrl+Shift+R, and try a private window. If it’s still empty there, it’s a permission: the project’s lead can check under “Share” whether your name is on it.",
      ),
      asked(
        wordList`(colleagues?|others?|everyone else|someone else|she|he|they)( \w+){0,3} (sees?|has|have|fine|can see)( \w+)?, only (me|for me), just me, different with me`,
        "The data is there, so it’s on your side: another team at the top left, one of your own filters, or a project that became private. Its lead can add you under “Share”.",
      ),
      asked(
        wordList`(wrong|other|right|switch|change|between)( \w+){0,3} teams?, switch (faster|quicker)( \w+)?`,
        "The picture at the top left switches teams. If you open each team in its own browser tab, you can keep both open side by side.",
      ),
      asked(
        wordList`(lost|gone|deleted|safe)( \w+)?`,
        "Nothing is lost by that: what was saved is stored, with a backup every six hours.",
      ),
      asked(
        wordList`(works?|worked|back|found it|solved|there again)( \w+)?`,
        "Good to hear. If it comes back, tell me, and I’ll open a ticket with what we tried.",
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
      "Usually two people connected the same account or project: “Settings”, “Connections” lists who did. Disconnect one of the two, and nothing new comes in twice. Is it listed twice there?",
    asks: [
      asked(
        wordList`(get rid|remove|delete|clean|clear|undo)( \w+){0,6}`,
        "In the list, use “View”, “Filter” by the day they came in, select all and “Delete”. They stay in the trash for 30 days, so you can fix a mistake.",
      ),
      asked(
        wordList`(reconnect\w*|still|only (one|once)|not twice|just one|no)( \w+)?`,
        "A person should look at that: a ticket with one example and the time. Until then, “Disconnect” stops more of them; what was already brought over stays. Shall I open one?",
        "Open a ticket: a connection makes things twice",
      ),
      asked(
        wordList`(again|happen|prevent|avoid|come back)( \w+)?`,
        "Not as long as it’s only connected once. An owner can allow or forbid each connection under “Settings”, “Connections”.",
      ),
      asked(
        wordList`(engineer|person|someone|somebody|human|ticket)( \w+)?, ${ways.howLong}`,
        "It goes by ticket: first answer within 1 working day, sooner if it’s stopping your work. Shall I open one with what you told me?",
        "Open a ticket: a connection makes things twice",
      ),
      asked(
        wordList`why( \w+)*`,
        "Each connection brings in what it sees, so two of the same bring it in twice.",
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
      "I’m sorry about that. Anything that showed “saved” is safe: open the task, “⋯”, “History”. A comment you hadn’t sent is only kept in that browser; open the same task there before you clear anything. Is it there?",
    asks: [
      asked(
        wordList`(get|bring|way|restore|recover)( \w+){0,6} (back|text|it)( \w+)?, recover\w*`,
        "Only from that browser: the same task, the same window, signed in again. Anything that never left it isn’t in our backups.",
      ),
      asked(
        wordList`(logging|signing|log|sign|kick\w*|throw\w*)( \w+){0,2} out( \w+)?, (stop|prevent|avoid)( \w+)?`,
        "Check “Stay signed in”, and let the browser keep cookies from plumbline.example; an owner may also have set a shorter time. With that, a session lasts 30 days.",
      ),
      asked(
        wordList`(company|work|office|our|corporate) (browser|laptop|computer|pc|policy)( \w+)?, cookies?( \w+)?`,
        "Company browsers often delete cookies when they close: your IT team can keep the ones from plumbline.example. The desktop app keeps its session separate from the browser.",
      ),
      asked(
        wordList`(lost|gone|great|so it is|not there|no)( \w+)?`,
        "I’m sorry; I know that means doing the work twice. To keep it from happening, check “Stay signed in”. If it still signs you out, I’ll open a ticket: shall I?",
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
      "It’s encrypted in transit and at rest, including backups; hosted in the EU or the US, whichever your owner chose; and every plan has two-step sign-in. A person can fill out a questionnaire by ticket. Which points do they ask about?",
    asks: [
      asked(
        wordList`(where|region|country|hosted|stored|located|server)( \w+)?`,
        "It’s in the EU or the US, whichever your owner chose when the team was created; backups stay in the same region.",
      ),
      asked(
        wordList`(who|your (people|staff|employees|team)|can you)( \w+){0,5} (read|see|access|look)( \w+)?`,
        "No one reads your projects. For a ticket, a person looks only where you allow it, “Allow support for 24 hours”, and the log shows it.",
      ),
      asked(
        wordList`(writing|written|pdf|document|paper|contract|agreement|dpa|signed?)( \w+)?`,
        "Yes, “Settings”, “Data”, “Agreement” is the data processing agreement, which an owner can sign there and get as a PDF. For other forms, open a ticket.",
      ),
      asked(
        wordList`(iso|soc|certificat\w*|certified|pen ?test\w*|penetration)( \w+)?`,
        "I don’t have a certificate or report to show you, because this is a sample company.",
      ),
      asked(
        wordList`(backups?|restore|rpo|recovery)( \w+)?`,
        "They’re made every six hours, kept for 30 days and encrypted, in a second data centre in the same region.",
      ),
      asked(
        wordList`(delete\w*|erase\w*|leave|end of|after)( \w+)?`,
        "When an owner deletes the team, it’s locked right away, erased after 14 days, and gone from backups 30 days later.",
      ),
      asked(
        wordList`(subprocessors?|third part\w+|providers?|sub.?contractors?)( \w+)?`,
        "The list is in the agreement under “Settings”, “Data”; owners are told about changes 30 days ahead.",
      ),
      asked(
        wordList`(passwords?|hashed|log ?in|2fa|two|sso)( \w+)?`,
        "Passwords are only stored as salted hashes; two-step sign-in is in every plan, single sign-on in Business.",
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
        "Sign in with that address, since it’s still the one on the account. An owner of your team can change it under “Settings”, “People”; if you’re on your own, a person does it by ticket after checking who you are.",
      ),
      asked(
        wordList`who (can|could|may|does|will|is able)( \w+){0,5} (change|do|fix|unlock|reset|help|let)( \w+)?`,
        "An owner of your team can: “Settings”, “People”, your name. Without one, a person does it by ticket, after checking who you are. Shall I open one?",
        "Open a ticket: cannot sign in, urgent",
      ),
      asked(
        wordList`(till|until) then, meanwhile, in the meantime, (need|get)( \w+){0,4} (file|document|task|project)( \w+){0,3} (today|now|urgent\w*)?`,
        "Ask a colleague who’s signed in: they can send you the file, or a read-only link with “Share”, “Link”, which doesn’t need an account.",
      ),
      asked(
        wordList`(tasks?|data|work|files?)( \w+){0,4} (lost|gone|safe|deleted)( \w+)?`,
        "Nothing is lost: being locked out doesn’t change anything in your projects.",
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
        "Yes, that can hold them back: exclude Plumbline from battery saving, and allow “Background data” for it.",
      ),
      asked(
        wordList`(since|after)( \w+){0,3} update( \w+)?`,
        "An update can reset that permission: allow notifications for Plumbline again in the phone’s own settings, then sign out and back in once.",
      ),
      asked(
        wordList`(mails?|e-?mails?)( \w+){0,4} (come|arrive|work|fine)( \w+)?`,
        "It’s the phone, then, not your bell: its own settings have to allow Plumbline, and “Do not disturb” has to be off in both.",
      ),
    ],
  },
];
