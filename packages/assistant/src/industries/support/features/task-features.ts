import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, ofTask } from "./feature.ts";

/** What a task can do. */

export const taskFeatures: readonly Feature[] = [
  ofTask(
    "repeating tasks",
    wordList`repeat(s|ed|ing)?, recurring, recurrence, recurs?, (every|each) (day|week|month|year|morning|monday|tuesday|wednesday|thursday|friday|quarter)s?`,
    {
      has: "Yes, open the task and choose “Due”, “Repeat”, daily to yearly; “Custom” handles every second week and so on.",
      how: "Open the task, go to “Due”, “Repeat”, and choose daily to yearly; “Custom” handles every second week and so on.",
      undo: "Open the newest one and choose “Due”, “Repeat”, “Never”. The ones already created stay.",
      phone: "Yes, in the phone app too: open the task, then “Due”, “Repeat”.",
      who: "Anyone who can change the task: members in every open project, guests where it’s shared with them.",
      auto: "It’s automatic: when one is done, the next appears with its new date; the finished one stays in the history.",
    },
    {
      beside: wordList`weekly, daily, monthly, yearly, automatically, to-?dos?, make, create, set`,
    },
  ),
  ofTask(
    "reminders",
    wordList`remind(s|ers?|ing)?( (me|us|people))?`,
    {
      has: "Yes, the day before a task is due, or at a time you set under “Due”, “Remind”.",
      how: "Open the task, go to “Due”, “Remind”, and choose the day and time; otherwise you’re reminded the day before it’s due.",
      undo: "Open the task and choose “Due”, “Remind”, “Never”; for all of them, use your bell, “Preferences”.",
      phone:
        "Yes, the phone alerts you if its settings let Plumbline notify you, even offline for reminders it already knows about.",
      team: "Everyone sets their own; a rule can remind the person assigned to a task: “⋯” on the project, “Rules”, “When a due day passes”.",
      told: "Only you are, unless a rule tells the others: “⋯” on the project, “Rules”.",
    },
    { beside: wordList`set, due, before, deadline, dates?, hour, time, create, add` },
  ),
  ofTask(
    "subtasks",
    wordList`sub-?tasks?, check-?lists?`,
    {
      has: "Yes, each task can have subtasks and checklists, and each subtask has its own person and date.",
      how: "Open the task and press “+ Subtask”, or type “-” at the start of a line for a checklist.",
      limit:
        "You can have as many as you like in a task; boards get slow above 1,000 open tasks, including subtasks.",
      phone: "Yes, in the phone app too: open the task and press “+ Subtask”.",
      bulk: "Paste several lines into “+ Subtask”, and each becomes one.",
    },
    { beside: wordList`add, make, create, items?, steps?` },
  ),
  ofTask(
    "dependencies",
    wordList`dependenc(y|ies), depends?( on)?, blocked by, predecessors?, link(ing|ed)? (two|2) tasks`,
    {
      has: "Yes, open the task, choose “Depends on” and pick the other one; the timeline draws the line.",
      how: "Open the task, choose “Depends on” and pick the other one: the timeline draws the line, and a date that no longer works turns red.",
      undo: "Open the task, go to “Depends on”, and click the × next to the other one.",
      auto: "No, dates don’t move automatically: one that no longer works turns red, so you can decide.",
    },
    { beside: wordList`set, make, add, create, between, other, another` },
  ),
  ofTask(
    "several people on one task",
    wordList`assign(ed|ing)?( \w+){0,4} (2|two|three|3|several|multiple|more than one|many|both) (people|persons|users|members|colleagues), (2|two|three|3|several|multiple|more than one) (people|persons|users|assignees|owners)( \w+){0,3} task, multiple assignees, share a task`,
    {
      has: "Yes, up to twenty people on one task; the first is the one responsible for it.",
      how: "Open the task, go to “People”, and add each name; the first is responsible for it, and you can drag to change the order.",
      limit: "You can have up to twenty people on one task.",
    },
    { beside: wordList`assign\w*, same` },
  ),
  ofTask(
    "time tracking",
    wordList`time ?-?track(ing|er|ed)?, track(ing|ed)?( the| my| our| your)? (time|hours)( spent)?, timers?, time ?-?sheets?, log(ging)?( my| our)? hours`,
    {
      has: "Yes, use “⋯”, “Track time” on a task; the report is under “Project”, “Reports”, “Time”.",
      how: "Use “⋯”, “Track time” on a task, and click it again to stop; you can also enter hours yourself under “Time” in the task.",
      undo: "Open the task, go to “Time” and click the entry: you can change or delete your own for 30 days.",
      sees: "You, the project’s lead and owners can see them. Other members only see the total on a task.",
      who: "Members and guests can, on the tasks they see; the report is for leads and owners.",
      export:
        "Yes, use “Project”, “Reports”, “Time”, “Export”, for CSV or Excel, by person and task.",
      phone: "Yes, “⋯”, “Track time” is in the phone app too; the report needs the browser.",
    },
    {
      beside: wordList`hours, spent, built in, people, employees, staff, turn on, switch on, start, stop`,
    },
  ),
  ofTask(
    "comments and mentions",
    wordList`mention(s|ing|ed)?( (some|any)(one|body)| a colleague| people)?, tag(ging)? (someone|somebody|people|a colleague), @( ?\w+)?`,
    {
      has: "Yes, type @ and a name in a comment to notify that person; @all notifies everybody in the project.",
      how: "Type @ and the name in a comment, and that person is notified; @all notifies everybody in the project.",
      told: "Yes, right away, unless they’ve set mentions differently under their bell, “Preferences”.",
      team: "Yes, @all in a comment notifies everybody in that project; a lead can limit it to leads.",
      guests:
        "Yes, guests can be mentioned in the projects shared with them, and can mention others there.",
    },
    { beside: wordList`comments?, someone, somebody, person, name, write` },
  ),
  ofTask(
    "custom fields",
    wordList`custom fields?, own fields?, (extra|additional|new) (fields?|columns?), (add|create|make) (a |an |some |more )?(fields?|columns?)`,
    {
      has: "Yes, up to twenty fields per project: text, number, date, yes or no, person, or a list to choose from.",
      how: "Go to “⋯” on the project, “Fields”, “New field” and choose text, number, date, yes or no, person, or a list to choose from.",
      limit: "You can have up to twenty fields per project.",
      who: "The project’s lead or an owner makes them; members fill them in.",
      undo: "Go to “⋯” on the project, “Fields”, the field, “Remove”; its values stay in the history for 30 days.",
      team: "Save the project as a template, and new projects will start with these fields.",
      export: "Yes, fields are columns in the CSV and Excel export.",
    },
    { beside: wordList`add, make, create, own, number, date, text` },
  ),
  ofTask(
    "labels",
    wordList`labels?, tags?, colou?rs?( the| my| our)?( tasks?| cards?)?, colou?r.?cod(e|ing)`,
    {
      has: "Yes, with colour labels: open a task, go to “Labels” and make your own.",
      how: "Open a task, go to “Labels”, and choose one or make your own with a colour.",
      who: "Members can make and set them; a lead can limit that under “⋯”, “Rights”.",
      bulk: "Yes, select several in the list, then “Labels”.",
      undo: "Open the task, go to “Labels” and click the × next to it; to delete the label itself, use “⋯” on the project, “Labels”.",
    },
    { beside: wordList`add, make, create, own, put, change, set, different` },
  ),
  ofTask(
    "priorities",
    wordList`priorit(y|ies|i[sz]e)( levels?)?, mark( \w+)? as (important|urgent)`,
    {
      has: "Partly: there’s no field with that name, but a label or a field “List to choose from” does it, and you can sort the list by it.",
      how: "Use a label or your own field: “⋯” on the project, “Fields”, “List to choose from”. You can sort the list by it.",
    },
    { beside: wordList`set, add, make, high, low, change, level, field, tasks` },
  ),
  ofTask(
    "due dates",
    wordList`due ?-?(dates?|days?), deadlines?`,
    {
      has: "Yes, open the task and choose “Due”; it shows up in the calendar and timeline, and you’re reminded the day before.",
      how: "Open the task, go to “Due”, and choose the day; it shows up in the calendar and timeline.",
      who: "Members can in every open project, unless its lead chose “⋯”, “Rights”, “Dates”, “Leads only”.",
      undo: "Open the task and choose “Due”, “None”. You’ll find the old date under “⋯”, “History”.",
      bulk: "Yes, select several in the list, then change the date once for all, up to 500 at a time.",
      told: "The person assigned is reminded the day before; followers are notified of a changed date under their bell.",
    },
    { beside: wordList`set, add, change, put, give` },
  ),
  ofTask(
    "moving a task",
    wordList`mov(e|es|ing) (a |the |one |some |several |multiple |my |these |many )?(tasks?|cards?)( (to|into|between|over to)( \w+){0,3} (project|board|list|team)s?)?`,
    {
      has: "Yes, use “⋯” on the task, “Move”; comments, files and history go along.",
      how: "Use “⋯” on the task, “Move”, and choose the project: comments, files and history go along.",
      bulk: "Yes, select several in the list and choose “Move”, up to 500 at a time.",
      undo: "Move it back the same way, or use “⋯”, “History”, “Take back”.",
      safe: "You won’t lose anything: comments, files and history go along.",
      told: "Anyone assigned to the task or following it is notified under their bell.",
    },
    { beside: wordList`another, other, different` },
  ),
  ofTask(
    "changing many at once",
    wordList`bulk( ?-?(edit\w*|actions?|changes?|close|delete|move|update))?, (close|finish|complete|archive|change|edit|update|assign|tick off|mark)( \w+){0,3} (\d+|many|all|several|hundreds of|lots of|multiple|a bunch of)( \w+){0,2} (cards?|tasks?), mass (edit|change|update|delete)`,
    {
      has: "Yes, in the list: select several, or Shift-click, then change the person, date, label or status at once, up to 500 at a time.",
      how: "Select them in the list, or press Ctrl+A for everything the filter shows, then “Done”, “Archive” or any other change, up to 500 at a time.",
      limit: "You can do up to 500 at a time.",
    },
    { beside: wordList`old, done, as, close, once, like, \d+, cards` },
  ),
  ofTask(
    "working on one task together",
    wordList`(two|2|several|both|multiple|more than one|many)( \w+){0,2} (edit|work|type|write|change|editing|working)( \w+){0,6}( at once| together| at the same time| simultaneously), (edit|work|write)( \w+){0,4} (simultaneously|at the same time|together), co-?edit\w*, collaborative editing`,
    {
      has: "Yes, everybody sees changes right away. If two people type in the same field, the later change counts, and “⋯”, “History” keeps the other.",
      how: "Just open the same task: everybody sees changes right away. If two people type in the same field, the later change counts, and “History” keeps the other.",
    },
    { beside: wordList`same, task, description, people, text` },
  ),
  ofTask(
    "deleting a task",
    wordList`(delet(e|es|ing)|remov(e|ing)|get rid of) (a |the |my |one |some |old |several |many |multiple )?(tasks?|cards?)`,
    {
      has: "Yes, use “⋯” on the task, “Delete”; it stays in “Trash” for 30 days.",
      how: "Use “⋯” on the task, “Delete”, and it stays in “Trash” for 30 days. To keep it findable, use “Done” or “Archive” instead.",
      undo: "Use “Trash” at the bottom of the sidebar, “Restore”, for 30 days: comments and files come back with it.",
      bulk: "Yes, select several in the list and choose “Delete”, up to 500 at a time.",
      who: "Members can in open projects; a lead can limit it under “⋯”, “Rights”. Viewers can’t.",
      safe: "You can bring it back from “Trash” with everything for 30 days; after that it’s gone for good.",
    },
  ),
];
