import { wordList } from "../../../understanding/word-list.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on the work in projects: lists, search, notifications, imports, reports. */

const importing = wordList`import\w*, csv, asana, trello, monday, jira, notion, excel, moving in`;
const loss = wordList`deleted?, trash, restore\w*, bring (it|them) back, bin, gone`;
const report = wordList`reports?, hours, timesheets?, track\w*`;

export const workQuestions: readonly PlainQuestion[] = [
  {
    asks: wordList`
      (make|create|start|begin|set up|open|add)( \w+){0,2} (new )?(list|project|board), new (list|project|board), where( \w+){0,3} plus( sign| button)?
    `,
    not: wordList`template, report, import\w*, share, link, deleted?, gone, move, copy, ticket, invite, api, error, can not, does not, view, who, field, automat\w*, rule, task, calendar, mail`,
    section: "feature_question",
    answer:
      "Press “New project” in the sidebar, or P on the keyboard, and give it a name. Then N, or “+” on the board, makes a task: type its title and press Enter.",
    again:
      "“New project” is in the sidebar on the left; on a tablet, open the sidebar first. “+” on the board is for tasks.",
  },
  {
    asks: wordList`
      how( \w+){0,3} (others|they|everybody|everyone|my (team|friends|colleagues|club)|other people|the others)( \w+){0,3} (see|look|join|get|find|open)
    `,
    not: wordList`status, ticket, notifications?, mails?, trash, deleted?, calendar, app, invoices?`,
    section: "permissions",
    answer:
      "Press “Share” at the top of it. Members see open projects anyway; a guest gets an invitation to that one, and “Link” lets anyone look without an account. Guests and links are free.",
  },
  {
    asks: wordList`(have|has|got|with)( \w+)? no account, not( \w+){0,2} (have|has|got) (an |any )?account, not (registered|signed up|a member)`,
    amid: wordList`share, sharing, see (it|that|this), look at, link, list, guests?, invit\w+`,
    not: wordList`log ?in, sign ?in, password, can not, my account`,
    inReply: true,
    section: "permissions",
    answer:
      "They don’t need one just to look: “Share”, “Link” makes a read-only link. To work on it, they sign up once as a guest, for free.",
  },
  {
    asks: wordList`(must|do|does|will|would|have to|need to|should) (they|he|she|it|someone|guests?|viewers?|clients?|(my|the|our|a) \w+)( \w+){0,2} (pay|cost|be charged), (they|he|she|guests?|viewers?)( \w+){0,2} (pay|cost|charged), (is|are) (it|that|they|those|he|she) free, (cost|costs) (anything|something|extra|more|money)`,
    amid: wordList`guests?, viewers?, links?, look at, only (look|read)s?, without( \w+)? account, tax advisor, auditor`,
    not: wordList`month, upgrade, plan, storage, api, refund, trial, twice, seats?, how much, year, business, team`,
    section: "permissions",
    answer:
      "No: guests, viewers and read-only links cost nothing. Only people who work in all projects take a seat.",
  },
  {
    asks: wordList`(search|find|look)( \w+){0,4} (in|inside|through|within)?( \w+)? ?(comments?|pdfs?|files?|attachments?|archived?( projects?)?|descriptions?), (does|do|will)( \w+){0,2} (search|find)( \w+){0,4}, (in|inside|what about) (pdfs?|files?|pdf files?|archived projects?|attachments?|comments?)( too| also)?`,
    amid: wordList`search\w*`,
    not: wordList`refund, invoice, upload\w*`,
    section: "feature_question",
    answer:
      "Search (press /) covers titles, descriptions and comments; with “Archived too”, archived projects as well. It goes by words and doesn’t read inside files.",
    again:
      "The search covers text in tasks and comments, archived ones with “Archived too”, but not what’s inside files, and it needs the word spelled right.",
  },
  {
    asks: wordList`where( \w+){0,4} search, (can not|not|how|do i)( \w+){0,2} (find|see)( \w+)? search, search (bar|field|box|function)`,
    not: wordList`google, results?, nothing, empty`,
    section: "feature_question",
    answer:
      "Press / in any view, or the magnifying glass at the top; in the phone and tablet apps it’s at the top right.",
  },
  {
    asks: wordList`
      (remove|take|get|unsubscribe|sign)( me| us)?( \w+){0,2} (from|off|out of)( \w+){0,3} (mails?|e-?mails?|notifications?), (stop|no more|too many|turn off|switch off|fewer|without|disable|less)( \w+){0,4} (mails?|e-?mails?|notifications?), (the |those |these |all )?(task|project|comment)s? (mails?|e-?mails?|notifications?),
      (only|just)( \w+){0,4} (mention\w*|assigned), (someone|somebody|people|they) mentions? me
    `,
    not: wordList`not (get|come|coming|arrive|arriving|work|working|receive)\w*, missing, stopped, newsletter$, api, webhooks?, invoices?, owner, reset, invit\w+, project is, search`,
    section: "email_notifications",
    answer:
      "Go to the bell at the top right, “Preferences”: each kind can come at once, daily or never, by e-mail, phone and browser. “Only when I am mentioned or assigned” cuts most of them.",
    again:
      "In the bell, “Preferences”, check “Only when I am mentioned or assigned” and set the rest to never.",
  },
  {
    asks: wordList`where( \w+){0,3} bell`,
    section: "email_notifications",
    answer: "It’s at the top right, next to your picture; “Preferences” is inside it.",
  },
  {
    asks: wordList`lock (the |a |our |my |it|this|them)( ?\w+){0,2}, (nobody|no ?one|others|they)( \w+)? (can ?not |can |may )?(move|moves|change|changes|touch|touches|edit|edits)`,
    not: wordList`locked out, account, password, log ?in, sign ?in, who, history`,
    section: "permissions",
    answer:
      "There’s no lock: whoever should only look gets the “viewer” role under “Settings”, “People”. A move by mistake is undone under “History”, “Take back”, for 30 days.",
  },
  {
    asks: wordList`weekends?( \w+){0,2} count, count(ed|s)?( \w+){0,3} (weekends?|holidays?), (skip|skips|ignore|without)( \w+)? (weekends?|holidays?), (if|when|what if)( it is| its| it falls on)?( a| on a)? holiday`,
    not: wordList`support, desk, answer, ticket, open, staffed, notifications?, mails?, owner, on holiday`,
    section: "feature_question",
    answer:
      "An owner sets the working days and the country’s holidays under “Settings”, “Calendar”; dates in the timeline and repeats follow them.",
  },
  {
    asks: wordList`(pictures?|photos?|files?|comments?|attachments?)( \w+)?$, (with|also|and|including)( \w+){0,3} (pictures?|photos?|files?|comments?|attachments?)`,
    amid: loss,
    not: wordList`import\w*, upload\w*, size, export\w*, share, link, cancel\w*, search`,
    section: "feature_question",
    answer: "Yes, “Restore” brings it back as it was, with its comments, pictures and files.",
  },
  {
    asks: wordList`(day|month)( \w+){0,2} first, (date|dates)( \w+){0,3} (format|order|wrong|invalid|swapped|mixed up|turned|became), (format|order) of( \w+)? dates?`,
    amid: importing,
    first: true,
    section: "data_export",
    answer:
      "Yes: choose the date format in the preview, such as 31.12.2026. Undo what’s already in first (“Settings”, “Data”, “Imports”, “Undo”), then run it again.",
  },
  {
    asks: wordList`umlauts?, (special|strange|weird|wrong) (characters|letters|signs|symbols), accents?, question marks`,
    amid: importing,
    section: "data_export",
    answer:
      "The file isn’t in UTF-8. In Excel, choose “Save as”, “CSV UTF-8”, undo the first import (you have 24 hours) and run it again.",
  },
  {
    asks: wordList`undo( \w+)?, take (it|that|them) back, revert( \w+)?, (get|take)( \w+)? out again`,
    amid: wordList`import, imported, importing, csv`,
    not: wordList`how long, until when, task, ctrl, deleted?`,
    section: "data_export",
    answer:
      "Go to “Settings”, “Data”, “Imports”, “Undo”: for 24 hours, it takes out everything that one import brought in.",
  },
  {
    asks: wordList`(limit|size|large|big|maximum|max|rows)( \w+){0,5} (csv|import), (csv|import)( \w+){0,4} (limit|size|big|large|maximum), split( \w+){0,3}, \d+ ?mb, (size|file) limit, what( \w+){0,3} limit`,
    amid: importing,
    not: wordList`attachments?, video, photo, upload\w*`,
    first: true,
    section: "data_export",
    answer:
      "One CSV can be up to 20 MB. Split a larger one, for example by project, and import the parts one after the other; each can be undone for 24 hours.",
    again: "Yes: above 20 MB it has to be split, and the parts go in one after the other.",
  },
  {
    asks: wordList`how( \w+){0,4} (myself|ourselves|do (it|that)|start|begin|go about (it|that))`,
    amid: wordList`import\w*, asana, trello, monday, jira, notion, clickup, basecamp`,
    not: wordList`undo, cancel\w*, long`,
    first: true,
    section: "data_export",
    answer:
      "Export a CSV from the old tool, then “Import” in the sidebar’s “+” menu: choose the file, check the mapping, and start with twenty rows. It can be undone for 24 hours.",
  },
  {
    asks: wordList`(stopped|stops|stuck|hangs?|hanging|frozen|stands)( \w+){0,3} (at )?\d+( percent)?, (start|begin|try)( \w+)? (again|over|anew)( or wait)?, (wait|cancel) or( \w+){0,3}`,
    amid: importing,
    section: "data_export",
    answer:
      "Don’t start a second one, or you’ll have everything twice. Reload the page: if “Imports” under “Settings”, “Data” still stands still after an hour, press “Undo” there and run it in smaller parts.",
  },
  {
    asks: wordList`(only|just)?( for)? ?(january|february|march|april|may|june|july|august|september|october|november|december|one month|this month|last month|this week|last week)( only)?$`,
    amid: report,
    not: wordList`invoice, bill, paid, charged, plan, ticket`,
    section: "feature_question",
    answer:
      "Choose that period at the top of the report; “Export” then only has those weeks, as Excel or CSV.",
  },
  {
    asks: wordList`breaks?( \w+)?, (lunch|pauses?)( \w+)?`,
    amid: report,
    section: "feature_question",
    answer:
      "It counts what was tracked on tasks: a break only counts if the timer kept running, and the entry can be corrected under “⋯”, “Track time”.",
  },
  {
    asks: wordList`(send|mail|e-?mail|schedule|automatic\w*)( \w+){0,6} (every|each) (day|week|month|monday|friday), (every|each) (week|month)( \w+){0,2} automatic\w*, automatic\w*( \w+){0,3} (every|each) (week|month)`,
    amid: report,
    section: "feature_question",
    answer:
      "Not by itself: “Project”, “Reports”, “Export” makes the file, which you send. For a client who should always see it, a read-only link under “Share” is easier.",
  },
  {
    asks: wordList`(custom|own|special|individual|tailor.?made|bespoke)( \w+)? reports?, (build|make|program|develop)( \w+){0,3} (report|feature|integration|dashboard) for (us|me)`,
    section: "feature_question",
    answer:
      "We don’t build them to order. “Project”, “Reports” has progress, workload and time, each with filters and an Excel export; for anything else, the API gives you the raw data.",
  },
  {
    asks: wordList`(does|do|can|will|are|is)( \w+){0,4} (desktop|browser) (notifications?|alerts?|pop.?ups?)`,
    not: wordList`not, missing, stopped`,
    section: "email_notifications",
    answer:
      "Yes, once your browser allows them for this site: the bell, “Preferences”, column “Browser”, sets which. The last two versions of Chrome, Edge, Firefox and Safari all can.",
  },
  {
    asks: wordList`(substitute|stand.?in|deputy|cover|covers|replacement)( \w+){0,4}, who( \w+){0,4} (when|while|if)( \w+){0,3} (on (leave|holiday|vacation)|away|sick|ill)`,
    not: wordList`owner, cover image, ticket, desk`,
    section: "feature_question",
    answer:
      "There’s no automatic stand-in. “Profile”, “Away” shows the others when someone is off; filter the list by that person, select all and change the person in one go.",
  },
  {
    asks: wordList`(see|show|list|find|get)( \w+){0,2} (all|every)( \w+)? tasks( \w+)? (of|for|from|by) \w+, tasks of (one|a|my) (person|colleague)`,
    not: wordList`deleted?, lost, gone, import\w*, export\w*, import, report, project`,
    section: "feature_question",
    answer:
      "Yes: “View”, “Filter”, “Person” shows everything someone has in a project; “Project”, “Reports”, “Workload” shows it across the team.",
  },
  {
    asks: wordList`(move|give|hand|assign|reassign|transfer|pass)( \w+){0,4} to \w+( in one go| at once| all at once| together), (all|them|everything)( \w+){0,3} (in one go|at once)`,
    not: wordList`import\w*, delete\w*, restore\w*, owner, trash, export\w*`,
    section: "feature_question",
    answer:
      "Yes: filter the list, press Ctrl+A to select everything shown (up to 500), and change the person, project or date once for all. “History” can take it back.",
  },
];
