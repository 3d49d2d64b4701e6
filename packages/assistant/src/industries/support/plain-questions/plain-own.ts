import { wordList } from "../../../understanding/word-list.ts";
import { keepsCopy } from "./keeps-copy.ts";
import type { PlainQuestion } from "./plain-question.ts";

/** Plain questions on what each person does for themselves, on single tasks, and on keeping work safe. */

const twoStep = wordList`2fa, mfa, two.?factor, two.?step( sign.?in)?, authenticator, second factor`;
const leaving = wordList`cancel\w*, quit\w*, stop paying, (end|ends|leave|leaving)( \w+){0,2} plan`;
const everyone = wordList`teammates?, colleagues?, members?, others, people, everyone, everybody, staff, users, team, they, them`;

export const ownQuestions: readonly PlainQuestion[] = [
  {
    asks: wordList`
      (each|every|everyone|everybody|all|everyone else|colleagues?|teammates?|she|he|they|we)( \w+){0,5} (connect\w*|link|set up|sync)( \w+){0,6}, (connect|link|set up)( \w+){0,6} ((by|for) (herself|himself|themselves|myself|her|him|them|someone|my \w+|a \w+)|themselves|herself|himself), what( \w+){0,3} (must|should|does|do|has to|need to)( \w+){0,2} do,
      (colleague|teammate|she|he|they|others)( \w+){0,4} (not|never|nothing)( \w+)? (see|sees|have|has|get|gets)( \w+){0,6}, (herself|himself|themselves|by (him|her)self)( \w+){0,6} (admin|owner|rights)( \w+)?
    `,
    amid: wordList`calendars?`,
    not: wordList`tickets?, stopped, reconnect\w*, invit\w+, slack, github`,
    first: true,
    section: "permissions",
    answer:
      "Everyone connects their own calendar, and no one else can do it for them: signed in as themselves, “Settings”, “Connections”, “Connect” next to the calendar. Any member may, without an owner, unless an owner has blocked it.",
    again:
      "Yes, each person for themselves: sign in, “Settings”, “Connections”, “Connect” next to the calendar, allow it. Their tasks with a due date appear within 15 minutes.",
  },
  {
    asks: wordList`(workaround|meanwhile|in the meantime|until then|for now|other way|plan b)( \w+){0,12}`,
    amid: wordList`calendars?`,
    not: wordList`tickets?, connect\w*`,
    first: true,
    section: "feature_question",
    answer:
      "Yes: “View”, “Calendar” in Plumbline shows every task with its date. For your own calendar, “Settings”, “Connections”, “Calendar link” gives an address to subscribe to, read-only and apart from the sync.",
  },
  {
    asks: wordList`
      ${everyone}( \w+){0,8} (read|look|see|open|access|work|sign in|log in|use)( \w+){0,8}, what (happens|becomes)( \w+){0,4} ${everyone}( \w+){0,8}
    `,
    amid: leaving,
    not: wordList`refund\w*, money, invoices?, tickets?, seats?, left, leaver\w*, pay, paid, charged?`,
    first: true,
    section: "delete_account",
    answer:
      "Until the paid period ends, everyone works as before. After that your teammates can still read everything for 60 days; then it’s erased, so export it before that.",
    again: "Yes, everyone can read for 60 days after the paid period, but change nothing.",
  },
  {
    asks: wordList`
      (switch|turn|set)( \w+)? (on|up)( \w+){0,3} ${twoStep}, (enable|activate|add|start|use|get|want)( \w+){0,3} ${twoStep}
    `,
    not: wordList`off, disable, lost, phone, code, codes, everyone, enforce, require\w*, force, reset, new, locked`,
    section: "security_incident",
    answer:
      "Go to “Settings”, “Security”, “Two-step sign-in” and scan the code with an authenticator app; it’s in every plan, and each person turns it on. Save the ten backup codes it shows.",
  },
  {
    asks: wordList`
      tasks?( \w+){0,4} (smaller|child|nested|inside|within)( \w+)?( tasks?)?( inside)?, (split|break)( \w+){0,3} tasks?( \w+){0,3} (parts?|pieces|steps|smaller)
    `,
    not: wordList`boards?, projects?, export\w*, deleted`,
    section: "feature_question",
    answer:
      "Yes, each task can have subtasks and checklists, and each subtask has its own person and date.",
  },
  {
    asks: wordList`tasks?( \w+){0,4} (wait|waits|blocked|start|starts)( \w+){0,4} (another|other|second|first|previous|done|finished)( \w+)?`,
    not: wordList`automat\w*, rules?, notif\w*, tell\w*`,
    section: "feature_question",
    answer:
      "Yes, open the task, choose “Depends on” and pick the other one; the timeline draws the line.",
  },
  {
    asks: wordList`
      (limit|maximum|max|how many)( \w+){0,3} (tasks|cards)( \w+){0,4}, (tasks|cards)( \w+){0,2} (per|on one|in one)( \w+){0,2} (board|project)( \w+){0,4}, \d{4,6}( \w+)? (tasks|cards)( \w+){0,8} (slow|much|many|limit|problem), (split\w*|divid\w*|smaller boards?)( \w+){0,8} (help|faster|better|quicker|boards?)
    `,
    amid: wordList`tasks, cards, boards?`,
    not: wordList`export\w*, api, import\w*, select\w*, at once, free plan, assign\w*, subtasks?, projects or`,
    first: true,
    section: "feature_question",
    answer:
      "There’s no limit, but above 1,000 open tasks a board takes long to load. “View”, “Hide done” or a filter makes it fast; splitting the board or archiving what’s finished keeps it fast.",
    again:
      "Yes, below 1,000 open tasks a board loads fast again: select tasks in the list, “Move”, and choose the other board. Comments and files go along.",
  },
  {
    asks: wordList`
      (start|begin|keep|carry on)( \w+)? (a |an |the )?(again|new|typing|anew|over|working|rebuilding)( \w+){0,8}, (type|build|building|typing|make|making|write|writing)( \w+){0,5} (again|anew|new)( \w+){0,6}
    `,
    amid: wordList`lost, gone, deleted, disappeared, restor\w*, missing, vanished`,
    not: wordList`how, template, account`,
    first: true,
    section: "feature_question",
    answer:
      "Go ahead, it disturbs nothing: what’s restored comes back as a project of its own, so your new one stays as it is.",
  },
  {
    asks: wordList`
      (not|never|avoid|prevent|stop)( \w+){0,4} (lose|losing|lost|happen\w*)( \w+){0,4}, (cop(y|ies)|backup)( \w+){0,3} (kind|sort|own|myself|ourselves|keep|safe), (keep|make|have|own)( \w+){0,2} (copy|backup)( \w+){0,3}
    `,
    amid: wordList`lost, gone, deleted, disappeared, restor\w*, missing, vanished`,
    not: wordList`phone, codes?, password`,
    first: true,
    section: "data_export",
    answer: keepsCopy,
  },
];
