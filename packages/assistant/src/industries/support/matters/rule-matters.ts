import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asked, type Matter, ways } from "./matter.ts";

/** Tasks or dates that moved by themselves, and the automation rule that may have done it. */

const things = wordList`tasks?, cards?, (due )?dates?, deadlines?, columns?, items?, lists?, projects?, boards?, (my |our |all )?(stuff|things), everything, it all, they, half of (it|them)`;
const moved = wordList`moved?, moving, moves, shift\w*, jump\w*, chang\w+, rearranged, reordered, shuffled, slid(e|es)?`;
const itself = wordList`by (it|them)sel(f|ves), on (its|their) own, without (me|us|anyone|anybody)( \w+)*, (and )?(nobody|no ?one|none of us)( \w+){0,2} (did|touched|moved|changed)( \w+)?`;
const off = wordList`(turn|switch|turned|switched|take|put)( \w+){0,3} off, disabl\w+, deactivat\w+, stop(ped)?, delet\w+, remov\w+`;
const back = wordList`back, return, undone|undo|undoes, revert\w*, restor\w+, as (before|they were|it was), where (they|it) (were|was|belongs?)`;

const asks: Matter["asks"] = [
  asked(
    wordList`(history|log|activity|see|show\w*|record\w*|know|who|trace)( \w+){0,8} (${off}), (${off})( \w+){0,8} (history|log|recorded|traced)`,
    "Yes, the project’s “History” lists changes to its rules as well, with the person, day and time.",
  ),
  asked(
    wordList`(how|can|could)( \w+){0,4} (put|get|move|bring|change|fix|undo|take)( \w+){0,3} (back|undone)?, how (do|can) (i|we) (fix|undo)( \w+)*, (i|we) (want|need)( \w+){0,6} back`,
    "Use “⋯”, “History” on the project, “Take back”: it puts them all back at once, for 30 days.",
  ),
  asked(
    wordList`(will|do|does|would|can|if|are|then|get)( \w+){0,10} (${back})( \w+){0,5}, automatically back`,
    "No, turning a rule off only stops it from now on. What it moved goes back with “History”, “Take back”, for 30 days, all at once.",
  ),
  asked(
    wordList`(should|shall|must|better|can|could|may|do)( (i|we|you))?( \w+){0,4} (${off})( \w+){0,4}, (${off}) (it|that|the rule|them)( \w+){0,2}`,
    "Yes, if “Last runs” shows that the rule did it: turn it off first, so it doesn’t move anything again, then use “History”, “Take back”.",
  ),
  asked(
    wordList`(which|what|an?|the|some|any|maybe|our|this|one) (rules?|automations?)( \w+){0,5}`,
    "It could be one: “⋯” on the project, “Rules”, “Last runs” shows what each rule did and when. Compare that with the time in “History”.",
  ),
  asked(
    wordList`(again|tomorrow|prevent|avoid|next time|stop (it|this|that)|keep\w*)( \w+)*`,
    "If a rule did it, it will do it again until it’s off: “⋯” on the project, “Rules”. If a person did it, “History” has the name.",
  ),
  asked(
    wordList`who( \w+)*, (somebody|someone|colleague|coworker)( \w+)*, find out( \w+)*, (did not|never|nobody|no ?one)( \w+){0,3} (touch\w*|did|do|move\w*|change\w*|anything)( \w+)?`,
    "“⋯”, “History” on the project names whoever moved them, with day and time; if it was a rule, it names the rule.",
  ),
  asked(
    ways.where,
    "It’s “⋯” at the top right of the project: “History” for what moved, “Rules” for what runs automatically.",
  ),
  asked(
    wordList`(can not|do not|does not)( \w+){0,3} (see|find|open|have)( \w+)*, greyed?( \w+)*`,
    "“Rules” is only for the project’s lead and owners; “Share” shows who leads it. Everyone can open “History”.",
  ),
];

export const ruleMatters: readonly Matter[] = [
  {
    title: "A rule that was turned off",
    section: "feature_question",
    first: true,
    names: anywhere(wordList`
      (${off})( \w+){0,3} (rule|automation)s?( \w+){0,8} (${back}), (rule|automation)s?( \w+){0,3} off( \w+){0,8} (${back})
    `),
    answer:
      "No, turning a rule off only stops it from now on. What it moved goes back with “History”, “Take back”, for 30 days, all at once.",
    asks,
  },
  {
    title: "Things that moved by themselves",
    section: "feature_question",
    first: true,
    names: anywhere(wordList`
      (${things})( \w+){0,4} (in|on|at) (the )?wrong (place|spot|column|list|position|section|day|date)s?, (${things})( \w+){0,4} not where( \w+){1,4},
      (${things})( \w+){0,3} (${moved})( \w+){0,3} (${itself}), (${itself})( \w+)? (${moved})( \w+)?, (${things})( \w+){0,3} (out of place|all over the place|mixed up|moved around|messed up|jumbled( up)?|out of order)
    `),
    not: anywhere(
      wordList`import\w*|csv|trello|asana|jira|excel, export\w*, (dis)?arrang\w+ by hand, orders?|parcel|invoices?|bill\w*|charged?|address, time ?zones?|hours?|calendars?|outlook|google, screen|mobile|phone|menus?|buttons?, how (do|can|to)( \w+)*, (i|we) moved, cop(y|ied), sso|sign`,
    ),
    answer:
      "I’m sorry about that. “⋯”, “History” on the project shows who or which rule moved them; “Take back” there puts them all back, for 30 days. If it was a rule, turn it off first under “⋯”, “Rules”.",
    asks,
  },
];
