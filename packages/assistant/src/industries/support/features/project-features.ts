import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, ofProject } from "./feature.ts";

/** What a project and its views can do. */

export const projectFeatures: readonly Feature[] = [
  ofProject(
    "the timeline",
    wordList`gantt( charts?| view)?, time ?-?lines?( views?)?, roadmap view`,
    {
      has: "Yes, the timeline view: “View”, “Timeline”, with dependencies and milestones.",
      how: "“View” at the top of the project, “Timeline”. Tasks need a date to appear there.",
      phone:
        "Partly: the phone app shows it to read; changing bars needs the browser or the desktop app.",
      export: "As a PDF: “Project”, “⋯”, “Export”, “Landscape”; as CSV it opens in MS Project.",
    },
    { beside: wordList`views?, charts?, see, show` },
  ),
  ofProject(
    "sorting",
    wordList`sort(s|ed|ing)?( order)?( by( \w+){1,2})?, order (tasks )?by( \w+){1,2}`,
    {
      has: "Yes: “View”, “Sort”, by date, person, label, a field of your own, or by hand.",
      how: "“View”, “Sort”: by date, person, label, a field of your own, or by hand.",
      undo: "“View”, “Sort”, “By hand” brings your own order back.",
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
      has: "Yes: “View”, “Filter” by person, label, date or a field of your own.",
      how: "“View”, “Filter”, by person, label, date or a field; add more and choose “all of them” or “any of them”.",
      undo: "“View”, “Reset” takes all filters off.",
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
      how: "“⋯” on the project, “Save as template”; a task has the same under “⋯”. “New project”, “From template” starts one.",
      who: "Every member can save one; only the person who made it and owners can change or delete it.",
      undo: "“New project”, “From template”, “⋯” beside it, “Delete”; projects made from it stay.",
      team: "Yes, everybody in the team finds it under “From template”.",
    },
    { beside: wordList`make, create, save, own, use, turn, into, project, add` },
  ),
  ofProject(
    "forms",
    wordList`forms?, intake form, request forms?, public forms?`,
    {
      has: "Yes: “⋯” on the project, “Form” makes a public form whose entries become tasks.",
      how: "“⋯” on the project, “Form”: choose the fields and share the link; each entry becomes a task.",
      who: "The project’s lead or an owner makes it; whoever has the link fills it in, without an account.",
      guests: "Yes, whoever has the link can fill it in, without an account.",
      undo: "“⋯” on the project, “Form”, “Off”: the link is dead at once, and the tasks stay.",
      sees: "Entries are tasks, so everybody in that project sees them.",
      told: "With “Send a copy” ticked the sender gets one; you hear of new tasks under your bell.",
    },
    { beside: wordList`make, create, build, clients?, requests?, public, customers?, send, fill` },
  ),
  ofProject(
    "rules",
    wordList`rules?, automations?, automat(e|ed|ing)( things| stuff| steps)?, workflows?`,
    {
      has: "Yes: “⋯” on the project, “Rules”, such as “when done, move to Archive”, up to twenty a project.",
      how: "“⋯” on the project, “Rules”, “New rule”: choose what starts it and what it does.",
      limit: "You can have twenty rules per project, on every plan.",
      who: "The project’s lead or an owner.",
      undo: "“⋯” on the project, “Rules”, and switch it off; what it has done stays.",
    },
    { beside: wordList`make, create, set up, build, add, own, move` },
  ),
  ofProject(
    "archiving a project",
    wordList`archiv(e|es|ed|ing)( a| the| my| our| old)?( projects?| boards?)?`,
    {
      has: "Yes: “⋯” on the project, “Archive”; it leaves the sidebar and can be brought back at any time.",
      how: "“⋯” on the project, “Archive”: it leaves the sidebar, and “Projects”, “Archived” still has it.",
      undo: "“Projects”, “Archived”, the project, “Bring back”: it is in the sidebar again at once, with everything.",
      who: "The project’s lead or an owner.",
      sees: "Everyone who could see it before can still read it, under “Projects”, “Archived”.",
      safe: "Nothing is lost: it stays readable and can be searched, and comes back with everything.",
      where:
        "“⋯” at the top right of the project, “Archive”. Only its lead and owners see it; archived ones are under “Projects”, “Archived”.",
    },
    { beside: wordList`button, old, finished` },
  ),
  ofProject(
    "deleting a project",
    wordList`(delet(e|es|ing)|remov(e|ing)|get rid of) (a |the |my |our |an |old |whole )*(projects?|boards?)`,
    {
      has: "Yes, its lead or an owner: “⋯” on the project, “Delete”; it lies in “Trash” for 30 days.",
      how: "“⋯” on the project, “Delete”; only its lead or an owner sees it. It lies in “Trash” for 30 days.",
      undo: "“Trash” at the foot of the sidebar, “Restore”, for 30 days: tasks, comments and files come back with it.",
      who: "Only its lead or an owner; “Share” shows who leads it.",
      safe: "For 30 days it comes back from “Trash” with everything; archiving keeps it for good.",
      told: "Nobody is told; whoever follows its tasks no longer finds them.",
    },
  ),
  ofProject(
    "copying a project",
    wordList`(copy|copies|copying|duplicate|duplicating|clone|cloning) (a |the |my |our |an |whole )*(projects?|boards?|tasks?|cards?)`,
    {
      has: "Yes: “⋯”, “Duplicate” on the project or the task.",
      how: "“⋯”, “Duplicate” on the project or the task; you choose whether people and dates come along.",
      undo: "Delete the copy: “⋯”, “Delete”; the original is not touched.",
    },
  ),
  ofProject(
    "making a project",
    wordList`(make|create|start|add|open|set up) (a |another |new |an )*(projects?|boards?)`,
    {
      has: "Yes: press P, or “New project” in the sidebar.",
      how: "Press P, or “New project” in the sidebar; choose “From template” or start from scratch.",
      who: "Owners and members; guests and viewers cannot.",
      limit: "As many projects as you like, on every plan.",
      undo: "“⋯” on the project, “Delete”; it lies in “Trash” for 30 days.",
    },
  ),
  ofProject(
    "making a task",
    wordList`(make|create|add|enter) (a |another |new |an )*(tasks?|cards?|to-?dos?)`,
    {
      has: "Yes: press N in any view, or “+” on the board.",
      how: "Press N in any view, or “+” on the board, then type the title and press Enter.",
      who: "Members in every open project, guests where it is shared with them; viewers only read.",
      bulk: "Paste several lines into the list view, and each becomes a task; “Import” takes a CSV.",
      phone: "Yes: “+” at the foot of the phone app.",
    },
  ),
  ofProject(
    "reports",
    wordList`reports?, reporting, workload( view)?, statistics, dashboards?`,
    {
      has: "Yes: “Project”, “Reports” has progress, workload and time.",
      how: "“Project”, “Reports”, and choose progress, workload or time, and the weeks.",
      export: "Yes, as a PDF, and time as CSV or Excel too.",
      auto: "“Project”, “Reports”, “Send regularly”: the day and up to ten addresses; a PDF comes at 8:00.",
      phone: "No, reports need the browser or the desktop app.",
      who: "Whoever sees the project sees progress and workload; time is for its lead and owners.",
      sees: "Whoever sees the project sees progress and workload; time is for its lead and owners.",
      guests:
        "“Send regularly” mails the PDF to any address, without a seat; in the app guests see no time report.",
    },
    { beside: wordList`schedule, scheduled, send, weekly, regular\w*, progress, get, every week` },
  ),
  ofProject("saved views", wordList`sav(e|ed|ing) (a |the |my |this )?(views?|filters?)`, {
    has: "Yes: “View”, “Save view”, with a name, for yourself or the whole project.",
    how: "“View”, “Save view”, with a name, for yourself or the whole project; it then stands beside “Board” and “List”.",
  }),
  ofProject(
    "printing",
    wordList`print(s|ing|ed|out)?`,
    {
      has: "Yes: “Project”, “⋯”, “Export”, “PDF”, then print that.",
      how: "“Project”, “⋯”, “Export”, “PDF”, with “Landscape” and “Fit to page”, then print that.",
      phone: "No, printing needs the browser or the desktop app.",
    },
    { beside: wordList`paper, page` },
  ),
  ofProject(
    "embedding",
    wordList`embed(s|ded|ding)?, iframes?`,
    {
      has: "Yes, with the read-only link: “Share”, “Link”, “Embed” gives the code.",
      how: "“Share” on the project, “Link”, “Embed”, and paste the code into your page.",
      undo: "“Share”, “Off” beside the link: the page shows nothing from then on.",
      who: "The project’s lead or an owner.",
      sees: "Whoever has the link or the page, to read only; a password can be set under “Share”, “Link”.",
    },
    { beside: wordList`intranet, website, web ?page, confluence, notion, sharepoint, our, page` },
  ),
];
