import { wordList } from "../../../understanding/word-list.ts";
import { keepsCopy } from "./keeps-copy.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on where something is on the screen, and on getting back what was there. */

const columns = wordList`board( view)?, (the )?columns, kanban`;
const ofView = wordList`views?, (just|only) (a|the) list, list now, columns (again|back), instead of (a|the|my) (board|columns|list)`;
const sought = wordList`button, dots, three dots, 3 dots, menu, symbol, sign, icon`;
const unseen = wordList`where, not find, not (really )?see, can not find, describe, top right, top left`;

export const screenQuestions: readonly PlainQuestion[] = [
  {
    asks: wordList`(can|could|may|do|will)( \w+){0,4} (log ?in|sign ?in|use it|open it|work|see it|read it)( \w+){0,2} (on|with|from|by)( \w+){0,2} (phones?|mobiles?|smartphones?|tablets?|ipads?|iphones?)`,
    not: wordList`not, codes?, lost, stolen, new, error, crash\w*, tickets?, wrong, still, offline, calls?`,
    first: true,
    section: "feature_question",
    answer:
      "Yes, with the same account and role: the apps for iPhone (iOS 17 or later) and Android (12 or later) are under “Help”, “Get the apps”, and the phone’s browser works too.",
  },
  {
    asks: wordList`
      (get|see|show|have|want|bring|switch)( \w+){0,4} ${columns}( \w+){0,4} back, (get|bring|switch|go|change|come)( \w+){0,2} (back )?to( the| a)? ${columns}, (see|show|shown|have|want)( \w+){0,5} (in|as)( a)? (columns|board)( again)?
    `,
    amid: ofView,
    not: wordList`fold\w*, deleted, trash, csv, excel, import\w*, export\w*, print\w*, pdf, width`,
    section: "feature_question",
    answer:
      "Go to “View” and choose board, list, calendar or timeline; each project remembers your choice.",
    again: "“View” switches between board, list, calendar and timeline.",
  },
  {
    asks: wordList`${unseen}( \w+){0,6} ${sought}, ${sought}( \w+){0,4} ${unseen}`,
    amid: wordList`export\w*, print\w*, pdf`,
    not: wordList`grey(ed)?, gray(ed)?, disabled, inactive, greyed out, guests?, viewers?, members?, api, csv, error`,
    section: "data_export",
    answer: "It’s “⋯” at the top right of the project, then “Export”.",
    again:
      "Click “⋯” at the top right of the task or project. Press “?” there, and a page with pictures opens.",
  },
  {
    asks: wordList`
      (make|create|take|keep|do|save|store|pull)( \w+){0,3} (backups?|back up|copy|copies|backup copy)( \w+){0,3} (myself|ourselves|of (my|our) own|on (my|our) own|by hand), (my|our) own (backups?|copy|copies|backup copy)
    `,
    not: wordList`codes?, template, duplicate, hosted, server, on premises?, task, calendar`,
    section: "data_export",
    answer: keepsCopy,
  },
  {
    asks: wordList`
      after( \w+)? 60 days( \w+){0,4} (deleted|erased|gone|lost|lose|kept|left), (lose|lost|deleted|erased|gone)( \w+){0,6} after( \w+)? 60 days
    `,
    amid: wordList`cancel\w*, subscription, end(s|ed|ing)?, quit\w*, leave, leaving`,
    not: wordList`trash, backups?, tickets?, logs?`,
    section: "delete_account",
    answer: "You can still read it for 60 days after the paid period, then it’s erased.",
    again:
      "Yes, you can read it for 60 days after the paid period, it’s erased within 30 more, and it’s gone from backups 30 days later.",
  },
];
