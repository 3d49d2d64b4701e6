import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, ofTask } from "./feature.ts";

/** What a task can do. */

export const taskFeatures: readonly Feature[] = [
  ofTask(
    "repeating tasks",
    wordList`repeat(s|ed|ing)?, recurring, recurrence, recurs?, (every|each) (day|week|month|year|morning|monday|tuesday|wednesday|thursday|friday|quarter)s?`,
    {
      has: "Yes: open the task, “Due”, “Repeat”, daily to yearly; “Custom” takes every second week and the like.",
      how: "Open the task, “Due”, “Repeat”, and choose daily to yearly; “Custom” takes every second week and the like.",
      undo: "Open the newest one, “Due”, “Repeat”, “Never”. Those already made stay.",
      phone: "Yes, in the phone app too: the task, “Due”, “Repeat”.",
      who: "Whoever may change the task: members in every open project, guests where it is shared with them.",
      auto: "By itself: when one is done, the next appears with its new date; the done one stays in the history.",
    },
    {
      beside: wordList`weekly, daily, monthly, yearly, automatically, to-?dos?, make, create, set`,
    },
  ),
  ofTask(
    "reminders",
    wordList`remind(s|ers?|ing)?( (me|us|people))?`,
    {
      has: "Yes: the day before a task is due, or at an hour of your own under “Due”, “Remind”.",
      how: "Open the task, “Due”, “Remind”, and choose the day and hour; without that you are reminded the day before it is due.",
      undo: "Open the task, “Due”, “Remind”, “Never”; for all of them your bell, “Preferences”.",
      phone:
        "Yes: the phone rings if Plumbline may notify in its settings, even offline for those it knows already.",
      team: "Each person sets their own; a rule can remind the person of a task: “⋯” on the project, “Rules”, “When a due day passes”.",
      told: "Only you, unless a rule is to tell the others: “⋯” on the project, “Rules”.",
    },
    { beside: wordList`set, due, before, deadline, dates?, hour, time, create, add` },
  ),
  ofTask(
    "subtasks",
    wordList`sub-?tasks?, check-?lists?`,
    {
      has: "Yes, subtasks and checklists in each task, each subtask with a person and date of its own.",
      how: "Open the task and press “+ Subtask”, or type “-” at the start of a line for a checklist.",
      limit:
        "As many as you like in a task; boards get slow above 1,000 open tasks, subtasks included.",
      phone: "Yes, in the phone app too: open the task and press “+ Subtask”.",
      bulk: "Paste several lines into “+ Subtask”, and each becomes one.",
    },
    { beside: wordList`add, make, create, items?, steps?` },
  ),
  ofTask(
    "dependencies",
    wordList`dependenc(y|ies), depends?( on)?, blocked by, predecessors?, link(ing|ed)? (two|2) tasks`,
    {
      has: "Yes: open the task, “Depends on”, and choose the other; the timeline draws the line.",
      how: "Open the task, choose “Depends on” and pick the other one: the timeline draws the line, and a date that no longer works turns red.",
      undo: "Open the task, “Depends on”, and the × beside the other one.",
      auto: "No, dates do not move by themselves: one that no longer fits turns red, so that you decide.",
    },
    { beside: wordList`set, make, add, create, between, other, another` },
  ),
  ofTask(
    "several people on one task",
    wordList`assign(ed|ing)?( \w+){0,4} (2|two|three|3|several|multiple|more than one|many|both) (people|persons|users|members|colleagues), (2|two|three|3|several|multiple|more than one) (people|persons|users|assignees|owners)( \w+){0,3} task, multiple assignees, share a task`,
    {
      has: "Yes, up to twenty people on one task; the first is the one who answers for it.",
      how: "Open the task, “People”, and add each name; the first answers for it, and dragging changes the order.",
      limit: "You can have up to twenty people on one task.",
    },
    { beside: wordList`assign\w*, same` },
  ),
  ofTask(
    "time tracking",
    wordList`time ?-?track(ing|er|ed)?, track(ing|ed)?( the| my| our| your)? (time|hours)( spent)?, timers?, time ?-?sheets?, log(ging)?( my| our)? hours`,
    {
      has: "Yes: “⋯”, “Track time” on a task; the report is under “Project”, “Reports”, “Time”.",
      how: "“⋯”, “Track time” on a task, and once more to stop; “Time” in the task takes hours by hand as well.",
      undo: "Open the task, “Time”, the entry: your own can be changed or deleted for 30 days.",
      sees: "You, the project’s lead and owners can see them. Other members only see the total on a task.",
      who: "Members and guests on the tasks they see; the report is for leads and owners.",
      export: "Yes: “Project”, “Reports”, “Time”, “Export”, as CSV or Excel, by person and task.",
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
      has: "Yes: @ and a name in a comment tells that person; @all tells everybody in the project.",
      how: "Write @ and the name in a comment, and that person is told; @all tells everybody in the project.",
      told: "Yes, at once, unless they set mentions otherwise under their bell, “Preferences”.",
      team: "Yes: @all in a comment tells everybody in that project; a lead can limit it to leads.",
      guests:
        "Yes, guests can be mentioned in the projects shared with them, and can mention others there.",
    },
    { beside: wordList`comments?, someone, somebody, person, name, write` },
  ),
  ofTask(
    "custom fields",
    wordList`custom fields?, own fields?, (extra|additional|new) (fields?|columns?), (add|create|make) (a |an |some |more )?(fields?|columns?)`,
    {
      has: "Yes, up to twenty fields a project: text, number, date, yes or no, person, or a list to choose from.",
      how: "“⋯” on the project, “Fields”, “New field”: text, number, date, yes or no, person, or a list to choose from.",
      limit: "Up to twenty fields a project.",
      who: "The project’s lead or an owner makes them; members fill them in.",
      undo: "“⋯” on the project, “Fields”, the field, “Remove”; its values stay in the history for 30 days.",
      team: "Save the project as a template: new projects then start with these fields.",
      export: "Yes, fields are columns in the CSV and Excel export.",
    },
    { beside: wordList`add, make, create, own, number, date, text` },
  ),
  ofTask(
    "labels",
    wordList`labels?, tags?, colou?rs?( the| my| our)?( tasks?| cards?)?, colou?r.?cod(e|ing)`,
    {
      has: "Yes, coloured labels: open a task, “Labels”, and make your own.",
      how: "Open a task, “Labels”, and choose one or make your own with a colour.",
      who: "Members make and set them; a lead may limit that under “⋯”, “Rights”.",
      bulk: "Yes: tick several in the list, “Labels”.",
      undo: "Open the task, “Labels”, and the × beside it; the label itself goes under “⋯” on the project, “Labels”.",
    },
    { beside: wordList`add, make, create, own, put, change, set, different` },
  ),
  ofTask(
    "priorities",
    wordList`priorit(y|ies|i[sz]e)( levels?)?, mark( \w+)? as (important|urgent)`,
    {
      has: "Partly: there is no field of that name; a label, or a field “List to choose from”, does it, and the list sorts by it.",
      how: "With a label, or a field of your own: “⋯” on the project, “Fields”, “List to choose from”. The list sorts by it.",
    },
    { beside: wordList`set, add, make, high, low, change, level, field, tasks` },
  ),
  ofTask(
    "due dates",
    wordList`due ?-?(dates?|days?), deadlines?`,
    {
      has: "Yes: open the task, “Due”; it then shows in calendar and timeline, and you are reminded the day before.",
      how: "Open the task, “Due”, and choose the day; it then shows in calendar and timeline.",
      who: "Members in every open project, unless its lead chose “⋯”, “Rights”, “Dates”, “Leads only”.",
      undo: "Open the task, “Due”, “None”. What it was before stands under “⋯”, “History”.",
      bulk: "Yes: tick several in the list, then change the date once for all, up to 500 at a time.",
      told: "Whoever has the task is reminded the day before; followers hear of a changed date under their bell.",
    },
    { beside: wordList`set, add, change, put, give` },
  ),
  ofTask(
    "moving a task",
    wordList`mov(e|es|ing) (a |the |one |some |several |multiple |my |these |many )?(tasks?|cards?)( (to|into|between|over to)( \w+){0,3} (project|board|list|team)s?)?`,
    {
      has: "Yes: “⋯” on the task, “Move”; comments, files and history go along.",
      how: "“⋯” on the task, “Move”, and choose the project: comments, files and history go along.",
      bulk: "Yes: tick several in the list, “Move”, up to 500 at a time.",
      undo: "Move it back the same way, or “⋯”, “History”, “Take back”.",
      safe: "Nothing is lost: comments, files and history go along.",
      told: "Whoever has the task or follows it hears of it under their bell.",
    },
    { beside: wordList`another, other, different` },
  ),
  ofTask(
    "changing many at once",
    wordList`bulk( ?-?(edit\w*|actions?|changes?|close|delete|move|update))?, (close|finish|complete|archive|change|edit|update|assign|tick off|mark)( \w+){0,3} (\d+|many|all|several|hundreds of|lots of|multiple|a bunch of)( \w+){0,2} (cards?|tasks?), mass (edit|change|update|delete)`,
    {
      has: "Yes, in the list: tick several, or Shift and click, then change person, date, label or state at once, up to 500 at a time.",
      how: "In the list: tick them, or Ctrl+A for all that the filter shows, then “Done”, “Archive” or any other change, up to 500 at a time.",
      limit: "Up to 500 at a time.",
    },
    { beside: wordList`old, done, as, close, once, like, \d+, cards` },
  ),
  ofTask(
    "working on one task together",
    wordList`(two|2|several|both|multiple|more than one|many)( \w+){0,2} (edit|work|type|write|change|editing|working)( \w+){0,6}( at once| together| at the same time| simultaneously), (edit|work|write)( \w+){0,4} (simultaneously|at the same time|together), co-?edit\w*, collaborative editing`,
    {
      has: "Yes: everybody sees the changes at once. Where two write in the same field, the later one counts, and “⋯”, “History” keeps the other.",
      how: "Just open the same task: everybody sees the changes at once. Where two write in the same field, the later one counts, and “History” keeps the other.",
    },
    { beside: wordList`same, task, description, people, text` },
  ),
  ofTask(
    "deleting a task",
    wordList`(delet(e|es|ing)|remov(e|ing)|get rid of) (a |the |my |one |some |old |several |many |multiple )?(tasks?|cards?)`,
    {
      has: "Yes: “⋯” on the task, “Delete”; it lies in “Trash” for 30 days.",
      how: "“⋯” on the task, “Delete”: it lies in “Trash” for 30 days. “Done” or “Archive” keeps it findable instead.",
      undo: "“Trash” at the foot of the sidebar, “Restore”, for 30 days: comments and files come back with it.",
      bulk: "Yes: tick several in the list, “Delete”, up to 500 at a time.",
      who: "Members in open projects; a lead may limit it under “⋯”, “Rights”. Viewers cannot.",
      safe: "For 30 days it comes back from “Trash” with everything; after that it is gone for good.",
    },
  ),
];
