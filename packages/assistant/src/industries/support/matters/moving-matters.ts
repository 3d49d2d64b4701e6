import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Migrating from another tool, data location, tracked hours, and what a guest did. */

const tools = wordList`trello, asana, jira, monday, notion, clickup, basecamp, todoist, wrike, airtable`;

export const movingMatters: readonly Matter[] = [
  {
    title: "Moving in from another tool",
    section: "data_export",
    names: anywhere(wordList`
      (switch|switching|move|moving|migrat\w+|come|coming|change|changing|bring)( \w+){0,5} (from|over from|out of) ${tools}, ${tools}( \w+){0,4} (into|to|over to) plumbline, (we|i)( \w+){0,3} (use|used|are on|have) ${tools}( \w+){0,6} (switch|move|import|bring)
    `),
    not: anywhere(
      wordList`not working, fails?, failed, error, twice, doubled?, went in, stops? at, stuck, wrong`,
    ),
    answer:
      "No, it takes about an hour: export there, then “Import” takes the file with people, labels and dates, shows the mapping first and can be undone for 24 hours. Try one board first.",
    asks: [
      asked(
        wordList`comments?( \w+)*, discussions?( \w+)*`,
        "From Trello and Asana, comments come along, with their authors. From other tools, you get only what their file holds.",
      ),
      asked(
        wordList`(attachments?|files?|pictures?|images?|documents?)( \w+)*`,
        "No, those files don’t include attachments; you can upload them later, or keep a link to the old place.",
      ),
      asked(
        wordList`who (did|made|wrote|changed)( \w+)*, history( \w+)*, (authors?|names?|people|users?|assignees?)( \w+){0,4} (kept|stay|right|come|match\w*|over)( \w+)*, (finished|done|closed|archived) (tasks?|cards?|ones)( \w+)*`,
        "People, labels, dates and finished tasks come along, and comments keep their author. The history of individual changes stays in the old tool.",
      ),
      asked(
        wordList`(two|both|several|many|three|colleagues?)( \w+){0,5} (same time|at once|parallel|together)( \w+)*, at the same time`,
        "Yes, each owner or lead can import their own board at the same time. Just don’t have two people import the same board, or it’ll be there twice.",
      ),
      asked(
        wordList`(both|parallel|old one|keep ${tools})( \w+)*, (sync|step)( \w+)* (both|two)`,
        "You can run both for a while, but nothing syncs between the two, so agree on one for new tasks.",
      ),
      asked(
        wordList`undo\w*( \w+)*, (goes|go) wrong( \w+)*, take (it|that) back`,
        "“Undo” next to the import takes it out again, for 24 hours.",
      ),
      asked(
        wordList`\d+ (boards?|projects?|tasks?|cards?)( \w+)*, how big( \w+)*, how many( \w+)*, limits?`,
        "One file can be up to 20 MB, about 20,000 tasks; each board is its own file and takes a minute or two. Forty boards take about an hour, including the preview.",
      ),
      asked(
        ways.cost,
        "Importing is free on every plan; only people who work in Plumbline take a seat.",
      ),
      asked(
        wordList`(our|the) (users?|people|team|colleagues?)( \w+)*, invite( \w+)*`,
        "Invite them before the import, with the same addresses, and each task finds its person automatically.",
      ),
      asked(ways.who, "An owner or a project’s lead can import."),
      asked(
        ways.where,
        "It’s “Import”, below the list of projects: choose the tool, then the file.",
      ),
      asked(
        ways.howLong,
        "A board takes a minute or two; allow an hour for the first one’s preview.",
      ),
    ],
  },
  {
    title: "Where the data lie",
    section: "privacy_data",
    names: anywhere(wordList`
      where( \w+){0,4} (servers?|hosted|data (stored|kept|lie|located|live)|stored), (data|servers?)( \w+){0,5} (in (the )?(eu|europe|us|usa|germany|states)|leave (the )?(eu|europe)|stay in( \w+)?), (eu|europe\w*) (only|hosting|servers?|region|data ?cent\w+), (hosted|hosting|stored) in( the)? (eu|europe|germany|us|usa), (data|server) (region|residency|location)
    `),
    not: anywhere(
      wordList`down, slow, offline, ping, latency, export, vat, tax\w*, tickets?, blocked, dpa, agreement`,
    ),
    answer:
      "It’s in data centres in the EU or the US, whichever your owner chose when the team was created; “Settings”, “Data” says which.",
    asks: [
      asked(
        wordList`(paper|contract|agreement|dpa|document|gdpr|legal|lawyer)( \w+)*`,
        "The data processing agreement is under “Settings”, “Data”, “Agreement”: you can download it for your lawyer, and an owner signs it there.",
      ),
      asked(
        wordList`(who|must|may|can)( \w+){0,4} signs?( \w+)*, signature`,
        "An owner signs for the company, under “Settings”, “Data”, “Agreement”.",
      ),
      asked(
        wordList`(move|moved|switch|change|transfer)( \w+){0,5}`,
        "Yes, by ticket from an owner, on a day you choose; it takes about an hour, and you can only read during that time. Shall I open one?",
        "Open a ticket: move our data to the other region",
      ),
      asked(
        wordList`(need|want|only|must|have to)( \w+){0,3} (eu|europe|us|germany)( \w+)*, (eu|europe) only`,
        "Check “Settings”, “Data” to see whether the EU was chosen. If it’s the US, a person can move the team by ticket, in about an hour.",
      ),
      asked(
        wordList`(sub-?processors?|sub-?contractors?|third part\w+|who else)( \w+)*`,
        "They’re in the agreement’s second annex; owners get an e-mail 30 days before anyone is added.",
      ),
      asked(
        wordList`(certif\w+|iso|soc( 2)?|audit\w*|pen ?test)( \w+)*`,
        "This is a sample company, so it doesn’t claim any certificate. Data is encrypted in transit and at rest.",
      ),
      asked(
        wordList`(get|send|receive|have)( \w+){0,3} (by |per |via )?(mail|e-?mail|pdf|post)( \w+)*, as (a )?pdf`,
        "Once it’s signed, you get it right away as a PDF, in the same place, and it’s e-mailed to the owner.",
      ),
      asked(
        wordList`backups?( \w+)*`,
        "They’re made every six hours and kept for 30 days, in a second data centre in the same region.",
      ),
      asked(ways.howLong, "Right away: an owner can read and sign it there in a few minutes."),
      asked(ways.where, "It’s under “Settings”, “Data”; only owners see it."),
    ],
  },
  {
    title: "Tracked hours that are missing",
    section: "feature_question",
    faults: true,
    names: anywhere(wordList`
      (timer|tracked (time|hours)|time tracking|timesheet|hours (i|we) tracked|tracked hours)( \w+){0,6} (0|zero|missing|gone|lost|empty|nothing|wrong|disappeared|not (there|saved|shown|counted)), (0|zero|no|missing|lost)( \w+){0,3} (tracked )?hours( \w+){0,6} tracked
    `),
    not: anywhere(wordList`overnight, forgot to stop, how (do|can)( \w+)?, time ?zone`),
    answer:
      "Look in “Project”, “Reports”, “Time”, with all of last week and your own name selected: a filter for a project or a day hides entries. Are they there?",
    asks: [
      asked(
        wordList`(no|nope|not there|still|nothing|empty|same)( \w+)*`,
        "Open one of the tasks and go to “Time”: you’ll see the entries that were sent there, and anything a device hasn’t sent yet is waiting on it. Open the app you tracked with, online. Is it there?",
      ),
      asked(
        wordList`(restore|get (it|them) back|recover|bring back)( \w+)*`,
        "A person can restore what was sent from a backup for 30 days: shall I open a ticket? Otherwise, enter it yourself: the task, “Time”, “Add”.",
        "Open a ticket: tracked hours are missing",
      ),
      asked(
        wordList`online( \w+)*, (had|with)( \w+)? (internet|network|wifi|connection)( \w+)*`,
        "They should be with us, then. Look in one of the tasks, “Time”; if nothing is there either, a person searches the backup: shall I open a ticket?",
        "Open a ticket: tracked hours are missing",
      ),
      asked(
        wordList`by hand( \w+)*, (enter|add|type)( \w+){0,5}`,
        "Yes, go to the task, “Time”, “Add”, and enter the day and hours; you can do your own for the last 30 days, and a lead can do any.",
      ),
    ],
  },
  {
    title: "Something that a guest deleted",
    section: "data_loss",
    names: anywhere(wordList`
      (guest|client|freelancer|contractor|agency|he|she|they|one of (them|ours)|ours)( \w+){0,3} (deleted|removed|wiped|erased)( \w+){0,3} (lists?|tasks?|boards?|projects?|files?|comments?|cards?)
    `),
    not: anywhere(
      wordList`how (do|can|to)( \w+)*, weeks ago, months ago, (will|would|can|could)( \w+)? (guest|he|she|they|someone), trash, who deleted, account, profile, the client board`,
    ),
    answer:
      "It’s in “Trash” at the bottom of the sidebar for 30 days: “Restore” puts it back with comments and files. “History” on the project says who deleted it and when.",
    asks: [
      asked(
        wordList`(stop|prevent|forbid|block|avoid|keep)( \w+){0,4} (him|her|them|that|it|again|happening)( \w+)*, (not|never)( \w+){0,3} delete( \w+)*`,
        "Go to “Share” on the project, the name, and turn off “May delete”: the person can keep working but can’t delete anything. To make someone read-only, choose “Viewer” there.",
      ),
      asked(
        wordList`(keep|stay|remain)( \w+){0,4} (guest|member)( \w+)*`,
        "Yes, nothing else changes for that person: just turn off “May delete”, under “Share”, the name.",
      ),
      asked(
        wordList`(not|nothing)( \w+){0,3} (in (it|the trash|there)|there)( \w+)*, (empty|emptied)( \w+)*`,
        "A person can bring it back from a backup, by ticket, for 30 days. Shall I open one?",
        "Open a ticket: something was deleted and is not in the trash",
      ),
      asked(
        wordList`(get|bring|put)( \w+){0,2} back( \w+)*, restore( \w+)*, recover( \w+)*, undo( \w+)*`,
        "Yes, use “Trash”, the entry, “Restore”, within 30 days; comments and files come back with it.",
      ),
      asked(
        wordList`who( \w+)*, (see|find out|prove)( \w+)*`,
        "“History” on the project shows who, what and when.",
      ),
      asked(
        ways.howLong,
        "Right away if it’s in the trash; from a backup it takes about a working day.",
      ),
    ],
  },
];
