import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, ofProject } from "./feature.ts";

/** What a project and its views can do. */

export const projectFeatures: readonly Feature[] = [
  ofProject(
    "the timeline",
    wordList`gantt( charts?| view)?, time ?-?lines?( views?)?, roadmap view`,
    {
      has: "Yes, it’s the timeline view, under “View”, “Timeline”, with dependencies and milestones.",
      how: "Go to “View” at the top of the project, then “Timeline”. Tasks need a date to appear there.",
      phone:
        "Partly: you can read it in the phone app; changing bars needs the browser or the desktop app.",
      export:
        "For a PDF, use “Project”, “⋯”, “Export”, “Landscape”; as CSV it opens in MS Project.",
    },
    { beside: wordList`views?, charts?, see, show` },
  ),
  ofProject(
    "sorting",
    wordList`sort(s|ed|ing)?( order)?( by( \w+){1,2})?, order (tasks )?by( \w+){1,2}`,
    {
      has: "Yes, with “View”, “Sort”: by date, person, label, your own field, or by hand.",
      how: "Go to “View”, “Sort” and choose date, person, label, your own field, or by hand.",
      undo: "“View”, “Sort”, “By hand” brings back your own order.",
      team: "“View”, “Save view” keeps it, for yourself or for the whole project.",
    },
    {
      beside: wordList`date, dates, due, name, person, label, priority, deadline, alphabetically, them`,
    },
  ),
  ofProject(
    "filters",
    wordList`filter(s|ed|ing)?( by( \w+){1,2})?, only (see|show)( \w+)? (my|mine)( own)?( tasks?)?, show only( my)?( own)? tasks`,
    {
      has: "Yes, with “View”, “Filter”, by person, label, date or your own field.",
      how: "Go to “View”, “Filter” and pick a person, label, date or field; add more and choose “all of them” or “any of them”.",
      undo: "“View”, “Reset” clears all filters.",
      team: "“View”, “Save view” keeps it, for yourself or for the whole project.",
    },
    {
      beside: wordList`person, people, label, labels, date, name, user, assignee, colleague, my, mine, them`,
    },
  ),
  ofProject(
    "templates",
    wordList`templates?`,
    {
      has: "Yes, choose “New project”, “From template”; you can save any project as one, too.",
      how: "Use “⋯” on the project, “Save as template”; a task has the same under “⋯”. “New project”, “From template” starts one.",
      who: "Every member can save one; only the person who made it and owners can change or delete it.",
      undo: "Go to “New project”, “From template”, “⋯” next to it, “Delete”; projects made from it stay.",
      team: "Yes, everybody in the team can find it under “From template”.",
    },
    { beside: wordList`make, create, save, own, use, turn, into, project, add` },
  ),
  ofProject(
    "forms",
    wordList`forms?, intake form, request forms?, public forms?`,
    {
      has: "Yes, “⋯” on the project, “Form” makes a public form, and each entry becomes a task.",
      how: "Go to “⋯” on the project, “Form”, choose the fields and share the link; each entry becomes a task.",
      who: "The project’s lead or an owner makes it; anyone with the link can fill it out, without an account.",
      guests: "Yes, anyone with the link can fill it out, without an account.",
      undo: "Use “⋯” on the project, “Form”, “Off”: the link stops working right away, and the tasks stay.",
      sees: "Entries are tasks, so everybody in that project can see them.",
      told: "If “Send a copy” is checked, the sender gets one; you’re notified of new tasks under your bell.",
    },
    { beside: wordList`make, create, build, clients?, requests?, public, customers?, send, fill` },
  ),
  ofProject(
    "rules",
    wordList`rules?, automations?, automat(e|ed|ing)( things| stuff| steps)?, workflows?`,
    {
      has: "Yes, under “⋯” on the project, “Rules”, such as “when done, move to Archive”, up to twenty per project.",
      how: "Go to “⋯” on the project, “Rules”, “New rule” and choose what starts it and what it does.",
      limit: "You can have twenty rules per project, on every plan.",
      who: "The project’s lead or an owner can.",
      undo: "Go to “⋯” on the project, “Rules”, and turn it off; what it has already done stays.",
    },
    { beside: wordList`make, create, set up, build, add, own, move` },
  ),
  ofProject(
    "archiving a project",
    wordList`archiv(e|es|ed|ing)( a| the| my| our| old)?( projects?| boards?)?`,
    {
      has: "Yes, use “⋯” on the project, “Archive”; it leaves the sidebar, and you can bring it back at any time.",
      how: "Use “⋯” on the project, “Archive”: it leaves the sidebar, and you’ll still find it under “Projects”, “Archived”.",
      undo: "Go to “Projects”, “Archived”, the project, “Bring back”, and it’s in the sidebar again right away, with everything.",
      who: "The project’s lead or an owner can.",
      sees: "Everyone who could see it before can still read it, under “Projects”, “Archived”.",
      safe: "You won’t lose anything: it stays readable and searchable, and comes back with everything.",
      where:
        "It’s “⋯” at the top right of the project, “Archive”. Only the lead and owners see it; archived ones are under “Projects”, “Archived”.",
    },
    { beside: wordList`button, old, finished` },
  ),
  ofProject(
    "deleting a project",
    wordList`(delet(e|es|ing)|remov(e|ing)|get rid of) (a |the |my |our |an |old |whole )*(projects?|boards?)`,
    {
      has: "Yes, its lead or an owner can: “⋯” on the project, “Delete”; it stays in “Trash” for 30 days.",
      how: "Use “⋯” on the project, “Delete”; only its lead or an owner sees it. It stays in “Trash” for 30 days.",
      undo: "Use “Trash” at the bottom of the sidebar, “Restore”, for 30 days: tasks, comments and files come back with it.",
      who: "Only its lead or an owner can; “Share” shows who leads it.",
      safe: "You can bring it back from “Trash” with everything for 30 days; archiving keeps it for good.",
      told: "No one is notified; people following its tasks just won’t find them anymore.",
    },
  ),
  ofProject(
    "copying a project",
    wordList`(copy|copies|copying|duplicate|duplicating|clone|cloning) (a |the |my |our |an |whole )*(projects?|boards?|tasks?|cards?)`,
    {
      has: "Yes, use “⋯”, “Duplicate” on the project or the task.",
      how: "Use “⋯”, “Duplicate” on the project or the task; you choose whether people and dates come along.",
      undo: "Delete the copy with “⋯”, “Delete”; the original isn’t affected.",
    },
  ),
  ofProject(
    "making a project",
    wordList`(make|create|start|add|open|set up) (a |another |new |an )*(projects?|boards?)`,
    {
      has: "Yes, press P, or “New project” in the sidebar.",
      how: "Press P, or “New project” in the sidebar; choose “From template” or start from scratch.",
      who: "Owners and members can; guests and viewers can’t.",
      limit: "You can have as many projects as you like, on every plan.",
      undo: "Use “⋯” on the project, “Delete”; it stays in “Trash” for 30 days.",
    },
  ),
  ofProject(
    "making a task",
    wordList`(make|create|add|enter) (a |another |new |an )*(tasks?|cards?|to-?dos?)`,
    {
      has: "Yes, press N in any view, or “+” on the board.",
      how: "Press N in any view, or “+” on the board, then type the title and press Enter.",
      who: "Members can in every open project, guests where it’s shared with them; viewers can only read.",
      bulk: "Paste several lines into the list view, and each becomes a task; “Import” takes a CSV.",
      phone: "Yes, press “+” at the bottom of the phone app.",
    },
  ),
  ofProject(
    "reports",
    wordList`reports?, reporting, workload( view)?, statistics, dashboards?`,
    {
      has: "Yes, “Project”, “Reports” has progress, workload and time.",
      how: "Go to “Project”, “Reports”, and choose progress, workload or time, and the weeks.",
      export: "Yes, as a PDF, and time as CSV or Excel too.",
      auto: "Use “Project”, “Reports”, “Send regularly” and choose the day and up to ten addresses; a PDF is sent at 8:00.",
      phone: "No, reports only work in the browser or the desktop app.",
      who: "Anyone who can see the project sees progress and workload; time is for its lead and owners.",
      sees: "Anyone who can see the project sees progress and workload; time is for its lead and owners.",
      guests:
        "“Send regularly” e-mails the PDF to any address, without a seat; in the app, guests don’t see a time report.",
    },
    { beside: wordList`schedule, scheduled, send, weekly, regular\w*, progress, get, every week` },
  ),
  ofProject("saved views", wordList`sav(e|ed|ing) (a |the |my |this )?(views?|filters?)`, {
    has: "Yes, with “View”, “Save view” and a name, for yourself or the whole project.",
    how: "Use “View”, “Save view” and a name, for yourself or the whole project; you’ll find it next to “Board” and “List”.",
  }),
  ofProject(
    "printing",
    wordList`print(s|ing|ed|out)?`,
    {
      has: "Yes, use “Project”, “⋯”, “Export”, “PDF”, then print that.",
      how: "Use “Project”, “⋯”, “Export”, “PDF”, with “Landscape” and “Fit to page”, then print that.",
      phone: "No, printing only works in the browser or the desktop app.",
    },
    { beside: wordList`paper, page` },
  ),
  ofProject(
    "embedding",
    wordList`embed(s|ded|ding)?, iframes?`,
    {
      has: "Yes, with the read-only link: “Share”, “Link”, “Embed” gives you the code.",
      how: "Go to “Share” on the project, “Link”, “Embed”, and paste the code into your page.",
      undo: "Use “Share”, “Off” next to the link: the page shows nothing from then on.",
      who: "The project’s lead or an owner can.",
      sees: "Anyone with the link or the page can, read-only; you can set a password under “Share”, “Link”.",
    },
    { beside: wordList`intranet, website, web ?page, confluence, notion, sharepoint, our, page` },
  ),
];
