import { wordList } from "../../../understanding/word-list.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on the timeline and what depends on it, repeats, PDFs and imports. */

const importing = wordList`import\w*, csv, asana, trello, monday\.com, jira, notion, clickup, basecamp, todoist, planner, moving in`;
const timeline = wordList`timelines?, gantt\w*, roadmap`;
const repeating = wordList`recurring, recurrent, repeat\w*, every (day|week|month|second|other|2nd|\w+day)`;

export const planningQuestions: readonly PlainQuestion[] = [
  {
    asks: wordList`
      (moves?|shifts?|adjusts?|reschedul\w+|pushe[sd]?|updates?|chang\w+)( \w+){0,5} (by (itself|themselves)|itself|themselves|automatic\w*|along|on (its|their) own), (late|delayed?|slips?|postponed?|moved|overdue)( \w+){0,6} (others?|next|following|rest|second|dependent|b|tasks?)( \w+){0,2} (moves?|shifts?|follows?|chang\w+|adjust\w*)
    `,
    amid: wordList`depend\w*, ${timeline}, predecessors?, successors?, task a, linked tasks?`,
    not: wordList`repeat\w*, rule, why, calendar, since, this morning, status, column`,
    section: "feature_question",
    answer:
      "No, dates don’t move by themselves: one that no longer works turns red on the timeline, and you drag it to where it should be.",
    again: "No, you move it yourself; the red date shows which one.",
  },
  {
    asks: wordList`critical path, base ?lines?, earned value, resource level\w*, (plan\w*|target) (vs|versus|against) actual, slack time, lead and lag`,
    not: wordList`slack (channel|integration|bot|app)`,
    section: "feature_question",
    answer:
      "That isn’t in Plumbline. The timeline has dependencies and milestones, with dates that no longer work in red; “?”, “Suggest” takes the wish, and others can vote.",
    again:
      "No, that isn’t there either: it’s dependencies and milestones, and the rest would be a suggestion under “?”, “Suggest”.",
  },
  {
    asks: wordList`
      bars?( \w+){0,6} (missing|gone|not|empty|cut off|disappear\w*|invisible), (no|without|where are the|missing)( \w+)? bars?, (pdf|export\w*|print\w*)( \w+){0,8} (empty|blank|white|cut off), (empty|blank|white|cut off)( \w+){0,3} (pdf|page|export|print\w*)
    `,
    amid: wordList`${timeline}, bars?`,
    not: wordList`search bar, side ?bar, progress bar, task bar, menu bar, tool ?bar, loading`,
    section: "data_export",
    answer:
      "Export it from the timeline itself: “View”, “Timeline”, then “Project”, “⋯”, “Export”, “PDF”, “Fit to width”. From the list, only the list comes; a task needs a start and an end date for a bar.",
    again:
      "From the timeline view, with no filter set and both dates on each task, the bars come along. If they don’t, a person should see the file, by ticket.",
  },
  {
    asks: wordList`
      (get|send|take|bring|give|show|save|export|need|have)( \w+){0,4} (plan|timeline|gantt|schedule|time plan)( \w+){0,9} (out|pdf|excel|client|customer|paper|file), (plan|timeline|gantt|schedule)( \w+){0,4} with( \w+){0,5} (bars?|dates)
    `,
    not: wordList`team plan, business plan, free plan, (which|what|price|cost)( \w+){0,2} plan, trial, pay\w*, change( \w+)? plan, link, invit\w+, guest, upgrade, empty, missing, no bars`,
    section: "data_export",
    answer:
      "As a PDF with the bars: open “View”, “Timeline”, then “Project”, “⋯”, “Export”, “PDF”, “Fit to width”. Excel is in the same menu, as a list with the dates.",
    again:
      "“Project”, “⋯”, “Export” from the timeline view: “PDF” has the dates and bars, “Excel” the list. If it doesn’t load, export from the list: dates, no bars.",
  },
  {
    asks: wordList`
      (pdf|print\w*|export\w*)( \w+){0,5} (shows?|has|have|includes?|contains?|with|keeps?|look\w*)( \w+){0,4} (bars?|timeline|gantt|lines|arrows|colou?rs), bars?( \w+){0,4} (in|on|included|there|visible|yes|or)( \w+){0,4}, (just|only) (a|the) list, bars?( \w+)?$
    `,
    amid: wordList`pdf( \w+){0,6} ${timeline}, ${timeline}( \w+){0,8} (pdf|print\w*|export\w*), pdf( \w+){0,4} bars?`,
    not: wordList`search bar, side ?bar, progress bar, tool ?bar, empty, blank, missing, share, link expire\w*`,
    first: true,
    section: "data_export",
    answer:
      "Yes, with the bars, if you export from the timeline itself: “View”, “Timeline”, then “Project”, “⋯”, “Export”, “PDF”. From the list view, you only get the list.",
    again: "Bars: yes, as long as the timeline is the view you export from.",
  },
  {
    asks: wordList`(send|show|share|give|get)( \w+){0,6} (another|other|different|some other) way, (another|other|different) way( \w+){0,3} (send|show|share|give)`,
    not: wordList`refund\w*, log ?in, sign ?in, pay`,
    section: "permissions",
    answer:
      "Yes, with a read-only link: “Share” on the project, “Link”. It opens on the view you’re in, needs no account, and can have a password and an end date.",
  },
  {
    asks: wordList`
      every (second|other|2nd|third|3rd|fourth|first|last|two|2|three|3|four|4|six|6) (mon|tues|wednes|thurs|fri|satur|sun)day, every (second|other|2nd|third|3rd|two|2|three|3|four|4|six|6) (days?|weeks?|months?), (first|last|second|third) (mon|tues|wednes|thurs|fri|satur|sun)day of( \w+)? month, (fortnight|fortnightly|bi-?weekly|quarterly)
    `,
    amid: repeating,
    not: wordList`newsletter, release, invoices?, bill\w*, report, maintenance, remind\w*, pay, export\w*`,
    first: true,
    section: "feature_question",
    answer:
      "Yes: open the task, “Due”, “Repeat”, “Custom”, and choose the interval and the day, such as every 2 weeks on Tuesday.",
    again: "The same way: “Due”, “Repeat”, “Custom”, with that interval.",
  },
  {
    asks: wordList`
      (check ?lists?|sub ?tasks?|files?|attachments?|comments?|description)( \w+){0,6} (repeats?|too|also|copied|comes?|along|again|reset|with it|inside), what about( \w+){0,2} (check ?lists?|sub ?tasks?)( \w+){0,5}
    `,
    amid: repeating,
    not: wordList`import\w*, restore\w*, trash, template`,
    section: "feature_question",
    answer:
      "Each new one begins with the same checklist and subtasks, unchecked. Comments and files stay with the one that’s done.",
  },
  {
    asks: wordList`
      (link|connect|tie|depend\w*)( \w+){0,5} (two|several|other|different|across|between|another)( \w+)? projects?, (tasks?|dates?|dependenc\w+)( \w+){0,4} (across|between) projects, projects( \w+){0,2} (linked|connected|depend\w*)
    `,
    not: wordList`share|read.?only, github, jira, calendar, slack, move, copy`,
    section: "feature_question",
    answer:
      "There’s no link between whole projects. Put the link of one task into the other (“⋯”, “Copy link”), or keep both in one project to use “Depends on”.",
  },
  {
    asks: wordList`
      (match\w*|map\w*|fit|fits|mix\w*|wrong|recogni\w+|different\w*)( \w+){0,4} (columns?|fields?|headers?|headings?), (columns?|fields?|headers?|headings?)( \w+){0,5} (match\w*|map\w*|fit|fits|wrong|mixed|recogni\w+|different\w*|named?|called)
    `,
    amid: importing,
    not: wordList`people, persons?, dates?, umlauts?, moved, cards?`,
    section: "data_export",
    answer:
      "In the preview, choose for each column what it becomes: one of ours, a new project field, or nothing. Nothing is saved before you confirm, and “Imports”, “Undo” works for 24 hours.",
    again: "It’s the row of menus above the preview: each one says what that column becomes.",
  },
  {
    asks: wordList`
      (people|persons?|users?|colleagues?|someone|those|assignees?|names?)( \w+){0,6} (left|gone|not (have|in|there|members?)|no (accounts?|seats?)|without( \w+)? (accounts?|seats?)|match\w*|recogni\w+|assign\w*|mapped), (match\w*|map\w*|assign\w*|recogni\w+)( \w+){0,4} (people|persons?|users?|names?|assignees?)
    `,
    amid: importing,
    not: wordList`columns?, fields?, invoices?, pay, cost\w*, price`,
    section: "data_export",
    answer:
      "People are matched by e-mail address. Tasks of anyone without a seat here come in without a person: filter for those, press Ctrl+A and give them to someone in one go.",
    again: "By e-mail address; whoever isn’t here yet leaves the task without a person.",
  },
  {
    asks: wordList`
      (import|it)( \w+){0,3} (carry|carries|bring|brings|take|takes|cover|covers|include|includes|transfer|transfers)( \w+)? (over|along|across|with it), what( \w+){0,5} (carr\w+|taken|comes?|come|brought|transferred|moved|imported)( over| along| across)?( \w+){0,2}
    `,
    amid: importing,
    not: wordList`wrong, error, after, undo, comments?, attachments?, files?, how long, people, duplicate\w*, next, first, back`,
    section: "data_export",
    answer:
      "Tasks with their people, labels, dates and status, and the comments from Trello and Asana; files and automations don’t. The preview shows it all, and you have 24 hours to undo it.",
  },
  {
    asks: wordList`how long( \w+){0,5} (\d[\d.,]*k?|thousands?|hundred\w*)( \w+){0,2}, how long( \w+){0,3} (import|transfer)( \w+){0,3}`,
    amid: importing,
    not: wordList`undo, days, trial, tickets?, notice`,
    section: "data_export",
    answer:
      "Minutes as a rule, up to an hour for tens of thousands of tasks, and you can keep working meanwhile. One CSV can be 20 MB; split a larger one.",
  },
  {
    asks: wordList`
      (put|get|see|show|bring|sync\w*|add|have|connect)( \w+){0,5} (in|into|to|with)( (my|our|the))? (google|outlook|apple|own)( \w+)? ?calendar
    `,
    not: wordList`not, stopped, twice, since, duplicate\w*, anymore, longer, events?, back, by hand, manually`,
    section: "feature_question",
    answer:
      "Go to “Settings”, “Connections”, choose Google or Outlook and press “Connect”: tasks with a due date appear within 15 minutes, both ways. For Apple and others, use “Calendar link” there.",
    again:
      "Under “Settings”, “Connections”: “Connect” for Google and Outlook, “Calendar link” for any other.",
  },
  {
    asks: wordList`(how (often|fast|quickly|soon)|when|every how many minutes)( \w+){0,6} (refresh\w*|renew\w*|updat\w+|sync\w*), (refresh\w*|updat\w+|sync\w*)( \w+){0,3} how often`,
    amid: wordList`subscri\w+ (link|address|url), calendar link, subscrib\w+( \w+){0,4} calendar`,
    inReply: true,
    section: "feature_question",
    answer:
      "Every 15 minutes on our side. The link is read-only, and your calendar decides when it fetches it; Google and Outlook under “Connect” get changes within 15 minutes.",
  },
];
