import { wordList } from "../../../understanding/word-list.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on accounts, sign-in through a provider, workspaces, storage, rules and tracked time. */

const ownAccount = wordList`(delet\w+|clos\w+|remov\w+|eras\w+|leav\w+)( \w+){0,2} (my|own) (\w+ )?(account|profile|login)`;
const sso = wordList`sso, single sign.?on, saml, okta, entra, azure, onelogin, identity provider, google workspace`;
const workspaces = wordList`(two|2|three|3|several|second|another|multiple|both|more than one|separate)( \w+)? (workspaces?|teams?|organi[sz]ations?|companies)`;
const storage = wordList`storage, space, gb, gigabytes?, file size, disk, quota, mb`;
const rules = wordList`rules?, automations?, automat\w+`;
const hours = wordList`hours?, time ?tracking, track\w*( \w+){0,2} time, timesheets?`;
const down = wordList`down, outage, offline, can not (open|load|reach|work), status page, green`;
const otherTool = wordList`asana, trello, clickup, jira, notion, basecamp, competitors?, competition, elsewhere, another tool, other tools?`;
const languages = wordList`german, french, spanish, portuguese, english`;

export const setupQuestions: readonly PlainQuestion[] = [
  {
    asks: ownAccount,
    amid: ownAccount,
    not: wordList`team, whole, company, workspace, owner, can not, colleague\w*, customer, button, how long, undo, tasks?, data, files?, invoice, plan`,
    section: "delete_account",
    answer:
      "Go to “Profile”, “Delete account”: your name goes, and your tasks stay with the team. If you’re the only owner, make someone else owner first.",
  },
  {
    asks: wordList`(tasks?|work|files?|comments?|projects?|everything|stuff)( \w+){0,4} (gone|go|lost|deleted|stays?|remains?|kept|happens?|disappear\w*)`,
    amid: ownAccount,
    not: wordList`trash, import\w*, backups?`,
    section: "delete_account",
    answer:
      "They stay with the team, without your name. Download your own list first if you want a copy: “Project”, “⋯”, “Export”.",
  },
  {
    asks: wordList`(only|sole|single|last) (owner|admin)`,
    amid: ownAccount,
    section: "delete_account",
    answer:
      "Then make someone else owner first: “Settings”, “People”, the name, “Role”. If no one is left, delete the whole team under “Settings”, “Data”.",
  },
  {
    asks: wordList`passwords?( \w+){0,4}`,
    amid: sso,
    not: wordList`forgot\w*, reset\w*, wrong, webhooks?, link`,
    section: "security_incident",
    answer:
      "Both ways work until an owner turns on “Demand it”. From then on, members only sign in through your provider; owners keep a password for emergencies.",
  },
  {
    asks: wordList`(if|when|in case|suppose)( \w+){0,3} (okta|entra|azure|idp|provider|google|it|sso|onelogin)( \w+){0,2} (down|offline|fails?|broken|unavailable|out)`,
    amid: sso,
    not: wordList`turn, switch, set`,
    section: "security_incident",
    answer:
      "Owners keep a password and a code for emergencies, so someone can always get in and turn “Demand it” off until the provider is back.",
  },
  {
    asks: wordList`(creates?|makes?|adds?|new)( \w+){0,3} (users?|accounts?|people|members?|seats?), (users?|accounts?|people|members?)( \w+){0,4} automatic\w*`,
    amid: sso,
    not: wordList`how much, price, cost, tasks?, jit, sessions?`,
    section: "security_incident",
    answer:
      "Yes: a person’s first sign-in through your provider creates the account, and it takes a seat. You take people out yourself, as there’s no SCIM.",
  },
  {
    asks: wordList`how (long|hard|difficult|complicated|much work)( \w+){0,4} (set ?up|take|takes|configure|it|that)`,
    amid: sso,
    not: wordList`tickets?, answer, desk`,
    section: "security_incident",
    answer:
      "Half an hour, as a rule: copy our address into your provider, paste its metadata under “Settings”, “Security”, “Single sign-on”, and press “Test”. Nothing changes for anyone before the test passes.",
  },
  {
    asks: wordList`
      where( \w+){0,3} (settings|people|settings menu)( then| please| now)?$, (can not|not)( \w+){0,2} (find|see)( the| any)? (settings|people)( \w+){0,2}$, (there is|there are|have|see|got) no (people|settings|invite)( \w+){0,2}$, no (people|settings)( tab| menu| button| entry)?( there| here)?$
    `,
    not: wordList`viewers, guests`,
    section: "permissions",
    answer:
      "“Settings” is at the bottom of the sidebar on the left. Only owners see “People” and “Plan” there, so if they’re missing, ask your owner to do it.",
    again: "Then you’re not an owner: the person who set it up can do it in a minute.",
  },
  {
    asks: wordList`
      (can|could|would|will) you( \w+){0,2} (do|press|click|set|change|invite|add|arrange)( it| that| this| her| him| them)( for (me|us))?( please)?$
    `,
    not: wordList`tickets?, call, refund, restore`,
    section: "permissions",
    answer:
      "I can’t press anything in your team from here; an owner can. Tell me what you’d like, and I’ll say where it is, one step at a time.",
  },
  {
    asks: wordList`per (person|user|head|seat|member)( \w+)?$, (each|every) (person|user|member)`,
    amid: wordList`storage, gb, gigabytes?, file size, disk space`,
    not: wordList`price, cost, month, api, plan`,
    first: true,
    section: "subscription_plan",
    answer: "100 GB for each person on Team and Business; on Free, 2 GB for the whole team.",
  },
  {
    asks: wordList`(storage|space|disk|quota)( \w+){0,3} (full|used up|exceeded|run out|low), (full|out of) (storage|space|disk), (when|if|what happens)( \w+){0,4} full`,
    amid: storage,
    not: wordList`seats?, team is full`,
    section: "subscription_plan",
    answer:
      "You can still open and download everything, but not add files until some are deleted or the plan is bigger: Team and Business have 100 GB per person.",
  },
  {
    asks: wordList`(what|who|which|where)( \w+){0,5} (uses?|takes?|fills?|biggest|largest|eats?|needs)( \w+){0,4}, free up( \w+){0,2}, make (room|space)`,
    amid: storage,
    not: wordList`limit, maximum, video, plan`,
    section: "subscription_plan",
    answer:
      "An owner sees it under “Settings”, “Data”: files by size, with their project. Deleting the largest ones, and emptying “Trash”, frees the space at once.",
  },
  {
    asks: workspaces,
    not: wordList`merge, move, import\w*, can not, import, per team, plans?, difference, delete, both teams`,
    section: "permissions",
    answer:
      "Yes, one login can be in several teams: the name at the top left switches between them. Each team has its own plan and bill, and someone in two paid teams takes a seat in each.",
  },
  {
    asks: wordList`how( \w+){0,3} (switch|change|get|go)( \w+){0,4}$, (one|same|single|separate|two) (bill|invoice|plan)s?, (pay|paid|charged|billed|cost)( \w+){0,3} (twice|double|two times|both|each)`,
    amid: workspaces,
    not: wordList`owner, role, language, card, yearly`,
    section: "permissions",
    answer:
      "The name at the top left switches. Each team has its own plan and bill, so someone who’s in two paid teams counts in both.",
    again: "They’re separate: one plan and one bill for each team.",
  },
  {
    asks: wordList`(runs?|works?|apply|applies|act|acts|count|counts|do|does)( \w+){0,4} (old|existing|earlier|older|past)( \w+)?, (old|existing|earlier) tasks`,
    amid: rules,
    section: "feature_question",
    answer:
      "No, a rule only acts on what changes from then on. For older tasks, filter the list, press Ctrl+A and change them in one go.",
  },
  {
    asks: wordList`(where|is there|see|find|check)( \w+){0,4} (log|logs|history|runs)( \w+){0,2}`,
    amid: rules,
    not: wordList`sign.?in, audit`,
    section: "feature_question",
    answer:
      "Under “⋯” on the project, “Rules”, “Last runs”: each run with its time and what stopped it.",
  },
  {
    asks: wordList`(per|by|for each|each) (client|customer|project|person|task|label)( \w+)?$`,
    amid: hours,
    not: wordList`price, cost, plan, seat, opening hours, month`,
    section: "feature_question",
    answer:
      "Yes: “Project”, “Reports”, “Time” can be grouped by person, task or label, so give each client a label or a project.",
  },
  {
    asks: wordList`(as|in|to|into|an?) (excel|csv|xlsx|spreadsheet|pdf)( \w+)?$`,
    amid: hours,
    not: wordList`import\w*, invoices?, hours ago, opening`,
    section: "feature_question",
    answer: "Yes, “Export” on the report makes an Excel or CSV file of what’s shown.",
  },
  {
    asks: wordList`(change|edit|correct|fix|manipulate|alter)( \w+){0,4} (later|afterwards|after|it|them|entries|entry|hours)`,
    amid: hours,
    not: wordList`opening, working hours, plan, card, within, owner, did not, events?, calendars?, sync\w*, late, early`,
    section: "feature_question",
    answer:
      "Yes, an entry can be corrected under “⋯”, “Track time” on the task, and “History” shows who changed it.",
  },
  {
    asks: wordList`billable( \w+){0,3}, round\w*( \w+){0,5}, hourly rates?`,
    amid: hours,
    section: "feature_question",
    answer:
      "Plumbline doesn’t bill or round: mark billable tasks with a label, filter the report by it, and round in the Excel export.",
  },
  {
    asks: wordList`you (guys |people |lot |folks )?(down|offline|having (an outage|problems|issues|trouble)), (is|are) (it|the (app|site|website|service|system)|plumbline|everything) (down|offline)`,
    not: wordList`tickets? pl, calm, scroll`,
    section: "outage_status",
    answer:
      "Not that we know of: the status page is green. If several of you can’t get in, it’s critical, and an engineer answers within 1 hour: is it only you, or everyone?",
  },
  {
    asks: wordList`not( \w+){0,3} (have|had|with|got)( \w+){0,2} account, no account, never( \w+){0,3} (account|signed up|heard of|used|subscribed), do not know you`,
    amid: wordList`charged?, debited, debit, withdrew, took( \w+){0,3} money, bank statement, payment from`,
    not: wordList`share, guest, link`,
    section: "subscription_plan",
    answer:
      "Then someone else’s team may be using your card, at work or in the family. A person can look it up by ticket, with the day and the amount, and pay back a mistake: shall I open one?",
    offer: "Open a ticket: a charge without an account",
    again: "A person can find it by the day and the amount. Shall I open the ticket?",
  },
  {
    asks: wordList`how( \w+){0,3} (put|enter|add|change|update|replace)( \w+){0,3}( in)?$, where( \w+){0,3} (enter|put|change|update|add)( \w+){0,3}$`,
    amid: wordList`(new|declined|expired|different|other|another|credit) card, card( \w+){0,3} (declined|expired|refused|rejected)`,
    not: wordList`vat, address, people, user, member, someone, owner`,
    section: "subscription_plan",
    answer:
      "An owner goes to “Settings”, “Plan”, “Payment”, enters the new card and presses “Try again” next to the open invoice.",
  },
  {
    asks: wordList`(${otherTool})( \w+){0,4} (cheaper|less|better|free|costs? less), (cheaper|less|better)( \w+){0,4} (${otherTool})`,
    not: wordList`import\w*, from (asana|trello|jira)`,
    section: "subscription_plan",
    answer:
      "That may be. Here guests and viewers are free, paying yearly takes a fifth off, and Free covers 3 people. How many of you would work in it? I’ll work out the price.",
    again:
      "The price is the same for everyone: yearly payment and free viewers are what lowers it.",
  },
  {
    asks: wordList`why( \w+){0,3} (stay|choose|pick|take|switch|prefer)( \w+){0,3}, what( \w+){0,2} you( \w+)? (give|offer)( me| us)?$`,
    amid: wordList`${otherTool}, cheaper, leav\w+`,
    section: "subscription_plan",
    answer:
      "Boards, lists, calendar and timeline are in every plan, guests and viewers cost nothing, and you can leave any month with all your data. A special price I can’t give.",
  },
  {
    asks: wordList`which( \w+){0,2} (for|suits|fits|best|better|right|should)( \w+){0,5}$, what( \w+){0,2} (best|better|right) for( \w+){0,4}$`,
    amid: wordList`(guests?|viewers?)( \w+){0,4} (guests?|viewers?|members?), (viewers?|guests?) or`,
    not: wordList`plans?, team or business`,
    section: "permissions",
    answer:
      "Viewer, to see all open projects without changing anything; guest, to work in a single project. Both are free. For invoices, an owner adds the “billing” permission.",
  },
  {
    asks: wordList`who( \w+){0,3} (viewed|saw|seen|read|looked at|has opened)( \w+){0,4}`,
    not: wordList`deleted, in my account, who (can|may|could)`,
    section: "feature_question",
    answer:
      "No, views aren’t recorded. “⋯”, “History” on a task shows every change, with person and time.",
  },
  {
    asks: wordList`(program\w*|app|plumbline|interface|menus?|everything|software|it)( \w+){0,3} (in|into|to) (${languages}), (switch|change|set)( \w+){0,4} (${languages})`,
    not: wordList`tasks?, comments?, invoices?, support, desk, you speak`,
    section: "feature_question",
    answer:
      "Yes: English, German, French, Spanish and Portuguese, under “Profile”, “Language”; everyone sets their own.",
  },
  {
    asks: wordList`(is|are|does|do|can|on|with|in|and)( \w+){0,3} free( plan| too| use it)?( \w+)?$`,
    amid: wordList`api, webhooks?`,
    not: wordList`of charge, is it free, cost`,
    section: "subscription_plan",
    answer: "No, the API and webhooks come with Team and Business.",
  },
  {
    asks: wordList`(api )?(docs?|documentation|reference)( \w+){0,2}$, where( \w+){0,4} (docs?|documentation|reference|described)`,
    amid: wordList`api, endpoints?, webhooks?`,
    not: wordList`upload\w*, wiki, contract`,
    section: "feature_question",
    answer:
      "The OpenAPI description, with an example for each call, is under “Settings”, “Connections”, “API”.",
  },
  {
    asks: wordList`(remove|delete|get rid of|clean up)( \w+){0,3}$`,
    amid: wordList`duplicat\w+, twice, double`,
    not: wordList`accounts?, users?, people, charge, charged`,
    section: "data_export",
    answer:
      "Within 24 hours, “Settings”, “Data”, “Imports”, “Undo” takes out one whole import. Later, filter the list by the day they were made, press Ctrl+A and delete them; the trash keeps them for 30 days.",
  },
  {
    asks: wordList`(please )?do something( now| about (it|this))?$, what( \w+){0,2} you( \w+){0,2} (do|doing)( \w+){0,3}$`,
    amid: down,
    not: wordList`can you do`,
    section: "outage_status",
    answer:
      "I’ll put it in front of the engineer on duty, who answers within 1 hour, day and night: shall I open the critical ticket?",
    offer: "Open a critical ticket: nobody in the team can use it",
    again: "Say “yes”, and the critical ticket is open.",
  },
];
