import { wordList } from "../../../understanding/word-list.ts";
import { type FaultCase, words } from "./case.ts";

/** Faults with imports, exports and files. */

const parts = wordList`labels?, tags?, (custom )?fields?, (due )?dates?, deadlines?, priorit(y|ies), checklists?`;
const brought = wordList`import\w*, migrat\w+, csv, (from|in|out of) (trello|asana|jira|monday|notion|excel|clickup)`;

export const dataCases: readonly FaultCase[] = [
  {
    title: "Something missing after an import",
    names: words(wordList`(${brought})( \w+){0,8} (${parts}), (${parts})( \w+){0,8} (${brought})`),
    wrong: words(
      wordList`missing, empty, gone, lost, los(e|es|t|ing), not (there|imported|shown|come|came)( \w+)?, (do|did|does) not (come|show|appear)( \w+)?, without, dropped, disappeared, blank`,
    ),
    not: words(wordList`row \d+, wrong (format|order), day and month`),
    urgency: "normal",
    section: "data_export",
    steps: [
      {
        text: "They come along if the file has a column for them and the preview maps it. Use “Settings”, “Data”, “Imports”, “Undo” within 24 hours, map that column and import again. Is it still within 24 hours?",
        done: words(
          wordList`(no|not a) column, (longer|more) than( \w+)?, \d+ days, too late, yesterday`,
        ),
      },
      {
        text: "After 24 hours you can add them in the list: select the tasks that belong together and set it for all of them at once, up to 500 at a time. Does that work?",
        done: words(wordList`by hand, too many, thousands?, one by one`),
      },
    ],
    asks: [
      {
        asks: words(
          wordList`undo( \w+)*, (take|get)( \w+){0,2} back( \w+)*, (go|start) (back|over|again)`,
        ),
        answer:
          "Within 24 hours, yes: “Settings”, “Data”, “Imports”, “Undo” takes out everything that came with it. After that, a person can do it by ticket.",
      },
      {
        asks: words(wordList`(can|could|would) you( \w+){0,2} (do|fix|undo|add)( \w+)*`),
        answer:
          "I can’t change your data from here; a person can, by ticket, if you attach the file. Shall I open one?",
      },
    ],
  },
  {
    title: "An import fails",
    names: words(wordList`imports?, importing, imported, csv (file|upload)`),
    urgency: "normal",
    section: "data_export",
    steps: [
      {
        text: "The preview marks the row in red; “Show” jumps to it. It’s usually a date in another format, an unclosed quotation mark or a file that isn’t UTF-8. Which row is it?",
        done: words(
          wordList`preview, row \d+, utf.?8, no (red|error)( \w+)?, dates? (are|is) (fine|ok|right)`,
        ),
      },
      {
        text: "Try it with just the first twenty rows. If they import, split the file into parts of at most 20 MB; the bad row is in the part that stops. Do they import?",
        done: words(
          wordList`twenty, 20 rows, (ten|10|five|5|few|some|two|2|one|1) rows?, small(er)? file, parts, split, cut`,
        ),
      },
    ],
    asks: [
      {
        asks: words(wordList`dates?, day and month, 31\.12\.\d+, european`),
        answer:
          "Choose the date format in the preview, such as 31.12.2026; take out what’s already imported with “Imports”, “Undo” first, then run it again.",
      },
      {
        asks: words(
          wordList`(rows?|tasks?|those|ones?|\d+)( \w+){0,4} (before|already|in there|are in|went in|came in), half of (it|them), twice, duplicates?, doubled?`,
        ),
        answer:
          "They’re already in: undo the import first (“Settings”, “Data”, “Imports”, “Undo”, within 24 hours), or you’ll have them twice.",
      },
    ],
  },
  {
    title: "An export fails",
    not: words(wordList`invoices?, bills?, receipts?`),
    names: words(
      wordList`exports?, exporting, exported, archive (file|download)?, downloads?( of)? (all|everything|our data)?`,
    ),
    wrong: words(
      wordList`empty, (do|does|did|is|has|will) not( \w+)?, fail\w*, errors?, hangs?, hung, stuck, nothing, missing, half, incomplete, never, still (running|waiting), corrupt\w*, zip (is )?broken, without`,
    ),
    urgency: "normal",
    section: "data_export",
    steps: [
      {
        text: "An export includes what’s shown, so press “View”, “Reset” first. The full archive is made in the background and arrives by e-mail within the hour, from notify@plumbline.example. Is it there?",
        done: words(
          wordList`filters?, reset, no filter, all tasks shown, spam, (waited|after|since)( \w+){0,3} (hours?|day)`,
        ),
      },
      {
        text: "Above 10,000 tasks it stops: export project by project, or by month with “View”, “Filter”. The fix comes with Tuesday’s release. Does that give you everything?",
        done: words(
          wordList`(by|per|each|single|one|project by) (project|month)s?, small(er)? (project|board)s?, only \d+ tasks, (less|fewer)( \w+)?`,
        ),
      },
    ],
    asks: [
      {
        asks: words(
          wordList`(way|export|do it|get (it|them))( \w+){0,3} (api|script), api( way)?, script`,
        ),
        answer:
          "Yes, with the API on Team and Business: 100 tasks per call with a cursor for the next page, 600 calls a minute. 12,000 tasks are 120 calls, so it takes a minute.",
      },
    ],
  },
  {
    title: "A file cannot be added or opened",
    names: words(
      wordList`uploads?, uploading, attach\w*, files?, pictures?, images?, photos?, pdfs?`,
    ),
    wrong: words(
      wordList`(can|could|will|does|do|did) not (be )?(upload\w*|attach\w*|add|open\w*|load\w*|show\w*|work\w*|download\w*|send|go), not (uploading|loading|opening|showing), upload\w* (\w+ )?(fail\w*|stuck|stops?|error\w*|hangs?|refused), (fail\w*|refused|rejected)( \w+){0,3} (upload|files?|attach\w*), stuck at \d+, corrupt\w*, broken (image|file)s?`,
    ),
    urgency: "normal",
    section: "feature_question",
    steps: [
      {
        text: "One file can be up to 250 MB. If yours is smaller, give it a simple name and try a private window; “Settings”, “Plan” shows whether your storage is full. Does it upload?",
        done: words(
          wordList`(only|just|is) \d+ ?(mb|kb), small(er)?( files?| ones?)?, renamed?, private, incognito, other browser, space`,
        ),
      },
      {
        text: "It’s probably the network: try it with the phone’s data. If it works there, your IT team needs to allow files.plumbline.example, including uploads. Does it?",
        done: words(
          wordList`hotspot, phone'?s line, mobile data, other network, another network, at home, wi-?fi, vpn, firewall`,
        ),
      },
    ],
  },
  {
    title: "People missing after an import",
    names: words(
      wordList`(import\w*|switched|moved|migrat\w+|came|coming)( \w+){0,8} (assignees?|people|persons?|names), (assignees?|people|persons?|names)( \w+){0,6} (import\w*|migration)`,
    ),
    wrong: words(
      wordList`missing, empty, gone, lost, not (there|imported|shown|assigned), nobody, blank`,
    ),
    not: words(wordList`charged?|invite|invoices?`),
    urgency: "normal",
    section: "data_export",
    steps: [
      {
        text: "People are matched by e-mail address, and anyone without a seat at the time was left empty. Invite them first, then go to “Settings”, “Data”, “Imports”, “Undo” (for 24 hours) and import again. Has it been longer than that?",
        done: words(wordList`invited before, all (have|had) seats`),
      },
      {
        text: "After 24 hours you can do it from the list: filter by the old name in the field, select the tasks and choose the person for all of them at once. Does that work?",
        done: words(wordList`filter\w*`),
      },
    ],
  },
  {
    title: "Dates that changed",
    names: words(wordList`dates?, deadlines?, due days?`),
    wrong: words(
      wordList`(all |have |has |were |was |got |suddenly |somehow )*(moved|shifted|jumped|changed)( \w+){0,2} (by|themselves|itself|one|a|overnight|alone)( \w+)*, (have|has|were|was|got|suddenly|somehow) (all )?(moved|shifted|jumped|changed), who (did|changed|moved)( \w+)*`,
    ),
    urgency: "normal",
    section: "feature_question",
    steps: [
      {
        text: "“⋯” on the project, “History”, filtered by the day, shows who or what changed them. Check those changes and press “Take back”: all the dates return at once, for 30 days. Can you see who it was?",
        done: words(wordList`history`),
      },
      {
        text: "Check “⋯”, “Rules”, “Last runs”, and “Settings”, “Data”, “Imports”: a rule or an import changes many at once. Is it one of these?",
        done: words(wordList`rules?, imports?`),
      },
    ],
    asks: [
      {
        asks: words(
          wordList`(get|put|bring|take|set)( \w+){0,4} back( \w+)*, undo( \w+)*, revert( \w+)*, all at once, in one go`,
        ),
        answer:
          "Yes, all at once and for 30 days: “⋯” on the project, “History”, filter by day or person, check the changes, “Take back”. The lead and owners can do that for everybody’s.",
      },
      {
        asks: words(wordList`(stop|prevent|lock|forbid|keep)( \w+){0,6}, again`),
        answer:
          "Use “⋯” on the project, “Rights”, “Dates”, “Leads only”: from then on, only leads can change dates.",
      },
    ],
  },
  {
    title: "Tasks in another order",
    names: words(
      wordList`(wrong|different|another|random|mixed|messed)( \w+)? order, order( \w+){0,3} (wrong|changed|different|gone|lost|mixed up), (shuffled|mixed up|jumbled)`,
    ),
    wrong: words(wordList`\w+`),
    urgency: "normal",
    section: "feature_question",
    steps: [
      {
        text: "“View”, “Sort” controls that: only “By hand” keeps the order you dragged. Someone may have chosen another for the whole project. Is it set to “By hand”?",
        done: words(wordList`by hand, dragged, manual(ly)?`),
      },
      {
        text: "“⋯” on the project, “History” shows who moved them, and “Take back” undoes it. Do you see it there?",
        done: words(wordList`history`),
      },
    ],
  },
  {
    title: "The search does not find things",
    names: words(wordList`search\w*`),
    wrong: words(
      wordList`(do|does|did|can) not( \w+)?, nothing, finds? no\w*, no results?, empty, wrong results?, broken`,
    ),
    urgency: "normal",
    section: "feature_question",
    steps: [
      {
        text: "New items show up within a minute, and private projects only for the people in them. Check at the top left that you’re in the right team, and search for a single word. Is it there?",
        done: words(
          wordList`(right|correct|same|only one) team, one word, yesterday, days ago, weeks ago, (i am|we are) in (it|the project)`,
        ),
      },
      {
        text: "Look under “Projects”, “Archived”, and in “Trash”; to find archived tasks, check “Archived too” next to the search. Is it there?",
        done: words(wordList`archived?, trash`),
      },
    ],
  },
];
